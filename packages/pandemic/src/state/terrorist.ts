import type { Seat } from '@holdout/kernel';
import type { City, InfectionCard } from './ids.ts';
import { CITIES } from './ids.ts';

/** The bio-terrorist: what he alone knows, and what everybody does. OB-BT-01 */
export interface Terrorist {
  seat: Seat;
  /** Where he is; -1 before he has begun, while he is captured, and when he is out. */
  city: City;
  /** The black pawn is on the board, for a team pawn is in his city. OB-BT-28 */
  visible: boolean;
  /** On whose role card his pawn lies, or -1. OB-BT-33 */
  captor: Seat;
  /** The purple disease is eradicated: he plays no longer. OB-BT-49 */
  out: boolean;
  hand: InfectionCard[];
  /** For each card of the hand the layer of the infection deck it came from, or -1 once that is used up. */
  layers: number[];
  /** Terrorist actions left in his turn, drives beside them, and secret actions used, as bits. OB-BT-11, OB-BT-23 */
  actions: number;
  drives: number;
  used: number;
  /** His notebook: one number an entry, see `Entry`. OB-BT-51 */
  log: number[];
  /** What everybody has seen of him: pairs of the turn and the city. OB-BT-21 */
  sightings: number[];
  /** 1 for every city he may be in now, and may have been in when he was last heard of, by what everybody knows. */
  suspects: number[];
  known: number[];
  /** What he has been seen to do in this turn, in actions. */
  seen: number;
}

/** What a line of the notebook holds: the kind of an entry and a city. OB-BT-51 */
export const LOG_ROW = 0;
export const LOG_START = 1;
export const LOG_MOVE = 2;
export const LOG_LOCAL = 3;
export const LOG_REMOTE = 4;
export const LOG_DRAW = 5;
export const LOG_ESCAPE = 6;
export const LOG_CAPTURED = 7;
export const LOG_SABOTAGE = 8;
export const LOG_SKIP = 9;
const LOG_WORDS = [
  'row',
  'start',
  'move',
  'local',
  'remote',
  'draw',
  'escape',
  'captured',
  'sabotage',
  'skip',
] as const;

const SIZE = 64;
export const logEntry = (kind: number, city: City = 0): number => kind * SIZE + city;
export const logKind = (entry: number): (typeof LOG_WORDS)[number] => LOG_WORDS[Math.floor(entry / SIZE)];
export const logCity = (entry: number): City => entry % SIZE;

/** Secret actions, as bits of `used`. */
export const USED_LOCAL = 1;
export const USED_REMOTE = 2;
export const USED_SABOTAGE = 4;

export const TERRORIST_ACTIONS = 2;
export const TERRORIST_DRIVES = 1;
export const TERRORIST_HAND = 7;

export function newTerrorist(seat: Seat): Terrorist {
  return {
    seat,
    city: -1,
    visible: false,
    captor: -1,
    out: false,
    hand: [],
    layers: [],
    actions: 0,
    drives: 0,
    used: 0,
    log: [],
    sightings: [],
    suspects: Array.from({ length: CITIES }, () => 0),
    known: Array.from({ length: CITIES }, () => 0),
    seen: 0,
  };
}

export function cloneTerrorist(t: Terrorist): Terrorist {
  return {
    seat: t.seat,
    city: t.city,
    visible: t.visible,
    captor: t.captor,
    out: t.out,
    hand: t.hand.slice(),
    layers: t.layers.slice(),
    actions: t.actions,
    drives: t.drives,
    used: t.used,
    log: t.log.slice(),
    sightings: t.sightings.slice(),
    suspects: t.suspects.slice(),
    known: t.known.slice(),
    seen: t.seen,
  };
}
