import { listText, rowText, type Speaker, say } from '../speaker.ts';
import type { Values } from '../translate.ts';
import { equipmentName, levelName, thingText, zombiesText } from './names.ts';

/** A special rule of a mission, a way to win or a way to lose, as its file has them. */
export interface MissionRule {
  readonly use: string;
  readonly [argument: string]: unknown;
}

/** What a mission asks for or does otherwise, in one sentence. */
export const missionRuleText = (
  speaker: Speaker,
  part: 'rule' | 'win' | 'lose',
  { use, ...rule }: MissionRule,
): string => say(speaker, `zombicide.${part}.${use}`, valuesOf(speaker, rule));

function valuesOf(speaker: Speaker, rule: Readonly<Record<string, unknown>>): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(rule)) {
    if (typeof value === 'number') values[name] = value;
  }
  const { kind, count, level, zone, zones, cards, byPlayers } = rule;
  if (typeof kind === 'string') values.zombies = zombiesText(speaker.intl, kind, Number(count));
  if (typeof level === 'string') values.level = levelName(speaker.intl, level);
  if (typeof zone === 'string') values.zone = thingText(speaker, zone);
  values.zones = listText(
    speaker,
    Array.isArray(zones) ? zones.map((word) => thingText(speaker, String(word))) : [],
  );
  if (Array.isArray(cards)) values.cards = cardsText(speaker, cards);
  if (Array.isArray(byPlayers)) values.byPlayers = rowText(speaker, byPlayers.map(toPlayers(speaker)));
  return values;
}

/** Equipment cards by name, zombie cards by number. */
function cardsText(speaker: Speaker, cards: readonly unknown[]): string {
  const names = cards.map((card) =>
    typeof card === 'string' ? equipmentName(speaker.intl, card) : String(card),
  );
  return listText(speaker, names);
}

/** “2 players: 5” */
const toPlayers =
  (speaker: Speaker) =>
  (n: unknown, i: number): string =>
    say(speaker, 'thing.players', { players: i + 1, n: Number(n) });
