import { offerMatch } from '../lib/match.ts';
import { playMini } from '../peers/miniPeer.ts';

offerMatch({
  title: 'boardgame.io 0.50.2',
  meaning:
    'Its client without a server and without the debug panel, moves dispatched; it keeps its log, undo is off.',
  games: 60,
  rounds: 1,
  play: playMini,
  facts: (board) => JSON.stringify(board),
});
