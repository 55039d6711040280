import type { CodeList, OptionKind, Program, Seat, Verdict } from '@holdout/kernel';
import type { G, PandemicHooks } from '../rules/hooks.ts';
import type { Card, Role } from '../state/ids.ts';

/**
 * An action of the action phase. What `list` adds is exactly what `cannot` passes for; a test holds them together.
 */
export interface ActionDef {
  readonly kind: OptionKind;
  readonly list: (g: G, seat: Seat, out: CodeList) => void;
  /** Why the active seat can't do it, or `pass`. */
  readonly cannot: (g: G, seat: Seat, a: number, b: number) => Verdict;
  /** Does it, or starts the program that asks for the rest. It spends the action when it is done. */
  readonly perform: (g: G, seat: Seat, a: number, b: number) => void;
  /** The seat that has to agree first, or -1. PD-COM-04 */
  readonly consent?: (g: G, seat: Seat, a: number, b: number) => Seat;
  /** Belongs to a role: the role lists it itself. */
  readonly special?: boolean;
}

/** A role: what it changes is in its hooks, what it can do beside is in its actions. */
export interface RoleDef {
  readonly id: string;
  /** Its number in states and saves; never reused. */
  readonly number: Role;
  readonly hooks: PandemicHooks;
  readonly actions?: readonly ActionDef[];
  readonly programs?: readonly Program[];
  readonly kinds?: readonly OptionKind[];
}

/** An event card. */
export interface EventDef {
  readonly id: string;
  /** Its card number in states and saves; never reused. */
  readonly card: Card;
  /** Why it can't be played now, apart from the moment, or `pass`. */
  readonly cannot: (g: G, seat: Seat) => Verdict;
  /** Does it, or starts the program that asks for the rest. It puts the card away when it has its effect. */
  readonly play: (g: G, seat: Seat, card: Card) => void;
  /** It may be played between the infection and the intensifying of an epidemic. PD-EPI-07 */
  readonly insideEpidemic?: boolean;
  readonly programs?: readonly Program[];
  readonly kinds?: readonly OptionKind[];
}

export const role = (def: RoleDef): RoleDef => def;
export const event = (def: EventDef): EventDef => def;
export const action = (def: ActionDef): ActionDef => def;
