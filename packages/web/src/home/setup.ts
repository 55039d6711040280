import type { SetupRequest } from '@holdout/protocol';
import { type Choices, MAX_NAME } from './choices.ts';
import {
  canHideHands,
  hasTerrorist,
  isAlone,
  isBot,
  isEntered,
  isVirulent,
  levelOf,
  playersOf,
  rolesOf,
  terroristOf,
} from './inPlay.ts';

const GAME = 'pandemic';
/** It plays either side of a table. */
const BOT = 'greedy';

/** What the host is asked for. `usualName` names a seat that was given no name; an empty seed leaves it to the host. */
export function setupOf(choices: Choices, seed: string, usualName: (seat: number) => string): SetupRequest {
  const wanted = isEntered(choices) ? '' : seed.trim();
  return {
    game: GAME,
    options: optionsOf(choices),
    seats: rolesOf(choices).map((_, seat) => ({
      name: givenName(choices, seat) || usualName(seat),
      ...(isBot(choices, seat) ? { bot: BOT } : {}),
    })),
    undo: choices.undo,
    ...(wanted === '' ? {} : { seed: wanted }),
  };
}

/** The names are those of people; a bot has its own. */
const givenName = (choices: Choices, seat: number): string =>
  isBot(choices, seat) ? '' : choices.names[seat].trim().slice(0, MAX_NAME);

const optionsOf = (choices: Choices): SetupRequest['options'] => ({
  players: playersOf(choices),
  epidemics: levelOf(choices),
  roles: rolesOf(choices),
  hands: canHideHands(choices) ? choices.hands : 'open',
  autoConsent: isAlone(choices),
  ...(hasTerrorist(choices) ? terroristOptions(choices) : { entered: choices.entered }),
  ...brinkOptions(choices),
});

const terroristOptions = (choices: Choices) => ({
  btPlayer: terroristOf(choices),
  btHands: choices.btHands,
});

/** The game takes these only where they mean something. */
function brinkOptions(choices: Choices): SetupRequest['options'] {
  const { onTheBrink, module, hiddenPocket } = choices;
  if (!onTheBrink && module === 'none') return {};
  return { onTheBrink, module, ...(isVirulent(choices) ? { hiddenPocket } : {}) };
}
