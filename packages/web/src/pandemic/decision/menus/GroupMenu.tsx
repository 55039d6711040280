import { useView } from '../../board/useView.ts';
import { useTable } from '../../tableContext.ts';
import { useWords } from '../../words.ts';
import css from '../decision.module.css';
import { type Group, groupOf } from '../group.ts';
import { OptionList } from '../OptionList.tsx';
import { Why } from '../Why.tsx';
import { isCommon, keyToExplain } from '../whyNot.ts';

/** All options of one kind of action, or why there are none. */
export function GroupMenu({ group }: { readonly group: Group }) {
  const view = useView();
  const { text } = useWords();
  const decision = useTable((state) => state.decision);
  const options = decision?.options.filter((option) => groupOf(option) === group) ?? [];
  if (options.length > 0) return <OptionList options={options} />;
  const key = isCommon(group) ? keyToExplain(group, view) : otherKey(group);
  if (key === null) return <p className={css.quiet}>{text('decision.noneFound')}</p>;
  return (
    <>
      <p className={css.quiet}>{text('decision.notNow')}</p>
      <Why keys={[key]} seat={view.turn.active} />
    </>
  );

  function otherKey(group: Group): string | null {
    if (group === 'events') return 'event:airlift';
    return group === 'role' ? roleKey() : null;
  }

  function roleKey(): string | null {
    const { role, city } = view.seats[view.turn.active];
    const elsewhere = view.seats.find((seat) => seat.city !== city)?.city ?? city;
    if (role === 'operations-expert')
      return `expert-fly:${view.stations.find((id) => id !== city) ?? 'paris'}`;
    if (role === 'contingency-planner') return 'fetch:airlift';
    return role === 'dispatcher' ? `summon:p${view.turn.active + 1}:${elsewhere}` : null;
  }
}
