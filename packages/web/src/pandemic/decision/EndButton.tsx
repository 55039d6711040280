import type { Option } from '@holdout/kernel';
import { FlagTriangleRight } from 'lucide-react';
import { useScreen } from '../screen.ts';
import { useWords } from '../words.ts';
import css from './decision.module.css';
import { useEndNeedsAsking, useTake } from './useTake.ts';

/** Ends the actions. Where that should be thought over, it first shows what will come. */
export function EndButton({ option }: { readonly option: Option }) {
  const words = useWords();
  const take = useTake();
  const asks = useEndNeedsAsking();
  const openMenu = useScreen((state) => state.openMenu);
  return (
    <button
      type="button"
      className={css.option}
      data-look="primary"
      data-action="end"
      data-option={asks ? undefined : option.key}
      aria-haspopup={asks ? 'dialog' : undefined}
      onClick={(event) => (asks ? openMenu({ t: 'end' }, event.currentTarget) : take(option))}
    >
      <FlagTriangleRight size={18} aria-hidden />
      <span>{words.option(option)}</span>
    </button>
  );
}
