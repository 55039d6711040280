import { useSettings } from '../app/settings.ts';
import { useNarrow } from '../table/Beside.tsx';
import css from '../table/screen.module.css';
import { UndoButtons } from '../table/UndoButtons.tsx';
import { useKeptFocus } from '../table/useKeptFocus.ts';
import { ActionBar } from './decision/ActionBar.tsx';
import { AskPanel } from './decision/AskPanel.tsx';
import { ActiveSheet } from './panels/ActiveSheet.tsx';
import { Prompt } from './panels/Prompt.tsx';
import { Showing } from './panels/Showing.tsx';
import { useScreen } from './screen.ts';
import { useTable, useView } from './tableContext.ts';
import { useWords } from './words.ts';

/** Below the map: what is being asked or shown, the survivor it is about, and the buttons to choose with. */
export function Dock() {
  const event = useTable((state) => state.event);
  const decision = useTable((state) => state.decision);
  const busy = useTable((state) => state.busy);
  const { text } = useWords();
  const dock = useKeptFocus(event ?? decision);
  const usual = !decision || decision.ask === 'action';
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
        {event ? <Showing /> : <Prompt />}
        {!event && <UndoButtons />}
      </div>
      <div className={css.dockBody}>{usual ? <Usual /> : <AskPanel decision={decision} />}</div>
    </section>
  );
}

function Usual() {
  const view = useView();
  const decision = useTable((state) => state.decision);
  const narrow = useNarrow();
  // On a phone the text has all the options already, and needs the room.
  const textBoard = useSettings((settings) => settings.textBoard);
  if (view.over) return <GameOver />;
  return (
    <>
      <ActiveSheet />
      {decision && !(narrow && textBoard) && <ActionBar />}
    </>
  );
}

function GameOver() {
  const { text } = useWords();
  const closeEnd = useScreen((state) => state.closeEnd);
  return (
    <button type="button" className={css.result} onClick={() => closeEnd(false)}>
      {text('table.showResult')}
    </button>
  );
}
