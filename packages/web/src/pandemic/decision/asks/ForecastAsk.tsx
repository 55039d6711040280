import css from '../../../table/decision.module.css';
import { CardFace } from '../../panels/CardFace.tsx';
import { useTable } from '../../tableContext.ts';
import { useWords } from '../../words.ts';
import type { AskProps } from '../AskPanel.tsx';
import { CardOption } from '../CardOption.tsx';

/** The top infection cards are put back one by one: a list that grows, and what is left. PD-EVT-05 */
export function ForecastAsk({ decision }: AskProps) {
  const { text } = useWords();
  const undoLast = useTable((state) => state.undoLast);
  const canUndo = useTable((state) => state.undo.can);
  const put = (decision.about ?? '').split(',').filter((city) => city !== '');
  const total = put.length + decision.options.length;
  return (
    <div className={css.ask}>
      <div className={css.forecast}>
        <section>
          <h3 className={css.small}>{text('decision.forecast.order')}</h3>
          <ol className={css.order}>
            {Array.from({ length: total }, (_, place) => (
              <li key={put[place] ?? `free ${place}`}>
                {put[place] ? <CardFace card={put[place]} /> : <span className={css.slot} />}
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h3 className={css.small}>{text('decision.forecast.left')}</h3>
          <ul className={css.picks}>
            {decision.options.map((option) => (
              <li key={option.key}>
                <CardOption option={option} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      {put.length > 0 && canUndo && (
        <div className={css.foot}>
          <button type="button" className={css.option} onClick={() => void undoLast()}>
            {text('decision.forecast.undo')}
          </button>
        </div>
      )}
    </div>
  );
}
