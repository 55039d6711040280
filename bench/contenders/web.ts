import { existsSync, readdirSync } from 'node:fs';
import { Bundle } from '../lib/bundle.ts';
import { type Contender, offer, type Sample } from '../lib/contender.ts';
import { Digest } from '../lib/digest.ts';

const BUILD = new URL('../../packages/web/dist/', import.meta.url);
const LOCALES = new URL('../../locales/', import.meta.url);
const START_PAGE = 'Home';
const TABLE_PAGE = 'TableScreen';
/** In the order in which the client names their pages and their rules. */
const GAMES = ['pandemic', 'zombicide'] as const;

const bundle = new Bundle(BUILD);

/** The files of one language: that with the largest texts, so that the figure holds for every language. */
function largestLanguage(): string {
  const languages = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = bundle.languageFiles(languages.map(({ name }) => name));
  return files.reduce((largest, file) => (bundle.gzip(file) > bundle.gzip(largest) ? file : largest));
}

function measure(): Sample {
  const every = new Set([...bundle.startFiles(), largestLanguage()]);
  const start = new Set([...every, ...bundle.pageFiles(START_PAGE)]);
  const [pandemic, zombicide] = GAMES.map(
    (game, n) =>
      new Set([
        ...every,
        ...bundle.pageFiles(TABLE_PAGE, n),
        bundle.rulesFiles()[n],
        ...bundle.largest(game),
      ]),
  );
  const digest = new Digest();
  for (const file of [...new Set([...start, ...pandemic, ...zombicide])].sort())
    digest.add(file, bundle.bytes(file).toString('base64'));
  const kilobytes = (files: Iterable<string>, size: (file: string) => number) =>
    [...files].reduce((sum, file) => sum + size(file), 0) / 1000;
  const figures = {
    startGzip: kilobytes(start, (file) => bundle.gzip(file)),
    startBrotli: kilobytes(start, (file) => bundle.brotli(file)),
    pandemicGzip: kilobytes(pandemic, (file) => bundle.gzip(file)),
    pandemicBrotli: kilobytes(pandemic, (file) => bundle.brotli(file)),
    zombicideGzip: kilobytes(zombicide, (file) => bundle.gzip(file)),
    zombicideBrotli: kilobytes(zombicide, (file) => bundle.brotli(file)),
  };
  return { figures, checksum: digest.end() };
}

const budget = { atMost: 250 };
const contender: Contender = {
  title: 'First load of the web client',
  meaning:
    'What a browser has to fetch, each file compressed by itself: the document, what it names, ' +
    'their imports and worker, and the largest of the languages; for the start page also its script and style, for a ' +
    'table opened by its link the script and style of the table, its texts and the rules that it runs by. What is ' +
    'looked up, the sentences of all rules and lessons, comes when it is opened. 1 kB is 1,000 bytes.',
  rows: [
    { figure: 'startGzip', what: 'start page, gzip', unit: 'kB', budget },
    { figure: 'startBrotli', what: 'start page, brotli', unit: 'kB', budget },
    { figure: 'pandemicGzip', what: 'table of Pandemic, gzip', unit: 'kB', budget },
    { figure: 'pandemicBrotli', what: 'table of Pandemic, brotli', unit: 'kB', budget },
    { figure: 'zombicideGzip', what: 'table of Zombicide, gzip', unit: 'kB', budget },
    { figure: 'zombicideBrotli', what: 'table of Zombicide, brotli', unit: 'kB', budget },
  ],
  warmUp: () => undefined,
  measure,
};

function obstacle(): string | null {
  if (!existsSync(new URL('index.html', BUILD))) return 'not built, `npm run build` does it';
  const lacks = [START_PAGE, TABLE_PAGE].find((page) => bundle.pageFiles(page).size === 0);
  return lacks === undefined ? null : `the build has no page ${lacks}, \`npm run build\` makes it anew`;
}

const absent = obstacle();
offer(absent === null ? contender : { ...contender, absent });
