import { Table } from '@holdout/kernel';
import { expect } from 'vitest';
import { zombicide } from '../src/game.ts';
import type { Mission } from '../src/missions/schema.ts';
import type { OptionInput } from '../src/state/options.ts';
import type { ZombicideState } from '../src/state/state.ts';
import type { ZombicideView } from '../src/view/view.ts';
import { TEST_TILES } from './scene.ts';

/** A mission on the map of the scenes, for tests that begin with the set-up. */
export function plan(parts: Partial<Mission> = {}): Mission {
  return {
    format: 'holdout.mission',
    v: 1,
    id: 'plan',
    boxes: ['season1'],
    title: { en: 'Plan' },
    brief: { en: 'Plan' },
    difficulty: 'easy',
    minutes: 1,
    survivors: { min: 4 },
    map: { tiles: TEST_TILES.map((row) => row.slice()) },
    start: ['A1.NE'],
    spawns: [],
    doors: [],
    objectives: [],
    rules: [],
    win: [{ use: 'carried-to-exit', cards: ['pan'] }],
    ...parts,
  };
}

/** A new game out of a seed, up to its first question. */
export function deal(options: OptionInput, seed = 'deal'): Table<ZombicideState> {
  const players = options.players ?? 1;
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `seat ${seat + 1}` }));
  const read = zombicide.readOptions({ mission: plan(), ...options });
  return new Table(zombicide, { options: read, seed, undo: 'keepFate', seats });
}

export const seen = (table: Table<ZombicideState>): ZombicideView =>
  zombicide.view(table.run, 'everyone') as ZombicideView;

/** Gives answers that have to be taken. */
export function says(table: Table<ZombicideState>, seat: number, ...keys: string[]): void {
  for (const key of keys) expect(table.answer({ seq: table.state.seq, seat, key }), key).toBeNull();
}

/** Cards a survivor has been given, by id. */
export function dealtTo(table: Table<ZombicideState>, id: string): string[] {
  const survivor = seen(table).survivors.find((s) => s.id === id);
  return survivor?.cards.flatMap((card) => (card === null ? [] : [card.id])) ?? [];
}
