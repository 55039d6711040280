import type { Viewer } from '@holdout/kernel';
import { carByNumber } from '../content/cars.ts';
import type { BoxId, ZombieCardDoes } from '../content/define.ts';
import { skillByNumber } from '../content/skills/index.ts';
import { TEAM_CARDS } from '../content/team-cards.ts';
import { TENTS } from '../content/tents.ts';
import type { Bed } from '../map/board.ts';
import { BLOWN, CARRIER, ESCAPED, SUPPLIES } from '../missions/block.ts';
import { thingsLeft } from '../missions/blocks/laid-out.ts';
import { doorsOpened } from '../missions/conditions.ts';
import type { Mission } from '../missions/schema.ts';
import { cardWord, underOf } from '../ops/cards.ts';
import { teamXp } from '../ops/outcome.ts';
import { costOfMove } from '../rules/actions/move.ts';
import { openCards } from '../rules/deal.ts';
import type { G } from '../rules/hooks.ts';
import {
  dangerLevel,
  exitOf,
  isLiving,
  noiseMap,
  placesOf,
  teamOf,
  tokenColour,
  woundsOf,
} from '../rules/query.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { hasMarkers, spawnDice } from '../rules/spawnDice.ts';
import { handsOf, rangeOf } from '../rules/weapons.ts';
import { setting } from '../setting.ts';
import {
  FREE_IDS,
  LEVELS,
  levelOf,
  NONE,
  PHASE_IDS,
  SPAWN_ACTIVE,
  SPAWN_CLOSED,
  TAKEN,
  WOUNDED,
} from '../state/ids.ts';
import { carSeatDomain, carWord, survivorDomain, zoneWord } from '../state/words.ts';

/** What everybody at the table sees; nothing but the order of the decks and hidden tokens is unknown. */
export interface ZombicideView {
  readonly game: 'zombicide';
  readonly viewer: Viewer;
  readonly players: number;
  /** Id of one of our missions, or the mission itself. */
  readonly mission: string | Mission;
  /** Boxes in play: those of the mission, and those that are mixed in. */
  readonly boxes: readonly BoxId[];
  readonly rules: Ruleset;
  readonly entered: boolean;
  readonly survivors: readonly SurvivorView[];
  /** Only in games that have teams, by the numbers of the survivors' teams. */
  readonly teams: readonly TeamView[];
  /** Zones by number; those with nothing in them say so by being empty. */
  readonly zones: readonly ZoneView[];
  readonly doors: readonly { readonly open: boolean; readonly colour: string | null }[];
  readonly cars: readonly CarView[];
  readonly tokens: readonly {
    readonly zone: string;
    /** Null as long as it is hidden, and where there is none. RM-MIS-05 */
    readonly colour: string | null;
    readonly taken: boolean;
    readonly face: string | null;
  }[];
  readonly spawns: readonly {
    readonly zone: string;
    readonly colour: string | null;
    readonly status: 'active' | 'waiting' | 'closed';
    /** Spawn dice that bring a card here. */
    readonly markers: readonly number[];
  }[];
  readonly tents: readonly TentView[];
  readonly triggers: readonly { readonly zone: string; readonly used: boolean }[];
  /** Where the exit is now: a mission may have it wander. */
  readonly exit: readonly string[];
  /** Zones in which the helicopter can land. */
  readonly lands: readonly string[];
  /** Id of the survivor who carries what has to be brought, or null. */
  readonly carrier: string | null;
  /** Cards that a mission has laid out and nobody has taken; the zone is null as long as it is not known. */
  readonly laidOut: readonly { readonly card: string; readonly zone: string | null }[];
  /** Figures left, by kind. */
  readonly supply: Readonly<Record<string, number>>;
  readonly equipment: { readonly count: number; readonly discard: readonly string[] };
  readonly zombieDeck: { readonly count: number; readonly discard: readonly number[] };
  /** Zombie cards that lie open and are being given to zones. */
  readonly openCards: readonly OpenCardView[];
  /** Cards just found, that have no place yet. */
  readonly found: readonly string[];
  readonly loud: string | null;
  readonly turn: {
    readonly round: number;
    readonly phase: (typeof PHASE_IDS)[number];
    readonly first: number;
    readonly seat: number;
    /** Id of the survivor who acts, or null. */
    readonly active: string | null;
    readonly actions: number;
    readonly free: Readonly<Record<string, number>>;
    /** What leaving his zone would cost, in actions. */
    readonly moveCost: number;
    readonly level: (typeof LEVELS)[number];
    /** How many spawn dice would be rolled now; 0 where none are. RM-SPAWN-04 */
    readonly spawnDice: number;
  };
  /** Counters of the mission's own rules. */
  readonly tally: {
    readonly escaped: number;
    readonly supplies: number;
    /** Doors that are open, or have been. */
    readonly doors: number;
    /** Zombies that were blown up with the helicopter; null before. */
    readonly blown: number | null;
  };
  /** Who has won, by seats. */
  readonly over: {
    readonly result: string;
    readonly cause: string;
    readonly winners: readonly number[];
  } | null;
}

