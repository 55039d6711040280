import { useText } from '../app/i18n.tsx';
import { Choice } from '../app/ui/Choice.tsx';
import { type ChoicesProps, SIDES } from './choices.ts';
import { hasTerrorist, isAlone } from './inPlay.ts';

/** Who sits at the screen. With two sides, whoever is alone says which of them is his. */
export function WhoPlays(props: ChoicesProps) {
  return hasTerrorist(props.choices) ? <WhichSide {...props} /> : <AloneOrNot {...props} />;
}

function AloneOrNot({ choices, change }: ChoicesProps) {
  const text = useText();
  return (
    <Choice
      label={text('home.who')}
      value={isAlone(choices) ? 'alone' : 'friends'}
      options={[
        { value: 'alone', label: text('home.who.alone') },
        { value: 'friends', label: text('home.who.friends') },
      ]}
      onChange={(value) => change({ sides: value === 'alone' ? 'team' : 'friends' })}
    />
  );
}

function WhichSide({ choices, change }: ChoicesProps) {
  const text = useText();
  return (
    <Choice
      layout="list"
      label={text('home.who')}
      value={choices.sides}
      options={SIDES.map((value) => ({
        value,
        label: text(`home.sides.${value}`),
        detail: text(`home.sides.${value}.detail`),
      }))}
      onChange={(value) => change({ sides: value })}
    />
  );
}
