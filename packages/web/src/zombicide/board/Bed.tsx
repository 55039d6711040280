import css from './board.module.css';
import { ColourMark } from './ColourMark.tsx';
import type { Box } from './plan.ts';

interface BedProps extends Box {
  readonly colour: 'blue' | 'green';
}

/** A bed from above: its colour is a shape as well. */
export function Bed({ x, y, w, h, colour }: BedProps) {
  return (
    <g className={css.bed} data-colour={colour} transform={`translate(${x} ${y})`}>
      <rect className={css.bedFrame} width={w} height={h} rx={h * 0.12} />
      <rect
        className={css.pillow}
        x={w * 0.06}
        y={h * 0.18}
        width={w * 0.22}
        height={h * 0.64}
        rx={h * 0.16}
      />
      <path className={css.sheet} d={`M${w * 0.34} ${h * 0.12}H${w * 0.94}V${h * 0.88}H${w * 0.34}Z`} />
      <g transform={`translate(${w * 0.64} ${h / 2}) scale(${h / 62})`}>
        <ColourMark colour={colour} />
      </g>
    </g>
  );
}
