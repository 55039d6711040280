import { carName, equipmentName } from '@holdout/lang';
import type { Zone } from '@holdout/zombicide/map';
import { sceneOf, zoneWord } from './scene.ts';
import type { Table } from './table.ts';

/** “objective token (blue)”. */
function coloured({ context }: Table, what: string, colour: string | null): string {
  if (colour === null) return context.paint('yellow', what);
  return context.paint('yellow', `${what} (${context.text(`word.colour.${colour}`)})`);
}

/** Cars in a zone; the helicopter may be over it. */
export const carsIn = ({ context, view }: Table, zone: Zone): string[] =>
  view.cars
    .filter((car) => car.zone === zoneWord(zone))
    .map(({ kind, flying }) => {
      const car = carName(context.intl, kind);
      return flying ? context.text('zombicide.zone.flying', { car }) : car;
    });

/** Objectives that are there, spawn zones with the dice that count for them, cards that are laid out. */
export function tokensIn(table: Table, zone: Zone): string[] {
  const { context, view } = table;
  const { text, intl } = context;
  const { mission } = sceneOf(view);
  const word = zoneWord(zone);
  return [
    ...view.tokens.flatMap(({ zone: at, taken, colour }, i) => {
      if (at !== word || taken) return [];
      const hidden = colour === null && mission.objectives[i].mixed !== undefined;
      return [coloured(table, text(`zombicide.token.objective${hidden ? '.hidden' : ''}`), colour)];
    }),
    ...view.spawns
      .filter((spawn) => spawn.zone === word)
      .map(({ status, colour, markers }) => {
        const spawn = text(`zombicide.token.spawn.${status}`);
        const dice = { spawn, markers: markers.join(', ') };
        return coloured(table, markers.length > 0 ? text('zombicide.token.spawn.dice', dice) : spawn, colour);
      }),
    ...view.laidOut
      .filter((thing) => thing.zone === word)
      .map(({ card }) => text('zombicide.token.laidOut', { card: equipmentName(intl, card) })),
  ];
}

/** Tents, event triggers, beds and wrecks. */
export function builtIn(table: Table, zone: Zone): string[] {
  const { context, view } = table;
  const { text } = context;
  const { board, wreck } = sceneOf(view);
  const word = zoneWord(zone);
  const tents = view.tents.filter((tent) => tent.zone === word);
  const beds = [
    ...board.beds.filter((bed) => bed.zone === zone).map(({ colour }) => colour),
    ...tents.flatMap((tent) => tent.beds),
  ];
  return [
    ...tents.map(({ open, is }) => text(`tent.${open ? (is ?? 'beds') : 'closed'}`)),
    ...view.triggers
      .filter((trigger) => trigger.zone === word)
      .map(({ used }) => text(used ? 'zombicide.token.trigger.used' : 'marker.trigger')),
    ...[...new Set(beds)].map((colour) => {
      const n = beds.filter((bed) => bed === colour).length;
      return coloured(table, text('zombicide.token.bed', { n }), colour);
    }),
    ...(wreck.has(zone) ? [text('marker.wreck')] : []),
  ];
}
