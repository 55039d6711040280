/** Which catalogues come together, one module of the build for each part. */

/** What is read on few pages, or seldom. */
const LATER: Readonly<Record<string, string>> = {
  'pandemic.rules.json': 'pandemic/rules',
  'zombicide.lessons.json': 'zombicide/lessons',
  'zombicide.rules.json': 'zombicide/rules',
  'zombicide.rulesets.json': 'zombicide/rulesets',
};
/** What the start page says of a game. */
const ON_THE_START_PAGE = ['pandemic.names.json', 'pandemic.powers.json'];
/** What only the command line or the server needs. */
const NOT_IN_THE_BROWSER = ['cli.json', 'notices.json'];

/**
 * The part that a catalogue is in: `''` for what every page has, `zombicide` for that game's table, `zombicide/rules`
 * for what comes even later; null for what no page has.
 */
export function partOf(file: string): string | null {
  if (NOT_IN_THE_BROWSER.includes(file)) return null;
  const later = LATER[file];
  if (later !== undefined) return later;
  return ON_THE_START_PAGE.includes(file) ? '' : (/^(\w+)\.\w+\.json$/.exec(file)?.[1] ?? '');
}
