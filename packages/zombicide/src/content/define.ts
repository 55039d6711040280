import type { CodeList, OptionKind, Program, Verdict } from '@holdout/kernel';
import type { G, ZombicideHooks } from '../rules/hooks.ts';
import type { LevelId, Skill, Who } from '../state/ids.ts';

/** Boxes of the first edition. */
export const BOXES = [
  'season1',
  'prisonOutbreak',
  'toxicCityMall',
  'rueMorgue',
  'angryNeighbors',
  'zombieDogz',
  'dogCompanions',
] as const;
export type BoxId = (typeof BOXES)[number];
/** Boxes that are built. */
export const PLAYED_BOXES: readonly BoxId[] = ['season1', 'rueMorgue'];

/** Tables of the order in which shots hit: of each rulebook, and of the newest for mixed zombies. S1-RANGED-03, RM-TP-08 */
export type TargetTable = 's1' | 'rm' | 'rmExtended' | 'hu';

/** A kind of zombie: what it can do and what it takes to kill one. S1-ZOM-01, S1-ZOM-02 */
export interface KindDef {
  readonly id: string;
  /** Its number in states and saves; never reused. */
  readonly number: number;
  readonly actions: number;
  /** Damage that one hit must have. */
  readonly toughness: number;
  readonly xp: number;
  /** Rank as a target of shots; survivors have rank 1. */
  readonly rank: Readonly<Record<TargetTable, number>>;
  /** Zombies that come into play with each one a card brings. S1-ZOM-03 */
  readonly escort?: { readonly kind: string; readonly count: number };
  /** At most one is on the board; another one becomes this kind, with its escort. S1-ZOM-04 */
  readonly single?: { readonly instead: string };
  /** Killed by dice, it may leave one of this kind behind. RM-CRAWL-01 */
  readonly leaves?: string;
  /** At the end of its activation it pulls in everybody around it. RM-ABOMB-05 */
  readonly grabs?: true;
  /** Kind that skills name it by, where that is not its own: a Skinner Walker is a Walker. RM-SKILL-44, RM-SKILL-51 */
  readonly countsAs?: string;
  /** Figures by box. */
  readonly figures: Readonly<Partial<Record<BoxId, number>>>;
}

/** The kind whose name a skill means this one by. RM-SKILL-44, RM-SKILL-51 */
export const familyOf = ({ id, countsAs = id }: KindDef): string => countsAs;

/** Toughness of what no hit kills: only what destroys everything in a zone does. RM-ABOMB-02 */
export const INDESTRUCTIBLE = 99;

/** Numbers of one way to use a weapon. */
export interface Attack {
  readonly dice: number;
  readonly accuracy: number;
  readonly damage: number;
  /** S1-NOISE-01 */
  readonly noisy: boolean;
}

export interface RangedAttack extends Attack {
  readonly min: number;
  readonly max: number;
  /** Empty after a shot. S1-RELOAD-01 */
  readonly reload?: true;
  readonly ammo?: AmmoId;
  /** Everybody and everything in the zone dies, without dice. S1-SPECIAL-05 */
  readonly burns?: true;
  /** Damage that a hit has more when its die shows a 6. RM-EQ-01 */
  readonly sixes?: number;
}

type AmmoId = 'light' | 'heavy';

/** An equipment card. What it does is data; rules read it where they need it. */
export interface EquipmentDef {
  readonly id: string;
  /** Its number in states and saves; never reused. */
  readonly number: number;
  /** Copies by box. */
  readonly copies: Readonly<Partial<Record<BoxId, number>>>;
  readonly melee?: Attack;
  readonly ranged?: RangedAttack;
  /** Two of it are used together. S1-COMBAT-04 */
  readonly dual?: true;
  /** Opens doors, with noise or without. S1-DOOR-01, S1-DOOR-02 */
  readonly opens?: 'silent' | 'noisy';
  /**
   * Where it comes from if not from the deck: dealt at the start, found in special cars, made, or wherever a mission
   * lays it. S1-SETUP-02, RM-SETUP-09
   */
  readonly only?: 'start' | 'special' | 'made' | 'mission';
  /** Found in special cars too, in games of boxes that have such cars. RM-VET-07 */
  readonly inCars?: true;
  /** Boxes that deal it at the start. What is not dealt is in the deck. S1-SETUP-02, RM-SETUP-04 */
  readonly starts?: readonly BoxId[];
  /** Skinners that it kills leave no Crawlers. RM-EQ-01 */
  readonly clean?: true;
  /** Dice that it adds to the melee weapon in the other hand. RM-DUAL-05 */
  readonly lends?: number;
  /** More cards are drawn in a search. S1-SEARCH-08 */
  readonly searches?: number;
  /** All dice of a shot with such a weapon can be rolled again. S1-FAQ-09 */
  readonly rerolls?: AmmoId;
  /** Discarded, it takes the place of a wound. S1-GK-05 */
  readonly shields?: true;
  /** It takes wounds that survivors deal: one whole, one damaged. RM-COMPET-10 to RM-COMPET-12 */
  readonly wards?: true;
  /** A trap: this kind of zombie appears where it is found. S1-SEARCH-07 */
  readonly springs?: string;
  /** It counts as a supply in missions that ask for some. */
  readonly supply?: true;
}

