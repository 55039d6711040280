import { memo } from 'react';
import { Built, BuiltAbove } from './Built.tsx';
import css from './board.module.css';
import { lineOf, type Plan } from './plan.ts';

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
          data-ground={kind}
        />
      ))}
      {plan.zones.map(({ zone, path, kind, floor }) =>
        kind === 'street' || kind === 'other' ? null : (
          <path
            key={zone}
            d={path}
            fill={`url(#${kind === 'room' ? `floor-${floor}` : `ground-${kind}`})`}
            className={css.textured}
          />
        ),
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
      <Built plan={plan} />
      <path className={css.wallShade} d={plan.walls.map(lineOf).join('')} />
      <path className={css.wall} d={plan.walls.map(lineOf).join('')} />
      <path className={css.sill} d={plan.sills.map(lineOf).join('')} />
      <BuiltAbove plan={plan} />
    </g>
  );
});

/** Textures: stripes of crossings, planks, tiles, carpet, concrete, linoleum, grass and gravel. */
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
      <pattern id="ground-ward" width={80} height={80} patternUnits="userSpaceOnUse">
        <path d="M0 0H80V80" className={css.texture} />
      </pattern>
      <pattern id="ground-locker" width={40} height={40} patternUnits="userSpaceOnUse">
        <path d="M0 0H40V40" className={css.texture} />
      </pattern>
      <pattern id="ground-corridor" width={100} height={100} patternUnits="userSpaceOnUse">
        <path d="M0 50L50 0L100 50L50 100Z" className={css.texture} />
      </pattern>
      <pattern id="ground-camp" width={90} height={90} patternUnits="userSpaceOnUse">
        <path d="M12 22l6 -12l6 12M56 66l6 -12l6 12" className={css.texture} />
      </pattern>
      <pattern id="ground-wasteland" width={110} height={110} patternUnits="userSpaceOnUse">
        <path d="M8 30l24 8l18 -14M62 82l20 -10l22 12" className={css.texture} />
        <circle cx={84} cy={24} r={5} className={css.speck} />
        <circle cx={22} cy={78} r={7} className={css.speck} />
      </pattern>
      <pattern id="ground-helipad" width={140} height={140} patternUnits="userSpaceOnUse">
        <path d="M0 0H140V140" className={css.texture} />
      </pattern>
    </defs>
  );
}
