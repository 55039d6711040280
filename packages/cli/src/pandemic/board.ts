import { cardText, cityName, diseaseName, roleName } from '@holdout/lang';
import { CITY_FACTS, DISEASE_IDS, type PandemicView, type SeatView } from '@holdout/pandemic';
import type { Context } from '../context.ts';
import { columnsOf, flow, padTo, widthOf } from '../layout.ts';
import type { BoardLine } from '../play/face.ts';
import { brinkTexts } from './brink.ts';
import { shapeOf } from './names.ts';
import { cardLabel, cardsText, cubesText, shape, type Table } from './signs.ts';

interface Line extends BoardLine {
  /** There is nothing in this city. */
  readonly empty: boolean;
}

const STATION = '⌂';
export function boardLines(table: Table): Line[] {
  const { view } = table;
  const line = (id: string, text: string, empty = false): Line => ({ id, text, empty });
  return [
    line('turn', turnText(table)),
    line('tracks', tracksText(table)),
    line('decks', decksText(table)),
    ...view.diseases.map((disease) => line(`disease.${disease.id}`, diseaseText(table, disease))),
    ...brinkTexts(table).map(([id, text]) => line(`brink.${id}`, text)),
    ...CITY_FACTS.map(({ id }) => line(`city.${id}`, cityText(table, id), isEmpty(view, id))),
    ...view.seats.map((seat) => line(`hand.p${seat.seat + 1}`, handText(table, seat))),
  ];
}

/** The whole board: tracks, then the cities by region with those that have nothing in one line, then the hands. */
export function wholeBoard(table: Table): string[] {
  const lines = boardLines(table);
  const starting = (prefix: string): string[] =>
    lines.filter(({ id }) => id.startsWith(prefix)).map(({ text }) => text);
  const regions = DISEASE_IDS.flatMap((disease) => regionLines(table, lines, disease));
  return [
    ...['turn', 'tracks', 'decks'].flatMap(starting),
    ...starting('disease.'),
    ...starting('brink.'),
    ...regions,
    '',
    ...starting('hand.'),
  ];
}

function regionLines(table: Table, lines: readonly Line[], disease: string): string[] {
  const { context } = table;
  const ids = CITY_FACTS.filter((city) => city.disease === disease).map(({ id }) => id);
  if (ids.length === 0) return [];
  const busy = lines.filter(({ id, empty }) => !empty && ids.includes(id.slice('city.'.length)));
  const idle = ids.filter((id) => isEmpty(table.view, id)).map((id) => cityName(context.intl, id));
  const title = `${shape(context, disease)} ${context.paint('bold', diseaseName(context.intl, disease))}`;
  const rest = flow(`  ${context.text('cli.pandemic.board.empty')} `, idle, columnsOf(context.io.stdout));
  return ['', title, ...busy.map(({ text }) => text), ...(idle.length > 0 ? rest : [])];
}

function isEmpty({ cubes, stations, seats }: PandemicView, city: string): boolean {
  return !cubes[city] && !stations.includes(city) && seats.every((seat) => seat.city !== city);
}

function turnText({ context, names, view }: Table): string {
  const { number, active, phase, actions, quietNight } = view.turn;
  const values = { turn: number, name: names[active], phase, actions, quiet: quietNight ? 'yes' : 'no' };
  return context.paint('bold', context.text('cli.pandemic.board.turn', values));
}

function tracksText({ context, view }: Table): string {
  const { track, space, value } = view.rate;
  const spaces = track.map((n, i) => (i === space - 1 ? `[${n}]` : String(n))).join(' ');
  return context.text('cli.pandemic.board.tracks', { value, spaces, outbreaks: view.outbreaks });
}

function decksText({ context, view }: Table): string {
  const { playerDeck, infectionDeck, stationsLeft, epidemicsLeft } = view;
  const values = { players: playerDeck.count, infections: infectionDeck.count };
  return context.text('cli.pandemic.board.decks', {
    ...values,
    stations: stationsLeft,
    epidemics: epidemicsLeft,
  });
}

function diseaseText({ context }: Table, { id, status, supply }: PandemicView['diseases'][number]): string {
  const name = diseaseName(context.intl, id);
  return `${shape(context, id)} ${context.text('cli.pandemic.board.disease', { name, status, supply })}`;
}

