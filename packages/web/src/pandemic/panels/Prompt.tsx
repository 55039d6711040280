import { useQuestion } from '../../table/elsewhere.ts';
import css from '../../table/panels.module.css';
import { SeatMark } from '../board/SeatMark.tsx';
import { useView } from '../board/useView.ts';
import { useTable } from '../tableContext.ts';
import { useWords } from '../words.ts';
import { Pips } from './Pips.tsx';

/** The question that is open, and whose it is. */
export function Prompt() {
  const decision = useTable((state) => state.decision);
  const view = useView();
  const words = useWords();
  const question = useQuestion(words);
  const seat = decision?.owner ?? view.turn.active;
  const known = view.seats[seat];
  return (
    <div className={css.prompt}>
      {known && known.role !== '' && <SeatMark seat={seat} role={known.role} size={30} />}
      <h2>{question ?? words.text(view.over ? 'table.over' : 'table.waiting')}</h2>
      {decision?.ask === 'action' && <Pips left={view.turn.actions} role={known.role} />}
    </div>
  );
}
