import { memo } from 'react';
import css from './board.module.css';
import type { Plan } from './plan.ts';

/** What lies on the table and never changes: streets with pavements and crossings, rooms with floors, walls. */
export const Ground = memo(function Ground({ plan }: { readonly plan: Plan }) {
  return (
    <g>
      <Patterns />
      <rect className={css.table} x={-20} y={-20} width={plan.width + 40} height={plan.height + 40} rx={24} />
      {plan.zones.map(({ zone, path, kind, floor }) => (
        <path
          key={zone}
          d={path}
          className={kind === 'street' ? css.street : css.floor}
          data-floor={kind === 'room' ? floor : undefined}
        />
      ))}
      {plan.zones.map(({ zone, path, kind, floor }) =>
        kind === 'room' ? (
          <path key={zone} d={path} fill={`url(#floor-${floor})`} className={css.texture} />
        ) : null,
      )}
      {plan.pavements.map((strip) => (
        <rect
          key={`${strip.axis}${strip.x}/${strip.y}/${strip.w}`}
          className={css.pavement}
          x={strip.x}
          y={strip.y}
          width={strip.w}
          height={strip.h}
        />
      ))}
      {plan.lanes.map((d) => (
        <path key={d} d={d} className={css.lane} />
      ))}
      {plan.crossings.map((strip) => (
        <rect
          key={`${strip.axis}${strip.x}/${strip.y}`}
          x={strip.x}
          y={strip.y}
          width={strip.w}
          height={strip.h}
          fill={`url(#zebra-${strip.axis})`}
          className={css.zebra}
        />
      ))}
      {plan.furniture.map(({ x, y, w, h }) => (
        <rect key={`${x}/${y}`} className={css.furniture} x={x} y={y} width={w} height={h} rx={8} />
      ))}
      <path className={css.wallShade} d={plan.walls.map(lineOf).join('')} />
      <path className={css.wall} d={plan.walls.map(lineOf).join('')} />
      <path className={css.sill} d={plan.sills.map(lineOf).join('')} />
    </g>
  );
});

function lineOf({ axis, at, lo, hi }: Pick<Plan['walls'][number], 'axis' | 'at' | 'lo' | 'hi'>): string {
  return axis === 'x' ? `M${at} ${lo}V${hi}` : `M${lo} ${at}H${hi}`;
}

/** Textures: stripes of crossings, planks, tiles, carpet, concrete. */
function Patterns() {
  return (
    <defs>
      <pattern id="zebra-x" width={58} height={44} patternUnits="userSpaceOnUse">
        <rect width={58} height={22} className={css.stripe} />
      </pattern>
      <pattern id="zebra-y" width={44} height={58} patternUnits="userSpaceOnUse">
        <rect width={22} height={58} className={css.stripe} />
      </pattern>
      <pattern id="floor-0" width={160} height={40} patternUnits="userSpaceOnUse">
        <path d="M0 0H160M0 20H160M40 0V20M120 20V40" className={css.texture} />
      </pattern>
      <pattern id="floor-1" width={60} height={60} patternUnits="userSpaceOnUse">
        <path d="M0 0H60V60" className={css.texture} />
      </pattern>
      <pattern id="floor-2" width={44} height={44} patternUnits="userSpaceOnUse">
        <path d="M0 22L22 0L44 22L22 44Z" className={css.texture} />
      </pattern>
      <pattern id="floor-3" width={120} height={120} patternUnits="userSpaceOnUse">
        <path d="M0 0H120V120" className={css.texture} />
        <circle cx={30} cy={40} r={3} className={css.speck} />
        <circle cx={90} cy={80} r={3} className={css.speck} />
      </pattern>
    </defs>
  );
}
