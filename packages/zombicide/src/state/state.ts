import { type CoreState, cloneFrames, type Seat } from '@holdout/kernel';
import type { Zone } from '../map/board.ts';
import type { Card, Kind, Skill, Who } from './ids.ts';
import type { Options } from './options.ts';

/** A survivor and everything he carries. */
export interface Survivor {
  /** His number among all survivors. */
  id: number;
  seat: Seat;
  /** -1 when he is dead or has left the board. */
  zone: Zone;
  /** A survivor who has left the board is out of reach, but not dead. */
  dead: boolean;
  xp: number;
  /** Danger level whose skills he has been given so far. S1-XP-08 */
  level: number;
  skills: Skill[];
  /** Cards by place: two hands, then the reserve; -1 empty, `WOUNDED`. S1-INV-01 */
  cards: Card[];
  /** Car he sits in and the seat there (0 drives), or -1. */
  car: number;
  carSeat: number;
  /** Actions a leader gave him for his next turn. S1-SKILL-18 */
  gift: number;
  acted: boolean;
  searched: boolean;
  /** Skills that can be used only so often and have been. */
  used: Skill[];
  /** Skills that he has switched off; missing as long as he never has. RM-SKILL-43 */
  off?: Skill[];
  /** He has a Rotten marker: only there while he has. RM-SKILL-69 */
  rotten?: true;
}

interface Car {
  /** Number of its kind. */
  kind: number;
  /** -1 once it has left the board. */
  zone: Zone;
  /** Numbers of those who have searched it. S1-CAR-15 */
  searchedBy: number[];
  cargo: Card[];
  /** 1 while it flies; only what can fly has this. RM-HELI-09 */
  flying?: number;
}

/** Decks are lists whose top is the last entry. */
export interface ZombicideState extends CoreState {
  options: Options;
  survivors: Survivor[];
  cars: Car[];
  /** Zombies of a kind in a zone at `zone * kinds + kind`, and the figures that are left of each kind. */
  zombies: number[];
  supply: number[];
  /** Noise tokens by zone. S1-NOISE-01 */
  noise: number[];
  /** The zone a survivor made the loudest, and who did. S1-SKILL-25 */
  loudZone: Zone;
  loudBy: Who;
  /** 1 for an open door. */
  doors: number[];
  /** 1 for a zone that has been revealed. S1-DOOR-07 */
  revealed: number[];
  /** Objective tokens, spawn zones: see `ON_BOARD`, `SPAWN_ACTIVE`. */
  tokens: number[];
  /** What is on the hidden side of each token, as the mission's rules number it. */
  faces: number[];
  spawns: number[];
  /** Counters of the mission's own rules. */
  tally: number[];

  equipment: Card[];
  equipmentDiscard: Card[];
  /** Cards found only in special places, and cards that are out of the game. S1-SETUP-02 */
  specials: Card[];
  aside: Card[];
  /** Cards just drawn that have no place yet. */
  found: Card[];
  /** Cards that lie under another one: pairs of the upper and the lower. S1-SPECIAL-03 */
  under: Card[];
  /** Weapons that have to be reloaded. S1-RELOAD-01 */
  empty: Card[];
  zombieDeck: number[];
  zombieDiscard: number[];
  /** Survivors that a mission can still bring into play. S1-M09-SP4 */
  waiting: number[];

  round: number;
  phase: number;
  first: Seat;
  /** Whose turn it is, and which survivor acts, or -1. */
  turn: Seat;
  active: Who;
  actions: number;
  /** Free actions left, by what they are for. S1-ACT-06 */
  free: number[];
  /** Zones in which the acting survivor has killed in this turn, where a skill asks for it. S1-SKILL-22 */
  kills: Zone[];
  /** Kinds that act once more because something ran out or a card said so. */
  queue: Kind[];

  /** Number of the tent at each place, and 1 for those that lie open; only where there are tents. RM-TENT-01 */
  tents?: { face: number[]; open: number[] };
  /** 1 for an event trigger that is used up; only where there are some. RM-EVENT-01 */
  triggers?: number[];
  /**
   * Team action cards of each team, those it has played in this round, and Vests that a blow has damaged; only where
   * there are teams. RM-TEAM-01, RM-COMPET-11
   */
  teams?: { cards: number[][]; played: number[][]; worn: Card[] };
}

function cloneSurvivor(s: Survivor): Survivor {
  const copy: Survivor = {
    id: s.id,
    seat: s.seat,
    zone: s.zone,
    dead: s.dead,
    xp: s.xp,
    level: s.level,
    skills: s.skills.slice(),
    cards: s.cards.slice(),
    car: s.car,
    carSeat: s.carSeat,
    gift: s.gift,
    acted: s.acted,
    searched: s.searched,
    used: s.used.slice(),
  };
  if (s.off) copy.off = s.off.slice();
  if (s.rotten) copy.rotten = true;
  return copy;
}

function cloneCar(car: Car): Car {
  const copy: Car = {
    kind: car.kind,
    zone: car.zone,
    searchedBy: car.searchedBy.slice(),
    cargo: car.cargo.slice(),
  };
  if (car.flying !== undefined) copy.flying = car.flying;
  return copy;
}

/** Copied by hand: the simulator and the search make millions. A test compares it field by field. */
export function cloneState(s: ZombicideState): ZombicideState {
  const survivors: Survivor[] = [];
  for (let i = 0; i < s.survivors.length; i++) survivors.push(cloneSurvivor(s.survivors[i]));
  const cars: Car[] = [];
  for (let i = 0; i < s.cars.length; i++) cars.push(cloneCar(s.cars[i]));
  const copy: ZombicideState = {
    seq: s.seq,
    frames: cloneFrames(s.frames),
    rng: {
      setup: s.rng.setup.slice(),
      equipment: s.rng.equipment.slice(),
      zombies: s.rng.zombies.slice(),
      dice: s.rng.dice.slice(),
    },
    entered: s.entered,
    switches: { askRerolls: s.switches.askRerolls.slice() },
    over: s.over,
    options: s.options,
    survivors,
    cars,
    zombies: s.zombies.slice(),
    supply: s.supply.slice(),
    noise: s.noise.slice(),
    loudZone: s.loudZone,
    loudBy: s.loudBy,
    doors: s.doors.slice(),
    revealed: s.revealed.slice(),
    tokens: s.tokens.slice(),
    faces: s.faces.slice(),
    spawns: s.spawns.slice(),
    tally: s.tally.slice(),
    equipment: s.equipment.slice(),
    equipmentDiscard: s.equipmentDiscard.slice(),
    specials: s.specials.slice(),
    aside: s.aside.slice(),
    found: s.found.slice(),
    under: s.under.slice(),
    empty: s.empty.slice(),
    zombieDeck: s.zombieDeck.slice(),
    zombieDiscard: s.zombieDiscard.slice(),
    waiting: s.waiting.slice(),
    round: s.round,
    phase: s.phase,
    first: s.first,
    turn: s.turn,
    active: s.active,
    actions: s.actions,
    free: s.free.slice(),
    kills: s.kills.slice(),
    queue: s.queue.slice(),
  };
  if (s.tents) copy.tents = { face: s.tents.face.slice(), open: s.tents.open.slice() };
  if (s.triggers) copy.triggers = s.triggers.slice();
  if (s.teams) {
    const { cards, played, worn } = s.teams;
    copy.teams = {
      cards: cards.map((list) => list.slice()),
      played: played.map((list) => list.slice()),
      worn: worn.slice(),
    };
  }
  return copy;
}
