import { useText } from '../app/i18n.tsx';
import { type ChoicesProps, OPENING_HANDS, POCKETS } from './choices.ts';
import { ChoiceFold } from './Folds.tsx';
import { hasTerrorist, isVirulent } from './inPlay.ts';

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
    <ChoiceFold
      title={text('home.btHands')}
      about={text('home.btHands.detail')}
      value={choices.btHands}
      values={OPENING_HANDS}
      label={(value) => text(`home.btHands.${value}`)}
      detail={(value) => text(`home.btHands.${value}.detail`)}
      onChange={(value) => change({ btHands: value })}
    />
  );
}

/** Ruling OQ-01 */
function HiddenPocketFold({ choices, change }: ChoicesProps) {
  const text = useText();
  return (
    <ChoiceFold
      title={text('card.hidden-pocket')}
      about={text('home.hiddenPocket.detail')}
      value={choices.hiddenPocket}
      values={POCKETS}
      label={(value) => text(`home.hiddenPocket.${value}`)}
      detail={(value) => text(`home.hiddenPocket.${value}.detail`)}
      onChange={(value) => change({ hiddenPocket: value })}
    />
  );
}
