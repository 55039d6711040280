import type { Decision } from '@holdout/kernel';
import type { ComponentType, ReactNode } from 'react';
import { useSettings } from '../app/settings.ts';
import { useNarrow } from './Beside.tsx';
import { useTable } from './context.ts';
import { isElsewhere } from './elsewhere.ts';
import css from './screen.module.css';
import { useScreen } from './screen.ts';
import { UndoButtons } from './UndoButtons.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { useTableWords } from './words.ts';

interface UsualProps {
  readonly over: boolean;
  /** What the one has whose turn it is: his hand, or his sheet. */
  readonly own: ReactNode;
  readonly actions: ReactNode;
}

interface DockProps extends UsualProps {
  /** What is happening, while it is being shown. */
  readonly showing: ReactNode;
  /** The question that is open. */
  readonly prompt: ReactNode;
  /** A question that is not the usual one for an action. */
  readonly Ask: ComponentType<{ readonly decision: Decision }>;
  /** What can be put in while somebody at another screen is asked. */
  readonly Offers: ComponentType<{ readonly decision: Decision }>;
}

/** Below the map: what is being asked or shown, what the one has who is asked, and the buttons to choose with. */
export function Dock({ showing, prompt, Ask, Offers, ...usual }: DockProps) {
  const event = useTable((state) => state.event);
  const decision = useTable((state) => state.decision);
  const busy = useTable((state) => state.busy);
  const elsewhere = useTable(isElsewhere);
  const looksOn = useTable((state) => state.own?.length === 0);
  const { text } = useTableWords();
  const dock = useKeptFocus(event ?? decision);
  const isUsual = !decision || decision.ask === 'action';
  return (
    <section
      ref={dock}
      tabIndex={-1}
      className={css.dock}
      aria-label={text('table.decision')}
      data-testid="decision"
      data-ask={decision?.ask}
      data-owner={decision?.owner}
      aria-busy={busy}
    >
      <div className={css.dockHead}>
        {event ? showing : prompt}
        {!event && !looksOn && <UndoButtons />}
      </div>
      <div className={css.dockBody}>
        {elsewhere && usual.own}
        {elsewhere && decision && decision.options.length > 0 && <Offers decision={decision} />}
        {!elsewhere && (isUsual ? <Usual {...usual} /> : <Ask decision={decision} />)}
      </div>
    </section>
  );
}

function Usual({ over, own, actions }: UsualProps) {
  const decision = useTable((state) => state.decision);
  const narrow = useNarrow();
  // On a phone the text has all the options already, and needs the room.
  const textBoard = useSettings((settings) => settings.textBoard);
  if (over) return <GameOver />;
  return (
    <>
      {own}
      {decision && !(narrow && textBoard) && actions}
    </>
  );
}

function GameOver() {
  const { text } = useTableWords();
  const closeEnd = useScreen((state) => state.closeEnd);
  return (
    <button type="button" className={css.result} onClick={() => closeEnd(false)}>
      {text('table.showResult')}
    </button>
  );
}
