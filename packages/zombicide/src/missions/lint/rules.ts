import { figuresOf } from '../../content/kinds/index.ts';
import type { Setting } from '../../setting.ts';
import type { MissionRule } from '../schema.ts';
import type { Report } from './finding.ts';
import { winsOf } from './goals.ts';

/** The arguments of the special rules fit the map and the boxes, and each rule is there once. */
export function checkRules(setting: Setting, error: Report): void {
  const { rules } = setting.mission;
  rules.forEach((rule, i) => {
    const path = `rules[${i}]`;
    if (rules.findIndex(({ use }) => use === rule.use) < i) error('ruleTwice', path, { rule: rule.use });
    checkRule(setting, rule, path, error);
  });
  for (const { rule, path } of winsOf(setting.mission)) {
    if (rule.use === 'building-cleared' || rule.use === 'inside-cleared')
      checkBuilding(setting, rule.zone, `${path}.zone`, error);
    if (rule.use === 'doors-closed') checkDoors(setting, rule.doors, `${path}.doors`, error);
  }
}

function checkRule(setting: Setting, rule: MissionRule, path: string, error: Report): void {
  if (rule.use === 'zombie-deck') checkDeck(setting, rule.cards, `${path}.cards`, error);
  if (rule.use === 'entry-counts') checkBuilding(setting, rule.zone, `${path}.zone`, error);
  if (rule.use === 'doors-by-hand') checkDoors(setting, rule.doors, `${path}.doors`, error);
  if (rule.use === 'laid-out') checkThings(setting, rule, path, error);
  if (rule.use === 'occupied') checkFigures(setting, rule, path, error);
  if (rule.use === 'rescue' && rule.safe > setting.tokens.length)
    error('tooManySafe', `${path}.safe`, { found: rule.safe, most: setting.tokens.length });
}

/** A zombie deck of cards that are in the boxes, each once. */
function checkDeck({ zombieCards }: Setting, cards: readonly number[], path: string, error: Report): void {
  cards.forEach((card, i) => {
    if (!zombieCards[card]) error('unknown', `${path}[${i}]`, { found: card });
    else if (cards.indexOf(card) < i) error('cardTwice', `${path}[${i}]`, { card });
  });
}

/** Doors are named by their place in the list of the mission. */
function checkDoors({ board }: Setting, doors: readonly number[], path: string, error: Report): void {
  doors.forEach((door, i) => {
    if (door >= board.doors.length) error('noDoor', `${path}[${i}]`, { door });
  });
}

type LaidOut = Extract<MissionRule, { use: 'laid-out' }>;

/** Every card lies in a zone or in a tent, and nowhere else. */
function checkThings({ board, tents }: Setting, rule: LaidOut, path: string, error: Report): void {
  rule.things.forEach(({ zone, tent }, i) => {
    const at = `${path}.things[${i}]`;
    if ((zone === undefined) === (tent === undefined)) error('thingPlace', at);
    if (zone !== undefined && !board.named.has(zone)) error('mission.zone', `${at}.zone`, { found: zone });
    if (tent !== undefined && tents.length === 0) error('needsTents', at);
  });
}

function checkBuilding({ board }: Setting, name: string, path: string, error: Report): void {
  const zone = board.named.get(name);
  if (zone !== undefined && board.zones[zone].building < 0) error('noBuilding', path, { zone: name });
}

type Occupied = Extract<MissionRule, { use: 'occupied' }>;

/** Those who are at home already are figures of the box. */
function checkFigures(setting: Setting, rule: Occupied, path: string, error: Report): void {
  const { board, kinds, mission } = setting;
  const kind = kinds.find(({ id }) => id === rule.kind);
  if (!kind) return;
  const most = figuresOf(kind, mission.boxes);
  const rooms = board.zones.filter(({ building }) => building >= 0).length;
  const needed = rooms * rule.count;
  if (needed > most) error('tooManyFigures', `${path}.count`, { needed, most, rooms });
}
