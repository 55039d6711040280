import type { Seat } from '@holdout/kernel';
import { survivorName } from '@holdout/lang';
import { type Order, type Place, setSwitch, show } from '../play/orders.ts';
import { zoneLines } from './board.ts';
import { missionLines } from './mission.ts';
import { inventoryLines } from './people.ts';
import { sceneOf, zoneNumber, zoneWord } from './scene.ts';
import type { Table } from './table.ts';

/** What can be typed at a table of Zombicide beside the commands of every game. */
export const ordersOf = (table: Table, viewer: () => Seat): Readonly<Record<string, Order>> => ({
  zone: show((place, rest) => tellZone(place, table, viewer(), rest)),
  cards: show((place, rest) => tellCards(place, table, rest)),
  mission: show(({ screen }) => screen.lines(missionLines(table))),
  rerolls: (place, rest) => setSwitch(place, 'askRerolls', rest),
});

/** A zone by its name; without one that of whoever acts, or of the first survivor of who looks. */
function tellZone({ screen, words }: Place, table: Table, viewer: Seat, rest: string): void {
  const { survivors, turn } = table.view;
  const here =
    survivors.find(({ id }) => id === turn.active) ??
    survivors.find(({ seat, zone }) => seat === viewer && zone);
  const keys = sceneOf(table.view).board.zones.map((_, zone) => `move:${zoneWord(zone)}`);
  const zone = rest === '' ? here?.zone : words.called(rest, keys);
  if (zone) screen.lines(zoneLines(table, zoneNumber(zone)));
  else screen.say('cli.zombicide.noZone', { name: rest });
}

function tellCards({ screen, words }: Place, table: Table, rest: string): void {
  const { survivors } = table.view;
  const keys = survivors.map(({ id }) => `activate:${id}`);
  const asked = rest === '' ? null : words.called(rest, keys);
  const shown = survivors.filter(({ id }) => rest === '' || id === asked);
  if (shown.length === 0) {
    const known = survivors.map(({ id }) => survivorName(table.context.intl, id)).join(', ');
    screen.say('cli.zombicide.noSurvivor', { name: rest, names: known });
  }
  for (const survivor of shown) screen.lines(inventoryLines(table, survivor));
}
