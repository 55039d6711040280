import { type CoreState, EngineError, type Run } from '@holdout/kernel';

/**
 * Plays with these results of the next rolls, in their order.
 *
 * @throws EngineError if a roll is made that is not in the list, or one of the list is not made.
 */
export function withRolls<S extends CoreState, T>(run: Run<S>, rolls: readonly number[], play: () => T): T {
  run.script = rolls.slice();
  const result = play();
  const left = run.script;
  run.script = null;
  if (left.length > 0) throw new EngineError(`rolls that were not made: ${left.join(', ')}`);
  return result;
}
