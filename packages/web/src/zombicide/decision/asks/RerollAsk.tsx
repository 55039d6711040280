import type { Decision } from '@holdout/kernel';
import css from '../../../table/decision.module.css';
import { Dice } from '../../panels/Dice.tsx';
import { useTable } from '../../tableContext.ts';
import { OptionList } from '../OptionList.tsx';

/** The dice as they lie, and what they can be rolled again with. */
export function RerollAsk({ decision }: { readonly decision: Decision }) {
  const history = useTable((state) => state.history);
  const events = history.flatMap((move) => move.events);
  const dice = events.findLast(({ t }) => t === 'dice');
  return (
    <div className={css.ask}>
      {dice && <Dice event={dice} />}
      <OptionList options={decision.options} />
    </div>
  );
}
