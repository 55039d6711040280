import type { Code, CodeList } from './options.ts';
import type { Reason } from './reason.ts';
import { type Seat, TABLE, type Vars } from './state.ts';

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
  readonly list: (g: G, vars: V, out: CodeList) => void;
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

/** A step of whatever game. Only the compiler and the engine see it; each step is called with its own kind of game. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where the types of all games meet.
type AnyStep = Step<any, any>;

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
    program: (id: string, body: Step<G, V>[]): Program => compile(id, body),
  };
}

/** What an instruction does, as a small number. */
export const OP = { act: 0, ask: 1, roll: 2, call: 3, unless: 4, jump: 5, each: 6, end: 7 } as const;

/**
 * An ask with every field there. Written as methods, so that the running game is passed on without its type: each
 * game's own asks take their own kind of it.
 */
export interface PlainAsk {
  readonly ask: string;
  owner(g: unknown, vars: Vars): Seat;
  list(g: unknown, vars: Vars, out: CodeList): void;
  take(g: unknown, vars: Vars, code: Code): void;
  explain(g: unknown, vars: Vars, code: Code): Reason | null;
  about(g: unknown, vars: Vars): string | null;
  when(g: unknown, vars: Vars): boolean;
  always(g: unknown, vars: Vars): boolean;
  readonly pause: boolean;
  readonly secret: boolean;
}

interface PlainRoll {
  readonly stream: string;
  readonly sides: number;
  readonly into: string;
  dice(g: unknown, vars: Vars): number;
}

/**
 * The flat form that the engine runs. `next` is the label after this step, written down before anything happens. All
 * have the same fields, used or not: the engine then reads them from the same place, millions of times a second.
 */
export interface Instruction {
  readonly op: number;
  readonly label: string;
  next: string;
  act(g: unknown, vars: Vars): void;
  test(g: unknown, vars: Vars): boolean;
  to(g: unknown, vars: Vars): readonly [program: string, vars: Vars];
  readonly ask: PlainAsk;
  readonly roll: PlainRoll;
  readonly list: string;
  readonly item: string;
  target: number;
}

const END = '(end)';

const nothing = (): void => undefined;
const never = (): boolean => false;
const none = (): null => null;
const NO_ASK: PlainAsk = {
  ask: '',
  owner: () => TABLE,
  list: nothing,
  take: nothing,
  explain: none,
  about: none,
  when: () => true,
  always: never,
  pause: false,
  secret: false,
};
const NO_ROLL: PlainRoll = { stream: '', sides: 0, into: '', dice: () => 0 };

function instruction(op: number, label: string, parts: Partial<Instruction> = {}): Instruction {
  return {
    op,
    label,
    next: '',
    act: parts.act ?? nothing,
    test: parts.test ?? never,
    to: parts.to ?? (() => ['', {}]),
    ask: parts.ask ?? NO_ASK,
    roll: parts.roll ?? NO_ROLL,
    list: parts.list ?? '',
    item: parts.item ?? '',
    target: parts.target ?? 0,
  };
}

function compile(id: string, body: AnyStep[]): Program {
  const code: Instruction[] = [];
  for (const step of body) flatten(step, code);
  code.push(instruction(OP.end, END));
  code.forEach((entry, i) => {
    entry.next = code[i + 1]?.label ?? END;
  });
  const index = new Map<string, number>();
  code.forEach(({ label }, i) => {
    if (index.has(label)) throw new TypeError(`program ${id}: two steps are labelled ${label}`);
    index.set(label, i);
  });
  return { id, code, start: code[0].label, index };
}

function flatten(step: AnyStep, code: Instruction[]): void {
  switch (step.op) {
    case 'act':
      code.push(instruction(OP.act, step.label, { act: step.run }));
      return;
    case 'ask':
      code.push(instruction(OP.ask, step.label, { ask: { ...NO_ASK, ...step.ask } }));
      return;
    case 'roll':
      code.push(instruction(OP.roll, step.label, { roll: step.roll }));
      return;
    case 'call':
      code.push(instruction(OP.call, step.label, { to: step.to }));
      return;
    case 'when':
      flattenWhen(step, code);
      return;
    case 'repeat':
      flattenLoop(instruction(OP.unless, step.label, { test: step.test }), step.body, code);
      return;
    case 'each':
      flattenLoop(instruction(OP.each, step.label, { list: step.list, item: step.item }), step.body, code);
      return;
  }
}

function flattenWhen(step: Extract<AnyStep, { op: 'when' }>, code: Instruction[]): void {
  const skip = instruction(OP.unless, step.label, { test: step.test });
  code.push(skip);
  for (const inner of step.then) flatten(inner, code);
  if (step.otherwise.length === 0) {
    skip.target = code.length;
    return;
  }
  const over = instruction(OP.jump, `${step.label}/done`);
  code.push(over);
  skip.target = code.length;
  for (const inner of step.otherwise) flatten(inner, code);
  over.target = code.length;
}

/** `top` leaves the loop when its time has come; the end of the body goes back to it. */
function flattenLoop(top: Instruction, body: readonly AnyStep[], code: Instruction[]): void {
  const start = code.length;
  code.push(top);
  for (const inner of body) flatten(inner, code);
  code.push(instruction(OP.jump, `${top.label}/again`, { target: start }));
  top.target = code.length;
}
