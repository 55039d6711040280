import { cardText, cityName, diseaseName } from '@holdout/lang';
import type { PandemicView } from '@holdout/pandemic';
import { cardsText, cubesText, shape, type Table } from './signs.ts';

type BrinkView = NonNullable<PandemicView['brink']>;
/** A line of the board and its id. */
type Row = readonly [id: string, text: string];
const NOTHING: readonly Row[] = [];

/** What On the Brink adds to the board: only what there is. */
export function brinkTexts(table: Table): Row[] {
  const { brink } = table.view;
  if (!brink) return [];
  return [
    ...strainRows(table, brink),
    ...turnRows(table, brink),
    ...laidRows(table, brink),
    ...cubeRows(table, brink),
    ...terroristRows(table, brink),
  ];
}

function strainRows({ context }: Table, { virulent, strain, effects, permits }: BrinkView): readonly Row[] {
  if (!virulent) return NOTHING;
  const { text, intl } = context;
  const name = strain === null ? '' : `${shape(context, strain)} ${diseaseName(intl, strain)}`;
  const rows: Row[] = [
    ['strain', text(`cli.pandemic.board.strain${strain === null ? '.none' : ''}`, { name })],
  ];
  if (effects.length > 0)
    rows.push(['effects', text('cli.pandemic.board.effects', { cards: cardsText(context, effects) })]);
  if (permits.length > 0)
    rows.push(['permits', text('cli.pandemic.board.permits', { cities: cardsText(context, permits) })]);
  return rows;
}

/** Events in force until the end of the turn. */
function turnRows({ context, names }: Table, { hospital, orders }: BrinkView): readonly Row[] {
  const { text, intl } = context;
  const card = orders ? cardText(intl, 'special-orders') : '';
  const pawn = orders?.pawn ?? null;
  const cards = [
    hospital ? cardText(intl, 'mobile-hospital') : '',
    pawn === null ? card : text('cli.pandemic.board.orders', { card, name: names[pawn] }),
  ].filter((part) => part !== '');
  return cards.length === 0
    ? NOTHING
    : [['turn', text('cli.pandemic.board.untilEnd', { cards: cards.join('  ') })]];
}

function laidRows({ context: { text, intl }, names }: Table, { laid }: BrinkView): readonly Row[] {
  if (!laid) return NOTHING;
  const values = { name: names[laid.seat], card: cardText(intl, laid.card) };
  return [['laid', text('cli.pandemic.board.laid', values)]];
}

function cubeRows({ context }: Table, { samples, lost }: BrinkView): readonly Row[] {
  const row = (id: 'samples' | 'lost', cubes: readonly number[]): readonly Row[] => {
    const list = cubesText(context, cubes);
    return list === '' ? NOTHING : [[id, context.text(`cli.pandemic.board.${id}`, { cubes: list })]];
  };
  return [...row('samples', samples), ...row('lost', lost)];
}

function terroristRows(table: Table, { terrorist }: BrinkView): readonly Row[] {
  if (!terrorist) return NOTHING;
  const { context, names } = table;
  const { seat, captor, pawn, out, handCount, sightings, secret } = terrorist;
  const { text, intl } = context;
  const captive = captor === null ? 'hidden' : 'captive';
  const seen = pawn === null ? captive : 'seen';
  const values = {
    name: names[seat],
    where: out ? 'out' : seen,
    captor: captor === null ? '' : names[captor],
    city: pawn === null ? '' : cityName(intl, pawn),
    n: handCount,
  };
  const rows: Row[] = [['terrorist', text('cli.pandemic.board.terrorist', values)]];
  const list = sightings
    .map(({ city, turn }) => text('cli.pandemic.board.sighting', { city: cityName(intl, city), turn }))
    .join('  ');
  if (list !== '') rows.push(['sightings', text('cli.pandemic.board.sightings', { list })]);
  if (secret) rows.push(['secret', secretText(table, secret)]);
  return rows;
}

type Secret = NonNullable<NonNullable<BrinkView['terrorist']>['secret']>;

/** What only the bio-terrorist sees, beside the hand. */
function secretText({ context: { text, intl } }: Table, { city, actions, drives }: Secret): string {
  const where = city ? cityName(intl, city) : '';
  return text('cli.pandemic.board.secret', { city: city ?? 'none', where, actions, drives });
}