/** Two cards that make a third, or lie together as one. S1-SPECIAL-01 */
export interface RecipeDef {
  readonly id: string;
  readonly parts: readonly [upper: string, lower: string];
  /** The card that is made; without it the lower card lies under the upper. */
  readonly makes?: string;
}

/** What a zombie card does: it brings zombies to a zone, to manholes or to beds, or lets a kind act again. */
export type ZombieCardDoes = 'spawn' | 'extra' | 'manhole' | 'bed-blue' | 'bed-green';

/** A row of a deck: number of the card, its kind, then blue to red: `2 walker`, or the kind that acts again. */
export type ZombieCardRow = readonly [
  number: number,
  kind: ZombieCardDoes,
  blue: string,
  yellow: string,
  orange: string,
  red: string,
];

/** How often a skill can be used; the others work all the time. */
export type Uses = 'turn' | 'action' | 'phase';

/** A skill: what it changes is in its hooks, what one can do with it in its actions. */
export interface SkillDef {
  readonly id: string;
  /** Its number in states and saves; never reused. */
  readonly number: Skill;
  readonly uses?: Uses;
  readonly hooks: ZombicideHooks;
  readonly actions?: readonly ActionDef[];
  readonly programs?: readonly Program[];
  readonly kinds?: readonly OptionKind[];
  /** Equipment he has at the start, beside what is dealt. S1-SETUP-09 */
  readonly starts?: string;
}

export interface SurvivorDef {
  readonly id: string;
  /** His number in states and saves; never reused. */
  readonly number: number;
  readonly box: BoxId;
  /** Ids of the skills of each level; of orange and red one is chosen. S1-XP-04, S1-XP-05 */
  readonly skills: Readonly<Record<LevelId, readonly string[]>>;
}

/** A kind of car. */
export interface CarDef {
  readonly id: string;
  readonly number: number;
  /** Zones that one Drive action moves it. S1-CAR-06 */
  readonly zones: number;
  readonly runsOver: boolean;
  /** What a search of it finds. S1-CAR-15, S1-CAR-16 */
  readonly search: 'nothing' | 'special' | 'weapon';
  /** It flies, where a mission lets it. RM-HELI-06 */
  readonly flies?: true;
  /** Rules that say who may get in, get out, sit where and move it. */
  readonly rules: { readonly in: string; readonly out: string; readonly seat: string; readonly move: string };
}

/**
 * Something the acting survivor can do. What `list` adds is exactly what `cannot` passes for; a test holds them
 * together.
 */
export interface ActionDef {
  readonly kind: OptionKind;
  /** It can be done in the turns of others as well; its first argument is the survivor who does it. */
  readonly anyTurn?: true;
  readonly list: (g: G, who: Who, out: CodeList) => void;
  /** Why he can't, or `pass`. */
  readonly cannot: (g: G, who: Who, a: number, b: number) => Verdict;
  /** Does it, or starts the program that asks for the rest. */
  readonly perform: (g: G, who: Who, a: number, b: number) => void;
}

/** A skill. What it lets its owner do is offered to him in his turn, or in every turn. */
export function skill(def: Omit<SkillDef, 'hooks'> & { readonly hooks?: ZombicideHooks }): SkillDef {
  const { actions, hooks = {} } = def;
  if (!actions) return { ...def, hooks };
  const offers: ZombicideHooks = {
    'actions.more': (g, me, out, who) => {
      for (const one of actions) if (who === me.seat || one.anyTurn) one.list(g, me.seat, out);
    },
  };
  return { ...def, hooks: { ...hooks, ...offers } };
}

export const action = (def: ActionDef): ActionDef => def;
