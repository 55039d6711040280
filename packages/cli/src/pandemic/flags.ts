import { numberOrWord, textOf } from '../flags.ts';
import type { FlagDef, GameFlags } from '../textGame.ts';

/** Options that a new game of Pandemic has on the command line. */
export const flags: readonly FlagDef[] = [
  { name: 'players', usage: '--players <n>' },
  { name: 'epidemics', usage: '--epidemics <4-7>' },
  { name: 'onTheBrink', usage: '--on-the-brink' },
  { name: 'module', usage: '--module <name>' },
  { name: 'btPlayer', usage: '--bt-player <n>' },
  { name: 'btHands', usage: '--bt-hands <team|all>' },
  { name: 'hiddenPocket', usage: '--hidden-pocket <discard|deck>' },
  { name: 'roles', usage: '--roles <a,b>' },
  { name: 'closedHands', usage: '--closed-hands', atTable: true },
  { name: 'entered', usage: '--entered', atTable: true },
];

/** What they ask the game for. Seats without a role get one at random. */
export function optionsFrom(given: GameFlags): Record<string, unknown> {
  const roles = textOf(given, 'roles')
    ?.split(',')
    .map((role) => role.trim());
  const asked = textOf(given, 'players');
  const players = asked === undefined ? roles && Math.max(2, roles.length) : numberOrWord(asked);
  const epidemics = textOf(given, 'epidemics');
  const options: Record<string, unknown> = {};
  if (players !== undefined) options.players = players;
  if (epidemics !== undefined) options.epidemics = numberOrWord(epidemics);
  Object.assign(options, brinkFrom(given));
  if (roles) options.roles = typeof players === 'number' ? filled(roles, players) : roles;
  if (given.closedHands) options.hands = 'closed';
  if (given.entered) options.entered = true;
  return options;
}

/** What belongs to On the Brink. A module alone brings its roles and events too. */
function brinkFrom(given: GameFlags): Record<string, unknown> {
  const module = textOf(given, 'module');
  const btPlayer = textOf(given, 'btPlayer');
  const btHands = textOf(given, 'btHands');
  const hiddenPocket = textOf(given, 'hiddenPocket');
  return {
    ...(given.onTheBrink ? { onTheBrink: true } : {}),
    ...(module === undefined ? {} : { module }),
    ...(btPlayer === undefined ? {} : { btPlayer: numberOrWord(btPlayer) }),
    ...(btHands === undefined ? {} : { btHands }),
    ...(hiddenPocket === undefined ? {} : { hiddenPocket }),
  };
}

const filled = (roles: readonly string[], players: number): string[] => [
  ...roles,
  ...new Array<string>(Math.max(0, players - roles.length)).fill('random'),
];
