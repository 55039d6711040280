import type { Decision } from '@holdout/kernel';
import css from '../../../table/decision.module.css';
import { Cards } from '../../panels/Cards.tsx';
import panel from '../../panels/panels.module.css';
import { useView } from '../../tableContext.ts';
import { useWords } from '../../words.ts';
import { OptionButton } from '../OptionButton.tsx';

/** What two rivals would carry after an exchange, and the answer to it. RM-ACT-20 */
export function BargainAsk({ decision }: { readonly decision: Decision }) {
  const words = useWords();
  const { survivors } = useView();
  const both = (decision.about ?? '').split(':');
  return (
    <div className={css.ask}>
      <div className={panel.inventories}>
        {survivors
          .filter(({ id }) => both.includes(id))
          .map(({ id, cards }) => (
            <section key={id}>
              <h3 className={css.small}>{words.survivor(id)}</h3>
              <Cards cards={cards} />
            </section>
          ))}
      </div>
      <div className={css.foot}>
        {decision.options.map((option) => (
          <OptionButton
            key={option.key}
            option={option}
            look={option.kind === 'agree' ? 'primary' : 'danger'}
          />
        ))}
      </div>
    </div>
  );
}
