import { InputError, type Source } from '@holdout/kernel';
import { carCalled } from './content/cars.ts';
import type { ActionDef, EquipmentDef, KindDef } from './content/define.ts';
import { cardsOf } from './content/equipment/index.ts';
import { kindsOf } from './content/kinds/index.ts';
import { type ZombieCard, zombieCardsOf } from './content/zombie-cards/index.ts';
import type { Board, Zone } from './map/board.ts';
import { compileBoard } from './map/compile.ts';
import { placeName } from './map/layout.ts';
import { tileCalled } from './map/tiles/index.ts';
import { buildBlock } from './missions/blocks.ts';
import { type Goal, goalOf, type Loss, lossOf } from './missions/conditions.ts';
import { buildParts } from './missions/parts.ts';
import { type Places, places } from './missions/places.ts';
import { mapPlan } from './missions/plan.ts';
import type { Colour, Mission, MissionRule } from './missions/schema.ts';
import type { G, Points } from './rules/hooks.ts';
import type { Ruleset } from './rules/ruleset.ts';
import { missionOf, type Options } from './state/options.ts';

/** A spawn zone or an objective of a mission. */
interface Place {
  readonly zone: Zone;
  readonly colour: Colour | null;
}

/** Something that lies in a zone and belongs to one tile. */
interface Marked {
  readonly zone: Zone;
  readonly tile: number;
}

/** Everything fixed about a game: its mission, its map and what the boxes hold. Worked out once from the options. */
export interface Setting {
  readonly mission: Mission;
  readonly board: Board;
  readonly rules: Ruleset;
  readonly kinds: readonly KindDef[];
  /** What each equipment card is. */
  readonly cards: readonly EquipmentDef[];
  readonly zombieCards: readonly ZombieCard[];
  readonly start: readonly Zone[];
  readonly exit: readonly Zone[];
  readonly spawns: readonly (Place & { readonly waits: boolean; readonly markers: readonly number[] })[];
  readonly tokens: readonly Place[];
  /** Tents, and those of them among which the two lie that can be searched. RM-TENT-01 */
  readonly tents: readonly Marked[];
  readonly specialTents: readonly Zone[];
  readonly triggers: readonly Marked[];
  /** Where the helicopter can land, if there is one that flies. RM-HELI-08 */
  readonly lands: readonly Zone[];
  /** Cars by the number of their kind. */
  readonly cars: readonly { readonly kind: number; readonly zone: Zone }[];
  readonly doorColours: readonly (Colour | null)[];
  /** Colour of the objective that each door needs. RM-MIS-04 */
  readonly doorKeys: readonly (Colour | null)[];
  /** Objectives whose colours are hidden, by group; 0 for those that lie open. RM-MIS-05 */
  readonly groups: readonly number[];
  readonly mixed: boolean;
  /** Noise that a mission lays out for good, by zone. */
  readonly fixedNoise: readonly number[];
  readonly sources: readonly Source<G, Points>[];
  readonly actions: readonly ActionDef[];
  readonly wins: readonly Goal[];
  readonly losses: readonly Loss[];
  /** The arguments of a special rule of the mission, if it has that one. */
  readonly rule: <U extends MissionRule['use']>(use: U) => Extract<MissionRule, { use: U }> | undefined;
}

const settings = new WeakMap<Options, Setting>();
let lastOptions: Options | null = null;
let last: Setting | null = null;

/** The setting of a running game. */
export function settingOf(options: Options): Setting {
  if (options === lastOptions && last) return last;
  let setting = settings.get(options);
  if (!setting) {
    setting = makeSetting(missionOf(options.mission, options.boxes), options.rules);
    settings.set(options, setting);
  }
  lastOptions = options;
  last = setting;
  return setting;
}

export const setting = (g: G): Setting => settingOf(g.state.options);

/** Settings of missions that came with the program: games by the thousand share them. */
const shared = new Map<string, Setting>();

/** @throws InputError naming what of the mission does not fit the map or the boxes. */
export function makeSetting(mission: Mission, rules: Ruleset): Setting {
  const key = JSON.stringify([mission, rules]);
  const known = shared.get(key);
  if (known) return known;
  if (shared.size >= 64) shared.clear();
  const made = workOut(mission, rules);
  shared.set(key, made);
  return made;
}

/** Boards do not depend on the rules of a table, and their tables of ways are large. */
const boards = new Map<string, Board>();

