import { isCancel, select } from '@clack/prompts';
import { missionTitle } from '@holdout/lang';
import { fewestPlayers, missions, mostPlayers } from '@holdout/zombicide';
import type { Context } from '../context.ts';
import type { GameFlags } from '../textGame.ts';

/** Asks for the mission and the number of players; null if the person has changed their mind. */
export async function askForSetup({ text, intl }: Context): Promise<GameFlags | null> {
  const all = missions();
  const mission = await select({
    message: text('cli.zombicide.setup.mission'),
    options: all.map(({ id, difficulty, minutes }) => ({
      value: id,
      label: text('cli.zombicide.setup.one', {
        title: missionTitle(intl, id),
        difficulty: text(`difficulty.${difficulty}`),
        minutes,
      }),
    })),
  });
  if (isCancel(mission)) return null;
  const chosen = all.find(({ id }) => id === mission) ?? all[0];
  const fewest = fewestPlayers(chosen);
  const counts = Array.from({ length: mostPlayers(chosen) - fewest + 1 }, (_, i) => String(fewest + i));
  const players = await select({
    message: text('cli.setup.players'),
    options: counts.map((value) => ({ value, label: value })),
  });
  return isCancel(players) ? null : { mission, players };
}
