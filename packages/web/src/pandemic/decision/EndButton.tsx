import type { Option } from '@holdout/kernel';
import { FlagTriangleRight } from 'lucide-react';
import css from '../../table/decision.module.css';
import { useWords } from '../words.ts';
import { useEnding } from './useEnding.ts';

/** Ends the actions. Where that should be thought over, it first shows what will come. */
export function EndButton({ option }: { readonly option: Option }) {
  const words = useWords();
  const { asks, press } = useEnding();
  return (
    <button
      type="button"
      className={css.option}
      data-look="primary"
      data-action="end"
      data-option={asks ? undefined : option.key}
      aria-haspopup={asks ? 'dialog' : undefined}
      onClick={(event) => press(option, event.currentTarget)}
    >
      <FlagTriangleRight size={18} aria-hidden />
      <span>{words.option(option)}</span>
    </button>
  );
}
