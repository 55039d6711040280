import { argA, type Code, type CodeList, encode, no, steps, TABLE } from '@holdout/kernel';
import type { CardLine } from '../content/zombie-cards/index.ts';
import type { Zone } from '../map/board.ts';
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
import { opensHoles, prefersHoles, zonesOfHoles } from './holes.ts';
import { type G, modified } from './hooks.ts';
import { ENTER_ZOMBIES, ON } from './options.ts';
import { dangerLevel, deciderOf, isLiving, onBoard } from './query.ts';

/**
 * Zombies of a card come into a zone: an Abomination only if there is none, a Fatty with its escort. Kinds that run
 * out act once more. Where there are no Crawlers, none comes, and no figure is missed. S1-ZOM-03, S1-ZOM-04, S1-SPAWN-05,
 * RM-SETUP-17
 */
export function bring(g: G, zone: Zone, kind: Kind, count: number, cause: Arrival): void {
  const { kinds, rules } = setting(g);
  const def = kinds[kind];
  if (rules.crawlers === false && kinds.some(({ leaves }) => leaves === def.id)) return;
  if (def.single && isTaken(g, kind)) {
    bring(g, zone, kindNumber(g, def.single.instead), count, cause);
    return;
  }
  const placed = place(g, zone, kind, count, cause);
  if (!def.escort || placed === 0) return;
  const spared = ofHole(cause);
  place(g, zone, kindNumber(g, def.escort.kind), def.escort.count * placed, 'escort', spared);
}

/** One of them all, one of each kind, or as many as there are figures. S1-ZOM-04, RM-ABOMB-01, CF-71 */
function isTaken(g: G, kind: Kind): boolean {
  const { kinds, rules } = setting(g);
  const { abominationLimit, miniatureLimit } = rules;
  if (abominationLimit === 'onePerKind') return onBoard(g, kind) > 0;
  if (abominationLimit === 'onePerBoard')
    return kinds.some(({ single }, other) => single !== undefined && onBoard(g, other) > 0);
  return miniatureLimit === 'box' && g.state.supply[kind] <= 0;
}

const ofHole = (cause: Arrival): boolean => cause === 'manhole' || cause === 'bed';

/** @param spared one card makes nobody act more than once, however many holes stay empty. RM-SCARD-10, RM-SCARD-15 */
function place(
  g: G,
  zone: Zone,
  kind: Kind,
  count: number,
  cause: Arrival,
  spared: boolean = ofHole(cause),
): number {
  const placed = addZombies(g, zone, kind, count, cause);
  const capped = spared && setting(g).rules.shortageCapPerCard === 'one' && g.state.queue.length > 0;
  if (placed < count && !capped) queueActivation(g, kind);
  return placed;
}

export const kindNumber = (g: G, id: string): Kind => setting(g).kinds.findIndex((kind) => kind.id === id);

type CardVars = {
  zone: Zone;
  /** -1 until it is drawn. Where cards are dealt to zones it is known from the start. */
  card: number;
  inside: number;
  /** Zones of manholes or beds that are still to be filled, only where figures do not suffice for all. */
  holes?: Zone[];
};
const { act, ask, call, program, repeat } = steps<G, CardVars>();

/** Somebody tells which card of the zombie deck has been drawn at a real table. */
export const zombieCardEntry = {
  owner: () => TABLE,
  list: (g: G, _: unknown, out: CodeList): void => {
    const cards = g.state.zombieDeck.slice().sort((a, b) => a - b);
    for (const card of cards) out.push(encode(ENTER_ZOMBIES, TABLE, card - 1));
  },
  take: (g: G, _: unknown, code: Code): void => bringZombieCardToTop(g, argA(code) + 1),
};

/** One zombie card for one zone, in the Spawn step or while a building is revealed. S1-SPAWN-03, S1-DOOR-05 */
export const zombieCardProgram = program('zombieCard', [
  act('renew', (g, vars) => {
    if (vars.card === NONE) renewZombieDeck(g);
  }),
  ask('entered', {
    ask: 'enterZombies',
    when: (g, vars) => g.state.entered && vars.card === NONE && g.state.zombieDeck.length > 0,
    about: (_, vars) => zoneWord(vars.zone),
    ...zombieCardEntry,
  }),
  act('draw', (g, vars) => {
    if (vars.card === NONE) vars.card = drawZombieCard(g);
    else discardZombieCards(g, [vars.card]);
    // All cards may lie open to be dealt.
    if (vars.card !== NONE) resolve(g, vars);
  }),
  // RM-SCARD-10, RM-SCARD-15
  repeat('holes', (_, vars) => vars.holes !== undefined, [
    ask('hole', {
      ask: 'hole',
      owner: (g) => deciderOf(g),
      about: (g, vars) => kindWord(g, lineOf(g, vars).kind),
      list: (g, { holes = [] }, out) => {
        for (const zone of new Set(holes)) out.push(encode(ON, deciderOf(g), zone));
      },
      explain: () => no('RM-SCARD-10'),
      take: (g, vars, code) => {
        const { holes = [] } = vars;
        const [next] = holes.splice(holes.indexOf(argA(code)), 1);
        fillHoles(g, vars, [next]);
        openHoles(g, vars, holes);
      },
    }),
  ]),
  repeat('more', (g) => g.state.queue.length > 0, [
    call('extra', (g) => ['activation', extra(g, nextQueued(g))]),
  ]),
  act('goals', checkGoals),
]);

/** Danger level at which cards are read now. RM-SPAWN-08 */
const cardLevel = (g: G): number => modified['spawn.level'](g, dangerLevel(g));

const lineOf = (g: G, { card }: CardVars): CardLine => setting(g).zombieCards[card].lines[cardLevel(g)];

function resolve(g: G, vars: CardVars): void {
  const { zone, card } = vars;
  // A deck that has run out and is not made anew brings nothing.
  if (card === NONE) return;
  const { does } = setting(g).zombieCards[card];
  const level = cardLevel(g);
  const line = lineOf(g, vars);
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
  } else if (opensHoles(does)) openHoles(g, vars, zonesOfHoles(g, does));
  else bring(g, zone, line.kind, line.count, 'card');
}

/** Skills may give turns before zombies act out of turn; none do in Season 1. RM-SKILL-82 */
function giveTurns(g: G): void {
  const left = g.state.survivors.flatMap((s, who) =>
    isLiving(s) && modified['turn.extra'](g, false, who) ? [who] : [],
  );
  if (left.length > 0) g.call('extra turns', { ...heldTurn(g), left, who: NONE, acted: 0 });
}

/** Fills them all; where it matters which of them are filled first, that is asked for. */
function openHoles(g: G, vars: CardVars, holes: Zone[]): void {
  if (prefersHoles(g, holes, lineOf(g, vars))) {
    vars.holes = holes;
    return;
  }
  delete vars.holes;
  fillHoles(g, vars, holes);
}

function fillHoles(g: G, vars: CardVars, holes: readonly Zone[]): void {
  const { kind, count } = lineOf(g, vars);
  const cause = setting(g).zombieCards[vars.card].does === 'manhole' ? 'manhole' : 'bed';
  for (const zone of holes) bring(g, zone, kind, count, cause);
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
