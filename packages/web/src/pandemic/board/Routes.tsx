import css from './board.module.css';
import { EDGES, WORLD } from './world.generated.ts';

/** Land and connections: nothing of it ever changes. */
export function Land() {
  return (
    <>
      <path className={css.land} d={WORLD.land} />
      <g className={css.routes}>
        {EDGES.map(({ a, b, d, wrap }) => (
          <path key={`${a} ${b}`} d={d} data-wrap={wrap || undefined} />
        ))}
      </g>
    </>
  );
}
