import { argA, encode, steps, TABLE } from '@holdout/kernel';
import type { CardLine } from '../content/zombie-cards/index.ts';
import type { Bed, Zone } from '../map/board.ts';
import { bringZombieCardToTop, discardZombieCards, drawZombieCard, renewZombieDeck } from '../ops/cards.ts';
import { heldTurn } from '../ops/round.ts';
import {
  type Arrival,
  addZombies,
  clearQueue,
  kindWord,
  nextQueued,
  queueActivation,
} from '../ops/zombies.ts';
import { setting } from '../setting.ts';
import { BLUE, type Kind, LEVELS, NONE } from '../state/ids.ts';
import { zoneWord } from '../state/words.ts';
import { checkGoals } from './goals.ts';
import { type G, modified } from './hooks.ts';
import { ENTER_ZOMBIES } from './options.ts';
import { dangerLevel, isLiving, onBoard, survivorTiles } from './query.ts';

/**
 * Zombies of a card come into a zone: an Abomination only if there is none, a Fatty with its escort. Kinds that run
 * out act once more. S1-ZOM-03, S1-ZOM-04, S1-SPAWN-05
 */
export function bring(g: G, zone: Zone, kind: Kind, count: number, cause: Arrival): void {
  const def = setting(g).kinds[kind];
  if (def.single && isTaken(g, kind)) {
    bring(g, zone, kindNumber(g, def.single.instead), count, cause);
    return;
  }
  const placed = place(g, zone, kind, count, cause);
  if (!def.escort || placed === 0) return;
  place(g, zone, kindNumber(g, def.escort.kind), def.escort.count * placed, 'escort');
}

/** S1-ZOM-04; with the option, as many as there are figures. */
function isTaken(g: G, kind: Kind): boolean {
  const { abominationLimit, miniatureLimit } = setting(g).rules;
  if (abominationLimit === 'onePerBoard') return onBoard(g, kind) > 0;
  return miniatureLimit === 'box' && g.state.supply[kind] <= 0;
}

function place(g: G, zone: Zone, kind: Kind, count: number, cause: Arrival): number {
  const placed = addZombies(g, zone, kind, count, cause);
  const capped =
    (cause === 'manhole' || cause === 'bed') &&
    setting(g).rules.shortageCapPerCard === 'one' &&
    g.state.queue.length > 0;
  if (placed < count && !capped) queueActivation(g, kind);
  return placed;
}

export const kindNumber = (g: G, id: string): Kind => setting(g).kinds.findIndex((kind) => kind.id === id);

type CardVars = {
  zone: Zone;
  /** -1 until it is drawn. Where cards are dealt to zones it is known from the start. */
  card: number;
  inside: number;
};
const { act, ask, call, program, repeat } = steps<G, CardVars>();

/** One zombie card for one zone, in the Spawn step or while a building is revealed. S1-SPAWN-03, S1-DOOR-05 */
export const zombieCardProgram = program('zombieCard', [
  act('renew', (g, vars) => {
    if (vars.card === NONE) renewZombieDeck(g);
  }),
  ask('entered', {
    ask: 'enterZombies',
    when: (g, vars) => g.state.entered && vars.card === NONE && g.state.zombieDeck.length > 0,
    owner: () => TABLE,
    about: (_, vars) => zoneWord(vars.zone),
    list: (g, _, out) => {
      const cards = g.state.zombieDeck.slice().sort((a, b) => a - b);
      for (const card of cards) out.push(encode(ENTER_ZOMBIES, TABLE, card - 1));
    },
    take: (g, _, code) => bringZombieCardToTop(g, argA(code) + 1),
  }),
  act('draw', (g, vars) => {
    if (vars.card === NONE) vars.card = drawZombieCard(g);
    else discardZombieCards(g, [vars.card]);
    // All cards may lie open to be dealt.
    if (vars.card !== NONE) resolve(g, vars);
  }),
  repeat('more', (g) => g.state.queue.length > 0, [
    call('extra', (g) => ['activation', extra(g, nextQueued(g))]),
  ]),
  act('goals', checkGoals),
]);

function resolve(g: G, { zone, card }: CardVars): void {
  const { does, lines } = setting(g).zombieCards[card];
  const level = dangerLevel(g);
  const line = lines[level];
  clearQueue(g);
  if (g.loud) {
    const what = line.kind < 0 ? null : kindWord(g, line.kind);
    g.emit({
      t: 'zombie-card',
      zone: zoneWord(zone),
      card,
      does,
      level: LEVELS[level],
      kind: what,
      n: line.count,
    });
  }
  if (does === 'extra') giveTurns(g);
  if (line.kind < 0) return;
  if (does === 'extra') {
    if (level > BLUE) queueActivation(g, line.kind);
  } else if (does === 'manhole') openManholes(g, line);
  else if (does === 'bed-blue') openBeds(g, 'blue', line);
  else if (does === 'bed-green') openBeds(g, 'green', line);
  else bring(g, zone, line.kind, line.count, 'card');
}

/** Skills may give turns before zombies act out of turn; none do in Season 1. RM-SKILL-82 */
function giveTurns(g: G): void {
  const left = g.state.survivors.flatMap((s, who) =>
    isLiving(s) && modified['turn.extra'](g, false, who) ? [who] : [],
  );
  if (left.length > 0) g.call('extra turns', { ...heldTurn(g), left, who: NONE, acted: 0 });
}

/** S1-SPAWN-08, S1-SPAWN-09 */
function openManholes(g: G, { kind, count }: CardLine): void {
  const tiles = survivorTiles(g, scouts(g));
  for (const { zone, tile } of setting(g).board.manholes) {
    if (tiles.has(tile)) bring(g, zone, kind, count, 'manhole');
  }
}

/** RM-SCARD-13, RM-SCARD-14 */
function openBeds(g: G, colour: Bed['colour'], { kind, count }: CardLine): void {
  const tiles = survivorTiles(g, g.state.survivors.filter(isLiving));
  for (const bed of setting(g).board.beds) {
    if (bed.colour === colour && tiles.has(bed.tile)) bring(g, bed.zone, kind, count, 'bed');
  }
}

/** Survivors whose tiles a manhole card opens. */
function scouts(g: G) {
  const living = g.state.survivors.filter(isLiving);
  if (setting(g).rules.manholeScope === 'allSurvivorTiles') return living;
  const most = Math.max(...living.map((s) => s.xp));
  return living.filter((s) => s.xp === most).slice(0, 1);
}

/** The frame of one more activation of a kind. S1-SPAWN-07 */
export function extra(g: G, kind: Kind, depth = 0) {
  const full = setting(g).rules.extraActivationFull;
  const passes = full ? setting(g).kinds[kind].actions : 1;
  if (g.loud) g.emit({ t: 'extra', kind: kindWord(g, kind) });
  return activationVars(1 << kind, passes, depth);
}

/** The frame of an activation of some kinds, as bits. */
export const activationVars = (kinds: number, passes: number, depth: number) => ({
  kinds,
  pass: 0,
  passes,
  fights: [],
  busy: [],
  zone: NONE,
  blows: [],
  leaders: [],
  leader: NONE,
  depth,
});
