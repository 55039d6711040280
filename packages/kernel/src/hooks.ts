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
/** The handlers in play of each hook point, by its number. Built when a source comes or goes, never saved. */
export type HookTable = readonly (readonly Bound[])[];

/** A source and the seat it belongs to, in the order in which they came into play. */
export interface InPlay<G, Points> {
  readonly source: Source<G, Points>;
  readonly seat: Seat;
}

/** The number of a hook point is its place in the list. */
export function compileHooks<G, Points>(
  points: PointList<Points>,
  inPlay: readonly InPlay<G, Points>[],
): HookTable {
  const rank = (entry: InPlay<G, Points>) => BANDS.indexOf(entry.source.band) * 64 + entry.seat;
  const ordered = [...inPlay].sort((a, b) => rank(a) - rank(b));
  return Object.keys(points).map((name) =>
    ordered.flatMap(({ source, seat }) => {
      const run = (source.hooks as Readonly<Record<string, Run | undefined>>)[name];
      return run ? [{ run, me: { seat, source: source.id } }] : [];
    }),
  );
}

/** Where a running game keeps its table. */
interface Hooked {
  readonly hooks: HookTable;
}
type Of<Points, T extends AnyPoint['kind']> = {
  [K in keyof Points as Points[K] extends { kind: T } ? K : never]: Points[K];
};
type ArgsOf<P> = P extends { args: infer A extends readonly unknown[] } ? A : never;
type ValueOf<P> = P extends { value: infer V } ? V : never;

/**
 * The typed ways to ask a game's hooks, one function a point: `modified['hand.limit'](g, 7, seat)`. Each knows the
 * number of its point, so no name is looked up, half a million times a second. Three arguments at most.
 */
export interface Dispatch<G, Points> {
  readonly modified: {
    readonly [K in keyof Of<Points, 'modify'>]: (
      g: G,
      value: ValueOf<Points[K]>,
      ...args: ArgsOf<Points[K]>
    ) => ValueOf<Points[K]>;
  };
  /** Sources that change a value, in the order in which they do: to tell why it is what it is. */
  readonly changers: {
    readonly [K in keyof Of<Points, 'modify'>]: (
      g: G,
      value: ValueOf<Points[K]>,
      ...args: ArgsOf<Points[K]>
    ) => string[];
  };
  readonly forbidden: {
    readonly [K in keyof Of<Points, 'forbid'>]: (g: G, ...args: ArgsOf<Points[K]>) => Verdict;
  };
  readonly replaced: {
    readonly [K in keyof Of<Points, 'replace'>]: (
      g: G,
      program: string,
      ...args: ArgsOf<Points[K]>
    ) => string;
  };
  readonly happened: {
    readonly [K in keyof Of<Points, 'after'>]: (g: G, ...args: ArgsOf<Points[K]>) => void;
  };
  readonly offered: {
    readonly [K in keyof Of<Points, 'offer'>]: (g: G, out: CodeList, ...args: ArgsOf<Points[K]>) => void;
  };
}

type Asker = (g: Hooked, a: unknown, b: unknown, c: unknown, d: unknown) => unknown;

/** How the handlers of a point of each kind come to one answer. */
const ASKERS: Readonly<Record<AnyPoint['kind'], (point: number) => Asker>> = {
  modify: (point) => (g, value, a, b, c) => {
    const list = g.hooks[point];
    let result = value;
    for (let i = 0; i < list.length; i++) result = list[i].run(g, list[i].me, result, a, b, c);
    return result;
  },
  forbid: (point) => (g, a, b, c) => {
    const list = g.hooks[point];
    for (let i = 0; i < list.length; i++) {
      const reason = list[i].run(g, list[i].me, a, b, c);
      if (reason) return reason;
    }
    return pass;
  },
  replace: (point) => (g, program, a, b, c) => {
    const list = g.hooks[point];
    let chosen = program;
    for (let i = 0; i < list.length; i++) chosen = list[i].run(g, list[i].me, a, b, c) ?? chosen;
    return chosen;
  },
  after: (point) => (g, a, b, c) => {
    const list = g.hooks[point];
    for (let i = 0; i < list.length; i++) list[i].run(g, list[i].me, a, b, c);
  },
  offer: (point) => (g, out, a, b, c) => {
    const list = g.hooks[point];
    for (let i = 0; i < list.length; i++) list[i].run(g, list[i].me, out, a, b, c);
  },
};

/** Asks a `modify` point which sources make its value another one. */
const changersOf =
  (point: number): Asker =>
  (g, value, a, b, c) => {
    let result = value;
    const changers: string[] = [];
    for (const { run, me } of g.hooks[point]) {
      const before = result;
      result = run(g, me, before, a, b, c);
      if (result !== before) changers.push(me.source);
    }
    return changers;
  };

export function dispatch<G extends Hooked, Points>(points: PointList<Points>): Dispatch<G, Points> {
  const made: Record<AnyPoint['kind'], Record<string, Asker>> = {
    modify: {},
    forbid: {},
    replace: {},
    after: {},
    offer: {},
  };
  const changers: Record<string, Asker> = {};
  const list = Object.entries(points) as [string, { readonly kind: AnyPoint['kind'] }][];
  list.forEach(([name, { kind }], number) => {
    made[kind][name] = ASKERS[kind](number);
    if (kind === 'modify') changers[name] = changersOf(number);
  });
  return {
    modified: made.modify,
    changers,
    forbidden: made.forbid,
    replaced: made.replace,
    happened: made.after,
    offered: made.offer,
  } as unknown as Dispatch<G, Points>;
}
