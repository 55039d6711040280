import type { Option } from '@holdout/kernel';
import type { ZombicideView } from '@holdout/zombicide';
import { ActionButton, AllButton, GroupButton } from '../../table/ActionButtons.tsx';
import css from '../../table/decision.module.css';
import { useTake } from '../../table/useTake.ts';
import { useTable, useView } from '../tableContext.ts';
import { useWords } from '../words.ts';
import { byGroup, COMMON_GROUPS, type Group } from './group.ts';
import { GROUP_ICONS } from './icons.ts';

/** All actions, possible or not; a click on one that is not says why. */
export function ActionBar() {
  const { text } = useWords();
  const view = useView();
  const decision = useTable((state) => state.decision);
  const take = useTake();
  const groups = byGroup(decision?.options ?? []);
  const [end] = groups.get('end') ?? [];
  const special = groups.get('special') ?? [];
  const team = groups.get('team') ?? [];
  return (
    <div className={css.actions} data-many>
      {COMMON_GROUPS.map((group) => (
        <Actions key={group} group={group} options={groups.get(group) ?? []} />
      ))}
      {(team.length > 0 || hasTeamCards(view)) && <Actions group="team" options={team} />}
      {special.length > 0 && <Actions group="special" options={special} />}
      <AllButton />
      {end && (
        <ActionButton
          action="end"
          icon={GROUP_ICONS.end}
          label={text('zombicide.action.end')}
          takes={end}
          main={decision?.options.length === 1}
          onPress={() => take(end)}
        />
      )}
    </div>
  );
}

/** Whether the survivor who acts could call a team action in this game. */
const hasTeamCards = ({ survivors, teams, turn }: ZombicideView): boolean => {
  const me = survivors.find(({ id }) => id === turn.active);
  return me !== undefined && (teams[me.team]?.cards.length ?? 0) > 0;
};

/** Kinds of action of which a single option needs no further choice. */
const DIRECT: ReadonlySet<Group> = new Set(['melee', 'search', 'objective', 'noise']);

interface ActionsProps {
  readonly group: Group;
  readonly options: readonly Option[];
}

function Actions({ group, options }: ActionsProps) {
  const { text } = useWords();
  return (
    <GroupButton
      group={group}
      icon={GROUP_ICONS[group]}
      label={text(`zombicide.action.${group}`)}
      options={options}
      only={DIRECT.has(group) && options.length === 1 ? options[0] : null}
    />
  );
}
