import { levelName, zombiesText } from '@holdout/lang';
import type { ZombicideView } from '@holdout/zombicide';
import type { Zone } from '@holdout/zombicide/map';
import { columnsOf, flow, padTo, widthOf } from '../layout.ts';
import type { BoardLine } from '../play/face.ts';
import { builtIn, carsIn, tokensIn } from './ground.ts';
import { titleOf } from './mission.ts';
import { survivorLines } from './people.ts';
import { sceneOf, zoneNumber, zoneWord } from './scene.ts';
import { nameOfSurvivor, type Table, zoneName } from './table.ts';
import { teamLines } from './teams.ts';

const WAY = '→';
const DOOR = { open: '▯', closed: '▮' };

export function boardLines(table: Table): BoardLine[] {
  const { board } = sceneOf(table.view);
  return [
    { id: 'turn', text: turnText(table) },
    { id: 'mission', text: missionText(table) },
    ...teamLines(table),
    ...board.zones.map((_, zone) => ({ id: `zone.${zoneWord(zone)}`, text: zoneText(table, zone) })),
    ...table.view.survivors.flatMap((survivor) => survivorLines(table, survivor)),
  ];
}

/** The whole board: where the round is, the map tile by tile, then the survivors. */
export function wholeBoard(table: Table): string[] {
  const { context, view } = table;
  const lines = new Map(boardLines(table).map(({ id, text }) => [id, text]));
  const { board } = sceneOf(view);
  const shown = new Set<Zone>();
  const tiles = board.tiles.flatMap(({ id, column, row, zones }) => {
    const fresh = zones.filter((zone) => !shown.has(zone)).sort((a, b) => a - b);
    for (const zone of fresh) shown.add(zone);
    const title = context.text('cli.zombicide.board.tile', { tile: id, place: placeName(column, row) });
    return [context.paint('bold', title), ...fresh.map((zone) => lines.get(`zone.${zoneWord(zone)}`) ?? '')];
  });
  const legend = context.text('cli.zombicide.board.doors', DOOR);
  const people = [...lines].filter(([id]) => id.startsWith('survivor.')).map(([, text]) => text);
  const teams = teamLines(table).map(({ text }) => text);
  return [lines.get('turn') ?? '', lines.get('mission') ?? '', ...teams, '', ...tiles, legend, '', ...people];
}

/** Tiles are called as in mission files: columns A, B, …, rows 1, 2, … */
const placeName = (column: number, row: number): string => `${String.fromCharCode(65 + column)}${row + 1}`;

function turnText(table: Table): string {
  const { context, view } = table;
  const { text, intl } = context;
  const { round, phase, active, actions, free, moveCost, level } = view.turn;
  const parts = [
    text('zombicide.status.round', { n: round, phase: text(`phase.${phase}`) }),
    text('zombicide.status.level', { level: levelName(intl, level) }),
  ];
  if (active !== null) {
    const who = nameOfSurvivor(table, active);
    parts.push(`${who}: ${text('zombicide.actions.left', { n: actions })}`);
    for (const [what, n] of Object.entries(free))
      if (n > 0) parts.push(text('zombicide.actions.free', { n, what: text(`free.${what}`) }));
    if (moveCost > 1) parts.push(text('zombicide.actions.toll', { n: moveCost }));
  }
  if (view.loud !== null)
    parts.push(text('zombicide.status.loud', { zone: zoneName(table, zoneNumber(view.loud)) }));
  return context.paint('bold', parts.join(' · '));
}

function missionText({ context, view }: Table): string {
  const { text, intl } = context;
  const { tokens, equipment, zombieDeck, tally, supply } = view;
  const parts = [titleOf(context, sceneOf(view).mission)];
  if (tokens.length > 0) {
    const n = tokens.filter(({ taken }) => taken).length;
    parts.push(text('zombicide.status.objectives', { n, of: tokens.length }));
  }
  if (tally.escaped > 0) parts.push(text('zombicide.mission.escaped', { n: tally.escaped }));
  if (tally.supplies > 0) parts.push(text('zombicide.mission.supplies', { n: tally.supplies }));
  parts.push(text('zombicide.status.decks', { equipment: equipment.count, zombies: zombieDeck.count }));
  const figures = Object.entries(supply).map(([id, n]) => zombiesText(intl, id, n));
  return [...parts, `${text('zombicide.mission.figures')}: ${figures.join(', ')}`].join(' · ');
}

