import { offerMatch } from '../lib/match.ts';
import { playRun, playTable } from '../peers/bare.ts';
import { ticTacToe } from '../peers/ticTacToe.ts';

const atTable = process.argv.includes('--table');
const play = atTable ? playTable : playRun;

offerMatch({
  title: atTable ? 'Holdout, at a table' : 'Holdout, rules only',
  meaning: atTable
    ? 'The same with answers by key, a log, and states kept for undo.'
    : 'A running game of our kernel: no log, no undo, options by number.',
  games: 1_500,
  rounds: atTable ? 20 : 100,
  play: (seed, random) => play(ticTacToe, seed, random),
  facts: ({ cells }) => cells.map((mark) => mark ?? '-').join(''),
});
