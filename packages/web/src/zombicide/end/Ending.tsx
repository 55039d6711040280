import { Download, RotateCcw } from 'lucide-react';
import { Button } from '../../app/ui/Button.tsx';
import { Sheet } from '../../app/ui/Sheet.tsx';
import { useSave } from '../../table/useSave.ts';
import { SurvivorBadge } from '../panels/SurvivorBadge.tsx';
import { useScreen } from '../screen.ts';
import { useTable, useView } from '../tableContext.ts';
import { useWords } from '../words.ts';
import { deedsOf } from './deeds.ts';
import css from './end.module.css';

/** How the game ended, once everything of it has been shown. It can be closed: the table stays as it is. */
export function Ending() {
  const view = useView();
  const words = useWords();
  const { text } = words;
  const closed = useScreen((state) => state.endClosed);
  const closeEnd = useScreen((state) => state.closeEnd);
  const showing = useTable((state) => state.event !== null);
  const update = useTable((state) => state.update);
  const opening = useTable((state) => state.opening);
  const history = useTable((state) => state.history);
  const { exportGame, playAgain } = useSave();
  if (!view.over || closed || showing || !update) return null;
  const { result, cause } = view.over;
  const deeds = deedsOf(opening, history);
  return (
    <Sheet
      size="large"
      title={text(`zombicide.outcome.${result}.${cause}.title`)}
      onClose={() => closeEnd(true)}
      foot={
        <>
          <Button icon={Download} onPress={() => void exportGame()}>
            {text('end.export')}
          </Button>
          <Button icon={RotateCcw} onPress={() => void playAgain()}>
            {text('end.replay')}
          </Button>
          <Button look="primary" onPress={() => closeEnd(true)}>
            {text('end.close')}
          </Button>
        </>
      }
    >
      <div className={css.end} data-result={result}>
        <p className={css.headline}>{text(result === 'won' ? 'zombicide.end.won' : 'zombicide.end.lost')}</p>
        <p>{text(`zombicide.outcome.${result}.${cause}.text`)}</p>
        <p>{text('zombicide.end.rounds', { n: view.turn.round })}</p>
        <table className={css.deeds}>
          <caption className="visually-hidden">{text('zombicide.end.deeds')}</caption>
          <thead>
            <tr>
              <th scope="col">{text('panel.survivors')}</th>
              <th scope="col">{text('zombicide.end.xp')}</th>
              <th scope="col">{text('zombicide.end.kills')}</th>
              <th scope="col">{text('zombicide.end.dice')}</th>
              <th scope="col">{text('zombicide.end.state')}</th>
            </tr>
          </thead>
          <tbody>
            {view.survivors.map(({ id, xp, dead, wounds }) => {
              const { kills, hits, expected } = deeds.get(id) ?? { kills: 0, hits: 0, expected: 0 };
              return (
                <tr key={id}>
                  <th scope="row">
                    <SurvivorBadge id={id} size={26} /> {words.survivor(id)}
                  </th>
                  <td>{xp}</td>
                  <td>{kills}</td>
                  <td>{text('zombicide.end.hits', { hits, expected: Math.round(expected * 10) / 10 })}</td>
                  <td>
                    {text(dead ? 'zombicide.survivor.dead' : 'zombicide.survivor.wounds', { n: wounds })}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        {update.seed !== null && (
          <p className={css.seed}>{text('zombicide.end.seed', { seed: update.seed })}</p>
        )}
      </div>
    </Sheet>
  );
}
