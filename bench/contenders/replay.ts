import { checkHash, readSave, replay } from '@holdout/kernel';
import { pandemic } from '@holdout/pandemic';
import { Times } from '../lib/clock.ts';
import { amount, offer, type Sample } from '../lib/contender.ts';
import { Digest } from '../lib/digest.ts';
import { longTable } from '../lib/games.ts';
import { longestFixture, saveText } from '../lib/saves.ts';
import { median } from '../lib/stats.ts';

const ROUNDS = amount(20);
const WARM_UP_ROUNDS = 20;
const ANSWERS = 400;

const recorded = longestFixture();
const made = longTable(4, ANSWERS);
const texts = { recorded: recorded.text, made: saveText(made) };
const undone = made.log.filter((entry) => 'undo' in entry).length;

/** Reads a file and plays it again, every snapshot compared. Returns the hash of the state at its end. */
function open(text: string): string {
  const { table, mismatch } = replay(pandemic, readSave(text));
  if (mismatch) throw new Error(`the replay parts from its file at move ${mismatch.n}, ${mismatch.path}`);
  return checkHash(table.state);
}

function openAgain(rounds: number): Sample {
  const digest = new Digest();
  const figures: Record<string, number> = {};
  for (const [name, text] of Object.entries(texts)) {
    const times = new Times();
    for (let round = 0; round < rounds; round++) digest.add(times.time(() => open(text)));
    figures[name] = median(times.all) / 1000;
  }
  return { figures, checksum: digest.end() };
}

const budget = { atMost: 50 };

offer({
  title: 'Replay of a two-hour game, with hash check',
  meaning:
    'From the text of a save to the table: read, checked against its schema, played again from the seed, undo and ' +
    `all, the hash of every snapshot compared. One is ${recorded.name} of the test data; the other was made for ` +
    `this by choices at random: ${ANSWERS} answers, ${undone} times back, ${made.moves.length} moves in force.`,
  rows: [
    { figure: 'recorded', what: 'longest recorded game', unit: 'ms', budget },
    { figure: 'made', what: `game of ${ANSWERS} answers with undo`, unit: 'ms', budget },
  ],
  warmUp: () => {
    openAgain(WARM_UP_ROUNDS);
  },
  measure: () => openAgain(ROUNDS),
});
