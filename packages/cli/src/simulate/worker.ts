import { GAMES } from '../games.ts';
import { type Batch, type BatchResult, playBatch } from './batch.ts';

/** The entry of a worker thread: plays one batch after the other. */
export default function work(batch: Batch): BatchResult {
  const { series } = batch;
  const game = GAMES.get(series.game);
  const bot = game?.bots.get(series.bot);
  if (!game || !bot) throw new Error(`no game ${series.game} or no bot ${series.bot}`);
  return playBatch(game, bot, batch);
}
