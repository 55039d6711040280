import { Biohazard } from 'lucide-react';
import { useWords } from '../words.ts';
import css from './panels.module.css';

interface RottenProps {
  /** Only the sign is seen. */
  readonly small?: boolean;
}

/** The marker of a survivor whom zombies ignore. */
export function Rotten({ small = false }: RottenProps) {
  const { text } = useWords();
  const label = text('zombicide.survivor.rotten');
  return (
    <span className={css.left} title={label} data-rotten>
      <Biohazard size={16} aria-hidden />
      <span className={small ? 'visually-hidden' : undefined}>{label}</span>
    </span>
  );
}
