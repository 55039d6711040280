import { argA, encode, optionKind, steps } from '@holdout/kernel';
import { discardZombieCards, liftZombieCard, renewZombieDeck, tellUndealt } from '../ops/cards.ts';
import { whoWord } from '../ops/survivors.ts';
import { setting } from '../setting.ts';
import { NONE, SPAWN_ACTIVE, type Who } from '../state/ids.ts';
import type { ZombicideState } from '../state/state.ts';
import { zoneWord } from '../state/words.ts';
import { type G, modified } from './hooks.ts';
import { survivor } from './query.ts';
import { zombieCardEntry } from './spawn.ts';
import { hasMarkers, spawnDice } from './spawnDice.ts';

export const DEAL = optionKind('deal', 'zombieCard');
const PROGRAM = 'deal';

type DealVars = {
  who: Who;
  /** Spawn zones that get a card, in the order in which they are resolved, and the one at hand. */
  spawns: number[];
  spawn: number;
  /** Cards that are still to be drawn, those that lie open, and those that zones have been given. */
  left: number;
  open: number[];
  given: number[];
};
const { act, ask, call, each, program, repeat, when } = steps<G, DealVars>();

/** Who gives the zombie cards of the Spawn step to the zones, or -1. RM-SKILL-71 */
const dealerOf = (g: G): Who => modified['spawn.dealer'](g, NONE);

const isActive = (g: G, spawn: number): boolean => g.state.spawns[spawn] === SPAWN_ACTIVE;

/** Whether somebody deals out the cards for these zones. */
export const isDealt = (g: G, spawns: readonly number[]): boolean =>
  dealerOf(g) !== NONE && spawns.some((spawn) => isActive(g, spawn));

/** The frame of dealing: a card for each spawn die, whether it has met a marker or not, and for each zone without. */
export function dealVars(g: G, spawns: readonly number[]): readonly [string, DealVars] {
  const active = spawns.filter((spawn) => isActive(g, spawn));
  const unmarked = active.filter((spawn) => setting(g).spawns[spawn].markers.length === 0).length;
  const left = unmarked + (hasMarkers(g) ? spawnDice(g) : 0);
  return [PROGRAM, { who: dealerOf(g), spawns: active, spawn: NONE, left, open: [], given: [] }];
}

const zoneOf = (g: G, spawn: number): string => zoneWord(setting(g).spawns[spawn].zone);
/** The zone whose next card is being chosen. */
const nextZone = (g: G, { spawns, given }: DealVars): string => zoneOf(g, spawns[given.length]);

/** All cards are drawn, then given to the zones as he likes, then resolved zone by zone. RM-SKILL-71 */
export const dealProgram = program(PROGRAM, [
  repeat('cards', (_, vars) => vars.left > 0, [
    act('renew', renewZombieDeck),
    when('some', (g) => g.state.zombieDeck.length > 0, [
      ask('entered', {
        ask: 'enterDealt',
        when: (g) => g.state.entered,
        about: (_, vars) => String(vars.left),
        ...zombieCardEntry,
      }),
    ]),
    act('draw', (g, vars) => {
      const card = liftZombieCard(g);
      vars.left = card === NONE ? 0 : vars.left - 1;
      if (card !== NONE) vars.open.push(card);
    }),
  ]),
  act('drawn', (g, vars) => {
    if (g.loud) g.emit({ t: 'deals', who: whoWord(g, vars.who), n: vars.open.length });
  }),
  repeat('gifts', (_, vars) => vars.open.length > 0 && vars.given.length < vars.spawns.length, [
    ask('card', {
      ask: 'dealCard',
      owner: (g, vars) => survivor(g, vars.who).seat,
      about: nextZone,
      list: (g, vars, out) => {
        for (const card of vars.open) out.push(encode(DEAL, survivor(g, vars.who).seat, card - 1));
      },
      take: (g, vars, code) => {
        const card = argA(code) + 1;
        if (g.loud) g.emit({ t: 'dealt', who: whoWord(g, vars.who), card, zone: nextZone(g, vars) });
        vars.open.splice(vars.open.indexOf(card), 1);
        vars.given.push(card);
      },
    }),
  ]),
  act('rest', (g, vars) => {
    tellUndealt(g, vars.open.length);
    discardZombieCards(g, vars.open.splice(0));
  }),
  each('zones', 'spawns', 'spawn', [
    when(
      'active',
      (g, vars) => isActive(g, vars.spawn),
      [
        call('resolve', (g, vars) => [
          'zombieCard',
          { zone: setting(g).spawns[vars.spawn].zone, card: vars.given.shift() ?? NONE, inside: 0 },
        ]),
      ],
      [act('closed', (g, vars) => discardZombieCards(g, vars.given.splice(0, 1)))],
    ),
  ]),
]);

/** Zombie cards that lie open, to be dealt to zones. */
export function openCards({ frames }: ZombicideState): readonly number[] {
  const frame = frames.find(({ program: id }) => id === PROGRAM);
  return (frame?.vars.open ?? []) as readonly number[];
}
