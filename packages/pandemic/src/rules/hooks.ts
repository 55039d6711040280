import {
  type After,
  dispatch,
  type Forbid,
  type Handlers,
  type Modify,
  type Offer,
  type PointList,
  type Run,
  type Seat,
} from '@holdout/kernel';
import type { InfectionCause } from '../ops/cubes.ts';
import type { City, Disease, InfectionCard } from '../state/ids.ts';
import type { PandemicState } from '../state/state.ts';

/** The running game, as every rule, role and event gets it. */
export type G = Run<PandemicState>;

/** Everything that content can change, with the arguments it is told. */
export interface Points {
  'actions.each turn': Modify<number, [seat: Seat]>;
  'actions.more': Offer<[seat: Seat]>;
  'actions.free': Offer<[seat: Seat]>;
  'moments.more': Offer;
  'build.free': Modify<boolean, [seat: Seat]>;
  'treat.amount': Modify<number, [seat: Seat, city: City, disease: Disease]>;
  'share.any card': Modify<boolean, [giver: Seat]>;
  'cure.cards': Modify<number, [seat: Seat, disease: Disease]>;
  'hand.limit': Modify<number, [seat: Seat]>;
  'infection.rate': Modify<number>;
  'infect.allowed': Forbid<[city: City, disease: Disease]>;
  'infect.cubes': Modify<number, [city: City, disease: Disease, cause: InfectionCause]>;
  'outbreak.steps': Modify<number, [disease: Disease]>;
  'outbreak.leaves': Modify<number, [disease: Disease]>;
  'city.flipped': After<[city: City]>;
  'flips.more': Modify<number, [flipped: readonly InfectionCard[]]>;
  'fly.keeps card': Modify<boolean, [payer: Seat, pawn: Seat]>;
  'pawn.led': Modify<boolean, [seat: Seat, pawn: Seat]>;
  'pawn.leaves': Forbid<[seat: Seat, city: City]>;
  'pawn.arrived': After<[seat: Seat, city: City]>;
  'pawn.drove': After<[seat: Seat, city: City]>;
  'disease.cured': After<[disease: Disease]>;
  'disease.eradicated': After<[disease: Disease]>;
  'role.left': After<[seat: Seat]>;
  'role.taken': After<[seat: Seat]>;
  'turn.began': After<[seat: Seat]>;
  'turn.ended': After<[seat: Seat]>;
}

export const POINTS: PointList<Points> = {
  'actions.each turn': { kind: 'modify', contract: 'Number of actions a seat has in its turn.' },
  'actions.more': { kind: 'offer', contract: 'Actions the active seat has beside those everybody has.' },
  'actions.free': { kind: 'offer', contract: 'What the active seat can do in its action phase at no cost.' },
  'moments.more': { kind: 'offer', contract: 'What seats can do whenever an event can be played.' },
  'build.free': { kind: 'modify', contract: 'Whether a seat builds a research station without a City card.' },
  'treat.amount': {
    kind: 'modify',
    contract: 'How many cubes one Treat Disease removes, at most those there are.',
  },
  'share.any card': {
    kind: 'modify',
    contract: 'Whether the giver may hand over any City card, not only that of the city.',
  },
  'cure.cards': { kind: 'modify', contract: 'How many City cards the cure of a disease takes.' },
  'hand.limit': { kind: 'modify', contract: 'How many cards a seat may hold.' },
  'infection.rate': { kind: 'modify', contract: 'How many infection cards an infect phase flips.' },
  'infect.allowed': {
    kind: 'forbid',
    contract: 'Whether a cube may be placed in a city, and an outbreak happen there.',
  },
  'pawn.led': {
    kind: 'modify',
    contract: 'Whether the active seat may move the pawn of somebody else as its own.',
  },
  'pawn.leaves': {
    kind: 'forbid',
    contract: 'Whether a pawn may be moved out of a city, by whatever means.',
  },
  'pawn.arrived': {
    kind: 'after',
    contract: 'A pawn has come into a city, by whatever means and on any turn.',
  },
  'pawn.drove': { kind: 'after', contract: 'The active pawn has come into a city by its own Drive/Ferry.' },
  'infect.cubes': { kind: 'modify', contract: 'How many cubes are placed in a city.' },
  'outbreak.steps': { kind: 'modify', contract: 'How far an outbreak moves its marker.' },
  'outbreak.leaves': { kind: 'modify', contract: 'How many cubes stay in a city that has broken out.' },
  'city.flipped': {
    kind: 'after',
    contract: 'The card of a city has been flipped in an infect phase; its own cube is not placed yet.',
  },
  'flips.more': {
    kind: 'modify',
    contract: 'Cards that are flipped beyond the infection rate, once those of the rate are.',
  },
  'fly.keeps card': { kind: 'modify', contract: 'Whether the card of a Direct Flight is only shown.' },
  'disease.cured': { kind: 'after', contract: 'A disease has just become cured; the game is not won by it.' },
  'disease.eradicated': { kind: 'after', contract: 'A disease has just been eradicated.' },
  'role.left': { kind: 'after', contract: 'A seat is about to swap its role for another one.' },
  'role.taken': { kind: 'after', contract: 'A seat has swapped its role for this one.' },
  'turn.began': { kind: 'after', contract: 'A seat has become active and has not acted yet.' },
  'turn.ended': { kind: 'after', contract: 'All parts of a turn are done; the seat is still active.' },
};

export type PandemicHooks = Handlers<G, Points>;

export const { modified, forbidden, happened, offered } = dispatch<G, Points>(POINTS);
