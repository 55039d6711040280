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
import type { City, Disease } from '../state/ids.ts';
import type { PandemicState } from '../state/state.ts';

/** The running game, as every rule, role and event gets it. */
export type G = Run<PandemicState>;

/** Everything that content can change, with the arguments it is told. */
export interface Points {
  'actions.each turn': Modify<number, [seat: Seat]>;
  'actions.more': Offer<[seat: Seat]>;
  'build.free': Modify<boolean, [seat: Seat]>;
  'treat.amount': Modify<number, [seat: Seat, city: City, disease: Disease]>;
  'share.any card': Modify<boolean, [giver: Seat]>;
  'cure.cards': Modify<number, [seat: Seat, disease: Disease]>;
  'hand.limit': Modify<number, [seat: Seat]>;
  'infection.rate': Modify<number>;
  'infect.allowed': Forbid<[city: City, disease: Disease]>;
  'pawn.leaves': Forbid<[seat: Seat, city: City]>;
  'pawn.arrived': After<[seat: Seat, city: City]>;
  'disease.cured': After<[disease: Disease]>;
  'turn.began': After<[seat: Seat]>;
}

export const POINTS: PointList<Points> = {
  'actions.each turn': { kind: 'modify', contract: 'Number of actions a seat has in its turn.' },
  'actions.more': { kind: 'offer', contract: 'Actions the active seat has beside those everybody has.' },
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
  'pawn.leaves': {
    kind: 'forbid',
    contract: 'Whether a pawn may be moved out of a city, by whatever means.',
  },
  'pawn.arrived': {
    kind: 'after',
    contract: 'A pawn has come into a city, by whatever means and on any turn.',
  },
  'disease.cured': { kind: 'after', contract: 'A disease has just become cured; the game is not won by it.' },
  'turn.began': { kind: 'after', contract: 'A seat has become active and has not acted yet.' },
};

export type PandemicHooks = Handlers<G, Points>;

export const { modified, forbidden, happened, offered } = dispatch<G, Points>(POINTS);
