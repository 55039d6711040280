import { useMemo } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useTerrorist } from '../terror/useTerrorist.ts';
import css from './board.module.css';
import { cityOnMap } from './geometry.ts';
import { sightingPlace } from './slots.ts';
import { useView } from './useView.ts';

/** Rings around the cities in which the bio-terrorist may be, where that is wished for. */
export function Suspects() {
  const terrorist = useTerrorist();
  const wanted = useSettings((settings) => settings.suspects);
  if (!terrorist || !wanted || terrorist.pawn !== null) return null;
  return terrorist.suspects.map((id) => {
    const { x, y } = cityOnMap(id);
    return (
      <g key={id} transform={`translate(${x},${y})`}>
        <g className={css.piece}>
          <circle r={17} className={css.suspect} data-suspect={id} />
        </g>
      </g>
    );
  });
}

/** Where he was seen, and how many turns ago: the last time for each city. OB-BT-21 */
export function Sightings() {
  const terrorist = useTerrorist();
  const { turn, stations } = useView();
  const latest = useMemo(
    () => new Map(terrorist?.sightings.map(({ city, turn: seen }) => [city, seen])),
    [terrorist],
  );
  if (terrorist?.out) return null;
  return [...latest].map(([id, seen]) => {
    const city = cityOnMap(id);
    const { x, y } = sightingPlace(city, stations.includes(id));
    return (
      <g key={id} transform={`translate(${city.x},${city.y})`}>
        <g className={css.piece}>
          <g transform={`translate(${x},${y})`} className={css.sighting} data-sighting={id}>
            <rect className={css.sightingTag} x={-19} y={-10} width={38} height={20} rx={10} />
            <path className={css.sightingSign} d="M-13,-1.5L-4,2.5M-11,-4.5L-8.5,0.5M-13.5,4.5H-3" />
            <text className={css.sightingAge} x={7} y={4.8}>
              {turn.number - seen}
            </text>
          </g>
        </g>
      </g>
    );
  });
}
