import { InputError } from '@holdout/kernel';
import { type Mission, missionCalled, presetRules, RULES, rulesOf, usualPreset } from '@holdout/zombicide';
import type { Context } from '../context.ts';
import { readMissionFile } from './missionFile.ts';

/** One of our missions by its id, or a file. */
export async function missionAt(asked: string): Promise<Mission> {
  const mission = asked.endsWith('.json') ? await readMissionFile(asked) : missionCalled(asked);
  if (mission) return mission;
  throw new InputError('option.mission', 'mission', { found: asked });
}

/** A switch that concerns a mission: what it is usually, and what it can be. */
interface Switch {
  readonly name: string;
  readonly usual: string | boolean;
  readonly values: readonly (string | boolean)[];
}

export function switchesOf({ boxes }: Mission): Switch[] {
  const usual = presetRules(usualPreset(boxes), boxes);
  return rulesOf(boxes).map((name) => {
    const { values } = RULES[name];
    return { name, usual: usual[name] ?? false, values };
  });
}

/** Each with its title, and its values below, as they are written on the command line; the usual one is marked. */
export function switchLines({ text, paint }: Context, mission: Mission): string[] {
  return switchesOf(mission).flatMap(({ name, usual, values }) => [
    paint('bold', text(`ruleset.${name}.title`)),
    ...values.map((value) => {
      const mark = value === usual ? '*' : ' ';
      return `${mark} ${`${name}=${value}`.padEnd(40)} ${text(`ruleset.${name}.value.${value}`)}`;
    }),
  ]);
}
