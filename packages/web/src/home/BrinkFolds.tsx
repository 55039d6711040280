import { useText } from '../app/i18n.tsx';
import { Choice } from '../app/ui/Choice.tsx';
import { Fold } from '../app/ui/Fold.tsx';
import { type ChoicesProps, OPENING_HANDS, POCKETS } from './choices.ts';
import { hasTerrorist, isVirulent } from './inPlay.ts';
import styles from './NewGame.module.css';

/** Where the rulebook of On the Brink can be read in two ways: each table says which is its own. */
export function BrinkFolds(props: ChoicesProps) {
  return (
    <>
      {hasTerrorist(props.choices) && <OpeningHandsFold {...props} />}
      {isVirulent(props.choices) && <HiddenPocketFold {...props} />}
    </>
  );
}

/** Ruling OQ-03 */
function OpeningHandsFold({ choices, change }: ChoicesProps) {
  const text = useText();
  return (
    <Fold title={text('home.btHands')} state={text(`home.btHands.${choices.btHands}`)}>
      <p className={styles.explanation}>{text('home.btHands.detail')}</p>
      <Choice
        layout="list"
        labelHidden
        label={text('home.btHands')}
        value={choices.btHands}
        options={OPENING_HANDS.map((value) => ({
          value,
          label: text(`home.btHands.${value}`),
          detail: text(`home.btHands.${value}.detail`),
        }))}
        onChange={(value) => change({ btHands: value })}
      />
    </Fold>
  );
}

/** Ruling OQ-01 */
function HiddenPocketFold({ choices, change }: ChoicesProps) {
  const text = useText();
  const title = text('card.hidden-pocket');
  return (
    <Fold title={title} state={text(`home.hiddenPocket.${choices.hiddenPocket}`)}>
      <p className={styles.explanation}>{text('home.hiddenPocket.detail')}</p>
      <Choice
        layout="list"
        labelHidden
        label={title}
        value={choices.hiddenPocket}
        options={POCKETS.map((value) => ({
          value,
          label: text(`home.hiddenPocket.${value}`),
          detail: text(`home.hiddenPocket.${value}.detail`),
        }))}
        onChange={(value) => change({ hiddenPocket: value })}
      />
    </Fold>
  );
}
