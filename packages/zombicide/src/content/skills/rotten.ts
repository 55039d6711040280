import { loseRotten, markRotten, markUsed } from '../../ops/survivors.ts';
import type { G } from '../../rules/hooks.ts';
import { survivor } from '../../rules/query.ts';
import type { Who } from '../../state/ids.ts';
import { skill } from '../define.ts';

const NUMBER = 92;

/** This turn will bring him no marker. */
function stirs(g: G, who: Who): void {
  if (!survivor(g, who).used.includes(NUMBER)) markUsed(g, who, NUMBER);
}

/** They notice him: a marker he had is gone, too. */
function givesAway(g: G, who: Who): void {
  stirs(g, who);
  if (survivor(g, who).rotten) loseRotten(g, who);
}

/**
 * A turn without fighting, driving or noise ends with a marker; as long as it lies zombies ignore him, and he is no
 * noise. Driving alone does not take it away. RM-SKILL-69
 */
export const skills = [
  skill({
    id: 'rotten',
    number: NUMBER,
    uses: 'turn',
    hooks: {
      'attack.begins': (g, me, who) => {
        if (who === me.seat) givesAway(g, who);
      },
      'noise.put': (g, me, who) => {
        if (who === me.seat) givesAway(g, who);
      },
      'survivor.drove': (g, me, who) => {
        if (who === me.seat) stirs(g, who);
      },
      // What he has done before in this turn nobody has counted: it was hardly without a fight that he got so far.
      'skill.learned': (g, me, who, number) => {
        if (who === me.seat && number === NUMBER && g.state.active === who) stirs(g, who);
      },
      'turn.ends': (g, me, who) => {
        const s = survivor(g, who);
        if (who === me.seat && !s.rotten && !s.used.includes(NUMBER)) markRotten(g, who);
      },
      'noise.of survivor': (g, me, noise, who) => (who === me.seat && survivor(g, who).rotten ? 0 : noise),
      'survivor.noticed': (g, me, noticed, who) => noticed && !(who === me.seat && survivor(g, who).rotten),
    },
  }),
];
