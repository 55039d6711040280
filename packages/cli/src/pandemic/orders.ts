import type { Seat } from '@holdout/kernel';
import { CITY_FACTS } from '@holdout/pandemic';
import { type Order, type Place, setSwitch, show } from '../play/orders.ts';
import { cityLines, discardLines } from './board.ts';
import type { Table } from './signs.ts';

/** What can be typed at a table of Pandemic beside the commands of every game. */
export const ordersOf = (table: Table, viewer: () => Seat): Readonly<Record<string, Order>> => ({
  hand: show(({ screen }) => screen.only('hand.')),
  city: show((place, rest) => tellCity(place, table, viewer(), rest)),
  discards: show(({ screen }) => screen.lines(discardLines(table))),
  hold: (place, rest) => setSwitch(place, 'holdForEvents', rest),
  consent: (place, rest) => setSwitch(place, 'autoConsent', rest),
});

const CITIES = CITY_FACTS.map(({ id }) => `to:${id}`);

function tellCity({ screen, words }: Place, table: Table, viewer: Seat, rest: string): void {
  const city = rest === '' ? table.view.seats[viewer].city : words.called(rest, CITIES);
  if (city) screen.lines(cityLines(table, city));
  else screen.say('cli.pandemic.noCity', { name: rest });
}
