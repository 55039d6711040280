import type { Json, TableSetup } from '@holdout/kernel';
import { type OptionInput, pandemic } from '@holdout/pandemic';
import { expect, test } from 'vitest';
import { gapsIn, NAMES, playRandomly, speakersOf } from '../../test/games.ts';
import { pandemicSpeech } from './speech.ts';

const REFUSED = [
  'build',
  'fly:cairo',
  'charter:lima',
  'shuttle:essen',
  'cure:red',
  'treat:black',
  'drive:sydney',
];
const REFUSED_TO_ROLES = ['summon:p1:lagos', 'lead-fly:p2:osaka', 'expert-fly:delhi', 'fetch:airlift'];
const REFUSED_CARDS = [
  'give:p2:paris',
  'take:p1:forecast',
  'event:forecast',
  'event:paris',
  'discard:paris',
  'nonsense',
];

function setupOf(index: number): TableSetup {
  const players = 2 + (index % 3);
  const input: OptionInput = {
    players,
    hands: index % 2 === 0 ? 'open' : 'closed',
    entered: index % 4 === 2,
  };
  const seats = NAMES.slice(0, players).map((name) => ({ name }));
  return { options: input as Json & object, seed: `lang/${index}`, undo: 'strict', seats };
}

const speakers = speakersOf(pandemicSpeech);

test.each([0, 1, 2, 3, 4, 5])('game %i is told in every language without a gap', (index) => {
  const refused = [...REFUSED, ...REFUSED_TO_ROLES, ...REFUSED_CARDS];
  const course = playRandomly(pandemic, setupOf(index), refused);
  for (const speaker of speakers) expect(gapsIn(speaker, course)).toEqual([]);
});