/** `  Paris        ●2 ▲1  ⌂  p1 Medic` */
function cityText({ context, view }: Table, city: string): string {
  const cubes = cubesText(context, view.cubes[city] ?? []);
  const pawns = view.seats.filter((seat) => seat.city === city).map((seat) => pawnText(context, seat));
  const parts = [cubes, view.stations.includes(city) ? STATION : '', pawns.join(', ')];
  const content = parts.filter((part) => part !== '').join('  ');
  return `  ${padTo(cityName(context.intl, city), nameWidth(context))}  ${content || '–'}`;
}

const nameWidths = new WeakMap<Context, number>();
/** Columns that the longest name of a city takes. */
function nameWidth(context: Context): number {
  const width =
    nameWidths.get(context) ?? Math.max(...CITY_FACTS.map(({ id }) => widthOf(cityName(context.intl, id))));
  nameWidths.set(context, width);
  return width;
}

function pawnText({ intl, paint }: Context, { seat, role }: SeatView): string {
  return paint('bold', [`p${seat + 1}`, role && roleName(intl, role)].filter(Boolean).join(' '));
}

function handText({ context, names, view }: Table, seat: SeatView): string {
  const { text, intl } = context;
  const { held, count } = heldBy(view, seat);
  const cards = held ? cardsText(context, held) : text('cli.pandemic.board.hidden', { n: count });
  const stored = seat.stored ? text('cli.pandemic.board.stored', { card: cardText(intl, seat.stored) }) : '';
  const role = seat.role ? roleName(intl, seat.role) : '';
  const values = { id: `p${seat.seat + 1}`, name: names[seat.seat], n: count, limit: seat.handLimit };
  const owner = text('cli.pandemic.board.owner', { ...values, role, known: role ? 'yes' : 'no' });
  return [owner, cards, stored].filter((part) => part !== '').join('  ');
}

/** The cards of a hand, null where they are hidden. The bio-terrorist holds infection cards. */
function heldBy({ brink }: PandemicView, seat: SeatView): { held: readonly string[] | null; count: number } {
  const terrorist = brink?.terrorist;
  if (terrorist?.seat !== seat.seat) return { held: seat.hand, count: seat.handCount };
  return { held: terrorist.secret?.hand ?? null, count: terrorist.handCount };
}

/** What was drawn and discarded, and what that tells of the infection deck. */
export function discardLines({ context, view }: Table): string[] {
  const { playerDeck, infectionDeck } = view;
  const removed = [...playerDeck.removed, ...infectionDeck.removed];
  const sorted = (id: string, cards: readonly string[]): string[] =>
    pile(context, id, byName(context, cards));
  const lines = [
    ...sorted('cli.pandemic.discards.player', playerDeck.discard),
    ...sorted('cli.pandemic.discards.infection', infectionDeck.discard),
  ];
  if (removed.length > 0) lines.push(...sorted('cli.pandemic.discards.removed', removed));
  // The lowest layer holds all that was never seen.
  infectionDeck.layers.slice(0, -1).forEach((layer, i) => {
    lines.push(...sorted(i === 0 ? 'cli.pandemic.discards.top' : 'cli.pandemic.discards.next', layer));
  });
  if (infectionDeck.known.length > 0)
    lines.push(...pile(context, 'cli.pandemic.discards.known', infectionDeck.known));
  return lines;
}

function pile(context: Context, id: string, cards: readonly string[]): string[] {
  const items = cards.map((card) => cardLabel(context, card));
  return flow(`${context.text(id, { n: cards.length })} `, items, columnsOf(context.io.stdout));
}

function byName({ intl, lang }: Context, cards: readonly string[]): string[] {
  const { compare } = new Intl.Collator(lang);
  return [...cards].sort((a, b) => compare(cardText(intl, a), cardText(intl, b)));
}

/** A city, and where one can go from there. */
export function cityLines(table: Table, city: string): string[] {
  const { context } = table;
  const neighbours = CITY_FACTS.find(({ id }) => id === city)?.neighbours ?? [];
  const items = neighbours.map((id) => `${shapeOf(id)}${cityName(context.intl, id)}`);
  return [
    cityText(table, city),
    ...flow(`  ${context.text('cli.pandemic.city.neighbours')} `, items, columnsOf(context.io.stdout)),
  ];
}
