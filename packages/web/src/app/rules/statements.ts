/** The parts of the rules in reading order; `HO` are the rules of the table itself. */
export const GROUPS = [
  'COMP',
  'DEF',
  'SETUP',
  'TURN',
  'ACT',
  'CURE',
  'DRAW',
  'EPI',
  'HAND',
  'INF',
  'OUT',
  'SUP',
  'EVT',
  'ROLE',
  'END',
  'COM',
  'HO',
] as const;
export type Group = (typeof GROUPS)[number];

export interface Statement {
  /** `PD-ACT-01`, as refusals cite it. */
  readonly id: string;
  readonly group: Group;
  readonly text: string;
}

const PREFIX = 'rule.';

/** All rules that the catalogues state, in reading order. */
export function statementsOf(messages: Readonly<Record<string, unknown>>): Statement[] {
  const found: Statement[] = [];
  for (const [key, text] of Object.entries(messages)) {
    const group = groupOf(key);
    if (group && typeof text === 'string') found.push({ id: key.slice(PREFIX.length), group, text });
  }
  return found.sort((a, b) => order(a) - order(b) || compare(a.id, b.id));
}

function groupOf(key: string): Group | null {
  const match = /^rule\.(?:PD-([A-Z]+)-\d+|HO-[A-Z]+)$/.exec(key);
  if (!match) return null;
  return GROUPS.find((group) => group === (match[1] ?? 'HO')) ?? null;
}

const order = ({ group }: Statement): number => GROUPS.indexOf(group);
const compare = (a: string, b: string): number => (a < b ? -1 : 1);

/** Without case and accents: who looks for `kor` finds `kör`. Japanese voicing marks stay. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The words of a search; all of them have to be found. */
const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

/** The statements in which every word is found. `titleOf` names a group; its words count as well. */
export function search(
  statements: readonly Statement[],
  query: string,
  titleOf: (group: Group) => string,
): Statement[] {
  const words = wordsOf(query);
  return statements.filter((statement) => {
    const where = folded(`${statement.id} ${titleOf(statement.group)} ${statement.text}`);
    return words.every((word) => where.includes(word));
  });
}

export interface Piece {
  readonly text: string;
  /** Part of a word that was looked for. */
  readonly found: boolean;
}

/** Cuts a text where the searched words begin and end. */
export function pieces(text: string, query: string): Piece[] {
  const letters = [...text];
  const marked = marksOf(letters, wordsOf(query));
  const cut: { text: string; found: boolean }[] = [];
  letters.forEach((letter, i) => {
    const last = cut.at(-1);
    if (last && last.found === marked[i]) last.text += letter;
    else cut.push({ text: letter, found: marked[i] });
  });
  return cut;
}

/** For each letter whether it belongs to a word. Folding may make several characters of one letter, or none. */
function marksOf(letters: readonly string[], words: readonly string[]): boolean[] {
  const parts = letters.map(folded);
  const line = parts.join('');
  const owner = parts.flatMap((part, i) => new Array<number>(part.length).fill(i));
  const marked = new Array<boolean>(letters.length).fill(false);
  for (const word of words) {
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + word.length)) {
      for (let i = at; i < at + word.length; i++) marked[owner[i]] = true;
    }
  }
  return marked;
}
