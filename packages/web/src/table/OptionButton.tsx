import type { Option } from '@holdout/kernel';
import type { ReactNode } from 'react';
import { useTable } from './context.ts';
import css from './decision.module.css';
import { useTake } from './useTake.ts';
import { useTableWords } from './words.ts';

export interface OptionButtonProps {
  readonly option: Option;
  /** Other words than the usual ones. */
  readonly label?: string;
  readonly look?: 'plain' | 'primary' | 'danger';
}

interface SignedProps extends OptionButtonProps {
  /** Who or what the option is about, as a small picture before its words. */
  readonly sign: ReactNode;
  /** What is said after the words, such as what it costs. */
  readonly children?: ReactNode;
}

/** A button that takes an option. Tests find it by its key. */
export function OptionButton({ option, label, look = 'plain', sign, children }: SignedProps) {
  const words = useTableWords();
  const take = useTake();
  const busy = useTable((state) => state.busy);
  return (
    <button
      type="button"
      className={css.option}
      data-look={look}
      data-option={option.key}
      aria-disabled={busy || undefined}
      onClick={() => take(option)}
    >
      {sign}
      <span>
        {label ?? words.option(option)}
        {children}
      </span>
    </button>
  );
}
