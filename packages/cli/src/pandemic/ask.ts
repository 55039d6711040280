import { isCancel, select } from '@clack/prompts';
import {
  EPIDEMIC_LEVELS,
  EPIDEMIC_LEVELS_BRINK,
  MAX_PLAYERS,
  MAX_PLAYERS_BRINK,
  MIN_PLAYERS,
  MIN_PLAYERS_TERRORIST,
  MODULES,
} from '@holdout/pandemic';
import type { Context } from '../context.ts';
import type { GameFlags } from '../textGame.ts';

type Choice = readonly [value: string, label: string];

/** Asks at the terminal for what a new game needs; null if the person has changed their mind. */
export async function askForSetup({ text }: Context): Promise<GameFlags | null> {
  const box = await choose(text('cli.pandemic.setup.box'), [
    ['base', text('cli.pandemic.setup.box.base')],
    ['brink', text('cli.pandemic.setup.box.brink')],
  ]);
  if (box === null) return null;
  const brink = box === 'brink';
  const modules = MODULES.map((id): Choice => [id, text(`pandemic.module.${id}`)]);
  const module = brink ? await choose(text('cli.pandemic.setup.module'), modules) : 'none';
  if (module === null) return null;
  const terrorist = module.includes('bioterrorist');
  const players = await choose(text('cli.setup.players'), counts(brink, terrorist));
  if (players === null) return null;
  const seats = Array.from(
    { length: Number(players) },
    (_, i): Choice => [String(i + 1), text('cli.play.player', { n: i + 1 })],
  );
  const lots: Choice = ['random', text('cli.pandemic.setup.terrorist.random')];
  const btPlayer = terrorist
    ? await choose(text('cli.pandemic.setup.terrorist'), [lots, ...seats])
    : undefined;
  if (btPlayer === null) return null;
  const levels = (brink ? EPIDEMIC_LEVELS_BRINK : EPIDEMIC_LEVELS).map(
    (n): Choice => [String(n), text('cli.pandemic.setup.level', { n })],
  );
  const epidemics = await choose(text('cli.pandemic.setup.epidemics'), levels);
  if (epidemics === null) return null;
  return { players, epidemics, ...(brink ? { onTheBrink: true, module, btPlayer } : {}) };
}

/** Numbers of players of a box. */
function counts(brink: boolean, terrorist: boolean): Choice[] {
  const least = terrorist ? MIN_PLAYERS_TERRORIST : MIN_PLAYERS;
  const most = brink ? MAX_PLAYERS_BRINK : MAX_PLAYERS;
  return Array.from({ length: most - least + 1 }, (_, i) => String(least + i)).map((n) => [n, n]);
}

async function choose(message: string, choices: readonly Choice[]): Promise<string | null> {
  const options = choices.map(([value, label]) => ({ value, label }));
  const chosen = await select({ message, options });
  return isCancel(chosen) ? null : chosen;
}
