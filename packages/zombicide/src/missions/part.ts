import type { OptionKind, Program } from '@holdout/kernel';
import type { ActionDef } from '../content/define.ts';
import type { Block } from './block.ts';
import type { Places } from './places.ts';
import type { Mission } from './schema.ts';

/** Something a mission can have on its map that has rules of its own: tents, event triggers, a helicopter. */
export interface PartDef {
  readonly id: string;
  readonly programs?: readonly Program[];
  /** Actions that only missions with this part have. */
  readonly actions?: readonly ActionDef[];
  /** Option kinds that its programs ask for. */
  readonly kinds?: readonly OptionKind[];
  /** What it comes to, or null in a mission without it. */
  readonly build: (mission: Mission, at: Places) => Block | null;
}
