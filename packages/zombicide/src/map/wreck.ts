import type { Link, Zone } from './board.ts';

/** What a wreck covers, and what it cuts off from the largest piece of the board. RM-CRASH-02 */
export function barrenOf(
  links: readonly Link[],
  whole: readonly Link[],
  count: number,
  wreck: ReadonlySet<Zone>,
): ReadonlySet<Zone> {
  if (wreck.size === 0) return new Set();
  const pieces: ReadonlySet<Zone>[] = [];
  for (let zone = 0; zone < count; zone++) {
    if (!pieces.some((piece) => piece.has(zone))) pieces.push(pieceAround(zone, links));
  }
  const [largest] = pieces.sort((p, q) => q.size - p.size);
  const [any] = largest;
  // A roof or a yard that nothing ever led to is no concern of the wreck.
  const before = pieceAround(any, whole);
  return new Set([...wreck, ...[...before].filter((zone) => !largest.has(zone))]);
}

/** All that can be reached from a zone. */
function pieceAround(zone: Zone, links: readonly Link[]): ReadonlySet<Zone> {
  const piece = new Set([zone]);
  for (const at of piece) {
    for (const { a, b } of links) {
      if (a === at) piece.add(b);
      if (b === at) piece.add(a);
    }
  }
  return piece;
}
