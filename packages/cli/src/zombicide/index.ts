import { BOTS } from '@holdout/bots';
import { greedy, zombicide } from '@holdout/zombicide';
import type { Player, TextGame } from '../textGame.ts';
import { chronicle } from './chronicle.ts';
import { faceOf } from './face.ts';
import { flags, optionsFrom } from './flags.ts';
import { speakerFor } from './speaker.ts';

export const zombicideText: TextGame = {
  game: zombicide,
  flags,
  optionsFrom,
  askForSetup: async (context) => (await import('./ask.ts')).askForSetup(context),
  bots: new Map<string, Player>([...BOTS, ['greedy', { choose: greedy }]]),
  causes: ['dead', 'escaped', 'too-few', 'out-of-reach'],
  chronicle,
  speakerFor,
  faceOf,
};
