import type { Option } from '@holdout/kernel';
import { LayoutList, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './decision.module.css';
import { useScreen } from './screen.ts';
import { useTake } from './useTake.ts';
import { useTableWords } from './words.ts';

interface ActionButtonProps {
  /** The name by which a key finds it. */
  readonly action: string;
  readonly icon: LucideIcon;
  readonly label: string;
  /** The option that is taken by a press; null if it opens a window. */
  readonly takes: Option | null;
  /** Nothing of it is possible now; a press says why. */
  readonly off?: boolean;
  /** It is what is left to do. */
  readonly main?: boolean;
  readonly onPress: (button: HTMLElement) => void;
  /** What is said after the label. */
  readonly children?: ReactNode;
}

/** A button of the action bar. */
export function ActionButton({
  action,
  icon: Icon,
  label,
  takes,
  off = false,
  main = false,
  onPress,
  children,
}: ActionButtonProps) {
  return (
    <button
      type="button"
      className={css.action}
      data-action={action}
      data-option={takes?.key}
      data-off={off || undefined}
      data-main={main || undefined}
      aria-haspopup={takes ? undefined : 'dialog'}
      onClick={(event) => onPress(event.currentTarget)}
    >
      <Icon size={20} aria-hidden />
      <span>{label}</span>
      {children}
    </button>
  );
}

interface GroupButtonProps {
  readonly group: string;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly options: readonly Option[];
  /** The option that needs no further choice, if there is one. */
  readonly only: Option | null;
  /** What is said after the label and the number of options. */
  readonly children?: ReactNode;
}

/** The actions of one kind: takes the only one there is, or opens them all. */
export function GroupButton({ group, icon, label, options, only, children }: GroupButtonProps) {
  const { text } = useTableWords();
  const take = useTake();
  const openMenu = useScreen((state) => state.openMenu);
  const off = options.length === 0;
  return (
    <ActionButton
      action={group}
      icon={icon}
      label={label}
      takes={only}
      off={off}
      onPress={(button) => (only ? take(only) : openMenu({ t: 'group', group }, button))}
    >
      {options.length > 1 && <span className={css.badge}>{options.length}</span>}
      {off && <span className="visually-hidden">{text('decision.off')}</span>}
      {children}
    </ActionButton>
  );
}

/** Opens every option of the decision. */
export function AllButton() {
  const { text } = useTableWords();
  const openMenu = useScreen((state) => state.openMenu);
  return (
    <ActionButton
      action="all"
      icon={LayoutList}
      label={text('panel.action.all')}
      takes={null}
      onPress={() => openMenu({ t: 'all' }, null)}
    />
  );
}
