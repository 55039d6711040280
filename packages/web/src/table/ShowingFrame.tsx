import type { GameEvent } from '@holdout/kernel';
import type { ReactNode } from 'react';
import { useTable } from './context.ts';
import css from './panels.module.css';
import { StepTools } from './StepTools.tsx';
import { useTableWords } from './words.ts';

interface ShowingFrameProps {
  readonly event: GameEvent;
  /** A small picture before the words. */
  readonly sign: ReactNode;
  /** What is happening, in words. */
  readonly children: ReactNode;
  /** What belongs to it and is no sentence, such as dice. */
  readonly below?: ReactNode;
  /** The game has long sentences: room is kept for them. */
  readonly long?: boolean;
}

/** Says what is happening while it is being shown, step by step, and how fast. */
export function ShowingFrame({ event, sign, children, below, long = false }: ShowingFrameProps) {
  const looking = useTable((state) => state.looking);
  const { text } = useTableWords();
  return (
    <section
      className={css.showing}
      data-event={event.t}
      data-long={long || undefined}
      data-testid="showing"
      aria-label={text('table.showing')}
    >
      <h2 className={css.showingText}>
        {sign}
        <span>
          {looking !== null && <span className={css.again}>{text('table.again')}</span>}
          {children}
        </span>
      </h2>
      {below}
      <StepTools />
    </section>
  );
}
