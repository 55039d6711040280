import type { OptionKind, Program } from '@holdout/kernel';
import type { ActionDef } from '../content/define.ts';
import type { Zone } from '../map/board.ts';
import type { ZombicideHooks } from '../rules/hooks.ts';
import type { Places } from './places.ts';
import type { Mission, MissionRule } from './schema.ts';

/** What a special rule comes to in a mission that has it. */
export interface Block {
  readonly hooks?: ZombicideHooks;
  /** What the acting survivor can do because of it. */
  readonly actions?: readonly ActionDef[];
  /** Noise that lies in a zone for good. */
  readonly noise?: (zone: Zone) => number;
}

type RuleOf<U extends MissionRule['use']> = Extract<MissionRule, { use: U }>;

/** A building block of missions: a rule that they name, with its arguments. */
export interface BlockDef<U extends MissionRule['use'] = MissionRule['use']> {
  readonly use: U;
  /** Actions that only missions with this rule have. */
  readonly actions?: readonly ActionDef[];
  readonly programs?: readonly Program[];
  /** Option kinds that its programs ask for. */
  readonly kinds?: readonly OptionKind[];
  readonly build: (rule: RuleOf<U>, at: Places, path: string) => Block;
}

export const block = <U extends MissionRule['use']>(def: BlockDef<U>): BlockDef<U> => def;

/** Counters of a mission. */
export const ESCAPED = 0;
export const SUPPLIES = 1;
export const ENTERED = 2;
/** Things laid out that have been taken, and doors that have been paid for, as bits. RM-ACT-14 */
export const PICKED = 3;
export const PAID_DOORS = 4;
/** Who carries what has to be brought, and one more; -1 once it is there. RM-MIS-M06-01 */
export const CARRIER = 5;
/** Zombies that were blown up with the helicopter, and one more. RM-MIS-M10-02 */
export const BLOWN = 6;

/** How many counters a mission has: those of Rue Morgue have more. */
export const talliesOf = ({ boxes }: Mission): number => (boxes.includes('rueMorgue') ? 8 : 4);