/** `  4B.2 (street)   2 Walkers, Amy, noise 1  → 4B.1, 4B.3 ▮` */
function zoneText(table: Table, zone: Zone): string {
  const content = contentsOf(table, zone).join(', ') || '–';
  const ways = waysFrom(table.view, zone)
    .map((way) => [labelOf(table.view, way.to), way.door ? DOOR[way.door] : '', colourText(table, way)])
    .map((parts) => parts.filter((part) => part !== '').join(' '))
    .join(', ');
  return `  ${padTo(zoneName(table, zone), nameWidth(table))}  ${content}  ${WAY} ${ways || '–'}`;
}

const labelOf = (view: ZombicideView, zone: Zone): string => sceneOf(view).board.zones[zone].label;

const nameWidths = new WeakMap<Table, number>();
/** Columns that the longest name of a zone takes. */
function nameWidth(table: Table): number {
  const { zones } = sceneOf(table.view).board;
  const width = nameWidths.get(table) ?? Math.max(...zones.map((_, zone) => widthOf(zoneName(table, zone))));
  nameWidths.set(table, width);
  return width;
}

interface Way {
  readonly to: Zone;
  readonly door: 'open' | 'closed' | null;
  readonly colour: string | null;
}

/** “(blue)”: a door that waits for an objective token of its colour. */
const colourText = ({ context }: Table, { colour }: Way): string =>
  colour === null ? '' : `(${context.text(`word.colour.${colour}`)})`;

function waysFrom(view: ZombicideView, zone: Zone): Way[] {
  return sceneOf(view).board.links.flatMap(({ a, b, door }): Way[] => {
    if (a !== zone && b !== zone) return [];
    const to = a === zone ? b : a;
    if (door < 0) return [{ to, door: null, colour: null }];
    const { open, colour } = view.doors[door];
    return [{ to, door: open ? 'open' : 'closed', colour }];
  });
}

/** Everything in a zone, in words: zombies first. */
function contentsOf(table: Table, zone: Zone): string[] {
  const { context, view } = table;
  const { text, intl, paint } = context;
  const { zombies, noise } = view.zones[zone];
  const { start } = sceneOf(view);
  const word = zoneWord(zone);
  return [
    ...Object.entries(zombies).map(([id, n]) => paint('redBright', zombiesText(intl, id, n))),
    ...view.survivors
      .filter((one) => one.zone === word)
      .map(({ id, wounds }) => {
        const survivor = nameOfSurvivor(table, id);
        return paint('cyanBright', wounds > 0 ? text('zombicide.zone.wounded', { survivor }) : survivor);
      }),
    ...carsIn(table, zone),
    ...tokensIn(table, zone),
    ...builtIn(table, zone),
    ...(view.exit.includes(word) ? [text('zombicide.token.exit')] : []),
    ...(start.has(zone) ? [text('zombicide.token.start')] : []),
    ...(noise > 0 ? [text('zombicide.zone.noise', { n: noise })] : []),
  ];
}

/** A zone, where one can go from it, and what is seen from it with how many steps. */
export function zoneLines(table: Table, zone: Zone): string[] {
  const { context, view } = table;
  const { text } = context;
  const contents = contentsOf(table, zone).join(', ') || text('zombicide.zone.empty');
  const ways = waysFrom(view, zone).map((way) => {
    const name = zoneName(table, way.to);
    if (way.door === null) return name;
    const id = way.door === 'open' ? 'zombicide.zone.wayOpen' : 'zombicide.zone.wayClosed';
    return `${text(id, { zone: name })} ${colourText(table, way)}`.trimEnd();
  });
  const seen = inSight(view, zone).map(([to, steps]) => `${zoneName(table, to)} ${steps}`);
  const columns = columnsOf(context.io.stdout);
  return [
    text('zombicide.zone.about', { zone: zoneName(table, zone), contents }),
    ...flow(`  ${text('cli.zombicide.zone.ways')} `, ways, columns),
    ...flow(`  ${text('cli.zombicide.zone.sight')} `, seen, columns),
  ];
}

/** What is seen from a zone through the doors that are open, and the range, nearest first. */
function inSight(view: ZombicideView, zone: Zone): [Zone, number][] {
  const nearest = new Map<Zone, number>();
  for (const { a, b, steps, doors } of sceneOf(view).board.sights) {
    if ((a !== zone && b !== zone) || !doors.every((door) => view.doors[door].open)) continue;
    const to = a === zone ? b : a;
    nearest.set(to, Math.min(steps, nearest.get(to) ?? steps));
  }
  return [...nearest].sort(([p, near], [q, far]) => near - far || p - q);
}