/** Team action cards of a team, those of them that are used up in this round, and what its survivors have learned. */
export interface TeamView {
  readonly cards: readonly string[];
  readonly played: readonly string[];
  /** RM-COMPET-02 */
  readonly xp: number;
}

export interface SurvivorView {
  readonly id: string;
  readonly seat: number;
  /** From 0; 0 in games without teams. */
  readonly team: number;
  readonly zone: string | null;
  readonly dead: boolean;
  readonly xp: number;
  readonly level: (typeof LEVELS)[number];
  readonly skills: readonly string[];
  /** By place: hands, then the reserve; as many as he can carry. */
  readonly cards: readonly (CardView | null)[];
  /** By hand, or by whatever place works as one: how near and how far its weapon shoots, with his skills; null where there is none to shoot with. */
  readonly ranges: readonly (RangeView | null)[];
  readonly wounds: number;
  readonly car: string | null;
  readonly carSeat: string | null;
  readonly gift: number;
  readonly acted: boolean;
  readonly searched: boolean;
  /** Skills that he can't use again for now, or has switched off. */
  readonly used: readonly string[];
  /** Zombies ignore him. */
  readonly rotten: boolean;
}

/** A zombie card, and what it says at the danger level of now. */
interface OpenCardView {
  readonly card: number;
  readonly does: ZombieCardDoes;
  /** Null where it brings nothing. */
  readonly kind: string | null;
  readonly n: number;
}

interface RangeView {
  readonly min: number;
  readonly max: number;
}

export interface CardView {
  /** `wounded` for a wound. */
  readonly id: string;
  readonly empty: boolean;
  /** A Vest that has taken a wound. RM-COMPET-11 */
  readonly damaged: boolean;
  /** The card under it. */
  readonly under: string | null;
}

export interface ZoneView {
  readonly zombies: Readonly<Record<string, number>>;
  /** Tokens and survivors together, and the tokens alone. */
  readonly noise: number;
  readonly tokens: number;
  readonly revealed: boolean;
}

/** What a tent is shows only when it lies open. RM-TENT-01 */
export interface TentView {
  readonly zone: string;
  readonly open: boolean;
  readonly beds: readonly Bed['colour'][];
  readonly is: string | null;
}

export interface CarView {
  readonly kind: string;
  readonly zone: string | null;
  readonly searched: boolean;
  readonly cargo: readonly string[];
  readonly flying: boolean;
}

/** Builds the view field by field: what is not named here is seen by nobody. */
export function viewOf(g: G, viewer: Viewer): ZombicideView {
  const { state } = g;
  const { kinds, tokens, spawns, doorColours, rules, groups, mixed, lands } = setting(g);
  const carrier = state.survivors[state.tally[CARRIER] - 1];
  return {
    game: 'zombicide',
    viewer,
    players: state.options.players,
    mission: state.options.mission,
    boxes: setting(g).mission.boxes,
    rules: { ...rules },
    entered: state.entered,
    survivors: state.survivors.map((_, who) => survivorView(g, who)),
    teams: teamsView(g),
    zones: zonesView(g),
    doors: state.doors.map((door, i) => ({ open: door === 1, colour: doorColours[i] })),
    cars: state.cars.map(({ kind, zone, searchedBy, cargo, flying }) => ({
      kind: carByNumber(kind).id,
      zone: zone === NONE ? null : zoneWord(zone),
      searched: searchedBy.length > 0,
      cargo: cargo.map((card) => cardWord(g, card)),
      flying: flying === 1,
    })),
    tokens: tokens.map(({ zone }, i) => {
      const taken = state.tokens[i] === TAKEN;
      return {
        zone: zoneWord(zone),
        colour: taken || groups[i] === 0 ? tokenColour(g, i) : null,
        taken,
        face: taken && !mixed ? faceOf(state.faces[i]) : null,
      };
    }),
    spawns: spawns.map(({ zone, colour, markers }, i) => ({
      zone: zoneWord(zone),
      colour,
      status: statusOf(state.spawns[i]),
      markers,
    })),
    tents: tentsView(g),
    triggers: setting(g).triggers.map(({ zone }, i) => ({
      zone: zoneWord(zone),
      used: state.triggers?.[i] === 1,
    })),
    exit: exitOf(g).map(zoneWord),
    lands: lands.map(zoneWord),
    carrier: carrier ? survivorDomain.format(carrier.id) : null,
    laidOut: thingsLeft(g).map(({ card, zone }) => ({ card, zone: zone < 0 ? null : zoneWord(zone) })),
    supply: Object.fromEntries(kinds.map(({ id }, kind) => [id, state.supply[kind]])),
    equipment: {
      count: state.equipment.length,
      discard: state.equipmentDiscard.map((card) => cardWord(g, card)),
    },
    zombieDeck: { count: state.zombieDeck.length, discard: state.zombieDiscard.slice() },
    openCards: openCards(state).map((card) => openCardView(g, card)),
    found: state.found.map((card) => cardWord(g, card)),
    loud: state.loudZone === NONE ? null : zoneWord(state.loudZone),
    turn: turnView(g),
    tally: {
      escaped: state.tally[ESCAPED],
      supplies: state.tally[SUPPLIES],
      doors: doorsOpened(g),
      blown: state.tally[BLOWN] > 0 ? state.tally[BLOWN] - 1 : null,
    },
    over: overView(g),
  };
}

