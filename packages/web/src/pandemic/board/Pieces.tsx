import { type MouseEvent, memo } from 'react';
import css from './board.module.css';
import { Cubes } from './Cubes.tsx';
import type { CityOnMap } from './geometry.ts';
import { STATION_SHAPE } from './shapes.ts';
import { stationPlace } from './slots.ts';
import type { CityShown } from './useMap.ts';

interface PiecesProps extends CityShown {
  readonly onOpen: (city: string, anchor: Element) => void;
}

/**
 * What lies in a city, and its letter. It stands outside of the city's button, whose name says all of it in words; a
 * click on a piece is one on the city.
 */
export const Pieces = memo(function Pieces({ city, letter, cubes, station, mark, onOpen }: PiecesProps) {
  const open = (event: MouseEvent<SVGGElement>) => {
    const button = event.currentTarget.ownerSVGElement?.querySelector(`[data-city="${city.id}"]`);
    onOpen(city.id, button ?? event.currentTarget);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the city's button is the control
    <g
      transform={`translate(${city.x},${city.y})`}
      className={css.pieces}
      data-mark={mark ?? undefined}
      onClick={open}
    >
      <g className={css.piece}>
        <text className={css.letter} y={letterShift(city.disease)} fill={`var(--on-${city.disease})`}>
          {letter}
        </text>
        {station && <Station city={city} />}
        <Cubes city={city.id} groups={cubes} />
      </g>
    </g>
  );
});

/** The middle of a triangle lies lower than that of the other shapes. */
const letterShift = (disease: string): number => (disease === 'yellow' ? 8.5 : 5);

function Station({ city }: { readonly city: CityOnMap }) {
  const { x, y } = stationPlace(city);
  return (
    <g transform={`translate(${x},${y}) scale(1.2)`} className={css.station}>
      <path d={STATION_SHAPE} />
      <path className={css.stationSign} d="M0,-3.5V5M-4.2,.8H4.2" />
    </g>
  );
}
