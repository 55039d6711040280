import { bedsIn, TENTS } from '../content/tents.ts';
import type { G } from '../rules/hooks.ts';
import { setting } from '../setting.ts';
import { zoneWord } from '../state/words.ts';

/** Tents are laid out face down. RM-TENT-01 */
export function pitchTents(g: G, faces: readonly number[]): void {
  if (g.state.tents) g.state.tents.face = faces.slice();
}

/** Somebody has come in: it lies open now. RM-TENT-02 */
export function openTent(g: G, place: number): void {
  const { tents } = g.state;
  if (!tents) return;
  tents.open[place] = 1;
  g.reveal();
  if (!g.loud) return;
  const shown = TENTS[tents.face[place]];
  g.emit({
    t: 'tent',
    zone: zoneWord(setting(g).tents[place].zone),
    is: shown.is ?? 'beds',
    blue: bedsIn(shown, 'blue'),
    green: bedsIn(shown, 'green'),
  });
}

/** It is used up. RM-EVENT-03 */
export function useTrigger(g: G, trigger: number): void {
  const { triggers } = g.state;
  if (!triggers) return;
  triggers[trigger] = 1;
  if (g.loud) g.emit({ t: 'trigger', zone: zoneWord(setting(g).triggers[trigger].zone) });
}
