import type { Json, TableSetup } from '@holdout/kernel';
import { MODULES, type OptionInput, pandemic } from '@holdout/pandemic';
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

const REFUSED_ON_THE_BRINK = [
  'archive',
  'consult:p2:paris',
  'consult-ask:p2',
  'sample:blue',
  'cure-samples:red',
  'return-sample:yellow',
  'look:4',
  'heal:purple',
  'cube:paris:blue',
  'clear:paris',
  'take-role:medic',
  'recover:paris',
  'resolve:the-mutation-spreads',
  'lead-expert-fly:p2:osaka',
  'cure:purple',
  'treat:purple',
  'event:borrowed-time',
  'event:mobile-hospital',
  'event:special-orders',
  'event:rapid-vaccine-deployment',
  'event:re-examined-research',
  'event:chronic-effect',
  'capture',
  'starts:p2',
  'bt-start:paris',
  'bt-draw',
  'bt-drive:paris',
  'bt-fly:paris',
  'bt-charter:lima',
  'bt-local:paris',
  'bt-remote:paris',
  'bt-sabotage:paris',
  'bt-escape:paris',
  'bt-discard:paris',
  'bt-end',
];

const MODULES_PLAYED = [...MODULES, undefined];

function setupOf(index: number): TableSetup {
  const module = MODULES_PLAYED[index % MODULES_PLAYED.length];
  const least = module?.includes('bioterrorist') ? 3 : 2;
  const players = least + (index % 3);
  const input: OptionInput = {
    players,
    hands: index % 2 === 0 ? 'open' : 'closed',
    entered: index % 4 === 2 && !module?.includes('bioterrorist'),
    ...(module === undefined ? {} : { onTheBrink: true, module }),
  };
  const seats = NAMES.slice(0, players).map((name) => ({ name }));
  return { options: input as Json & object, seed: `lang/${index}`, undo: 'strict', seats };
}

const speakers = speakersOf(pandemicSpeech);

test.each(Array.from({ length: 21 }, (_, index) => index))(
  'game %i is told in every language without a gap',
  (index) => {
    const refused = [...REFUSED, ...REFUSED_TO_ROLES, ...REFUSED_CARDS, ...REFUSED_ON_THE_BRINK];
    const course = playRandomly(pandemic, setupOf(index), refused);
    for (const speaker of speakers) expect(gapsIn(speaker, course)).toEqual([]);
  },
);
