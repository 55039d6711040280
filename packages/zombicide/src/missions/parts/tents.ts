import { argA, encode, optionKind, steps, TABLE } from '@holdout/kernel';
import { TENTS, tentLook } from '../../content/tents.ts';
import type { Bed, Zone } from '../../map/board.ts';
import { openTent, pitchTents } from '../../ops/camp.ts';
import type { G } from '../../rules/hooks.ts';
import { survivor } from '../../rules/query.ts';
import { type Setting, setting } from '../../setting.ts';
import { NONE } from '../../state/ids.ts';
import type { ZombicideState } from '../../state/state.ts';
import { tentDomain, zoneWord } from '../../state/words.ts';
import type { PartDef } from '../part.ts';

const ENTER_TENT = optionKind('tent', 'tent');

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
const { act, ask, call, program } = steps<G, TentVars>();

/** A tent is turned over, and a zombie card is drawn for it. RM-TENT-02 */
const revealTent = program('tent', [
  ask('entered', {
    ask: 'enterTent',
    when: (g) => g.state.entered,
    owner: () => TABLE,
    about: (g, vars) => zoneWord(setting(g).tents[vars.place].zone),
    list: (g, vars, out) => {
      const looks = new Set(possibleTents(g, vars.place).map(lookOf));
      for (const look of [...looks].sort((a, b) => a - b)) out.push(encode(ENTER_TENT, TABLE, look));
    },
    take: (g, vars, code) => {
      const number = possibleTents(g, vars.place).find((one) => lookOf(one) === argA(code));
      if (number !== undefined) layTent(g, vars.place, number);
    },
  }),
  act('open', (g, vars) => openTent(g, vars.place)),
  call('card', (g, vars) => [
    'zombieCard',
    { zone: setting(g).tents[vars.place].zone, card: NONE, inside: 1 },
  ]),
]);

const lookOf = (number: number): number => tentDomain.parse(tentLook(TENTS[number]));

/** Numbers of the tents that lie open, by place; -1 for the others. */
export const knownTents = ({ face, open }: NonNullable<ZombicideState['tents']>): number[] =>
  face.map((number, place) => (open[place] === 1 ? number : NONE));

const hiddenTents = (known: readonly number[]): number[] =>
  TENTS.flatMap(({ number }) => (known.includes(number) ? [] : [number]));

/** Numbers of the tents that can lie in a place that is still closed. RM-TENT-01 */
function possibleTents(g: G, place: number): number[] {
  const { tents, specialTents } = setting(g);
  const known = g.state.tents ? knownTents(g.state.tents) : [];
  const hidden = hiddenTents(known);
  if (specialTents.length === 0) return hidden;
  const searched = hidden.filter((number) => TENTS[number].is !== undefined);
  if (!specialTents.includes(tents[place].zone)) return hidden.filter((number) => !searched.includes(number));
  const closed = tents.filter(({ zone }, i) => specialTents.includes(zone) && laid(known, i) === undefined);
  return closed.length > searched.length ? hidden : searched;
}

/** Somebody has seen which tent lies in a place: those that are still closed are laid out anew around it. */
function layTent(g: G, place: number, number: number): void {
  if (!g.state.tents) return;
  const known = knownTents(g.state.tents);
  known[place] = number;
  pitchTents(
    g,
    dealTents(setting(g), known, () => undefined),
  );
}

/**
 * Numbers of tents by place: those that are known, and the others as chance lays them. The two that can be searched are
 * among the special places, where there are such.
 */
export function dealTents(
  { tents, specialTents }: Pick<Setting, 'tents' | 'specialTents'>,
  known: readonly number[],
  shuffle: (numbers: number[]) => void,
): number[] {
  const hidden = hiddenTents(known);
  shuffle(hidden);
  if (specialTents.length === 0) return tents.map((_, place) => laid(known, place) ?? hidden.pop() ?? 0);
  const plain = hidden.filter((number) => TENTS[number].is === undefined);
  const special = hidden.filter((number) => TENTS[number].is !== undefined);
  const isSpecial = ({ zone }: { readonly zone: Zone }): boolean => specialTents.includes(zone);
  const left = tents.filter((tent, place) => isSpecial(tent) && laid(known, place) === undefined).length;
  special.push(...plain.splice(0, Math.max(0, left - special.length)));
  shuffle(special);
  return tents.map((tent, place) => laid(known, place) ?? (isSpecial(tent) ? special : plain).pop() ?? 0);
}

/** The number of a tent that is known. */
const laid = (known: readonly number[], place: number): number | undefined =>
  known[place] >= 0 ? known[place] : undefined;

/** Tents lie face down; whoever enters first opens one. RM-TENT-01, RM-TENT-02, RM-TENT-04, RM-TENT-07 */
export const tentsPart: PartDef = {
  id: 'tents',
  programs: [revealTent],
  kinds: [ENTER_TENT],
  build: ({ tents }) =>
    tents
      ? {
          hooks: {
            'setup.board': (g) =>
              pitchTents(
                g,
                dealTents(setting(g), [], (numbers) => g.shuffle('setup', numbers)),
              ),
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
