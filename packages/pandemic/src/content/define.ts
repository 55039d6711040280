import type { CodeList, OptionKind, Program, Seat, Verdict } from '@holdout/kernel';
import type { G, PandemicHooks } from '../rules/hooks.ts';
import type { Card, Disease, Role } from '../state/ids.ts';

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
  /** It costs no action. */
  readonly free?: boolean;
}

/** Something a seat can do whenever an event can be played, beside playing one. */
export interface MomentDef {
  readonly kind: OptionKind;
  readonly cannot: (g: G, seat: Seat, a: number) => Verdict;
  readonly perform: (g: G, seat: Seat, a: number) => void;
  /** Whether the table has to wait for it. */
  readonly waits: (g: G, seat: Seat) => boolean;
}

/** A role: what it changes is in its hooks, what it can do beside is in its actions. */
export interface RoleDef {
  readonly id: string;
  /** Its number in states and saves; never reused. */
  readonly number: Role;
  readonly hooks: PandemicHooks;
  readonly actions?: readonly ActionDef[];
  readonly moments?: readonly MomentDef[];
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
  /** What it changes while it is in force; it looks itself whether it is. */
  readonly hooks?: PandemicHooks;
  readonly actions?: readonly ActionDef[];
  readonly programs?: readonly Program[];
  readonly kinds?: readonly OptionKind[];
}

/** A virulent epidemic: what it does once, or changes from then on. */
export interface EpidemicDef {
  readonly id: string;
  readonly card: Card;
  /** In force once the card is completely resolved. OB-VS-05 */
  readonly continuing?: PandemicHooks;
  /** Happens before the infection discard is shuffled. OB-VS-05 */
  readonly once?: (g: G) => void;
  /** Whether what happens once would change anything. */
  readonly matters?: (g: G) => boolean;
}

/** A player card that is resolved when it is drawn. OB-MUT-12 */
export interface IncidentDef {
  readonly id: string;
  readonly card: Card;
  /** Does it, or starts the program that does. */
  readonly happen: (g: G) => void;
}

export const epidemic = (def: EpidemicDef): EpidemicDef => def;
export const incident = (def: IncidentDef): IncidentDef => def;
/** Whether a disease is the virulent strain. OB-VS-03 */
export const isStrain = (g: G, disease: Disease): boolean => g.state.brink?.strain === disease;

export const role = (def: RoleDef): RoleDef => def;
export const event = (def: EventDef): EventDef => def;
export const action = (def: ActionDef): ActionDef => def;
