import { useQuestion } from '../../table/elsewhere.ts';
import shared from '../../table/panels.module.css';
import { useTable, useView } from '../tableContext.ts';
import { useBoard } from '../useBoard.ts';
import { useWords } from '../words.ts';
import { SurvivorBadge } from './SurvivorBadge.tsx';
import { firstDecides } from './teams.ts';

/** The question that is open, and whose it is. */
export function Prompt() {
  const decision = useTable((state) => state.decision);
  const view = useView();
  const words = useWords();
  const question = useQuestion(words);
  const { mission } = useBoard();
  const { active } = view.turn;
  return (
    <div className={shared.prompt}>
      {active && <SurvivorBadge id={active} size={30} />}
      <h2>{question ?? words.text(view.over ? 'table.over' : 'table.waiting')}</h2>
      {decision && firstDecides(decision.ask, mission) && (
        <p className={shared.again}>{words.text('zombicide.prompt.firstDecides')}</p>
      )}
    </div>
  );
}