function boardOf(mission: Mission): Board {
  const plan = mapPlan(mission);
  const key = JSON.stringify(plan);
  const known = boards.get(key);
  if (known) return known;
  if (boards.size >= 32) boards.clear();
  const made = compileBoard(plan);
  boards.set(key, made);
  return made;
}

function workOut(mission: Mission, rules: Ruleset): Setting {
  const board = boardOf(mission);
  const at = places(board);
  const kinds = kindsOf(mission.boxes);
  const ruled = mission.rules.map((rule, i) => buildBlock(rule, at, `rules[${i}]`));
  const parts = buildParts(mission, at);
  const blocks = [...ruled, ...parts.map(({ block }) => block)];
  const fixedNoise = board.zones.map((_, zone) =>
    blocks.reduce((sum, block) => sum + (block.noise?.(zone) ?? 0), 0),
  );
  return {
    mission,
    board,
    rules,
    kinds,
    cards: cardsOf(mission.boxes),
    zombieCards: zombieCardsOf(mission.boxes, kinds),
    start: at.zones(mission.start, 'start'),
    exit: at.zones(mission.exit ?? [], 'exit'),
    spawns: mission.spawns.map(({ zone, colour, waits, markers }, i) => ({
      zone: at.zone(zone, `spawns[${i}].zone`),
      colour: colour ?? null,
      waits: waits ?? false,
      markers: markers ?? [],
    })),
    tokens: mission.objectives.map(({ zone, colour }, i) => ({
      zone: at.zone(zone, `objectives[${i}].zone`),
      colour: colour ?? null,
    })),
    tents: (mission.tents?.zones ?? []).map((name, i) => marked(at, name, `tents.zones[${i}]`)),
    specialTents: at.zones(mission.tents?.special ?? [], 'tents.special'),
    triggers: (mission.triggers ?? []).map((name, i) => marked(at, name, `triggers[${i}]`)),
    lands: landings(mission, at),
    cars: (mission.cars ?? []).map(({ kind, zone }, i) => ({
      kind: carKind(kind, `cars[${i}].kind`),
      zone: at.zone(zone, `cars[${i}].zone`),
    })),
    doorColours: mission.doors.map((door) => door.colour ?? null),
    doorKeys: mission.doors.map((door) => door.key ?? door.colour ?? null),
    groups: mission.objectives.map(({ mixed }) => mixed ?? 0),
    mixed: mission.objectives.some(({ mixed }) => mixed !== undefined),
    fixedNoise,
    sources: blocks.map(({ hooks }, i) => ({
      id: i < ruled.length ? mission.rules[i].use : parts[i - ruled.length].id,
      band: 'scenario' as const,
      hooks: hooks ?? {},
    })),
    actions: blocks.flatMap((block) => block.actions ?? []),
    wins: mission.win.map((rule, i) => goalOf(rule, at, `win[${i}]`)),
    losses: (mission.lose ?? []).map(lossOf),
    rule: ((use: string) => mission.rules.find((rule) => rule.use === use)) as Setting['rule'],
  };
}

/** A zone that lies on several tiles is named by one of them. */
function marked(at: Places, name: string, path: string): Marked {
  const [column, row] = [name.charCodeAt(0) - 65, Number.parseInt(name.slice(1), 10) - 1];
  const tile = at.board.tiles.findIndex((one) => one.column === column && one.row === row);
  return { zone: at.zone(name, path), tile };
}

/** The helipad and the wasteland, unless the mission names other places. RM-HELI-08 */
function landings({ helicopter, wreck }: Mission, at: Places): Zone[] {
  if (!helicopter?.flies) return [];
  const covered = at.zones(wreck ?? [], 'wreck');
  if (helicopter.lands) return at.zones(helicopter.lands, 'helicopter.lands');
  const zones = at.board.tiles.flatMap(({ id, column, row }) =>
    (tileCalled(id)?.zones ?? []).flatMap((zone) =>
      zone.type === 'helipad' || (zone.type === 'camp' && id === WASTELAND)
        ? [at.zone(`${placeName(column, row)}.${zone.id}`, 'map')]
        : [],
    ),
  );
  return [...new Set(zones)].filter((zone) => !covered.includes(zone));
}

const WASTELAND = '7V';

function carKind(id: string, path: string): number {
  const def = carCalled(id);
  if (!def) throw new InputError('mission.car', path, { found: id });
  return def.number;
}
