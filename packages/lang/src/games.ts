import { pandemicSpeech } from './pandemic/speech.ts';
import type { GameSpeech } from './speech.ts';
import { zombicideSpeech } from './zombicide/speech.ts';

const SPEECHES: readonly GameSpeech[] = [pandemicSpeech, zombicideSpeech];

/**
 * How a game is told, by its id. A client of one game alone takes the speech of that game, and the other stays out of
 * its program.
 *
 * @throws RangeError if there are no sentences for this game.
 */
export function speechOf(game: string): GameSpeech {
  const speech = SPEECHES.find((one) => one.game === game);
  if (!speech) throw new RangeError(`there are no sentences for ${game}`);
  return speech;
}
