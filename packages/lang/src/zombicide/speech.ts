import type { GameSpeech } from '../speech.ts';
import { askText } from './asks.ts';
import { eventRefs, eventText } from './events.ts';
import { optionShort, optionText } from './options.ts';
import { reasonText } from './reasons.ts';

export const zombicideSpeech: GameSpeech = {
  game: 'zombicide',
  eventText,
  eventRefs,
  optionText,
  optionShort,
  askText,
  reasonText,
};
