import type { G } from '../rules/hooks.ts';
import { brinkOf } from '../state/brink.ts';
import type { Card } from '../state/ids.ts';
import { cardWord } from '../state/words.ts';

/** A drawn card waits to be resolved. OB-MUT-12 */
export function addIncident(g: G, card: Card): void {
  brinkOf(g).incidents.push(card);
}

/** It is resolved and lies on the player discard. OB-MUT-12 */
export function discardIncident(g: G, card: Card): void {
  const { incidents } = brinkOf(g);
  incidents.splice(incidents.indexOf(card), 1);
  g.state.playerDiscard.push(card);
  if (g.loud) g.emit({ t: 'incident', card: cardWord(card) });
}
