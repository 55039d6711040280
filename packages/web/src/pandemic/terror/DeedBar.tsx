import type { Decision, Option } from '@holdout/kernel';
import type { TerroristView } from '@holdout/pandemic';
import { FlagTriangleRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionButton, AllButton } from '../../table/ActionButtons.tsx';
import css from '../../table/decision.module.css';
import { useTake } from '../../table/useTake.ts';
import { useScreen } from '../screen.ts';
import { useWords } from '../words.ts';
import { DEED_ICONS, type Deed, deedsOf, PLAIN_DEEDS } from './deeds.ts';

interface DeedBarProps {
  readonly decision: Decision;
  readonly terrorist: TerroristView;
  /** Buttons beside those of his deeds. */
  readonly children: ReactNode;
}

/** All that the bio-terrorist can do, possible or not; a click on what is not says why. */
export function DeedBar({ decision, terrorist, children }: DeedBarProps) {
  const { text } = useWords();
  const take = useTake();
  const end = decision.options.find(({ kind }) => kind === 'bt-end');
  return (
    <div className={css.actions}>
      {deedsOf(terrorist).map((deed) => (
        <DeedButton key={deed} deed={deed} options={decision.options.filter(({ kind }) => kind === deed)} />
      ))}
      <AllButton />
      {children}
      {end && (
        <ActionButton
          action="end"
          icon={FlagTriangleRight}
          label={text('pandemic.option.bt-end.short')}
          takes={end}
          main
          onPress={() => take(end)}
        />
      )}
    </div>
  );
}

interface DeedButtonProps {
  readonly deed: Deed;
  readonly options: readonly Option[];
}

function DeedButton({ deed, options }: DeedButtonProps) {
  const { text } = useWords();
  const take = useTake();
  const openMenu = useScreen((state) => state.openMenu);
  const only = PLAIN_DEEDS.has(deed) ? (options[0] ?? null) : null;
  const off = options.length === 0;
  return (
    <ActionButton
      action={deed.replace('bt-', '')}
      icon={DEED_ICONS[deed]}
      label={text(`pandemic.option.${deed}.short`)}
      takes={only}
      off={off}
      onPress={(button) => (only ? take(only) : openMenu({ t: 'deed', deed }, button))}
    >
      {options.length > 1 && <span className={css.badge}>{options.length}</span>}
      {off && <span className="visually-hidden">{text('decision.off')}</span>}
    </ActionButton>
  );
}
