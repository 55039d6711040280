import { useText } from '../../app/i18n.tsx';
import { Fold } from '../../app/ui/Fold.tsx';
import { Toggle } from '../../app/ui/Toggle.tsx';
import { MAX_NAME, withItem } from '../choices.ts';
import { SeedFold, UndoFold } from '../Folds.tsx';
import form from '../NewGame.module.css';
import type { ChoiceProps } from './SurvivorChoice.tsx';
import css from './zombicide.module.css';

interface MoreChoicesProps extends ChoiceProps {
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
}

/** What most tables leave as it is; each line says how that is. */
export function MoreChoices({ choices, change, seed, onSeed }: MoreChoicesProps) {
  const text = useText();
  const { names, players, undo, entered } = choices;
  return (
    <div className={form.more}>
      {players > 1 && (
        <ul className={css.names}>
          {names.slice(0, players).map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            <li key={seat}>
              <input
                className={form.name}
                aria-label={text('home.seat.nameLabel', { n: seat + 1 })}
                placeholder={text('home.seat.name', { n: seat + 1 })}
                autoComplete="off"
                maxLength={MAX_NAME}
                value={name}
                onChange={({ target }) => change({ names: withItem(names, seat, target.value) })}
              />
            </li>
          ))}
        </ul>
      )}
      <UndoFold undo={undo} onChange={(value) => change({ undo: value })} />
      <Fold title={text('zombicide.home.entered')} state={text(entered ? 'home.on' : 'home.off')}>
        <Toggle
          label={text('zombicide.home.entered')}
          detail={text('zombicide.home.entered.detail')}
          selected={entered}
          onChange={(value) => change({ entered: value })}
        />
      </Fold>
      {!entered && <SeedFold seed={seed} onSeed={onSeed} />}
    </div>
  );
}
