import {
  type After,
  dispatch,
  type Forbid,
  type Handlers,
  type Modify,
  type Offer,
  type PointList,
  type Run,
} from '@holdout/kernel';
import type { Bed, Door, Zone } from '../map/board.ts';
import type { Card, Kind, Skill, Who } from '../state/ids.ts';
import type { ZombicideState } from '../state/state.ts';

/** The running game, as every rule, skill and mission gets it. */
export type G = Run<ZombicideState>;

/** How a survivor attacks, and what takes a hit. */
export type Style = 'melee' | 'ranged';
/** What a wound comes from. */
export type Harm = 'zombie' | 'shot' | 'car' | 'fire' | 'blow';

/** Everything that content can change, with the arguments it is told. The bearer of a skill is `me.seat`. */
export interface Points {
  'actions.each turn': Modify<number, [who: Who]>;
  'actions.free': Modify<number, [who: Who, free: number]>;
  'actions.more': Offer<[who: Who]>;
  'move.reach': Modify<number, [who: Who]>;
  'move.zones': Modify<number, [who: Who]>;
  'move.toll': Modify<number, [who: Who]>;
  'move.passes': Modify<boolean, [who: Who]>;
  'noise.of survivor': Modify<number, [who: Who]>;
  'noise.made': Modify<boolean, [who: Who]>;
  'noise.loudest': Modify<Zone>;
  'noise.put': After<[who: Who]>;
  'attack.begins': After<[who: Who, zone: Zone, other: Zone]>;
  'attack.dice': Modify<number, [who: Who, style: Style]>;
  'attack.roll': Modify<number, [who: Who, style: Style]>;
  'attack.damage': Modify<number, [who: Who, style: Style, weapon: string]>;
  'attack.crowd': Modify<boolean, [who: Who, style: Style]>;
  'attack.sixes': Modify<number, [who: Who, style: Style]>;
  'attack.reaper': Modify<Skill, [who: Who, style: Style]>;
  'weapon.damage': Modify<number, [who: Who, style: Style]>;
  'attack.range': Modify<number, [who: Who]>;
  'attack.dual': Modify<boolean, [who: Who, style: Style]>;
  'attack.aims': Modify<boolean, [who: Who, zone: Zone]>;
  'hits.targets': Offer<[by: Who, zone: Zone, scoped: boolean]>;
  'zone.burns': After<[who: Who, zone: Zone]>;
  'survivor.noticed': Modify<boolean, [who: Who]>;
  'survivor.struck': Modify<boolean, [by: Who, victim: Who, harm: Harm]>;
  'attack.splits': Modify<boolean, [who: Who]>;
  'reload.cost': Modify<number, [who: Who]>;
  'dice.rerolls': Offer<[who: Who]>;
  'search.anywhere': Modify<boolean, [who: Who]>;
  'search.cost': Modify<number, [who: Who]>;
  'search.draws': Modify<number, [who: Who]>;
  'search.card': Offer<[who: Who, card: Card]>;
  'search.kept': After<[who: Who, card: Card]>;
  'search.allowed': Forbid<[who: Who, zone: Zone]>;
  'craft.copies': Modify<number, [who: Who]>;
  'hands.places': Modify<number, [who: Who]>;
  'reserve.places': Modify<number, [who: Who]>;
  'wound.ignored': Modify<boolean, [who: Who, kind: Kind]>;
  'wound.immune': Modify<boolean, [who: Who, kind: Kind]>;
  'wound.keeps': Modify<boolean, [who: Who]>;
  'wound.answers': Offer<[who: Who, harm: Harm]>;
  'door.opens': Forbid<[who: Who, door: Door]>;
  'door.opened': After<[who: Who, door: Door]>;
  'room.waits': Modify<boolean, [zone: Zone]>;
  'cars.drive': Modify<boolean>;
  'car.enters': Forbid<[who: Who, car: number]>;
  'car.leaves': Forbid<[who: Who, car: number]>;
  'car.seats': Forbid<[who: Who, car: number]>;
  'car.left': After<[who: Who, car: number]>;
  'trade.begins': After<[who: Who, partner: Who]>;
  'team.again': Modify<Skill, [who: Who]>;
  'survivors.meet': Forbid<[who: Who, other: Who]>;
  'survivor.moved': After<[who: Who, zone: Zone]>;
  'survivor.stopped': After;
  'car.moved': After<[car: number]>;
  'survivor.drove': After<[who: Who]>;
  'token.turned': After<[token: number]>;
  'token.taken': After<[who: Who, token: number]>;
  'kill.xp': Modify<number, [who: Who, kind: Kind]>;
  'zombie.killed': After<[who: Who, kind: Kind, zone: Zone]>;
  'zombies.moved': After;
  'spawn.dice': Modify<number>;
  'spawn.level': Modify<number>;
  'beds.there': Modify<readonly Bed[]>;
  'deck.renews': Modify<boolean>;
  'exit.zones': Modify<readonly Zone[]>;
  'helicopter.flies': Modify<boolean>;
  'helicopter.pilot': Modify<boolean, [who: Who]>;
  'helicopter.ropes': Modify<boolean, [who: Who]>;
  'skill.learned': After<[who: Who, skill: Skill]>;
  'turn.ends': After<[who: Who]>;
  'round.ends': After;
  'spawn.dealer': Modify<Who>;
  'turn.anytime': Modify<boolean, [who: Who]>;
  'turn.extra': Modify<boolean, [who: Who]>;
  'setup.decks': After;
  'setup.board': After;
}

