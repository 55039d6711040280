import { PlacedGlyph } from '../art/Glyph.tsx';
import { Bed } from './Bed.tsx';
import css from './board.module.css';
import { lineOf, middleOf, type Plan } from './plan.ts';

/** What stands on the ground of a hospital, a camp and a helipad, and never changes. */
export function Built({ plan }: { readonly plan: Plan }) {
  return (
    <>
      {plan.zones.map(({ zone, kind, area }) =>
        kind === 'helipad' ? <Pad key={zone} {...middleOf(area)} side={Math.min(area.w, area.h)} /> : null,
      )}
      {plan.lockers.map(({ x, y, w, h }) => (
        <g key={`${x}/${y}`} transform={`translate(${x} ${y})`}>
          <rect className={css.locker} width={w} height={h} />
          <path className={css.grille} d={`M8 10H${w - 8}M8 18H${w - 8}M${w - 9} ${h - 18}V${h - 10}`} />
        </g>
      ))}
      {plan.beds.map((bed) => (
        <Bed key={`${bed.x}/${bed.y}`} {...bed} />
      ))}
    </>
  );
}

/** What stands on the borders of zones, above walls, and what has fallen on them. */
export function BuiltAbove({ plan }: { readonly plan: Plan }) {
  const { fences, stairs, wreck } = plan;
  const fence = fences.map(lineOf).join('');
  return (
    <>
      <path className={css.fenceRail} d={fence} />
      <path className={css.fencePosts} d={fence} />
      {stairs.map(({ x, y, across }) => (
        <g key={`${x}/${y}`} transform={`translate(${x} ${y}) rotate(${across ? 0 : 90})`}>
          <rect className={css.stairs} x={-62} y={-44} width={124} height={88} rx={4} />
          <path className={css.treads} d="M-40 -44V44M-20 -44V44M0 -44V44M20 -44V44M40 -44V44" />
        </g>
      ))}
      {wreck && <Wreck {...middleOf(wreck)} size={Math.min(wreck.w, wreck.h) * 1.1} />}
    </>
  );
}

interface PadProps {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** An H in a circle. */
function Pad({ x, y, side }: PadProps) {
  return (
    <g className={css.pad} transform={`translate(${x} ${y}) scale(${side / 100})`}>
      <circle r={38} />
      <path d="M-14 -20V20M14 -20V20M-14 0H14" />
    </g>
  );
}

interface WreckProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function Wreck({ x, y, size }: WreckProps) {
  return (
    <g>
      <ellipse className={css.scorched} cx={x} cy={y} rx={size * 0.5} ry={size * 0.42} />
      <PlacedGlyph className={css.wreckSign} of="wreck" x={x} y={y} size={size * 0.72} />
    </g>
  );
}
