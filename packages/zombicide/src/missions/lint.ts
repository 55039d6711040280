import { InputError } from '@holdout/kernel';
import { CARS } from '../content/cars.ts';
import { componentsOf } from '../content/components.ts';
import type { EquipmentDef } from '../content/define.ts';
import { KINDS } from '../content/kinds/index.ts';
import type { Board, Zone } from '../map/board.ts';
import { tileCalled } from '../map/tiles/index.ts';
import { type Ways, waysAllOpen, waysOf } from '../map/ways.ts';
import { presetRules } from '../rules/ruleset.ts';
import { makeSetting, type Setting } from '../setting.ts';
import { readMission } from './read.ts';
import type { Colour, Mission } from './schema.ts';

/** Something that is wrong with a mission, or looks as if it were. */
export interface Finding {
  /** Catalogue key below `lint.`. */
  readonly code: string;
  readonly level: 'error' | 'warning';
  /** Where in the file. */
  readonly path: string;
  readonly args: Readonly<Record<string, string | number>>;
}

type Report = (code: string, path: string, args?: Finding['args']) => void;

/** Looks a mission over: is it whole, does it fit the boxes, can it be played and won? */
export function lintMission(input: unknown): Finding[] {
  const findings: Finding[] = [];
  const error: Report = (code, path, args = {}) => findings.push({ code, level: 'error', path, args });
  const warning: Report = (code, path, args = {}) => findings.push({ code, level: 'warning', path, args });
  try {
    const mission = readMission(input);
    const setting = makeSetting(mission, presetRules('season1'));
    checkTiles(mission, error);
    checkComponents(mission, error);
    checkWords(mission, setting.cards, error);
    checkReach(setting, error);
    checkKeys(setting, error);
    checkGoals(setting, error);
    checkLooks(setting, warning);
  } catch (fault) {
    if (!(fault instanceof InputError)) throw fault;
    error(fault.code, fault.path, fault.args);
  }
  return findings;
}

/** Every side out of the boxes, and of each piece of cardboard only one. */
function checkTiles({ map, boxes }: Mission, error: Report): void {
  const seen = new Map<string, string>();
  map.tiles.forEach((row, y) => {
    row.forEach((entry, x) => {
      if (entry === null) return;
      const [id] = entry.split('@');
      const side = tileCalled(id);
      const path = `map.tiles[${y}][${x}]`;
      if (!side) return;
      if (!boxes.includes(side.box)) error('tileBox', path, { tile: id, box: side.box });
      for (const used of [id, side.back]) {
        const other = seen.get(used);
        if (other !== undefined) error('tileTwice', path, { tile: id, other });
      }
      seen.set(id, id);
    });
  });
}

type Coloured = { readonly colour?: Colour | undefined };

function checkComponents(mission: Mission, error: Report): void {
  const box = componentsOf(mission.boxes);
  const count = (list: readonly Coloured[], colour: string): number =>
    list.filter((entry) => (entry.colour ?? 'plain') === colour).length;
  const lists = { doors: mission.doors, objectives: mission.objectives, spawns: mission.spawns };
  for (const [name, list] of Object.entries(lists)) {
    for (const [colour, most] of Object.entries(box[name as keyof typeof lists])) {
      const found = count(list, colour);
      if (found > most) error('tooMany', name, { what: name, colour, found, most });
    }
  }
  // Coloured backs belong to two of the ten objectives of the box.
  if (mission.objectives.length > box.objectives.plain) {
    error('tooMany', 'objectives', {
      what: 'objectives',
      colour: 'any',
      found: mission.objectives.length,
      most: box.objectives.plain,
    });
  }
  for (const [kind, most] of Object.entries(box.cars)) {
    const found = (mission.cars ?? []).filter((car) => car.kind === kind).length;
    if (found > most) error('tooMany', 'cars', { what: 'cars', colour: kind, found, most });
  }
}

/** Words that name content. */
function checkWords(mission: Mission, cards: readonly EquipmentDef[], error: Report): void {
  const equipment = new Set(cards.map((def) => def.id));
  const check = (ids: readonly string[], known: (id: string) => boolean, path: string): void => {
    ids.forEach((id, i) => {
      if (!known(id)) error('unknown', `${path}[${i}]`, { found: id });
    });
  };
  (mission.cars ?? []).forEach(({ kind }, i) => {
    if (!CARS.some((car) => car.id === kind)) error('unknown', `cars[${i}].kind`, { found: kind });
  });
  mission.win.forEach((rule, i) => {
    if (rule.use === 'carried-to-exit') check(rule.cards, (id) => equipment.has(id), `win[${i}].cards`);
  });
  mission.rules.forEach((rule, i) => {
    if (rule.use === 'cargo') check(rule.cards, (id) => equipment.has(id), `rules[${i}].cards`);
    if (rule.use === 'occupied')
      check([rule.kind], (id) => KINDS.some((kind) => kind.id === id), `rules[${i}].kind`);
  });
}

