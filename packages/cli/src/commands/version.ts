import type { Context } from '../context.ts';
import { loadMessages } from '../language.ts';
import { VERSION } from '../version.ts';

const DISCLAIMER = 'cli.disclaimer';

/** Name, version and the disclaimer: the English text is the one that counts, a translation follows it. */
export function versionText({ lang, text }: Context): string {
  const english = loadMessages('en')[DISCLAIMER];
  const own = lang === 'en' ? [] : [text(DISCLAIMER)];
  return [`holdout ${VERSION}`, english, ...own].join('\n\n');
}
