import type { PandemicState } from '@holdout/pandemic';
import { TableHost, type TableUpdate } from '@holdout/protocol';
import { amount, offer, type Sample } from '../lib/contender.ts';
import { Digest } from '../lib/digest.ts';
import { allSeats, answerTo, choicesOf, longTable, openTable } from '../lib/games.ts';
import { saveText } from '../lib/saves.ts';
import { median, quantile } from '../lib/stats.ts';

const GAMES = amount(200);
const PLAYERS = 4;
const LONG = 400;

const seats = allSeats(PLAYERS);
const bytes = (text: string): number => Buffer.byteLength(text);

/** Sizes in bytes: of the saves, and of what each seat is sent for each answer. */
interface Sizes {
  readonly saves: number[];
  readonly differences: number[];
  readonly updates: number[];
}

/** What has changed by an answer, without the view: what a client could work out for itself from the events. */
function difference({ version, decision, undo, redo, moves, history }: TableUpdate): string {
  return JSON.stringify({ version, decision, undo, redo, moves, history });
}

function playTable(host: TableHost<PandemicState>, index: number, sizes: Sizes): void {
  const random = choicesOf(index);
  for (let n = 0; !host.table.over; n++) {
    const decision = host.table.decision(seats);
    if (!decision) throw new Error('a game that is not over asks nothing');
    host.do({ t: 'answer', ...answerTo(decision, random) }, seats);
    for (const seat of seats) {
      const update = host.update(seat, [seat], n);
      sizes.differences.push(bytes(difference(update)));
      sizes.updates.push(bytes(JSON.stringify(update)));
    }
  }
}

function measure(): Sample {
  const sizes: Sizes = { saves: [], differences: [], updates: [] };
  const digest = new Digest();
  for (let index = 0; index < GAMES; index++) {
    const host = new TableHost(openTable(PLAYERS, index));
    playTable(host, index, sizes);
    const text = saveText(host.table);
    sizes.saves.push(bytes(text));
    digest.add(text);
  }
  const long = saveText(longTable(PLAYERS, LONG));
  digest.add(long);
  const figures = {
    median: median(sizes.saves) / 1000,
    max: quantile(sizes.saves, 1) / 1000,
    long: bytes(long) / 1000,
    difference50: median(sizes.differences) / 1000,
    difference90: quantile(sizes.differences, 0.9) / 1000,
    update90: quantile(sizes.updates, 0.9) / 1000,
  };
  return { figures, checksum: digest.end() };
}

offer({
  title: `Sizes: save files and updates, Pandemic, ${PLAYERS} players`,
  meaning:
    `Save files of ${GAMES} random games to the end, and of the game of ${LONG} answers with undo. The difference ` +
    'sent for an answer is a stand-in: the JSON of the new history, the decision and the counters of an update, for ' +
    'each seat, without the view; the whole update has the view, and one more for each step. 1 kB is 1,000 bytes.',
  rows: [
    { figure: 'median', what: 'save of a random game, median', unit: 'kB', budget: { atMost: 50 } },
    { figure: 'max', what: 'save of a random game, largest', unit: 'kB', budget: { atMost: 50 } },
    { figure: 'long', what: `save of the game of ${LONG} answers`, unit: 'kB', budget: { atMost: 50 } },
    { figure: 'difference50', what: 'stand-in for the difference of an answer, p50', unit: 'kB' },
    {
      figure: 'difference90',
      what: 'stand-in for the difference of an answer, p90',
      unit: 'kB',
      budget: { atMost: 1 },
    },
    { figure: 'update90', what: 'whole update of an answer, p90', unit: 'kB' },
  ],
  warmUp: () => undefined,
  measure,
});
