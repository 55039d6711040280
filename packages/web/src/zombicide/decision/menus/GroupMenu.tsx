import css from '../../../table/decision.module.css';
import { Why } from '../../../table/Why.tsx';
import { useTable, useView } from '../../tableContext.ts';
import { useBoard } from '../../useBoard.ts';
import { useWords } from '../../words.ts';
import { type Group, groupOf } from '../group.ts';
import { OptionList } from '../OptionList.tsx';
import { keysToExplain } from '../whyNot.ts';

/** All options of one kind of action, or why there are none. */
export function GroupMenu({ group }: { readonly group: Group }) {
  const view = useView();
  const scene = useBoard();
  const { text } = useWords();
  const decision = useTable((state) => state.decision);
  const options = decision?.options.filter((option) => groupOf(option) === group) ?? [];
  if (options.length > 0) return <OptionList options={options} />;
  return (
    <>
      <p className={css.quiet}>{text('decision.notNow')}</p>
      <Why keys={keysToExplain(group, view, scene)} seat={decision?.owner ?? 0} />
    </>
  );
}
