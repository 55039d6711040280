import type { Option } from '@holdout/kernel';
import { Eye } from 'lucide-react';
import { ActionButton, AllButton, GroupButton } from '../../table/ActionButtons.tsx';
import css from '../../table/decision.module.css';
import { useView } from '../board/useView.ts';
import { useScreen } from '../screen.ts';
import { useTable } from '../tableContext.ts';
import { useWords } from '../words.ts';
import { byGroup, COMMON_GROUPS, costOf, type Group } from './group.ts';
import { GROUP_ICONS } from './icons.ts';
import { useEnding } from './useEnding.ts';

/** All actions, possible or not; a click on one that is not says why. */
export function ActionBar() {
  const decision = useTable((state) => state.decision);
  const view = useView();
  const groups = byGroup(decision?.options ?? []);
  const { role } = view.seats[view.turn.active];
  const special = groups.has('role') || ROLES_WITH_ACTIONS.has(role);
  return (
    <div className={css.actions}>
      {COMMON_GROUPS.map((group) => (
        <Actions key={group} group={group} options={groups.get(group) ?? []} />
      ))}
      {view.brink?.terrorist?.pawn && <Actions group="capture" options={groups.get('capture') ?? []} />}
      {special && <Actions group="role" options={groups.get('role') ?? []} />}
      <Actions group="events" options={groups.get('events') ?? []} />
      <AllButton />
      <EndAction options={groups.get('end') ?? []} />
    </div>
  );
}

const ROLES_WITH_ACTIONS: ReadonlySet<string> = new Set([
  'contingency-planner',
  'dispatcher',
  'operations-expert',
  'archivist',
  'epidemiologist',
  'field-operative',
]);

/** Kinds of action of which a single option needs no further choice. */
const DIRECT: ReadonlySet<Group> = new Set(['build', 'treat', 'cure', 'capture']);

interface ActionsProps {
  readonly group: Group;
  readonly options: readonly Option[];
}

function Actions({ group, options }: ActionsProps) {
  const { text, card } = useWords();
  const view = useView();
  const only = DIRECT.has(group) && options.length === 1 ? options[0] : null;
  const cost = only && costOf(only, view);
  return (
    <GroupButton
      group={group}
      icon={GROUP_ICONS[group]}
      label={text(`panel.action.${group}`)}
      options={options}
      only={only}
    >
      {cost && <span className="visually-hidden">{text('decision.cost', { card: card(cost) })}</span>}
    </GroupButton>
  );
}

function EndAction({ options }: { readonly options: readonly Option[] }) {
  const { text } = useWords();
  const { asks, press } = useEnding();
  const openMenu = useScreen((state) => state.openMenu);
  const end = options[0];
  if (!end) return null;
  return (
    <div className={css.endCell}>
      <ActionButton
        action="end"
        icon={GROUP_ICONS.end}
        label={text('panel.action.end')}
        takes={asks ? null : end}
        main={!asks}
        onPress={(button) => press(end, button)}
      />
      {!asks && (
        <button
          type="button"
          className={css.endInfo}
          aria-label={text('preview.open')}
          aria-haspopup="dialog"
          onClick={(event) => openMenu({ t: 'end' }, event.currentTarget)}
        >
          <Eye size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}
