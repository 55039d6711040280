import { listText, rowText, type Speaker, say } from '../speaker.ts';
import type { Values } from '../translate.ts';
import { colourWord, equipmentName, levelName, thingText, zombiesText } from './names.ts';

/** A special rule of a mission, a way to win or a way to lose, as its file has them. */
export interface MissionRule {
  readonly use: string;
  readonly [argument: string]: unknown;
}

type Part = 'rule' | 'win' | 'lose';

/**
 * What a mission asks for or does otherwise, in one sentence; where there are several ways to win, in one for each.
 * Files name zones by their tile: with `named`, those of a board, they are told as the client calls them.
 */
export const missionRuleText = (
  speaker: Speaker,
  part: Part,
  rule: MissionRule,
  named?: ReadonlyMap<string, number>,
): string => {
  const zone = (name: unknown): string => {
    const number = named?.get(String(name));
    return thingText(speaker, number === undefined ? String(name) : `z${number + 1}`);
  };
  return ruleText(speaker, part, rule, zone);
};

type ZoneText = (name: unknown) => string;

const ruleText = (speaker: Speaker, part: Part, { use, ...rule }: MissionRule, zone: ZoneText): string =>
  say(speaker, `zombicide.${part}.${use}`, {
    ...valuesOf(speaker, rule, zone),
    ways: waysText(speaker, part, rule.of, zone),
  });

/** What a rule says only if it is switched on. */
const FLAGS = ['lessByObjectives', 'asleep', 'endPhase'];

function valuesOf(speaker: Speaker, rule: Readonly<Record<string, unknown>>, zoneText: ZoneText): Values {
  const values: Values = {};
  for (const flag of FLAGS) values[flag] = rule[flag] === true ? 1 : 0;
  for (const [name, value] of Object.entries(rule)) {
    if (typeof value === 'number') values[name] = value;
  }
  const { kind, count, level, zone, colour, cards, byPlayers } = rule;
  if (typeof kind === 'string') values.zombies = zombiesText(speaker.intl, kind, Number(count));
  if (typeof level === 'string') values.level = levelName(speaker.intl, level);
  if (typeof zone === 'string') values.zone = zoneText(zone);
  if (typeof colour === 'string') values.colour = colourWord(speaker.intl, colour);
  values.zones = listText(speaker, listOf(rule.zones).map(zoneText));
  values.doors = listText(
    speaker,
    listOf(rule.doors).map((door) => thingText(speaker, `d${Number(door) + 1}`)),
  );
  values.needs = listOf(rule.needs).length;
  values.colours = listText(
    speaker,
    listOf(rule.needs).map((need) => colourWord(speaker.intl, String(need))),
  );
  values.things = listText(
    speaker,
    listOf(rule.things).map((thing) => laidText(speaker, thing as Laid, zoneText)),
  );
  if (Array.isArray(cards)) values.cards = cardsText(speaker, cards);
  if (Array.isArray(byPlayers)) values.byPlayers = rowText(speaker, byPlayers.map(toPlayers(speaker)));
  return values;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Ways of which one is enough, each of them a list of things that have to hold at once. */
const waysText = (speaker: Speaker, part: Part, ways: unknown, zone: ZoneText): string =>
  listOf(ways)
    .map((rules, i) => {
      const sentences = listOf(rules).map((rule) => ruleText(speaker, part, rule as MissionRule, zone));
      return say(speaker, 'thing.way', { n: i + 1, text: sentences.join(' ') });
    })
    .join(' ');

interface Laid {
  readonly card: string;
  readonly zone?: string;
  readonly tent?: string;
}

/** A card, and where it lies. */
const laidText = (speaker: Speaker, { card, zone, tent }: Laid, zoneText: ZoneText): string =>
  say(speaker, 'thing.laid', {
    card: equipmentName(speaker.intl, card),
    place: tent === undefined ? zoneText(zone) : say(speaker, `tent.${tent}`),
  });

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
