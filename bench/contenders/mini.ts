import { offerOurs } from '../lib/ours.ts';
import { mini } from '../peers/mini.ts';

offerOurs({
  game: mini,
  games: 60,
  rounds: { run: 150, table: 25 },
  facts: ({ board }) => JSON.stringify(board),
});
