import type { ReactNode } from 'react';
import css from './board.module.css';

interface HelicopterProps {
  readonly w: number;
  readonly h: number;
  readonly flying: boolean;
  readonly children: ReactNode;
}

/** How far its shadow lies below it while it flies. */
const LIFT = 34;

/** The helicopter from above, its nose to the east; in the air it is lifted off its shadow, and its rotor turns. */
export function Helicopter({ w, h, flying, children }: HelicopterProps) {
  const reach = h * 0.62;
  return (
    <g className={css.helicopter} data-flying={flying || undefined}>
      {flying && (
        <g className={css.shadow} transform={`translate(${LIFT * 0.6} ${LIFT})`}>
          <Hull w={w} h={h} />
        </g>
      )}
      <g className={css.hull}>
        <Hull w={w} h={h} />
        <path
          className={css.carGlass}
          d={`M${w * 0.83} ${h * 0.24}Q${w * 0.98} ${h / 2} ${w * 0.83} ${h * 0.76}Q${w * 0.87} ${h / 2} ${w * 0.83} ${h * 0.24}Z`}
        />
      </g>
      <g transform={`translate(${w * 0.56} ${h / 2})`}>
        <g className={css.rotor}>
          <path d={`M${-reach} 0H${reach}M0 ${-reach}V${reach}`} transform="rotate(24)" />
        </g>
        <circle className={css.hub} r={h * 0.05} />
      </g>
      {children}
      <path className={css.tailRotor} d={`M${w * 0.035} ${h * 0.32}V${h * 0.68}`} />
    </g>
  );
}

const Hull = ({ w, h }: { readonly w: number; readonly h: number }) => (
  <path
    d={`M${w * 0.02} ${h * 0.44}H${w * 0.28}Q${w * 0.34} ${h * 0.06} ${w * 0.6} ${h * 0.06}Q${w} ${h * 0.1} ${w} ${h / 2}Q${w} ${h * 0.9} ${w * 0.6} ${h * 0.94}Q${w * 0.34} ${h * 0.94} ${w * 0.28} ${h * 0.56}H${w * 0.02}Z`}
  />
);
