import type { Option } from '@holdout/kernel';
import { Eye, LayoutList } from 'lucide-react';
import type { MouseEvent } from 'react';
import css from '../../table/decision.module.css';
import { useView } from '../board/useView.ts';
import { useScreen } from '../screen.ts';
import { useTable } from '../tableContext.ts';
import { useWords } from '../words.ts';
import { byGroup, COMMON_GROUPS, costOf, type Group } from './group.ts';
import { GROUP_ICONS } from './icons.ts';
import { useEnding, useTake } from './useTake.ts';

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
        <GroupButton key={group} group={group} options={groups.get(group) ?? []} />
      ))}
      {view.brink?.terrorist?.pawn && <GroupButton group="capture" options={groups.get('capture') ?? []} />}
      {special && <GroupButton group="role" options={groups.get('role') ?? []} />}
      <GroupButton group="events" options={groups.get('events') ?? []} />
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

interface GroupButtonProps {
  readonly group: Group;
  readonly options: readonly Option[];
}

function GroupButton({ group, options }: GroupButtonProps) {
  const words = useWords();
  const { text } = words;
  const view = useView();
  const take = useTake();
  const openMenu = useScreen((state) => state.openMenu);
  const Icon = GROUP_ICONS[group];
  const only = DIRECT.has(group) && options.length === 1 ? options[0] : null;
  const cost = only && costOf(only, view);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (only) take(only);
    else openMenu({ t: 'group', group }, event.currentTarget);
  };
  return (
    <button
      type="button"
      className={css.action}
      data-action={group}
      data-option={only?.key}
      data-off={options.length === 0 || undefined}
      aria-haspopup={only ? undefined : 'dialog'}
      onClick={press}
    >
      <Icon size={20} aria-hidden />
      <span>{text(`panel.action.${group}`)}</span>
      {options.length > 1 && <span className={css.badge}>{options.length}</span>}
      {options.length === 0 && <span className="visually-hidden">{text('decision.off')}</span>}
      {cost && <span className="visually-hidden">{text('decision.cost', { card: words.card(cost) })}</span>}
    </button>
  );
}

function AllButton() {
  const { text } = useWords();
  const openMenu = useScreen((state) => state.openMenu);
  return (
    <button
      type="button"
      className={css.action}
      data-action="all"
      aria-haspopup="dialog"
      onClick={() => openMenu({ t: 'all' }, null)}
    >
      <LayoutList size={20} aria-hidden />
      <span>{text('panel.action.all')}</span>
    </button>
  );
}

function EndAction({ options }: { readonly options: readonly Option[] }) {
  const { text } = useWords();
  const { asks, press } = useEnding();
  const openMenu = useScreen((state) => state.openMenu);
  const end = options[0];
  if (!end) return null;
  const Icon = GROUP_ICONS.end;
  return (
    <div className={css.endCell}>
      <button
        type="button"
        className={css.action}
        data-action="end"
        data-main={!asks || undefined}
        data-option={asks ? undefined : end.key}
        aria-haspopup={asks ? 'dialog' : undefined}
        onClick={(event) => press(end, event.currentTarget)}
      >
        <Icon size={20} aria-hidden />
        <span>{text('panel.action.end')}</span>
      </button>
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
