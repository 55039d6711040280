import { useMemo } from 'react';
import { useBoard } from '../useBoard.ts';
import css from './sight.module.css';
import { useShownSight } from './useSight.ts';

/** Below everything that stands on the map: what is out of sight lies in the shade, what is in range is hatched. */
export function SightGround() {
  const { plan } = useBoard();
  const sight = useShownSight();
  const seen = useMemo(() => new Map(sight?.seen.map((one) => [one.zone, one])), [sight]);
  if (!sight) return null;
  return (
    <g className={css.layer} data-testid="sight-lines" data-from={`z${sight.from + 1}`}>
      <Hatches />
      {plan.zones.map(({ zone, path }) =>
        seen.has(zone) ? null : <path key={zone} className={css.unseen} d={path} />,
      )}
      {[...seen.values()].map(({ zone, range, reachedBy }) => (
        <g key={zone} data-seen={`z${zone + 1}`} data-range={range} data-reached={reachedBy.join(' ')}>
          {reachedBy.map((weapon) => (
            <path key={weapon} d={plan.zones[zone].path} fill={`url(#hatch-${weapon})`} />
          ))}
          <path className={css.casing} d={plan.zones[zone].path} />
          <path className={css.outline} d={plan.zones[zone].path} />
        </g>
      ))}
    </g>
  );
}

/** The hatching of the first and of the second weapon, which cross where both reach. */
function Hatches() {
  return (
    <defs>
      {[45, -45].map((turn, weapon) => (
        <pattern
          key={turn}
          id={`hatch-${weapon}`}
          width={44}
          height={44}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${turn})`}
        >
          <path className={css.hatchCasing} d="M0 22H44" />
          <path className={css.hatch} d="M0 22H44" />
        </pattern>
      ))}
    </defs>
  );
}

/** Above everything: how far away each zone is. A number on dark ground is in range of a weapon. */
export function SightNumbers() {
  const { plan } = useBoard();
  const sight = useShownSight();
  if (!sight) return null;
  return (
    <g className={css.layer}>
      {sight.seen.map(({ zone, range, reachedBy }) => {
        const { x, y, w } = plan.zones[zone].area;
        return (
          <g
            key={zone}
            className={css.number}
            data-in={reachedBy.length > 0 || undefined}
            transform={`translate(${x + w - 44} ${y + 44})`}
          >
            <circle r={34} />
            <text textAnchor="middle" dominantBaseline="central">
              {range}
            </text>
          </g>
        );
      })}
    </g>
  );
}
