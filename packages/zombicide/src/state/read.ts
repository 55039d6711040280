import { fieldError, InputError } from '@holdout/kernel';
import * as z from 'zod/mini';
import { settingOf } from '../setting.ts';
import { FREE_KINDS, MOST_PLACES } from './ids.ts';
import type { Options } from './options.ts';
import type { ZombicideState } from './state.ts';

const int = z.int();
const ints = z.array(int);
const stream = z.array(int).check(z.length(4));

const survivor = z.strictObject({
  id: int,
  seat: int,
  zone: int,
  dead: z.boolean(),
  xp: int,
  level: int,
  skills: ints,
  cards: z.array(int).check(z.length(MOST_PLACES)),
  car: int,
  carSeat: int,
  gift: int,
  acted: z.boolean(),
  searched: z.boolean(),
  used: ints,
  off: z.optional(ints),
  rotten: z.optional(z.literal(true)),
});

const car = z.strictObject({ kind: int, zone: int, searchedBy: ints, cargo: ints, flying: z.optional(int) });

const frame = z.strictObject({
  program: z.string(),
  at: z.string(),
  vars: z.record(z.string(), z.union([int, ints])),
});

const stateSchema = z.strictObject({
  seq: int,
  frames: z.array(frame),
  rng: z.strictObject({ setup: stream, equipment: stream, zombies: stream, dice: stream }),
  entered: z.boolean(),
  switches: z.strictObject({ askRerolls: z.array(z.boolean()) }),
  over: z.nullable(z.strictObject({ result: z.string(), cause: z.string(), winners: ints })),
  options: z.looseObject({ mission: z.unknown(), players: int }),
  survivors: z.array(survivor),
  cars: z.array(car),
  zombies: ints,
  supply: ints,
  noise: ints,
  loudZone: int,
  loudBy: int,
  doors: ints,
  revealed: ints,
  tokens: ints,
  faces: ints,
  spawns: ints,
  tally: ints,
  equipment: ints,
  equipmentDiscard: ints,
  specials: ints,
  aside: ints,
  found: ints,
  under: ints,
  empty: ints,
  zombieDeck: ints,
  zombieDiscard: ints,
  waiting: ints,
  round: int,
  phase: int,
  first: int,
  turn: int,
  active: int,
  actions: int,
  free: z.array(int).check(z.length(FREE_KINDS)),
  kills: ints,
  queue: ints,
  tents: z.optional(z.strictObject({ face: ints, open: ints })),
  triggers: z.optional(ints),
  teams: z.optional(z.strictObject({ cards: z.array(ints), played: z.array(ints), worn: ints })),
});

/**
 * Checks the shape of a state out of a save: every field there, of its type, lists as long as the map wants them.
 *
 * @throws InputError naming the first field that is wrong.
 */
export function readState(input: unknown): ZombicideState {
  const result = stateSchema.safeParse(input);
  if (!result.success) throw fieldError('save.state', input, result.error.issues[0].path);
  const state = input as ZombicideState;
  const { board, kinds, tokens, spawns, tents, triggers } = settingOf(state.options as Options);
  const zones = board.zones.length;
  const lengths: readonly (readonly [keyof ZombicideState & string, number])[] = [
    ['zombies', zones * kinds.length],
    ['supply', kinds.length],
    ['noise', zones],
    ['revealed', zones],
    ['doors', board.doors.length],
    ['tokens', tokens.length],
    ['spawns', spawns.length],
  ];
  for (const [name, length] of lengths) checkLength(state[name] as unknown[], length, name);
  checkLength(state.triggers, triggers.length, 'triggers');
  checkLength(state.tents?.face, tents.length, 'tents.face');
  checkLength(state.tents?.open, tents.length, 'tents.open');
  return state;
}

/** A list that a game does not have is as one without anything in it. */
function checkLength(list: readonly unknown[] | undefined, length: number, name: string): void {
  const found = list?.length ?? 0;
  if (found !== length) throw new InputError('save.state', name, { found: `${found} of ${length}` });
}
