import type { GameEvent } from '@holdout/kernel';
import { useBoard } from '../useBoard.ts';
import css from './board.module.css';
import { zoneNumber } from './pieces.ts';
import type { Box, Plan } from './plan.ts';

/** The zone of the map that an event happens in, or null. */
export function zoneOfEvent(event: GameEvent | null, { zones }: Plan): number | null {
  if (!event) return null;
  for (const field of ['zone', 'to', 'from']) {
    const word = event[field];
    if (typeof word === 'string' && zones[zoneNumber(word)]) return zoneNumber(word);
  }
  return null;
}

const centre = ({ x, y, w, h }: Box): string => `${x + w / 2} ${y + h / 2}`;

/** Zombies that go, or that would like to and stay. */
const ACTING: ReadonlySet<string> = new Set(['shamble', 'waits']);

/** Where zombies go and what draws them there, while it is being shown. */
export function Effects({ event }: { readonly event: GameEvent | null }) {
  const { plan } = useBoard();
  if (!event) return null;
  const { to, targets } = event;
  const from = event.t === 'waits' ? event.zone : event.from;
  if (!ACTING.has(event.t) || typeof from !== 'string') return null;
  const start = plan.zones[zoneNumber(from)].area;
  const goals = Array.isArray(targets) ? targets.filter((target) => typeof target === 'string') : [];
  return (
    <g className={css.effects}>
      {goals.map((target) => (
        <path
          key={target}
          className={css.lure}
          data-why={String(event.why)}
          d={`M${centre(start)}L${centre(plan.zones[zoneNumber(target)].area)}`}
        />
      ))}
      {typeof to === 'string' && to !== from && (
        <path
          className={css.walk}
          d={`M${centre(start)}L${centre(plan.zones[zoneNumber(to)].area)}`}
          markerEnd="url(#arrow)"
        />
      )}
      <defs>
        <marker
          id="arrow"
          viewBox="0 0 10 10"
          refX={7}
          refY={5}
          markerWidth={5}
          markerHeight={5}
          orient="auto"
        >
          <path className={css.arrow} d="M0 0L10 5L0 10Z" />
        </marker>
      </defs>
    </g>
  );
}
