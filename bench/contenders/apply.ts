import { checkHash } from '@holdout/kernel';
import type { PandemicState } from '@holdout/pandemic';
import { TableHost, type TableUpdate } from '@holdout/protocol';
import { Times } from '../lib/clock.ts';
import { amount, offer, type Sample } from '../lib/contender.ts';
import { Digest } from '../lib/digest.ts';
import { allSeats, answerTo, choicesOf, openTable } from '../lib/games.ts';
import type { Choices } from '../lib/match.ts';
import { quantile } from '../lib/stats.ts';

const GAMES = amount(100);
const PLAYERS = 4;
const WARM_UP_GAMES = 50;

const seats = allSeats(PLAYERS);

/** The times of all answers, and of writing down what came of each. */
class Applied {
  readonly made = new Times();
  readonly written = new Times();
}

function apply(games: number, applied: Applied): string {
  const digest = new Digest();
  for (let index = 0; index < games; index++) {
    const host = new TableHost(openTable(PLAYERS, index));
    const bytes = playTable(host, choicesOf(index), applied);
    digest.add(host.table.moves.length, bytes, checkHash(host.table.state));
  }
  return digest.end();
}

/** Plays at a table to the end; returns how much all seats were told. */
function playTable(host: TableHost<PandemicState>, random: Choices, applied: Applied): number {
  let bytes = 0;
  for (let n = 0; !host.table.over; n++) {
    const updates = applied.made.time(() => answer(host, random, n));
    const texts = applied.written.time(() => updates.map((update) => JSON.stringify(update)));
    for (const text of texts) bytes += text.length;
  }
  return bytes;
}

/** One answer by lot, and what each of the seats is told of it. `n` is the number of moves they have already. */
function answer(host: TableHost<PandemicState>, random: Choices, n: number): TableUpdate[] {
  const decision = host.table.decision(seats);
  if (!decision) throw new Error('a game that is not over asks nothing');
  const reply = host.do({ t: 'answer', ...answerTo(decision, random) }, seats);
  if (!reply.ok) throw new Error(`an option that was offered is refused: ${reply.reason.rule}`);
  return seats.map((seat) => host.update(seat, [seat], n));
}

function measure(): Sample {
  const applied = new Applied();
  const checksum = apply(GAMES, applied);
  const made = applied.made.all.map((microseconds) => microseconds / 1000);
  const both = made.map((milliseconds, i) => milliseconds + applied.written.all[i] / 1000);
  const figures = {
    made50: quantile(made, 0.5),
    made99: quantile(made, 0.99),
    both50: quantile(both, 0.5),
    both99: quantile(both, 0.99),
  };
  return { figures, checksum };
}

offer({
  title: `An answer at a table, Pandemic, ${PLAYERS} players`,
  meaning:
    'From an answer to what four seats are told of it: the answer is checked and made, logged, and each seat gets ' +
    'its events step by step with its own view after each, its decision and its part of the history. Random ' +
    'games; the last lines add the writing of the four updates as JSON.',
  rows: [
    { figure: 'made50', what: 'an answer for four seats, p50', unit: 'ms' },
    { figure: 'made99', what: 'an answer for four seats, p99', unit: 'ms', budget: { atMost: 1 } },
    { figure: 'both50', what: 'the same, written as JSON, p50', unit: 'ms' },
    { figure: 'both99', what: 'the same, written as JSON, p99', unit: 'ms' },
  ],
  warmUp: () => {
    apply(WARM_UP_GAMES, new Applied());
  },
  measure,
});
