import type { GameEvent } from '@holdout/kernel';
import { useWords } from '../words.ts';
import css from './panels.module.css';

/** Where the pips of a die lie, in a box of 3 by 3. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
};

/** Cars hit from here on. S1-CAR-10 */
const CAR_NEEDS = 4;

/** The dice of an attack: hits stand out by colour and by a frame. */
export function Dice({ event }: { readonly event: GameEvent }) {
  const { text } = useWords();
  const rolled = Array.isArray(event.rolled) ? event.rolled.map(Number) : [];
  const need = typeof event.need === 'number' ? event.need : CAR_NEEDS;
  // Spawn dice hit nobody.
  const told = (pips: number): string => (event.t === 'spawn-dice' ? 'plain' : pips >= need ? 'hit' : 'miss');
  return (
    <div className={css.dice}>
      {rolled.map((pips, i) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the row
          key={i}
          viewBox="0 0 40 40"
          className={css.die}
          data-hit={told(pips) === 'hit' || undefined}
          role="img"
          aria-label={text(`zombicide.die.${told(pips)}`, { pips })}
        >
          <rect x={2} y={2} width={36} height={36} rx={8} />
          {PIPS[pips]?.map(([x, y]) => (
            <circle key={`${x}${y}`} cx={10 + x * 10} cy={10 + y * 10} r={3.6} />
          ))}
        </svg>
      ))}
    </div>
  );
}
