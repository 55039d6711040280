import type { Option } from '@holdout/kernel';
import { LayoutList } from 'lucide-react';
import type { MouseEvent } from 'react';
import css from '../../table/decision.module.css';
import { useTake } from '../../table/useTake.ts';
import { useScreen } from '../screen.ts';
import { useTable } from '../tableContext.ts';
import { useWords } from '../words.ts';
import { byGroup, COMMON_GROUPS, type Group } from './group.ts';
import { GROUP_ICONS } from './icons.ts';

/** All actions, possible or not; a click on one that is not says why. */
export function ActionBar() {
  const { text } = useWords();
  const decision = useTable((state) => state.decision);
  const take = useTake();
  const openMenu = useScreen((state) => state.openMenu);
  const groups = byGroup(decision?.options ?? []);
  const [end] = groups.get('end') ?? [];
  const special = groups.get('special') ?? [];
  const End = GROUP_ICONS.end;
  return (
    <div className={css.actions} data-many>
      {COMMON_GROUPS.map((group) => (
        <GroupButton key={group} group={group} options={groups.get(group) ?? []} />
      ))}
      {special.length > 0 && <GroupButton group="special" options={special} />}
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
      {end && (
        <button
          type="button"
          className={css.action}
          data-action="end"
          data-option={end.key}
          data-main={decision?.options.length === 1 || undefined}
          onClick={() => take(end)}
        >
          <End size={20} aria-hidden />
          <span>{text('zombicide.action.end')}</span>
        </button>
      )}
    </div>
  );
}

/** Kinds of action of which a single option needs no further choice. */
const DIRECT: ReadonlySet<Group> = new Set(['melee', 'search', 'objective', 'noise']);

interface GroupButtonProps {
  readonly group: Group;
  readonly options: readonly Option[];
}

function GroupButton({ group, options }: GroupButtonProps) {
  const { text } = useWords();
  const take = useTake();
  const openMenu = useScreen((state) => state.openMenu);
  const Icon = GROUP_ICONS[group];
  const only = DIRECT.has(group) && options.length === 1 ? options[0] : null;
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
      <span>{text(`zombicide.action.${group}`)}</span>
      {options.length > 1 && <span className={css.badge}>{options.length}</span>}
      {options.length === 0 && <span className="visually-hidden">{text('decision.off')}</span>}
    </button>
  );
}
