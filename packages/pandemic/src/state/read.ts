import { InputError } from '@holdout/kernel';
import { CITIES, DISEASES } from './ids.ts';
import type { PandemicState } from './state.ts';

/**
 * Checks the shape of a state out of a save: every field there, of its type, lists of their length.
 *
 * @throws InputError naming the first field that is wrong.
 */
export function readState(input: unknown): PandemicState {
  const state = asRecord(input, 'state');
  for (const name of [
    'seq',
    'rate',
    'outbreaks',
    'active',
    'turn',
    'phase',
    'actions',
    'used',
    'knownBy',
  ] as const) {
    if (!Number.isSafeInteger(state[name])) wrong(name, state[name]);
  }
  for (const name of ['entered', 'quietNight'] as const)
    if (typeof state[name] !== 'boolean') wrong(name, state[name]);
  const options = asRecord(state.options, 'options');
  const players = Array.isArray(state.pawns) ? state.pawns.length : 0;
  if (options.players !== players || players < 2 || players > 5) wrong('pawns', state.pawns);
  const lengths: Readonly<Record<string, number | null>> = {
    roles: players,
    pawns: players,
    stored: players,
    playerDeck: null,
    playerDiscard: null,
    piles: null,
    infectionDeck: null,
    infectionDiscard: null,
    layers: null,
    known: null,
    removed: null,
    removedInfections: null,
    cubes: CITIES * DISEASES,
    supply: DISEASES,
    diseases: DISEASES,
    stations: null,
  };
  for (const [name, length] of Object.entries(lengths)) integers(state[name], name, length);
  for (const [seat, hand] of list(state.hands, 'hands', players).entries())
    integers(hand, `hands[${seat}]`, null);
  for (const stream of ['roles', 'infections', 'players']) {
    integers(asRecord(state.rng, 'rng')[stream], `rng.${stream}`, 4);
  }
  for (const name of ['autoConsent', 'holdForEvents']) {
    const values = list(asRecord(state.switches, 'switches')[name], `switches.${name}`, players);
    if (!values.every((value) => typeof value === 'boolean')) wrong(`switches.${name}`, values);
  }
  for (const [i, frame] of list(state.frames, 'frames', null).entries()) readFrame(frame, `frames[${i}]`);
  if (options.brink !== undefined) readBrink(state.brink, players);
  return state as unknown as PandemicState;
}

/** What On the Brink keeps. */
function readBrink(input: unknown, players: number): void {
  const brink = asRecord(input, 'brink');
  for (const name of BRINK_NUMBERS)
    if (!Number.isSafeInteger(brink[name])) wrong(`brink.${name}`, brink[name]);
  for (const name of BRINK_FLAGS) if (typeof brink[name] !== 'boolean') wrong(`brink.${name}`, brink[name]);
  for (const name of ['unused', 'effects', 'incidents', 'flipped', 'permits'])
    integers(brink[name], `brink.${name}`, null);
  for (const name of ['samples', 'lost']) integers(brink[name], `brink.${name}`, DISEASES);
  if (brink.terrorist !== null) readTerrorist(brink.terrorist, players);
  for (const name of ['travelBan', 'ordered', 'peekedBy']) {
    if ((brink[name] as number) >= players) wrong(`brink.${name}`, brink[name]);
  }
}

function readTerrorist(input: unknown, players: number): void {
  const terrorist = asRecord(input, 'brink.terrorist');
  const path = (name: string): string => `brink.terrorist.${name}`;
  for (const name of ['seat', 'city', 'captor', 'actions', 'drives', 'used', 'seen'])
    if (!Number.isSafeInteger(terrorist[name])) wrong(path(name), terrorist[name]);
  for (const name of ['visible', 'out'])
    if (typeof terrorist[name] !== 'boolean') wrong(path(name), terrorist[name]);
  for (const name of ['hand', 'layers', 'log', 'sightings']) integers(terrorist[name], path(name), null);
  for (const name of ['suspects', 'known']) integers(terrorist[name], path(name), CITIES);
  const seat = terrorist.seat as number;
  if (seat < 0 || seat >= players) wrong(path('seat'), seat);
}

const BRINK_NUMBERS = ['travelBan', 'laid', 'ordered', 'justCured', 'strain', 'peekedBy', 'peeked'];
const BRINK_FLAGS = ['travelBanStored', 'hospital', 'orders', 'flipsCounted'];

function readFrame(input: unknown, path: string): void {
  const frame = asRecord(input, path);
  if (typeof frame.program !== 'string') wrong(`${path}.program`, frame.program);
  if (typeof frame.at !== 'string') wrong(`${path}.at`, frame.at);
  for (const [name, value] of Object.entries(asRecord(frame.vars, `${path}.vars`))) {
    if (!Number.isSafeInteger(value)) integers(value, `${path}.vars.${name}`, null);
  }
}

function asRecord(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(path, value);
  return value as Record<string, unknown>;
}

function list(value: unknown, path: string, length: number | null): unknown[] {
  if (!Array.isArray(value) || (length !== null && value.length !== length)) return wrong(path, value);
  return value;
}

function integers(value: unknown, path: string, length: number | null): void {
  list(value, path, length).forEach((entry, i) => {
    if (!Number.isSafeInteger(entry)) wrong(`${path}[${i}]`, entry);
  });
}

function wrong(path: string, found: unknown): never {
  throw new InputError('save.state', path, { found: JSON.stringify(found ?? null).slice(0, 40) });
}
