import { type Speaker, say, seatName, seatOfWord } from '../speaker.ts';
import type { OptionWords } from '../speech.ts';
import type { Values } from '../translate.ts';
import { cardText, cityName, diseaseWord, roleName } from './names.ts';

type Argument = 'city' | 'card' | 'disease' | 'seat' | 'role' | 'infection' | 'count';

/** What the words of a key stand for, by kind of option. Kinds without arguments are left out. */
export const ARGUMENTS: Readonly<Record<string, readonly Argument[]>> = {
  drive: ['city'],
  fly: ['city'],
  charter: ['city'],
  shuttle: ['city'],
  treat: ['disease'],
  give: ['seat', 'card'],
  take: ['seat', 'card'],
  request: ['seat'],
  'hand-over': ['card'],
  cure: ['disease'],
  event: ['card'],
  'expert-fly': ['city'],
  fetch: ['card'],
  summon: ['seat', 'city'],
  'lead-drive': ['seat', 'city'],
  'lead-fly': ['seat', 'city'],
  'lead-charter': ['seat', 'city'],
  'lead-shuttle': ['seat', 'city'],
  discard: ['card'],
  spend: ['card'],
  to: ['city'],
  pawn: ['seat'],
  station: ['city'],
  order: ['infection'],
  remove: ['city'],
  card: ['card'],
  infection: ['infection'],
  role: ['seat', 'role'],
  'lead-expert-fly': ['seat', 'city'],
  consult: ['seat', 'card'],
  'consult-ask': ['seat'],
  sample: ['disease'],
  'cure-samples': ['disease'],
  'return-sample': ['disease'],
  look: ['count'],
  heal: ['disease'],
  cube: ['city', 'disease'],
  clear: ['city'],
  assign: ['seat'],
  'take-role': ['role'],
  'research-by': ['seat'],
  recover: ['card'],
  resolve: ['card'],
  starts: ['seat'],
  'bt-start': ['city'],
  'bt-drive': ['city'],
  'bt-fly': ['city'],
  'bt-charter': ['city'],
  'bt-local': ['city'],
  'bt-remote': ['city'],
  'bt-sabotage': ['city'],
  'bt-escape': ['city'],
  'bt-discard': ['city'],
};

/** The role whose action an option is. */
const ROLE_OF: Readonly<Record<string, string>> = {
  'expert-fly': 'operations-expert',
  fetch: 'contingency-planner',
  summon: 'dispatcher',
  'lead-expert-fly': 'operations-expert',
  archive: 'archivist',
  consult: 'epidemiologist',
  'consult-ask': 'epidemiologist',
  sample: 'field-operative',
  'cure-samples': 'field-operative',
};

const NAMES: Readonly<Record<Argument, (speaker: Speaker, word: string) => string | number>> = {
  city: ({ intl }, word) => cityName(intl, word),
  card: ({ intl }, word) => cardText(intl, word),
  disease: ({ intl }, word) => diseaseWord(intl, word),
  role: ({ intl }, word) => roleName(intl, word),
  seat: (speaker, word) => seatName(speaker, seatOfWord(word) ?? 0),
  infection: ({ intl }, word) => cardText(intl, word),
  count: (_, word) => Number(word),
};
/** Arguments that fill a placeholder of another name: an infection card stands for its city. */
const PLACEHOLDERS: Readonly<Partial<Record<Argument, string>>> = {
  seat: 'name',
  infection: 'city',
  count: 'n',
};

/** What fills the sentences about a choice: the words of its key by name; a seat is `name`. */
export function argumentValues(speaker: Speaker, kind: string, args: readonly string[]): Values {
  const values: Values = {};
  if (ROLE_OF[kind]) values.role = roleName(speaker.intl, ROLE_OF[kind]);
  (ARGUMENTS[kind] ?? []).forEach((argument, i) => {
    values[PLACEHOLDERS[argument] ?? argument] = NAMES[argument](speaker, args[i] ?? '');
  });
  return values;
}

function valuesOf(speaker: Speaker, { kind, args, seat }: OptionWords): Values {
  return { name: seatName(speaker, seat), ...argumentValues(speaker, kind, args) };
}

/** The full label of a choice: “Direct Flight to Tokyo (with the Tokyo card)”. */
export const optionText = (speaker: Speaker, option: OptionWords): string =>
  say(speaker, `pandemic.option.${option.kind}`, valuesOf(speaker, option));

/** The label for a small button next to the thing: “Direct Flight”. */
export const optionShort = (speaker: Speaker, option: OptionWords): string =>
  say(speaker, `pandemic.option.${option.kind}.short`, valuesOf(speaker, option));
