import type { Option } from '@holdout/kernel';

/** The words a person may use for a move. All of them as `normalise` leaves them. */
export interface Lexicon {
  /** Kinds of options a verb may mean. */
  readonly verbs: ReadonlyMap<string, readonly string[]>;
  /** Words that mean nothing here: to, the, nach, … */
  readonly fillers: ReadonlySet<string>;
  /** Names of each argument of an option, in the order of its key. */
  readonly names: (option: Option) => readonly (readonly string[])[];
}

export type Reading =
  | { readonly t: 'one'; readonly option: Option }
  | { readonly t: 'several'; readonly options: readonly Option[] }
  | { readonly t: 'none' };

const NONE: Reading = { t: 'none' };

/** Without case, accents and punctuation; full-width letters and digits become ordinary ones. */
export function normalise(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  return plain
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * What a line means among these options: `fly tokyo`, `give p2 paris` or `give paris to Ann`, `treat blue`, or just a
 * name where only one option has it. Beginnings of names are enough.
 */
export function readMove(text: string, options: readonly Option[], lexicon: Lexicon): Reading {
  const line = normalise(text);
  if (line === '') return NONE;
  for (const { verb, rest } of verbsIn(line, lexicon)) {
    const kinds = lexicon.verbs.get(verb) ?? [];
    const meant = options.filter(({ kind }) => kinds.includes(kind));
    const reading = best(meant, wordsOf(rest, lexicon), lexicon);
    if (reading.t !== 'none') return reading;
  }
  const words = wordsOf(line, lexicon);
  return words.length === 0 ? NONE : best(options, words, lexicon, true);
}

/** The words that count. Japanese particles stick to the word before them. */
function wordsOf(line: string, { fillers }: Lexicon): string[] {
  const particles = [...fillers].filter(isWide);
  return line
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word))
    .map((word) => {
      const particle = particles.find((end) => word.endsWith(end));
      return particle ? word.slice(0, -particle.length) : word;
    });
}

interface Verb {
  readonly verb: string;
  /** The line without it. */
  readonly rest: string;
}

/** Verbs that a line begins or, as in Japanese, ends with; longer ones first. */
function verbsIn(line: string, { verbs }: Lexicon): Verb[] {
  const found: Verb[] = [];
  for (const verb of verbs.keys()) {
    const blank = isWide(verb) ? '' : ' ';
    if (line === verb || line.startsWith(verb + blank)) found.push({ verb, rest: line.slice(verb.length) });
    else if (line.endsWith(blank + verb)) found.push({ verb, rest: line.slice(0, -verb.length) });
  }
  return found.sort((a, b) => b.verb.length - a.verb.length);
}

const isWide = (word: string): boolean => /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(word);

/** @param whole every argument has to be named. */
function best(
  options: readonly Option[],
  words: readonly string[],
  lexicon: Lexicon,
  whole = false,
): Reading {
  let top = Number.NEGATIVE_INFINITY;
  let found: Option[] = [];
  for (const option of options) {
    const fit = fitOf(lexicon.names(option), words);
    if (fit === null || fit < top || (whole && fit < 0)) continue;
    if (fit > top) found = [];
    top = fit;
    found.push(option);
  }
  if (found.length === 0) return NONE;
  return found.length === 1 ? { t: 'one', option: found[0] } : { t: 'several', options: found };
}

/** A whole name counts more than its beginning; an argument that was left out counts against. */
const EXACT = 4;
const BEGINNING = 1;
const LEFT_OUT = -10;
/** Letters that are enough for the beginning of a name; fewer are more likely a slip. */
const SHORTEST = 3;

/** How well words fit the arguments, in any order; null if some word fits none of them. */
function fitOf(args: readonly (readonly string[])[], words: readonly string[]): number | null {
  if (words.length === 0) return args.length * LEFT_OUT;
  let fit: number | null = null;
  for (const [i, names] of args.entries()) {
    const others = args.filter((_, j) => j !== i);
    for (let n = 1; n <= words.length; n++) {
      const here = fitOfName(names, words.slice(0, n).join(' '));
      const rest = here === 0 ? null : fitOf(others, words.slice(n));
      if (rest !== null) fit = Math.max(fit ?? Number.NEGATIVE_INFINITY, here + rest);
    }
  }
  return fit;
}

function fitOfName(names: readonly string[], part: string): number {
  if (names.includes(part)) return EXACT;
  if (part.length < SHORTEST && !isWide(part)) return 0;
  return names.some((name) => name.startsWith(part)) ? BEGINNING : 0;
}
