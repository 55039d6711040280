import { type Speaker, say } from './speaker.ts';

/** What went wrong with input from outside, as an `InputError` tells it. */
export interface Fault {
  readonly code: string;
  readonly path: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** The kernel writes this for a value that is not there. */
const NOTHING = 'nothing';

/** What is wrong with a file or a setting, where, and what to do. */
export function faultText(speaker: Speaker, { code, path, args }: Fault): string {
  const nothing = args.found === undefined || (code.startsWith('save.') && args.found === NOTHING);
  const found = nothing ? say(speaker, 'word.nothing') : args.found;
  return say(speaker, `error.${code}`, { ...args, found, path: placeText(speaker, path) });
}

function placeText(speaker: Speaker, path: string): string {
  if (path === '') return say(speaker, 'word.wholeInput');
  const character = /^character (\d+)$/.exec(path)?.[1];
  return character ? say(speaker, 'word.character', { n: Number(character) }) : path;
}
