import css from '../../table/panels.module.css';
import { useWords } from '../words.ts';
import { actionsOf } from './actionsOf.ts';

interface PipsProps {
  readonly left: number;
  /** The role of whoever has the turn. */
  readonly role: string;
}

/** Actions left, as dots and in words. */
export function Pips({ left, role }: PipsProps) {
  const { text } = useWords();
  return (
    <span className={css.pips} data-left={left}>
      {Array.from({ length: actionsOf(role, left) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots are all alike
        <span key={i} data-on={i < left || undefined} aria-hidden="true" />
      ))}
      <span className={css.pipsText}>{text('panel.actionsLeft', { n: left })}</span>
    </span>
  );
}
