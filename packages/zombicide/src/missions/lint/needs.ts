import type { Setting } from '../../setting.ts';
import type { Colour, MissionRule } from '../schema.ts';
import type { Report } from './finding.ts';

type Use = MissionRule['use'];

const WITH_HELICOPTER: readonly Use[] = ['deliver', 'moving-exit', 'noisy-helicopter'];
const WITH_FLIGHT: readonly Use[] = ['flies-after', 'explosion'];
const WITH_EXIT: readonly Use[] = ['exit-leaves', 'moving-exit', 'explosion'];

/** Special rules that come to nothing without something else on the map. */
export function checkNeeds(setting: Setting, error: Report): void {
  const { mission, exit, triggers } = setting;
  mission.rules.forEach((rule, i) => {
    const path = `rules[${i}]`;
    const { use } = rule;
    if (WITH_HELICOPTER.includes(use) && !mission.helicopter) error('needsHelicopter', path);
    if (WITH_FLIGHT.includes(use) && !mission.helicopter?.flies) error('needsFlight', path);
    if (WITH_EXIT.includes(use) && exit.length === 0) error('needsExit', path);
    if (use === 'wakes-triggers' && triggers.length === 0) error('needsTriggers', path);
    for (const colour of coloursOf(rule))
      if (!mission.objectives.some((token) => token.colour === colour))
        error('needsColour', path, { colour });
  });
}

/** Colours of the objectives that a rule waits for. */
function coloursOf(rule: MissionRule): readonly Colour[] {
  if (rule.use === 'doors-by-hand') return rule.needs;
  return rule.use === 'deliver' || rule.use === 'wakes-triggers' || rule.use === 'flies-after'
    ? [rule.colour]
    : [];
}
