import type { Json, TableSetup } from '@holdout/kernel';
import {
  MISSION_IDS,
  type Mission,
  missionCalled,
  type OptionInput,
  PRESETS,
  zombicide,
} from '@holdout/zombicide';
import { NAMES } from './games.ts';

const base: Omit<Mission, 'rules' | 'win'> = {
  format: 'holdout.mission',
  v: 1,
  id: 'test',
  boxes: ['season1'],
  title: { en: 'Test' },
  brief: { en: 'Test' },
  difficulty: 'easy',
  minutes: 60,
  survivors: { min: 1 },
  map: {
    tiles: [
      ['3C@90', '2C@90'],
      ['2B@90', '4C'],
    ],
  },
  start: ['A1.NE'],
  exit: ['B1.NW'],
  spawns: [{ zone: 'A1.NW' }, { zone: 'A2.SE', colour: 'blue', waits: true }, { zone: 'B1.NE' }],
  doors: [
    { between: ['A1.r2', 'A1.NE'], colour: 'blue' },
    { between: ['A2.r2', 'A2.N'] },
    { between: ['B2.r2', 'B1.E'] },
  ],
  objectives: [{ zone: 'A1.N', colour: 'blue' }, { zone: 'A2.N' }, { zone: 'B1.E' }],
};

/** Missions that between them have every special rule: one of cars and colours, one of doors and noise. */
const missions: readonly Mission[] = [
  {
    ...base,
    cars: [
      { kind: 'pimpmobile', zone: 'A1.NE' },
      { kind: 'police-car', zone: 'B1.E' },
    ],
    rules: [
      { use: 'objective-xp', xp: 5 },
      { use: 'cars-drive' },
      { use: 'coloured-doors' },
      { use: 'coloured-spawns' },
      { use: 'cargo', most: 2, cards: ['rice', 'water', 'pan'] },
      { use: 'rescue', safe: 2 },
      { use: 'no-search', zones: ['A1.r2'] },
    ],
    win: [{ use: 'supplies-out', count: 6 }],
  },
  {
    ...base,
    rules: [
      { use: 'objective-heals' },
      { use: 'twin-doors' },
      { use: 'occupied', kind: 'walker', count: 1 },
      { use: 'lures', zones: ['B1.N'], noise: 7 },
      { use: 'zombies-escape', zones: ['B1.N'] },
      { use: 'spawns-close' },
    ],
    win: [{ use: 'spawns-closed' }],
    lose: [{ use: 'zombies-escaped', count: 9 }],
  },
];

const played: readonly (string | Mission)[] = [...MISSION_IDS, ...missions, ...missions, ...missions];
export const GAMES: readonly number[] = played.map((_, index) => index);

/** A game of every mission, with one player or several, by the rules of each preset, some with real dice and cards. */
export function setupOf(index: number): TableSetup {
  const mission = played[index];
  const { rivals } = typeof mission === 'string' ? (missionCalled(mission) ?? base) : mission;
  const players = index % 2 === 0 && !rivals ? 1 : 2;
  const input: OptionInput = { mission, players, preset: PRESETS[index % 3], entered: index % 4 === 1 };
  const seats = NAMES.slice(0, players).map((name) => ({ name }));
  return { options: input as Json & object, seed: `lang/${index}`, undo: 'strict', seats };
}

const WORDS: Readonly<Record<string, readonly string[]>> = {
  seat: ['p1'],
  survivor: ['amy', 'ned'],
  zone: ['z2', 'z9', 'z200'],
  door: ['d1', 'd3'],
  car: ['c1', 'c2'],
  carSeat: ['driver', 'passenger2'],
  token: ['t1', 't9'],
  spawn: ['s1', 's2'],
  grip: ['left', 'right', 'both'],
  place: ['left', 'back3', 'their-left', 'found1'],
  kind: ['walker', 'fatty'],
  skill: ['re-roll'],
  equipment: ['rice'],
  zombieCard: ['3'],
  pips: ['4'],
};

/** Keys of every kind of option; most of them are refused most of the time. */
export const KEYS: readonly string[] = zombicide.vocabulary.kinds.flatMap(({ name, args }) =>
  args.reduce<string[]>(
    (keys, argument) => keys.flatMap((key) => (WORDS[argument] ?? []).map((word) => `${key}:${word}`)),
    [name],
  ),
);
