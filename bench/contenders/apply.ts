import { checkHash, type Viewer } from '@holdout/kernel';
import type { PandemicState } from '@holdout/pandemic';
import { TableHost, type TableUpdate } from '@holdout/protocol';
import { Times } from '../lib/clock.ts';
import { amount, offer, type Sample } from '../lib/contender.ts';
import { Digest } from '../lib/digest.ts';
import { allSeats, answerTo, choicesOf, openTable } from '../lib/games.ts';
import { quantile } from '../lib/stats.ts';

const GAMES = amount(60);
const PLAYERS = 4;
const WARM_UP_GAMES = 30;

const seats = allSeats(PLAYERS);

interface Applied {
  readonly answers: Times;
  readonly writing: Times;
  readonly checksum: string;
}

function apply(games: number): Applied {
  const [answers, writing] = [new Times(), new Times()];
  const digest = new Digest();
  for (let index = 0; index < games; index++) {
    const host = new TableHost(openTable(PLAYERS, index));
    const random = choicesOf(index);
    let bytes = 0;
    for (let n = 0; !host.table.over; n++) {
      const updates = answers.time(() => answer(host, random, n));
      bytes += writing.time(() => updates.map((update) => JSON.stringify(update)).join('\n')).length;
    }
    digest.add(host.table.moves.length, bytes, checkHash(host.table.state));
  }
  return { answers, writing, checksum: digest.end() };
}

/** One answer by lot, and what each of the seats is told of it. `n` is the number of moves they have already. */
function answer(host: TableHost<PandemicState>, random: (below: number) => number, n: number): TableUpdate[] {
  const decision = host.table.decision(seats);
  if (!decision) throw new Error('a game that is not over asks nothing');
  const viewers: readonly Viewer[] = seats;
  const reply = host.do({ t: 'answer', ...answerTo(decision, random) }, viewers);
  if (!reply.ok) throw new Error(`an option that was offered is refused: ${reply.reason.rule}`);
  return seats.map((seat) => host.update(seat, [seat], n));
}

function measure(): Sample {
  const { answers, writing, checksum } = apply(GAMES);
  const both = answers.all.map((time, i) => time + writing.all[i]);
  const figures = {
    apply50: quantile(answers.all, 0.5) / 1000,
    apply99: quantile(answers.all, 0.99) / 1000,
    both50: quantile(both, 0.5) / 1000,
    both99: quantile(both, 0.99) / 1000,
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
    { figure: 'apply50', what: 'an answer for four seats, p50', unit: 'ms' },
    { figure: 'apply99', what: 'an answer for four seats, p99', unit: 'ms', budget: { atMost: 1 } },
    { figure: 'both50', what: 'the same, written as JSON, p50', unit: 'ms' },
    { figure: 'both99', what: 'the same, written as JSON, p99', unit: 'ms' },
  ],
  warmUp: () => {
    apply(WARM_UP_GAMES);
  },
  measure,
});
