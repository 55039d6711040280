import { type KeyboardEvent, type MouseEvent, memo } from 'react';
import css from './board.module.css';

import { DISEASE_SHAPES } from './shapes.ts';
import type { CityShown } from './useMap.ts';

/**
 * How a city stands to what is being asked: to be reached for nothing, by paying a card, one of the few that are asked
 * for, or none of them.
 */
export type Mark = 'free' | 'paid' | 'asked' | 'aside' | null;

interface CityProps extends CityShown {
  /** The one that Tab comes to. */
  readonly current: boolean;
  readonly onOpen: (city: string, anchor: Element) => void;
  readonly onKey: (event: KeyboardEvent<SVGGElement>, city: string) => void;
  readonly onFocus: (city: string) => void;
}

/** Touch needs more than the node itself. */
const REACH = 21;

/** A city of the map: a button with its name. What lies in it is drawn above, and told in its description. */
export const City = memo(function City(props: CityProps) {
  const { city, name, description, cubes, mark, active, current } = props;
  const open = (event: MouseEvent<SVGGElement>) => props.onOpen(city.id, event.currentTarget);
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button element inside a drawing
    <g
      role="button"
      tabIndex={current ? 0 : -1}
      aria-label={description}
      aria-haspopup="dialog"
      transform={`translate(${city.x},${city.y})`}
      className={css.city}
      data-city={city.id}
      data-mark={mark ?? undefined}
      data-full={cubes.some(({ n }) => n >= 3) || undefined}
      onClick={open}
      onKeyDown={(event) => props.onKey(event, city.id)}
      onFocus={() => props.onFocus(city.id)}
    >
      <g className={css.piece}>
        <circle r={REACH} className={css.reach} />
        <circle r={30} className={css.focusRing} />
        {mark && <circle r={21} className={css.mark} />}
        {active && <circle r={19} className={css.activeRing} />}
        <circle r={25} className={css.alarm} />
        <path
          className={css.node}
          d={DISEASE_SHAPES[city.disease]}
          transform="scale(1.4)"
          fill={`var(--${city.disease})`}
        />
        <text
          className={css.name}
          x={city.label.x - city.x}
          y={city.label.y - city.y}
          textAnchor={city.label.anchor}
        >
          {name}
        </text>
      </g>
    </g>
  );
});
