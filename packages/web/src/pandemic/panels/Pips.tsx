import css from '../../table/panels.module.css';
import { useWords } from '../words.ts';

/** Actions left, as dots and in words. */
export function Pips({ left, of }: { readonly left: number; readonly of: number }) {
  const { text } = useWords();
  return (
    <span className={css.pips} data-left={left}>
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots are all alike
        <span key={i} data-on={i < left || undefined} aria-hidden="true" />
      ))}
      <span className={css.pipsText}>{text('panel.actionsLeft', { n: left })}</span>
    </span>
  );
}
