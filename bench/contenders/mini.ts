import { offerMatch } from '../lib/match.ts';
import { playRun, playTable } from '../peers/bare.ts';
import { mini } from '../peers/mini.ts';

const atTable = process.argv.includes('--table');
const play = atTable ? playTable : playRun;

offerMatch({
  title: atTable ? 'Holdout, at a table' : 'Holdout, rules only',
  meaning: atTable
    ? 'The same with answers by key, a log, and states kept for undo.'
    : 'A running game of our kernel: no log, no undo, options by number.',
  games: 60,
  rounds: atTable ? 25 : 150,
  play: (seed, random) => play(mini, seed, random),
  facts: ({ board }) => JSON.stringify(board),
});
