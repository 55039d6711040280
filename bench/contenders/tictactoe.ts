import { offerOurs } from '../lib/ours.ts';
import { ticTacToe } from '../peers/ticTacToe.ts';

offerOurs({
  game: ticTacToe,
  games: 1_500,
  rounds: { run: 100, table: 20 },
  facts: ({ cells }) => cells.map((mark) => mark ?? '-').join(''),
});
