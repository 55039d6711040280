import { useText } from '../app/i18n.tsx';
import { Choice } from '../app/ui/Choice.tsx';
import { Fold } from '../app/ui/Fold.tsx';
import { Toggle } from '../app/ui/Toggle.tsx';
import { type Choices, HANDS } from './choices.ts';
import { SeedFold, UndoFold } from './Folds.tsx';
import styles from './NewGame.module.css';

interface MoreOptionsProps {
  readonly choices: Choices;
  readonly change: (change: Partial<Choices>) => void;
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
}

/** What most tables leave as it is; each line says how that is. */
export function MoreOptions({ choices, change, seed, onSeed }: MoreOptionsProps) {
  const text = useText();
  const { alone, hands, undo, entered } = choices;
  return (
    <div className={styles.more}>
      {!alone && !entered && (
        <Fold title={text('home.hands')} state={text(`home.hands.${hands}`)}>
          <Choice
            layout="list"
            labelHidden
            label={text('home.hands')}
            value={hands}
            options={HANDS.map((value) => ({
              value,
              label: text(`home.hands.${value}`),
              detail: text(`home.hands.${value}.detail`),
            }))}
            onChange={(value) => change({ hands: value })}
          />
        </Fold>
      )}
      <UndoFold undo={undo} onChange={(value) => change({ undo: value })} />
      <Fold title={text('home.entered')} state={text(entered ? 'home.on' : 'home.off')}>
        <Toggle
          label={text('home.entered.label')}
          detail={text('home.entered.detail')}
          selected={entered}
          onChange={(value) => change({ entered: value })}
        />
      </Fold>
      {!entered && <SeedFold seed={seed} onSeed={onSeed} />}
    </div>
  );
}
