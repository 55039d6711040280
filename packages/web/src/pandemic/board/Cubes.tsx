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

const widthOf = (n: number): number => n * CUBE + NUMBER + AIR * 2;

/** The cubes of a city, one tag for each colour: as many shapes as cubes, and their number. */
export function Cubes({ city, groups }: CubesProps) {
  return groups.map(({ disease, n }, i) => {
    const width = widthOf(n);
    const { x, y, step } = cubePlace(city, width, HEIGHT);
    return (
      <g
        key={disease}
        transform={`translate(${x},${y + i * step * (HEIGHT + 2)})`}
        className={css.cubes}
        data-full={n >= FULL || undefined}
      >
        <rect width={width} height={HEIGHT} rx={HEIGHT / 2} />
        {Array.from({ length: n }, (_, cube) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: cubes of one colour are all alike
            key={cube}
            className={css.cube}
            d={DISEASE_SHAPES[disease]}
            transform={`translate(${AIR + CUBE * (cube + 0.5)},${HEIGHT / 2}) scale(0.56)`}
            fill={`var(--${disease})`}
          />
        ))}
        <text x={width - AIR - NUMBER / 2} y={HEIGHT / 2 + 5.4}>
          {n}
        </text>
      </g>
    );
  });
}
