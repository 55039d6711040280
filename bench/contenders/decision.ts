import { ROLES } from '@holdout/pandemic';
import { Times } from '../lib/clock.ts';
import { amount, offer, type Row, type Sample } from '../lib/contender.ts';
import { Digest } from '../lib/digest.ts';
import { allSeats, optionsFor, playSeed } from '../lib/games.ts';
import { quantile } from '../lib/stats.ts';

const GAMES = amount(1_000);
const PLAYERS = 4;
const WARM_UP_GAMES = 300;
const DISPATCHER = ROLES.find(({ id }) => id === 'dispatcher')?.number ?? Number.NaN;

const options = optionsFor(PLAYERS);
const seats = allSeats(PLAYERS);

/** Times of the positions of games with a Dispatcher among the roles, and of those without. */
interface Listed {
  readonly withDispatcher: Times;
  readonly without: Times;
  readonly writing: Times;
  readonly checksum: string;
}

function list(games: number): Listed {
  const [withDispatcher, without, writing] = [new Times(), new Times(), new Times()];
  const digest = new Digest();
  for (let index = 0; index < games; index++) {
    let offered = 0;
    const { run, decisions } = playSeed(options, index, (run) => {
      if (run.state.over) return;
      const times = run.state.roles.includes(DISPATCHER) ? withDispatcher : without;
      // A game that waits looks for its options anew when it is told to go on.
      times.time(() => {
        run.advance();
        return run.decision(seats);
      });
      offered += writing.time(() => run.decision(seats))?.options.length ?? 0;
    });
    digest.add(decisions, offered, run.state.over?.cause ?? null);
  }
  return { withDispatcher, without, writing, checksum: digest.end() };
}

function measure(): Sample {
  const { withDispatcher, without, writing, checksum } = list(GAMES);
  const all = [...withDispatcher.all, ...without.all];
  const figures: Record<string, number> = {};
  for (const [name, times] of [
    ['all', all],
    ['with', withDispatcher.all],
    ['without', without.all],
    ['writing', writing.all],
  ] as const) {
    figures[`${name}50`] = quantile(times, 0.5);
    figures[`${name}99`] = quantile(times, 0.99);
  }
  return { figures, checksum };
}

function rowsOf(name: string, what: string, budget: boolean): Row[] {
  return [
    { figure: `${name}50`, what: `${what}, p50`, unit: 'µs' },
    { figure: `${name}99`, what: `${what}, p99`, unit: 'µs', ...(budget ? { budget: { atMost: 50 } } : {}) },
  ];
}

offer({
  title: `Listing of a decision, Pandemic, ${PLAYERS} players`,
  meaning:
    'At every position of random games the rules are asked anew what can be chosen, and all options of all seats ' +
    'are written down as keys. Each position is timed once, by itself. The last lines are the writing alone.',
  rows: [
    ...rowsOf('all', 'all positions', true),
    ...rowsOf('with', 'games with a Dispatcher', true),
    ...rowsOf('without', 'games without one', true),
    ...rowsOf('writing', 'options known, only written down', false),
  ],
  warmUp: () => {
    list(WARM_UP_GAMES);
  },
  measure,
});
