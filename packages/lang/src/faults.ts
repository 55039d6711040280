import type { Fault } from '@holdout/kernel';
import type { Translate } from './translate.ts';

/** The kernel writes this for a value that is not there. */
const NOTHING = 'nothing';

/** What is wrong with a file or a setting, where, and what to do. */
export function faultText(intl: Translate, { code, path, args }: Fault): string {
  const nothing = args.found === undefined || (/^(?:save|message)\./.test(code) && args.found === NOTHING);
  const found = nothing ? intl.formatMessage({ id: 'word.nothing' }) : args.found;
  return intl.formatMessage({ id: `error.${code}` }, { ...args, found, path: placeText(intl, path) });
}

function placeText(intl: Translate, path: string): string {
  if (path === '') return intl.formatMessage({ id: 'word.wholeInput' });
  const character = /^character (\d+)$/.exec(path)?.[1];
  return character ? intl.formatMessage({ id: 'word.character' }, { n: Number(character) }) : path;
}
