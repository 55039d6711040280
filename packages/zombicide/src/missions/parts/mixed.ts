import { argA, encode, optionKind, steps, TABLE } from '@holdout/kernel';
import { mixTokens, swapFaces } from '../../ops/board.ts';
import type { G } from '../../rules/hooks.ts';
import { tokenColour } from '../../rules/query.ts';
import { setting } from '../../setting.ts';
import { TAKEN } from '../../state/ids.ts';
import { colourDomain, PLAIN, tokenWord } from '../../state/words.ts';
import type { PartDef } from '../part.ts';

const ENTER_COLOUR = optionKind('colour', 'colour');

const colourOf = (g: G, token: number): number => colourDomain.parse(tokenColour(g, token) ?? PLAIN);

/** Objectives that lie face down together with this one, itself first. */
const hiddenWith = (g: G, token: number): number[] => {
  const { groups } = setting(g);
  const others = groups.flatMap((group, other) =>
    group === groups[token] && other !== token && g.state.tokens[other] !== TAKEN ? [other] : [],
  );
  return [token, ...others];
};

type MixedVars = { token: number };
const { ask, program } = steps<G, MixedVars>();

/** Somebody turns it over at a real table: one of the colours that are left of its group. RM-MIS-05 */
const turnOver = program('mixed', [
  ask('entered', {
    ask: 'enterColour',
    owner: () => TABLE,
    about: (_, vars) => tokenWord(vars.token),
    list: (g, vars, out) => {
      const colours = new Set(hiddenWith(g, vars.token).map((token) => colourOf(g, token)));
      for (const colour of [...colours].sort((a, b) => a - b)) out.push(encode(ENTER_COLOUR, TABLE, colour));
    },
    take: (g, vars, code) => {
      const there = hiddenWith(g, vars.token).find((token) => colourOf(g, token) === argA(code));
      if (there !== undefined) swapFaces(g, vars.token, there);
    },
  }),
]);

/** Objectives that are shuffled face down: their colours are seen when they are taken. RM-MIS-05 */
export const mixedPart: PartDef = {
  id: 'mixed',
  programs: [turnOver],
  kinds: [ENTER_COLOUR],
  build: ({ objectives }) =>
    objectives.some(({ mixed }) => mixed !== undefined)
      ? {
          hooks: {
            'setup.board': (g) => {
              const { groups } = setting(g);
              for (const group of new Set(groups)) {
                if (group > 0)
                  mixTokens(
                    g,
                    groups.flatMap((one, token) => (one === group ? [token] : [])),
                  );
              }
            },
            'token.turned': (g, _, token) => {
              if (setting(g).groups[token] > 0) g.call('mixed', { token });
            },
          },
        }
      : null,
};
