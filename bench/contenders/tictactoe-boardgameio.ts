import { offerMatch } from '../lib/match.ts';
import { playTicTacToe } from '../peers/ticTacToePeer.ts';

offerMatch({
  title: 'boardgame.io 0.50.2',
  meaning:
    'Its client without a server and without the debug panel, moves dispatched; it keeps its log, undo is off.',
  games: 1_500,
  rounds: 1,
  play: playTicTacToe,
  facts: ({ cells }) => cells.map((mark) => mark ?? '-').join(''),
});
