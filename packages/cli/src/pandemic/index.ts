import { BOTS } from '@holdout/bots';
import { pandemicSpeech } from '@holdout/lang';
import { greedy, pandemic } from '@holdout/pandemic';
import type { Player, TextGame } from '../textGame.ts';
import { chronicle } from './chronicle.ts';
import { faceOf } from './face.ts';
import { flags, optionsFrom } from './flags.ts';

export const pandemicText: TextGame = {
  game: pandemic,
  flags,
  optionsFrom: async (given) => optionsFrom(given),
  // The library that asks takes a while to load, and most commands do without it.
  askForSetup: async (context) => (await import('./ask.ts')).askForSetup(context),
  bots: new Map<string, Player>([...BOTS, ['greedy', { choose: greedy }]]),
  causes: ['outbreaks', 'cubes', 'cards'],
  chronicle,
  speakerFor: (intl, names) => ({ intl, speech: pandemicSpeech, names }),
  faceOf,
};
