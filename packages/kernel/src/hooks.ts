import type { CodeList } from './options.ts';
import { pass, type Verdict } from './reason.ts';
import type { Seat } from './state.ts';

/**
 * Five ways in which content changes the rules, and no other:
 * - `modify` turns a value into another;
 * - `forbid` names a reason, or passes;
 * - `replace` names another program to run, or passes;
 * - `after` acts when something has happened (it may push a program);
 * - `offer` adds options to a decision.
 */
export interface Modify<V, A extends readonly unknown[] = []> {
  kind: 'modify';
  value: V;
  args: A;
}
export interface Forbid<A extends readonly unknown[] = []> {
  kind: 'forbid';
  args: A;
}
export interface Replace<A extends readonly unknown[] = []> {
  kind: 'replace';
  args: A;
}
export interface After<A extends readonly unknown[] = []> {
  kind: 'after';
  args: A;
}
export interface Offer<A extends readonly unknown[] = []> {
  kind: 'offer';
  args: A;
}
type AnyPoint = Modify<never, never[]> | Forbid<never[]> | Replace<never[]> | After<never[]> | Offer<never[]>;

/** The sources of one hook act in this order; within a band by seat, then by coming into play. */
export const BANDS = ['rule', 'scenario', 'role', 'card', 'event', 'house'] as const;
export type Band = (typeof BANDS)[number];

/** A source in play: whose it is. */
export interface Me {
  readonly seat: Seat;
  readonly source: string;
}

/** What content writes for a hook point `P`; `G` is the running game. */
export type Handler<G, P> =
  P extends Modify<infer V, infer A>
    ? (g: G, me: Me, value: V, ...args: A) => V
    : P extends Forbid<infer A>
      ? (g: G, me: Me, ...args: A) => Verdict
      : P extends Replace<infer A>
        ? (g: G, me: Me, ...args: A) => string | typeof pass
        : P extends After<infer A>
          ? (g: G, me: Me, ...args: A) => void
          : P extends Offer<infer A>
            ? (g: G, me: Me, out: CodeList, ...args: A) => void
            : never;

export type Handlers<G, Points> = { readonly [K in keyof Points]?: Handler<G, Points[K]> };

/** One card, role, scenario or rule that changes the rules while it is in play. */
export interface Source<G, Points> {
  readonly id: string;
  readonly band: Band;
  readonly hooks: Handlers<G, Points>;
}

/** Declares a game's hook points: each with its kind and one sentence of contract. */
export type PointList<Points> = {
  readonly [K in keyof Points]: {
    readonly kind: Points[K] extends { kind: infer T } ? T : never;
    readonly contract: string;
  };
};

type Run = (...args: unknown[]) => unknown;
interface Bound {
  readonly run: Run;
  readonly me: Me;
}
/** Hook point to the handlers in play, in their order. Built when a source comes or goes, never saved. */
export type HookTable = Readonly<Record<string, readonly Bound[]>>;

/** A source and the seat it belongs to, in the order in which they came into play. */
export interface InPlay<G, Points> {
  readonly source: Source<G, Points>;
  readonly seat: Seat;
}

export function compileHooks<G, Points>(
  points: PointList<Points>,
  inPlay: readonly InPlay<G, Points>[],
): HookTable {
  const rank = (entry: InPlay<G, Points>) => BANDS.indexOf(entry.source.band) * 64 + entry.seat;
  const ordered = [...inPlay].sort((a, b) => rank(a) - rank(b));
  const table: Record<string, Bound[]> = {};
  for (const name of Object.keys(points)) table[name] = [];
  for (const { source, seat } of ordered) {
    const me = { seat, source: source.id };
    for (const [name, run] of Object.entries(source.hooks)) table[name].push({ run: run as Run, me });
  }
  return table;
}

/** Where a running game keeps its table. */
interface Hooked {
  readonly hooks: HookTable;
}
type ArgsOf<P> = P extends { args: infer A extends readonly unknown[] } ? A : never;
type NamesOf<Points, T extends AnyPoint['kind']> = {
  [K in keyof Points]: Points[K] extends { kind: T } ? K : never;
}[keyof Points] &
  string;
type ValueOf<P> = P extends { value: infer V } ? V : never;

/**
 * The five typed ways to ask a game's hooks. Arguments are passed on one by one (three at most): a list for each
 * call would be made half a million times a second.
 */
export interface Dispatch<G, Points> {
  modified: <K extends NamesOf<Points, 'modify'>>(
    g: G,
    name: K,
    value: ValueOf<Points[K]>,
    ...args: ArgsOf<Points[K]>
  ) => ValueOf<Points[K]>;
  forbidden: <K extends NamesOf<Points, 'forbid'>>(g: G, name: K, ...args: ArgsOf<Points[K]>) => Verdict;
  replaced: <K extends NamesOf<Points, 'replace'>>(
    g: G,
    name: K,
    program: string,
    ...args: ArgsOf<Points[K]>
  ) => string;
  happened: <K extends NamesOf<Points, 'after'>>(g: G, name: K, ...args: ArgsOf<Points[K]>) => void;
  offered: <K extends NamesOf<Points, 'offer'>>(
    g: G,
    name: K,
    out: CodeList,
    ...args: ArgsOf<Points[K]>
  ) => void;
}

export function dispatch<G extends Hooked, Points>(): Dispatch<G, Points> {
  return {
    modified: (g: G, name: string, value: unknown, a: unknown, b: unknown, c: unknown) => {
      const list = g.hooks[name];
      let result = value;
      for (let i = 0; i < list.length; i++) result = list[i].run(g, list[i].me, result, a, b, c);
      return result;
    },

    forbidden: (g: G, name: string, a: unknown, b: unknown, c: unknown) => {
      const list = g.hooks[name];
      for (let i = 0; i < list.length; i++) {
        const reason = list[i].run(g, list[i].me, a, b, c);
        if (reason) return reason;
      }
      return pass;
    },

    replaced: (g: G, name: string, program: string, a: unknown, b: unknown, c: unknown) => {
      const list = g.hooks[name];
      let chosen = program;
      for (let i = 0; i < list.length; i++)
        chosen = (list[i].run(g, list[i].me, a, b, c) as string | null) ?? chosen;
      return chosen;
    },

    happened: (g: G, name: string, a: unknown, b: unknown, c: unknown) => {
      const list = g.hooks[name];
      for (let i = 0; i < list.length; i++) list[i].run(g, list[i].me, a, b, c);
    },

    offered: (g: G, name: string, out: CodeList, a: unknown, b: unknown, c: unknown) => {
      const list = g.hooks[name];
      for (let i = 0; i < list.length; i++) list[i].run(g, list[i].me, out, a, b, c);
    },
  } as unknown as Dispatch<G, Points>;
}
