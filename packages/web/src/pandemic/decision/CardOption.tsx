import type { Option } from '@holdout/kernel';
import { useNarrow } from '../../table/Beside.tsx';
import css from '../../table/decision.module.css';
import { useTake } from '../../table/useTake.ts';
import { CardFace } from '../panels/CardFace.tsx';
import { useWords } from '../words.ts';

interface CardOptionProps {
  readonly option: Option;
  /** One of very many. */
  readonly small?: boolean;
}

/** A card that can be picked. */
export function CardOption({ option, small = false }: CardOptionProps) {
  const words = useWords();
  const take = useTake();
  const narrow = useNarrow();
  return (
    <button
      type="button"
      className={css.cardOption}
      data-option={option.key}
      aria-label={words.option(option)}
      onClick={() => take(option)}
    >
      <CardFace card={option.args.at(-1) ?? ''} large={!narrow && !small} />
    </button>
  );
}
