import css from './board.module.css';
import type { CubeGroup } from './cubeGroups.ts';
import { DISEASE_SHAPES } from './shapes.ts';
import { cubePlace } from './slots.ts';

interface CubesProps {
  readonly city: string;
  readonly groups: readonly CubeGroup[];
}

const HEIGHT = 22;
const CUBE = 14;
const NUMBER = 14;
const AIR = 4;
/** One more cube of this colour and the city breaks out. PD-DEF-03 */
const FULL = 3;

const GAP = 2;

const widthOf = (shapes: number): number => shapes * CUBE + NUMBER + AIR * 2;

/**
 * The cubes of a city, one tag for each colour. Cubes of a single colour are drawn one by one; of several colours
 * there is one shape each, side by side, so that the tags stay clear of the neighbours. The number is always there.
 */
export function Cubes({ city, groups }: CubesProps) {
  const shapesOf = (n: number): number => (groups.length > 1 ? 1 : n);
  const widths = groups.map(({ n }) => widthOf(shapesOf(n)));
  const total = widths.reduce((sum, width) => sum + width + GAP, -GAP);
  const { x, y } = cubePlace(city, total, HEIGHT);
  return groups.map(({ disease, n }, i) => {
    const before = widths.slice(0, i).reduce((sum, width) => sum + width + GAP, 0);
    return (
      <g
        key={disease}
        transform={`translate(${x + before},${y})`}
        className={css.cubes}
        data-full={n >= FULL || undefined}
      >
        <rect width={widths[i]} height={HEIGHT} rx={HEIGHT / 2} />
        {Array.from({ length: shapesOf(n) }, (_, cube) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: cubes of one colour are all alike
            key={cube}
            className={css.cube}
            d={DISEASE_SHAPES[disease]}
            transform={`translate(${AIR + CUBE * (cube + 0.5)},${HEIGHT / 2}) scale(0.56)`}
            fill={`var(--${disease})`}
          />
        ))}
        <text x={widths[i] - AIR - NUMBER / 2} y={HEIGHT / 2 + 5.4}>
          {n}
        </text>
      </g>
    );
  });
}
