import { parseArgs } from 'node:util';
import { type Json, readSave, replay, saveTable, Table } from '@holdout/kernel';
import { pandemic } from '@holdout/pandemic';
import { interference } from './interference.ts';
import { playRandom, randomNumbers } from './play.ts';
import { unexplained } from './reasons.ts';

/**
 * Many more games than the tests have time for: `npm run soak -- --games 200000 --seed 7`. Every game is checked for
 * its invariants after every step; some also for what is offered, what can be seen, and what a save brings back.
 */
const { values } = parseArgs({
  options: { games: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const games = Number(values.games);

const optionsOf = (index: number) => ({
  players: 2 + (index % 3),
  epidemics: 4 + (Math.floor(index / 3) % 3),
  hands: index % 4 === 1 ? 'closed' : 'open',
  autoConsent: index % 2 === 0,
  entered: index % 16 === 15,
});

function fail(index: number, what: string): never {
  throw new Error(`game ${index} of seed ${values.seed}: ${what}`);
}

function soak(index: number): string {
  const options = pandemic.readOptions(optionsOf(index)) as Json & object;
  const random = randomNumbers(index + 1);
  const luck = randomNumbers(-index - 1);
  const { run } = playRandom(pandemic, options, `${values.seed}/${index}`, random, (watched) => {
    const faults = pandemic.faults(watched);
    if (faults.length > 0) fail(index, faults.join('; '));
    if (watched.state.over || luck(400) > 0) return;
    for (const viewer of [...watched.state.pawns.keys(), 'spectator' as const]) {
      const seen = interference(watched, viewer, luck);
      if (seen) fail(index, seen);
    }
    const wrong = unexplained(watched, luck(watched.state.pawns.length));
    if (wrong.length > 0) fail(index, `offered and explained differ: ${wrong.join(' ')}`);
  });
  if (index % 50 === 0) soakTable(index);
  return run.state.over?.cause ?? '';
}

/** A table with undo and redo, saved and replayed. */
function soakTable(index: number): void {
  const random = randomNumbers(index + 7);
  const { players } = optionsOf(index);
  const seats = Array.from({ length: players }, (_, i) => ({ name: `P${i + 1}` }));
  const setup = {
    options: optionsOf(index) as Json & object,
    seed: `${values.seed}/t${index}`,
    undo: 'keepFate' as const,
    seats,
  };
  const table = new Table(pandemic, setup);
  while (!table.over) {
    const decision = table.decision(seats.map((_, seat) => seat));
    if (!decision) break;
    const option = decision.options[random(decision.options.length)];
    table.answer({ seq: decision.seq, seat: option.seat === 15 ? 0 : option.seat, key: option.key });
    if (random(20) === 0) table.undo(0, Math.max(0, table.moves.length - 1 - random(5)));
    if (random(20) === 0) table.redo(0);
  }
  const { mismatch } = replay(pandemic, readSave(JSON.stringify(saveTable(table, 'soak'))));
  if (mismatch) fail(index, `replay differs at move ${mismatch.n}, ${mismatch.path}`);
}

const causes = new Map<string, number>();
const started = performance.now();
for (let index = 0; index < games; index++) {
  const cause = soak(index);
  causes.set(cause, (causes.get(cause) ?? 0) + 1);
  if ((index + 1) % 10_000 === 0) {
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`${index + 1} games, ${seconds} s: ${JSON.stringify(Object.fromEntries(causes))}`);
  }
}
console.log(`${games} games without a fault`);