function overView({ state: { over } }: G): ZombicideView['over'] {
  return over && { result: over.result, cause: over.cause, winners: over.winners.slice() };
}

function teamsView(g: G): TeamView[] {
  const { teams } = g.state;
  if (!teams) return [];
  const xp = teamXp(g);
  const words = (cards: readonly number[]): string[] => cards.map((card) => TEAM_CARDS[card]);
  return teams.cards.map((cards, team) => ({
    cards: words(cards),
    played: words(teams.played[team]),
    xp: xp[team] ?? 0,
  }));
}

function tentsView(g: G): TentView[] {
  const { tents } = g.state;
  return setting(g).tents.map(({ zone }, i) => {
    const shown = tents?.open[i] === 1 ? TENTS[tents.face[i]] : undefined;
    return {
      zone: zoneWord(zone),
      open: shown !== undefined,
      beds: shown?.beds ?? [],
      is: shown?.is ?? null,
    };
  });
}

function turnView(g: G): ZombicideView['turn'] {
  const { state } = g;
  const { active } = state;
  return {
    round: state.round,
    phase: PHASE_IDS[state.phase],
    first: state.first,
    seat: state.turn,
    active: active === NONE ? null : survivorDomain.format(state.survivors[active].id),
    actions: state.actions,
    free: Object.fromEntries(FREE_IDS.map((id, kind) => [id, state.free[kind]])),
    moveCost: active === NONE ? 0 : costOfMove(g, active),
    level: LEVELS[dangerLevel(g)],
    spawnDice: hasMarkers(g) ? spawnDice(g) : 0,
  };
}

function survivorView(g: G, who: number): SurvivorView {
  const s = g.state.survivors[who];
  return {
    id: survivorDomain.format(s.id),
    seat: s.seat,
    team: teamOf(g, who),
    zone: isLiving(s) ? zoneWord(s.zone) : null,
    dead: s.dead,
    xp: s.xp,
    level: LEVELS[levelOf(s.xp)],
    skills: s.skills.map((number) => skillByNumber(number).id),
    cards: s.cards.slice(0, placesOf(g, who)).map((card) => cardView(g, card)),
    ranges: Array.from({ length: handsOf(g, who) }, (_, place) => rangeOf(g, who, place)),
    wounds: woundsOf(s),
    car: s.car === NONE ? null : carWord(s.car),
    carSeat: s.carSeat === NONE ? null : carSeatDomain.format(s.carSeat),
    gift: s.gift,
    acted: s.acted,
    searched: s.searched,
    used: [...s.used, ...(s.off ?? [])].map((number) => skillByNumber(number).id),
    rotten: s.rotten === true,
  };
}

function openCardView(g: G, card: number): OpenCardView {
  const { does, lines } = setting(g).zombieCards[card];
  const { kind, count } = lines[dangerLevel(g)];
  return { card, does, kind: kind < 0 ? null : setting(g).kinds[kind].id, n: count };
}

function cardView(g: G, card: number): CardView | null {
  if (card === NONE) return null;
  if (card === WOUNDED) return { id: 'wounded', empty: false, damaged: false, under: null };
  const at = underOf(g, card);
  const under = at < 0 ? null : cardWord(g, g.state.under[at]);
  const { empty, teams } = g.state;
  const damaged = teams?.worn.includes(card) ?? false;
  return { id: cardWord(g, card), empty: empty.includes(card), damaged, under };
}

function zonesView(g: G): ZoneView[] {
  const { state } = g;
  const { kinds, fixedNoise } = setting(g);
  const noise = noiseMap(g);
  return state.noise.map((tokens, zone) => ({
    zombies: Object.fromEntries(
      kinds.flatMap(({ id }, kind) => {
        const n = state.zombies[zone * kinds.length + kind];
        return n > 0 ? [[id, n]] : [];
      }),
    ),
    noise: noise[zone],
    tokens: tokens + fixedNoise[zone],
    revealed: state.revealed[zone] === 1,
  }));
}

function faceOf(face: number | undefined): string | null {
  if (face === undefined) return null;
  return face === 1 ? 'safe' : 'late';
}

function statusOf(spawn: number): 'active' | 'waiting' | 'closed' {
  if (spawn === SPAWN_ACTIVE) return 'active';
  return spawn === SPAWN_CLOSED ? 'closed' : 'waiting';
}
