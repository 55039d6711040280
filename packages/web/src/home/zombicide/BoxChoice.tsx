import { useText } from '../../app/i18n.tsx';
import { Toggle } from '../../app/ui/Toggle.tsx';
import { mixableBoxes, mixedBoxes } from './choices.ts';
import type { ChoiceProps } from './SurvivorChoice.tsx';

/** Other boxes whose survivors, zombies and cards are to be in play too. */
export function BoxChoice({ choices, change }: ChoiceProps) {
  const text = useText();
  const mixed = mixedBoxes(choices);
  return mixableBoxes(choices).map((box) => (
    <Toggle
      key={box}
      label={text('zombicide.home.mix', { box: text(`box.${box}`) })}
      detail={text('zombicide.home.mix.detail')}
      selected={mixed.includes(box)}
      onChange={(selected) =>
        change({ boxes: [...choices.boxes.filter((one) => one !== box), ...(selected ? [box] : [])] })
      }
    />
  ));
}
