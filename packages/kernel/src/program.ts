import type { Code } from './options.ts';
import type { Reason } from './reason.ts';
import type { Seat, Vars } from './state.ts';

/**
 * A rule of several steps, written as a list of typed steps and flattened once. What is saved of a running program is
 * the label of its next step and its variables, so a step put in later does not break a waiting game.
 */
export interface Program {
  readonly id: string;
  readonly code: readonly Instruction[];
  readonly start: string;
  readonly index: ReadonlyMap<string, number>;
}

/** A choice. Its options are worked out from the state whenever they are asked for, never stored. */
export interface Ask<G, V extends Vars = Vars> {
  /** Catalogue key of the question, below `ask.`. */
  readonly ask: string;
  /** Who has to choose: a seat, or `TABLE` for any of them. Offers to other seats carry their own seat. */
  readonly owner: (g: G, vars: V) => Seat;
  readonly list: (g: G, vars: V, out: Code[]) => void;
  readonly take: (g: G, vars: V, code: Code) => void;
  /** Why a code that is not listed is not possible. Without it the answer is that it is not what is asked. */
  readonly explain?: (g: G, vars: V, code: Code) => Reason | null;
  /** What the question is about, as a word for the client (a city, a card). */
  readonly about?: (g: G, vars: V) => string;
  /** A stable point: nothing to choose but offers, else the game goes on. Passing over it is not worth a log line. */
  readonly pause?: boolean;
  /** Only the owner may see what can be chosen. */
  readonly secret?: boolean;
  /** The step is passed over when this is false. */
  readonly when?: (g: G, vars: V) => boolean;
  /** A single option is taken by the engine, unless this says it must be asked all the same. */
  readonly always?: (g: G, vars: V) => boolean;
}

/** Dice of one stream, rolled into a variable. */
export interface Roll<G, V extends Vars = Vars> {
  readonly stream: string;
  readonly sides: number;
  readonly dice: (g: G, vars: V) => number;
  /** Name of the list variable that takes the results, 1 to `sides`. */
  readonly into: string;
}

export type Step<G, V extends Vars = Vars> =
  | { op: 'act'; label: string; run: (g: G, vars: V) => void }
  | { op: 'ask'; label: string; ask: Ask<G, V> }
  | { op: 'roll'; label: string; roll: Roll<G, V> }
  | { op: 'call'; label: string; to: (g: G, vars: V) => readonly [program: string, vars: Vars] }
  | {
      op: 'when';
      label: string;
      test: (g: G, vars: V) => boolean;
      then: Step<G, V>[];
      otherwise: Step<G, V>[];
    }
  | { op: 'repeat'; label: string; test: (g: G, vars: V) => boolean; body: Step<G, V>[] }
  | { op: 'each'; label: string; list: string; item: string; body: Step<G, V>[] };

/** The steps a game writes its programs with, typed for its own running game. */
export function steps<G, V extends Vars = Vars>() {
  return {
    /** Does something at once. It may push a program with `g.call`, which then runs before the next step. */
    act: (label: string, run: (g: G, vars: V) => void): Step<G, V> => ({ op: 'act', label, run }),
    ask: (label: string, ask: Ask<G, V>): Step<G, V> => ({ op: 'ask', label, ask }),
    roll: (label: string, roll: Roll<G, V>): Step<G, V> => ({ op: 'roll', label, roll }),
    call: (label: string, to: (g: G, vars: V) => readonly [string, Vars]): Step<G, V> => ({
      op: 'call',
      label,
      to,
    }),
    when: (
      label: string,
      test: (g: G, vars: V) => boolean,
      then: Step<G, V>[],
      otherwise: Step<G, V>[] = [],
    ): Step<G, V> => ({ op: 'when', label, test, then, otherwise }),
    repeat: (label: string, test: (g: G, vars: V) => boolean, body: Step<G, V>[]): Step<G, V> => ({
      op: 'repeat',
      label,
      test,
      body,
    }),
    /** Takes the first entry of the variable `list` into `item` and runs the body, until the list is empty. */
    each: (
      label: string,
      list: keyof V & string,
      item: keyof V & string,
      body: Step<G, V>[],
    ): Step<G, V> => ({
      op: 'each',
      label,
      list,
      item,
      body,
    }),
    program: (id: string, body: Step<G, V>[]): Program => compile(id, body as unknown as Step<never>[]),
  };
}

type AnyRun = (g: never, vars: Vars) => unknown;

/** The flat form that the engine runs. `next` is the label after this step, written down before anything happens. */
export type Instruction =
  | { op: 'act'; label: string; next: string; run: AnyRun }
  | { op: 'ask'; label: string; next: string; ask: Ask<never> }
  | { op: 'roll'; label: string; next: string; roll: Roll<never> }
  | { op: 'call'; label: string; next: string; to: AnyRun }
  | { op: 'unless'; label: string; next: string; test: AnyRun; target: number }
  | { op: 'jump'; label: string; next: string; target: number }
  | { op: 'each'; label: string; next: string; list: string; item: string; target: number }
  | { op: 'end'; label: string; next: string };

const END = '(end)';

function compile(id: string, body: Step<never>[]): Program {
  const code: Instruction[] = [];
  for (const step of body) flatten(step, code);
  code.push({ op: 'end', label: END, next: END });
  code.forEach((instruction, i) => {
    instruction.next = code[i + 1]?.label ?? END;
  });
  const index = new Map<string, number>();
  code.forEach(({ label }, i) => {
    if (index.has(label)) throw new TypeError(`program ${id}: two steps are labelled ${label}`);
    index.set(label, i);
  });
  return { id, code, start: code[0].label, index };
}

function flatten(step: Step<never>, code: Instruction[]): void {
  const next = '';
  switch (step.op) {
    case 'act':
    case 'ask':
    case 'roll':
    case 'call':
      code.push({ ...step, next });
      return;
    case 'when': {
      const skip = { op: 'unless' as const, label: step.label, next, test: step.test, target: 0 };
      code.push(skip);
      for (const inner of step.then) flatten(inner, code);
      if (step.otherwise.length === 0) {
        skip.target = code.length;
        return;
      }
      const over = { op: 'jump' as const, label: `${step.label}/done`, next, target: 0 };
      code.push(over);
      skip.target = code.length;
      for (const inner of step.otherwise) flatten(inner, code);
      over.target = code.length;
      return;
    }
    case 'repeat': {
      const top = code.length;
      const leave = { op: 'unless' as const, label: step.label, next, test: step.test, target: 0 };
      code.push(leave);
      for (const inner of step.body) flatten(inner, code);
      code.push({ op: 'jump', label: `${step.label}/again`, next, target: top });
      leave.target = code.length;
      return;
    }
    case 'each': {
      const top = code.length;
      const take = {
        op: 'each' as const,
        label: step.label,
        next,
        list: step.list,
        item: step.item,
        target: 0,
      };
      code.push(take);
      for (const inner of step.body) flatten(inner, code);
      code.push({ op: 'jump', label: `${step.label}/again`, next, target: top });
      take.target = code.length;
      return;
    }
  }
}
