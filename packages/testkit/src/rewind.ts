import { type CoreState, checkHash, EngineError, type GameEvent, type Run, type Seat } from '@holdout/kernel';

/**
 * Makes a choice, takes it back, makes it again, and makes sure that nothing differs: state, events and the question
 * that follows.
 *
 * @returns the events of the choice.
 * @throws EngineError if the second time goes another way, or the choice is refused.
 */
export function rewound<S extends CoreState>(run: Run<S>, seat: Seat, key: string): GameEvent[] {
  const before = run.game.clone(run.state);
  const start = checkHash(before);
  const script = run.script?.slice() ?? null;
  const first = choose(run, seat, key);
  restore(run, before);
  if (checkHash(run.state) !== start)
    throw new EngineError(`taking back ${key} does not lead to where it was`);
  run.script = script;
  const second = choose(run, seat, key);
  if (first.hash !== second.hash) throw new EngineError(`${key} goes another way when it is made again`);
  return second.events;
}

function choose<S extends CoreState>(run: Run<S>, seat: Seat, key: string) {
  const events: GameEvent[] = [];
  run.events = events;
  const reason = run.answer({ seq: run.state.seq, seat, key });
  run.events = null;
  if (reason) throw new EngineError(`seat ${seat} can't choose ${key}: ${JSON.stringify(reason)}`);
  const outcome = { state: run.state, events, decision: run.decision(allSeats(run)) };
  return { events, hash: checkHash(JSON.parse(JSON.stringify(outcome))) };
}

/** Puts a run back to a state it has had. */
export function restore<S extends CoreState>(run: Run<S>, state: S): void {
  run.state = run.game.clone(state);
  run.events = null;
  run.refreshHooks();
  run.advance();
}

/** Every seat of a running game; each has its switches. */
export const allSeats = <S extends CoreState>(run: Run<S>): Seat[] =>
  Object.values(run.state.switches)[0]?.map((_, seat) => seat) ?? [0];
