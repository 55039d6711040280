import { steps } from '@holdout/kernel';
import { SEARCHED_TENTS, TENTS } from '../../content/tents.ts';
import type { Bed, Zone } from '../../map/board.ts';
import { openTent, pitchTents } from '../../ops/camp.ts';
import type { G } from '../../rules/hooks.ts';
import { survivor } from '../../rules/query.ts';
import { setting } from '../../setting.ts';
import { NONE } from '../../state/ids.ts';
import type { PartDef } from '../part.ts';

/** The place of the tent in a zone, or -1. */
const tentAt = (g: G, zone: Zone): number => setting(g).tents.findIndex((tent) => tent.zone === zone);

/** The tent that lies open in a zone, if there is one. */
export function openTentAt(g: G, zone: Zone) {
  const place = tentAt(g, zone);
  return place >= 0 && g.state.tents?.open[place] === 1 ? TENTS[g.state.tents.face[place]] : undefined;
}

/** Beds of the tents that lie open; those of the others are unknown (ruling OQ-13). RM-SCARD-12, RM-SCARD-16 */
const tentBeds = (g: G): Bed[] =>
  setting(g).tents.flatMap(({ zone, tile }) =>
    (openTentAt(g, zone)?.beds ?? []).map((colour) => ({ zone, tile, colour })),
  );

type TentVars = { place: number };
const { act, call, program } = steps<G, TentVars>();

/** A tent is turned over, and a zombie card is drawn for it. RM-TENT-02 */
const revealTent = program('tent', [
  act('open', (g, vars) => openTent(g, vars.place)),
  call('card', (g, vars) => [
    'zombieCard',
    { zone: setting(g).tents[vars.place].zone, card: NONE, inside: 1 },
  ]),
]);

/** Numbers of tents in the order in which chance lays them: the two that can be searched among the special places. */
function deal(g: G): number[] {
  const { tents, specialTents } = setting(g);
  const numbers = TENTS.map((def) => def.number);
  if (specialTents.length === 0) {
    g.shuffle('setup', numbers);
    return numbers.slice(0, tents.length);
  }
  const isSpecial = (number: number): boolean => TENTS[number].is !== undefined;
  const plain = numbers.filter((number) => !isSpecial(number));
  g.shuffle('setup', plain);
  const special = [
    ...numbers.filter(isSpecial),
    ...plain.splice(0, specialTents.length - SEARCHED_TENTS.length),
  ];
  g.shuffle('setup', special);
  return tents.map(({ zone }) => (specialTents.includes(zone) ? special.pop() : plain.pop()) ?? 0);
}

/** Tents lie face down; whoever enters first opens one. RM-TENT-01, RM-TENT-02, RM-TENT-04, RM-TENT-07 */
export const tentsPart: PartDef = {
  id: 'tents',
  programs: [revealTent],
  build: ({ tents }) =>
    tents
      ? {
          hooks: {
            'setup.board': (g) => pitchTents(g, deal(g)),
            'survivor.moved': (g, _, __, zone) => {
              const place = tentAt(g, zone);
              if (place >= 0 && g.state.tents?.open[place] === 0) g.call('tent', { place });
            },
            'search.anywhere': (g, _, can, who) =>
              can || openTentAt(g, survivor(g, who).zone)?.is !== undefined,
            'beds.there': (g, _, beds) => [...beds, ...tentBeds(g)],
          },
        }
      : null,
};
