import css from '../../../table/decision.module.css';
import { Why } from '../../../table/Why.tsx';
import { useView } from '../../board/useView.ts';
import { useTable } from '../../tableContext.ts';
import { useWords } from '../../words.ts';
import { type Group, groupOf } from '../group.ts';
import { OptionList } from '../OptionList.tsx';
import { keyToExplain } from '../whyNot.ts';

/** All options of one kind of action, or why there are none. */
export function GroupMenu({ group }: { readonly group: Group }) {
  const view = useView();
  const { text } = useWords();
  const decision = useTable((state) => state.decision);
  const options = decision?.options.filter((option) => groupOf(option) === group) ?? [];
  if (options.length > 0) return <OptionList options={options} />;
  const key = keyToExplain(group, view);
  return (
    <>
      <p className={css.quiet}>{text('decision.notNow')}</p>
      {key !== null && <Why keys={[key]} seat={view.turn.active} />}
    </>
  );
}