/** Everybody can get everywhere once the doors are open. */
function checkReach({ board, start, exit, tokens, spawns }: Setting, error: Report): void {
  if (start.length === 0) {
    error('noStart', 'start');
    return;
  }
  const map = waysAllOpen(board);
  const lost = (zone: Zone): boolean => map.to(start[0])[zone] < 0;
  const nameOf = (zone: Zone): string => board.zones[zone].label;
  board.zones.forEach((_, zone) => {
    if (lost(zone)) error('unreachable', 'map', { zone: nameOf(zone) });
  });
  const places = {
    start,
    exit,
    objectives: tokens.map(({ zone }) => zone),
    spawns: spawns.map(({ zone }) => zone),
  };
  for (const [path, zones] of Object.entries(places)) {
    zones.forEach((zone, i) => {
      if (lost(zone)) error('unreachable', `${path}[${i}]`, { zone: nameOf(zone) });
    });
  }
}

/** A key must not lie behind its own door. */
function checkKeys(setting: Setting, error: Report): void {
  if (!setting.rule('coloured-doors')) return;
  const colours = new Set(setting.doorColours.filter((colour) => colour !== null));
  const taken = new Set<Colour>();
  for (let before = -1; before !== taken.size; ) {
    before = taken.size;
    const open = openable(setting, taken);
    for (const { zone, colour } of setting.tokens)
      if (colour && open.to(setting.start[0])[zone] >= 0) taken.add(colour);
  }
  for (const colour of colours) if (!taken.has(colour)) error('noKey', 'doors', { colour });
}

function openable({ board, doorColours }: Setting, keys: ReadonlySet<Colour>): Ways {
  return waysOf(
    board,
    doorColours.map((colour) => (colour === null || keys.has(colour) ? 1 : 0)),
  );
}

/** What is to be won can be had. */
function checkGoals(setting: Setting, error: Report): void {
  const { mission, exit, tokens, spawns } = setting;
  mission.win.forEach(({ use }, i) => {
    const path = `win[${i}]`;
    if ((use === 'all-at-exit' || use === 'carried-to-exit') && exit.length === 0) error('needsExit', path);
    if (use === 'objectives-taken' && tokens.length === 0) error('needsObjectives', path);
    if ((use === 'spawns-held' || use === 'spawns-closed') && spawns.length === 0) error('needsSpawns', path);
    if (use === 'spawns-closed' && !setting.rule('spawns-close'))
      error('needsRule', path, { rule: 'spawns-close' });
    if (use === 'building-cleared' && !setting.rule('entry-counts'))
      error('needsRule', path, { rule: 'entry-counts' });
    if (use === 'supplies-out') checkSupplies(setting, path, error);
  });
  for (const loss of mission.lose ?? []) {
    if (loss.use === 'zombies-escaped' && !setting.rule('zombies-escape')) {
      error('needsRule', 'lose', { rule: 'zombies-escape' });
    }
  }
}

function checkSupplies(setting: Setting, path: string, error: Report): void {
  if (setting.exit.length === 0) error('needsExit', path);
  for (const rule of ['cargo', 'cars-drive'] as const)
    if (!setting.rule(rule)) error('needsRule', path, { rule });
  if ((setting.mission.cars ?? []).length === 0) error('needsCar', path);
  const { board } = setting;
  const { next } = waysAllOpen(board);
  for (const zone of setting.exit)
    if (!board.zones[zone].drivable) error('exitOffRoad', 'exit', { zone: board.zones[zone].label });
  for (const [i, { zone }] of (setting.mission.cars ?? []).entries()) {
    const from = board.named.get(zone);
    if (from !== undefined && !drivesTo(board, next, from, setting.exit))
      error('carCutOff', `cars[${i}]`, { zone });
  }
}

function drivesTo(board: Board, next: Ways['next'], from: Zone, goals: readonly Zone[]): boolean {
  const road = [from];
  for (const zone of road) {
    for (const other of next[zone])
      if (board.zones[other].drivable && !road.includes(other)) road.push(other);
  }
  return goals.some((zone) => road.includes(zone));
}

/** Nothing that stops a game, but looks like a slip. */
function checkLooks({ board, start, spawns, mission }: Setting, warning: Report): void {
  spawns.forEach(({ zone }, i) => {
    if (start.includes(zone)) warning('spawnAtStart', `spawns[${i}]`, { zone: board.zones[zone].label });
    if (spawns.findIndex((other) => other.zone === zone) < i)
      warning('spawnTwice', `spawns[${i}]`, { zone: board.zones[zone].label });
    // Without a window or a way out of it nothing comes of it until a door opens.
    if (board.zones[zone].indoors) warning('spawnIndoors', `spawns[${i}]`, { zone: board.zones[zone].label });
  });
  if (spawns.length === 0) warning('noSpawns', 'spawns');
  const searchable = board.zones.some((zone) => zone.searchable);
  if (!searchable) warning('nothingToSearch', 'map');
  const withoutDoors = new Set(
    board.zones.map(({ building }) => building).filter((building) => building >= 0),
  );
  for (const { a, b } of board.doors)
    for (const zone of [a, b]) withoutDoors.delete(board.zones[zone].building);
  for (const zone of start) withoutDoors.delete(board.zones[zone].building);
  if (withoutDoors.size > 0) warning('buildingWithoutDoor', 'doors', { count: withoutDoors.size });
  if (mission.rules.length === 0) warning('noRules', 'rules');
}
