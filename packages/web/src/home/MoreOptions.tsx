import { useText } from '../app/i18n.tsx';
import { Fold } from '../app/ui/Fold.tsx';
import { Toggle } from '../app/ui/Toggle.tsx';
import { BrinkFolds } from './BrinkFolds.tsx';
import { type ChoicesProps, HANDS } from './choices.ts';
import { ChoiceFold, SeedFold, UndoFold } from './Folds.tsx';
import { canHideHands, hasTerrorist, isEntered } from './inPlay.ts';
import styles from './NewGame.module.css';

interface MoreOptionsProps extends ChoicesProps {
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
}

/** What most tables leave as it is; each line says how that is. */
export function MoreOptions({ choices, change, seed, onSeed }: MoreOptionsProps) {
  return (
    <div className={styles.more}>
      {canHideHands(choices) && <HandsFold choices={choices} change={change} />}
      <BrinkFolds choices={choices} change={change} />
      <UndoFold undo={choices.undo} onChange={(value) => change({ undo: value })} />
      {!hasTerrorist(choices) && <EnteredFold choices={choices} change={change} />}
      {!isEntered(choices) && <SeedFold seed={seed} onSeed={onSeed} />}
    </div>
  );
}

function HandsFold({ choices: { hands }, change }: ChoicesProps) {
  const text = useText();
  return (
    <ChoiceFold
      title={text('home.hands')}
      value={hands}
      values={HANDS}
      label={(value) => text(`home.hands.${value}`)}
      detail={(value) => text(`home.hands.${value}.detail`)}
      onChange={(value) => change({ hands: value })}
    />
  );
}

function EnteredFold({ choices: { entered }, change }: ChoicesProps) {
  const text = useText();
  return (
    <Fold title={text('home.entered')} state={text(entered ? 'home.on' : 'home.off')}>
      <Toggle
        label={text('home.entered.label')}
        detail={text('home.entered.detail')}
        selected={entered}
        onChange={(value) => change({ entered: value })}
      />
    </Fold>
  );
}
