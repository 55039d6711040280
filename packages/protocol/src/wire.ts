import { type Decision, type GameEvent, InputError, type Option } from '@holdout/kernel';
import patching, { type Operation } from 'fast-json-patch';
import type { MoveView, TableUpdate } from './update.ts';

/** What changes a JSON value into another (RFC 6902). */
export type Patch = Operation[];

/** All of an update but the view, the steps and the history. */
type Rest = Omit<TableUpdate, 'view' | 'steps' | 'history' | 'opening' | 'decision' | 'version'> & {
  readonly decision: WireDecision | null;
};

/** Options by runs of one seat, `0 drive:chicago drive:miami`: no key has a blank in it. */
type WireDecision = Omit<Decision, 'options'> & { readonly options: readonly string[] };

interface WireHead {
  readonly version: number;
  readonly history: { readonly from: number; readonly moves: readonly MoveView[] };
  readonly opening: readonly GameEvent[];
}

/** An update as a whole, for whoever has nothing to build on. */
export interface WireSnap extends WireHead {
  readonly view: object;
  readonly rest: Rest;
}

/** An update as what has changed since the one before. Each step changes the view of the step before it. */
export interface WireChange extends WireHead {
  /** The version it builds on. */
  readonly base: number;
  readonly steps: readonly (readonly [event: GameEvent, foreign: 0 | 1, patch: Patch])[];
  readonly view: Patch;
  readonly rest: Patch;
}

/** An update as a whole. What has led there is left out. */
export function packSnap(update: TableUpdate): WireSnap {
  return { ...headOf(update), view: update.view, rest: restOf(update) };
}

/** What changes the view: the same for all who look with the same eyes. */
export type WireViews = Pick<WireChange, 'steps' | 'view'>;

/**
 * What leads from one update to the next, which is for the same eyes and seats. Whoever has packed the views for somebody
 * else who looks with the same eyes hands them in.
 */
export function packChange(
  before: TableUpdate,
  next: TableUpdate,
  views: WireViews = packViews(before.view, next),
): WireChange {
  return {
    ...headOf(next),
    base: before.version,
    ...views,
    rest: patching.compare(restOf(before), restOf(next)),
  };
}

export function packViews(before: object, next: TableUpdate): WireViews {
  const { steps, last } = packSteps(before, next);
  return { steps, view: patching.compare(last, next.view) };
}

/** Whether somebody would notice it. */
export const isChange = ({ steps, view, rest, history }: WireChange, moves: number): boolean =>
  steps.length > 0 || view.length > 0 || rest.length > 0 || history.moves.length > 0 || history.from < moves;

function packSteps(view: object, { steps }: TableUpdate) {
  let last = view;
  const packed = steps.map(({ event, foreign, view: after }) => {
    const patch = patching.compare(last, after);
    last = after;
    return [event, foreign ? 1 : 0, patch] as const;
  });
  return { steps: packed, last };
}

export function unpackSnap({ version, history, opening, rest, view }: WireSnap): TableUpdate {
  return { version, history, opening, ...fromRest(rest), view, steps: [] };
}

/**
 * The update that a change leads to. What is handed in stays as it is.
 *
 * @throws InputError if the change is for another update than this one.
 */
export function unpackChange(before: TableUpdate, change: WireChange): TableUpdate {
  if (change.base !== before.version) {
    throw new InputError('message.gap', 'base', { found: change.base, known: before.version });
  }
  let view = before.view;
  const steps = change.steps.map(([event, foreign, patch]) => {
    view = patched(view, patch);
    return { event, foreign: foreign === 1, view };
  });
  return {
    version: change.version,
    history: change.history,
    opening: change.opening,
    ...fromRest(patched(restOf(before), change.rest)),
    view: patched(view, change.view),
    steps,
  };
}

function patched<T extends object>(value: T, patch: Patch): T {
  if (patch.length === 0) return value;
  return patching.applyPatch(value, patch, false, false).newDocument;
}

const headOf = ({ version, history, opening }: TableUpdate): WireHead => ({ version, history, opening });

function restOf(update: TableUpdate): Rest {
  const {
    view: _view,
    steps: _steps,
    history: _history,
    opening: _opening,
    version: _version,
    ...rest
  } = update;
  return {
    ...rest,
    decision: rest.decision && { ...rest.decision, options: packOptions(rest.decision.options) },
  };
}

const fromRest = (rest: Rest): Omit<TableUpdate, 'view' | 'steps' | 'history' | 'opening' | 'version'> => ({
  ...rest,
  decision: rest.decision && { ...rest.decision, options: rest.decision.options.flatMap(unpackOptions) },
});

function packOptions(options: readonly Option[]): string[] {
  const runs: { readonly seat: number; readonly words: string[] }[] = [];
  for (const { seat, key } of options) {
    const last = runs.at(-1);
    if (last?.seat === seat) last.words.push(key);
    else runs.push({ seat, words: [String(seat), key] });
  }
  return runs.map(({ words }) => words.join(' '));
}

function unpackOptions(run: string): Option[] {
  const [seat, ...keys] = run.split(' ');
  return keys.map((key) => {
    const [kind, ...args] = key.split(':');
    return { key, kind, args, seat: Number(seat) };
  });
}
