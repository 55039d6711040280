import { carName, faultText } from '@holdout/lang';
import { type Finding, lintMission } from '@holdout/zombicide';
import type { Context } from '../context.ts';

/** What is wrong with a mission, errors first. */
export function findingsOf(input: unknown): Finding[] {
  const findings = lintMission(input);
  const of = (level: Finding['level']): Finding[] => findings.filter((finding) => finding.level === level);
  return [...of('error'), ...of('warning')];
}

/** A finding in a sentence; what the game itself refuses is told as everywhere. */
export function findingText(context: Context, { code, path, args }: Finding): string {
  if (code.includes('.')) return faultText(context.intl, { code, path, args });
  return context.text(`lint.${code}`, { ...args, ...wordsIn(context, args) });
}

/** What has a name in the reader's language. */
function wordsIn({ text, intl }: Context, { box, colour, what }: Finding['args']): Record<string, string> {
  const words: Record<string, string> = {};
  if (box !== undefined) words.box = text(`box.${box}`);
  if (what === 'cars') words.colour = carName(intl, String(colour));
  else if (colour === 'plain' || colour === 'any') words.colour = text(`cli.mission.${colour}`);
  else if (colour !== undefined) words.colour = text(`colour.${colour}`);
  return words;
}
