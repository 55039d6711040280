import { isCancel, select } from '@clack/prompts';
import { EPIDEMIC_LEVELS, MAX_PLAYERS, MIN_PLAYERS } from '@holdout/pandemic';
import type { Context } from '../context.ts';
import type { GameFlags } from '../textGame.ts';

/** Asks at the terminal for what a new game needs; null if the person has changed their mind. */
export async function askForSetup({ text }: Context): Promise<GameFlags | null> {
  const counts = Array.from({ length: MAX_PLAYERS - MIN_PLAYERS + 1 }, (_, i) => String(MIN_PLAYERS + i));
  const players = await select({
    message: text('cli.setup.players'),
    options: counts.map((value) => ({ value, label: value })),
  });
  if (isCancel(players)) return null;
  const epidemics = await select({
    message: text('cli.pandemic.setup.epidemics'),
    options: EPIDEMIC_LEVELS.map((n) => ({
      value: String(n),
      label: text('cli.pandemic.setup.level', { n }),
    })),
  });
  return isCancel(epidemics) ? null : { players, epidemics };
}
