import type { G } from '../rules/hooks.ts';
import { DISEASES, STANDARD_DISEASES } from './ids.ts';
import type { Brink, PandemicState } from './state.ts';

/**
 * What On the Brink keeps. Only its own content asks for it.
 *
 * @throws TypeError in a game of the base box.
 */
export function brinkOf(g: G): Brink {
  const { brink } = g.state;
  if (!brink) throw new TypeError('this game is played without On the Brink');
  return brink;
}

/** Whether there is a fifth disease. OB-GEN-04 */
export const hasPurple = ({ options: { brink } }: PandemicState): boolean =>
  brink !== undefined && (brink.mutation || brink.terrorist !== null);

export const diseasesInPlay = (state: PandemicState): number =>
  hasPurple(state) ? DISEASES : STANDARD_DISEASES;
