import { GAME_IDS, type GameId } from '../settings.ts';

/**
 * The parts of each game's rules in reading order; `OB` are those of On the Brink, `HO` the rules of the table itself.
 */
export const GROUPS = {
  pandemic: [
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
    'OB-GEN',
    'OB-P5',
    'OB-EVSEL',
    'OB-LEG',
    'OB-ROLE',
    'OB-EV',
    'OB-COMB',
    'OB-VS',
    'OB-MUT',
    'OB-BT',
    'OB-ETI',
    'HO',
  ],
  zombicide: [
    'DEF',
    'SETUP',
    'ROUND',
    'END',
    'ZONE',
    'SIGHT',
    'MOVE',
    'EQUIP',
    'NOISE',
    'XP',
    'INV',
    'ZOM',
    'ACT',
    'SEARCH',
    'DOOR',
    'BSPAWN',
    'TRADE',
    'COMBAT',
    'DUAL',
    'MELEE',
    'RANGED',
    'TP',
    'FF',
    'SPECIAL',
    'UPG',
    'RELOAD',
    'CAR',
    'ZACT',
    'ZATT',
    'ZMOVE',
    'SPLIT',
    'RUN',
    'SPAWN',
    'SCARD',
    'MINI',
    'CRAWL',
    'ABOMB',
    'HOSP',
    'CAMP',
    'TENT',
    'EVENT',
    'HELI',
    'CRASH',
    'PAD',
    'TEAM',
    'COMPET',
    'SKG',
    'SKILL',
    'MOD',
    'M',
    'FAQ',
    'HO',
  ],
} as const satisfies Record<GameId, readonly string[]>;
export type Group = (typeof GROUPS)[GameId][number];

/** How the ids of a game's rules begin, box by box. */
const FAMILIES = { pandemic: ['PD', 'OB'], zombicide: ['S1', 'RM'] } as const satisfies Record<
  GameId,
  readonly string[]
>;
/** Parts that bear another name in another box, or none of their own. */
const SAME_PART: Readonly<Record<string, string>> = { LOS: 'SIGHT', ZATK: 'ZATT', MIS: 'M' };
/** Of this family every part is named with it, for the base game has parts of the same name. */
const EXPANSION = 'OB';

export interface Statement {
  /** `PD-ACT-01`, as refusals cite it. */
  readonly id: string;
  readonly group: Group;
  readonly text: string;
}

const PREFIX = 'rule.';

/** All rules of a game and of the table among the ids of the catalogues, in reading order. */
export function statementsOf(
  game: GameId,
  ids: readonly string[],
  textOf: (id: string) => string,
): Statement[] {
  const groups: readonly Group[] = GROUPS[game];
  const found: Statement[] = [];
  for (const key of ids) {
    const group = groupOf(key, game);
    if (group) found.push({ id: key.slice(PREFIX.length), group, text: textOf(key) });
  }
  const box = (id: string): number => FAMILIES[game].findIndex((family) => id.startsWith(`${family}-`));
  return found.sort(
    (a, b) =>
      groups.indexOf(a.group) - groups.indexOf(b.group) || box(a.id) - box(b.id) || compare(a.id, b.id),
  );
}

/** The group of `rule.S1-SKILL-04`; `null` for what is no rule of this game. */
function groupOf(key: string, game: GameId): Group | null {
  const match = /^rule\.(?:([A-Z]+\d*)-(P5|[A-Z]+)\d*-[A-Z0-9-]+|HO-[A-Z]+)$/.exec(key);
  if (!match) return null;
  const [, family, part = 'HO'] = match;
  const families: readonly string[] = FAMILIES[game];
  if (family !== undefined && !families.includes(family)) return null;
  const own = SAME_PART[part] ?? part;
  const wanted = family === EXPANSION ? `${EXPANSION}-${part}` : own;
  return GROUPS[game].find((group) => group === wanted) ?? null;
}

/** The game whose rule an address names. */
export const gameOfRule = (id: string): GameId | null =>
  GAME_IDS.find((game) => FAMILIES[game].some((family) => id.startsWith(`${family}-`))) ?? null;

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