export const POINTS: PointList<Points> = {
  'actions.each turn': { kind: 'modify', contract: 'Number of actions a survivor has in his turn.' },
  'actions.free': { kind: 'modify', contract: 'Number of free actions of one purpose that he has beside.' },
  'actions.more': { kind: 'offer', contract: 'What the acting survivor can do beside what everybody can.' },
  'move.reach': {
    kind: 'modify',
    contract: 'Zones that a Move itself covers, before anything is added: the longest counts.',
  },
  'move.zones': { kind: 'modify', contract: 'Zones that one Move action leads him.' },
  'move.toll': {
    kind: 'modify',
    contract: 'Actions that the zombies of his zone cost him when he leaves it.',
  },
  'move.passes': { kind: 'modify', contract: 'Whether his Move goes on when he enters a zone with zombies.' },
  'noise.of survivor': { kind: 'modify', contract: 'Noise that he is by being there.' },
  'noise.made': { kind: 'modify', contract: 'Whether what he does with noisy equipment makes noise.' },
  'noise.loudest': { kind: 'modify', contract: 'The zone that counts as the loudest of all, or -1.' },
  'noise.put': { kind: 'after', contract: 'A survivor has made a noise token.' },
  'attack.begins': {
    kind: 'after',
    contract: 'He attacks a zone, or two (else -1). A program called here runs when the attack is over.',
  },
  'attack.dice': { kind: 'modify', contract: 'Dice that each weapon of an attack rolls.' },
  'attack.roll': { kind: 'modify', contract: 'What is added to each die of an attack.' },
  'attack.damage': {
    kind: 'modify',
    contract: 'Damage that each hit of an attack with a weapon deals.',
  },
  'attack.crowd': {
    kind: 'modify',
    contract: 'Whether the figures of the zone he attacks may be counted for the dice of his weapon.',
  },
  'attack.sixes': { kind: 'modify', contract: 'Dice that each six of an attack brings, once it is kept.' },
  'attack.reaper': {
    kind: 'modify',
    contract: 'The skill by which one hit of an attack may kill two of a kind, or -1.',
  },
  'weapon.damage': { kind: 'modify', contract: 'Damage of a weapon itself, before anything is added to it.' },
  'attack.range': { kind: 'modify', contract: 'Longest range of a ranged weapon.' },
  'attack.dual': {
    kind: 'modify',
    contract: 'Whether two equal weapons are used together without their symbol.',
  },
  'attack.aims': { kind: 'modify', contract: 'Whether he chooses who is hit by his shots.' },
  'hits.targets': {
    kind: 'offer',
    contract: 'What else a hit can go to. A weapon with a Scope is told apart.',
  },
  'zone.burns': { kind: 'after', contract: 'Everything in a zone is about to die, by his doing.' },
  'survivor.noticed': { kind: 'modify', contract: 'Whether zombies see him, attack him and want him.' },
  'survivor.struck': {
    kind: 'modify',
    contract: 'Whether the shots and the car of one survivor can strike another.',
  },
  'attack.splits': { kind: 'modify', contract: 'Whether two guns of one action may aim at two zones.' },
  'reload.cost': { kind: 'modify', contract: 'Actions that it takes to reload.' },
  'dice.rerolls': { kind: 'offer', contract: 'Ways to roll all dice of an attack or of a Drive again.' },
  'search.anywhere': { kind: 'modify', contract: 'Whether he may search ground that is no room.' },
  'search.cost': { kind: 'modify', contract: 'Actions that a search takes where he is.' },
  'search.draws': { kind: 'modify', contract: 'Cards that a search draws.' },
  'search.card': {
    kind: 'offer',
    contract: 'What he can do with a card he has just drawn, before he keeps it.',
  },
  'search.kept': { kind: 'after', contract: 'A card found by a search will be kept or discarded by him.' },
  'search.allowed': { kind: 'forbid', contract: 'Whether a mission lets a zone be searched.' },
  'craft.copies': { kind: 'modify', contract: 'Cards that combining two others makes.' },
  'hands.places': { kind: 'modify', contract: 'Places, from the left hand on, that work as hands.' },
  'reserve.places': { kind: 'modify', contract: 'Cards he can carry beside his hands.' },
  'wound.ignored': { kind: 'modify', contract: 'Whether an attack of a zombie on him comes to nothing.' },
  'wound.immune': { kind: 'modify', contract: 'Whether a kind of zombie can not hurt him at all.' },
  'wound.keeps': {
    kind: 'modify',
    contract: 'Whether a wound takes none of his cards while he has an empty place.',
  },
  'wound.answers': { kind: 'offer', contract: 'What he can do instead of taking a wound.' },
  'door.opens': { kind: 'forbid', contract: 'Whether a mission lets a door be opened yet.' },
  'door.opened': {
    kind: 'after',
    contract: 'He has opened a door, for the first time or again, before what is behind it is revealed.',
  },
  'room.waits': { kind: 'modify', contract: 'Whether no door reveals a room, for something else will.' },
  'cars.drive': { kind: 'modify', contract: 'Whether cars can be driven in this mission.' },
  'car.enters': { kind: 'forbid', contract: 'Whether he may get into a car.' },
  'car.leaves': { kind: 'forbid', contract: 'Whether he may get out of the car he sits in.' },
  'car.seats': { kind: 'forbid', contract: 'Whether he may leave his seat for another one.' },
  'car.left': { kind: 'after', contract: 'He has got out of a car.' },
  'trade.begins': {
    kind: 'after',
    contract: 'He is about to exchange cards. A program called here runs when that is over.',
  },
  'team.again': {
    kind: 'modify',
    contract: 'The skill by which he can call a team action after his team has called its own, or -1.',
  },
  'survivors.meet': {
    kind: 'forbid',
    contract: 'Whether one survivor can do anything with another, or for him.',
  },
  'survivor.moved': { kind: 'after', contract: 'A survivor has come into a zone, on foot or in a car.' },
  'survivor.stopped': {
    kind: 'after',
    contract:
      'Somebody has stopped: an action has ended, or the move within one. Called programs run at once.',
  },
  'car.moved': { kind: 'after', contract: 'A car has stopped after a Drive action.' },
  'survivor.drove': { kind: 'after', contract: 'A survivor has driven a car, or flown what flies.' },
  'token.turned': {
    kind: 'after',
    contract:
      'An objective token of a real table is about to be taken. A program called here runs before it is.',
  },
  'token.taken': { kind: 'after', contract: 'A survivor has taken an objective token.' },
  'kill.xp': { kind: 'modify', contract: 'Experience that he gains by killing a zombie of a kind.' },
  'zombie.killed': { kind: 'after', contract: 'A survivor has killed a zombie.' },
  'zombies.moved': { kind: 'after', contract: 'All zombies of a step have moved.' },
  'spawn.dice': { kind: 'modify', contract: 'Number of spawn dice.' },
  'spawn.level': { kind: 'modify', contract: 'Danger level at which zombie cards are read.' },
  'beds.there': { kind: 'modify', contract: 'Beds from which something can crawl.' },
  'deck.renews': { kind: 'modify', contract: 'Whether an empty zombie deck is made anew.' },
  'exit.zones': { kind: 'modify', contract: 'Zones of the exit.' },
  'helicopter.flies': { kind: 'modify', contract: 'Whether the helicopter can fly.' },
  'helicopter.pilot': { kind: 'modify', contract: 'Whether he can fly a helicopter.' },
  'helicopter.ropes': { kind: 'modify', contract: 'Whether he can leave a helicopter that flies.' },
  'spawn.dealer': {
    kind: 'modify',
    contract: 'Who gives the zombie cards of the Spawn step to the zones, or -1.',
  },
  'turn.anytime': {
    kind: 'modify',
    contract: 'Whether his turn may come before or after that of anybody, of other seats too.',
  },
  'turn.extra': {
    kind: 'modify',
    contract: 'Whether he has a turn of his own before the zombies that a card makes act.',
  },
  'skill.learned': { kind: 'after', contract: 'A survivor has gained a skill in the middle of the game.' },
  'turn.ends': { kind: 'after', contract: 'A survivor who is still on the board has ended his turn.' },
  'round.ends': { kind: 'after', contract: 'The End Phase of a round, with all noise gone.' },
  'setup.decks': { kind: 'after', contract: 'The decks are shuffled and starting equipment is dealt.' },
  'setup.board': { kind: 'after', contract: 'Everything stands on the board, before the first round.' },
};

export type ZombicideHooks = Handlers<G, Points>;

export const { changers, modified, forbidden, happened, offered } = dispatch<G, Points>(POINTS);
