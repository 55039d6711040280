import { Run, seedStreams } from '@holdout/kernel';
import { describe, expect, test } from 'vitest';
import { zombicide } from '../../src/game.ts';
import type { ZombicideState } from '../../src/state/state.ts';
import type { ZombicideView } from '../../src/view/view.ts';

const SEEDS = Array.from({ length: 24 }, (_, i) => `start ${i}`);

describe('Start with a Pistol', () => {
  test('S1-SKILL-32 S1-SETUP-09: Phil has a Pistol beside what is dealt to him', () => {
    for (const seed of SEEDS) {
      const { survivors } = table(seed, 'phil', 'amy', 'doug', 'josh');
      const [phil, ...others] = survivors.map(({ cards }) => held(cards));
      expect(phil).toContain('pistol');
      const dealt = phil.toSpliced(phil.indexOf('pistol'), 1);
      expect([dealt, ...others].every((cards) => cards.length === 1)).toBe(true);
      expect([dealt, ...others].flat().toSorted()).toEqual(['crowbar', 'fire-axe', 'pan', 'pistol']);
    }
  });

  test('S1-SKILL-32 S1-SETUP-09: dealt the Pistol he starts with two, in both hands', () => {
    const tables = SEEDS.map((seed) => table(seed, 'phil', 'amy', 'doug', 'josh').survivors[0].cards);
    const twice = tables.filter((cards) => held(cards).join() === 'pistol,pistol');
    expect(twice.length).toBeGreaterThan(0);
    expect(twice.length).toBeLessThan(tables.length);
    for (const cards of twice)
      expect(cards.map((card) => card?.id).slice(0, 2)).toEqual(['pistol', 'pistol']);
  });

  test('S1-SKILL-32: without Phil nobody has more than one card', () => {
    const { survivors } = table('start', 'ned', 'amy', 'doug', 'josh');
    expect(survivors.map(({ cards }) => held(cards).length)).toEqual([1, 1, 1, 1]);
  });

  test('S1-FAQ-16 S1-SKILL-27: the Pistol that Doug is dealt brings no second one', () => {
    const dealt = SEEDS.map((seed) => held(table(seed, 'doug', 'amy', 'ned', 'josh').survivors[0].cards));
    expect(dealt.some((cards) => cards.includes('pistol'))).toBe(true);
    for (const cards of dealt) expect(cards).toHaveLength(1);
  });
});

/** A table of four, laid out, in the last question before the first round. */
function table(seed: string, ...survivors: string[]): ZombicideView {
  const mission = {
    format: 'holdout.mission',
    v: 1,
    id: 'test',
    boxes: ['season1'],
    title: { en: 'Test' },
    brief: { en: 'Test' },
    difficulty: 'easy',
    minutes: 1,
    survivors: { min: 1 },
    map: { tiles: [['3C']] },
    start: ['A1.NE'],
    spawns: [],
    doors: [],
    objectives: [],
    rules: [],
    win: [{ use: 'level-reached', level: 'red' }],
  };
  const options = zombicide.readOptions({ mission, players: 1, survivors });
  const run = new Run<ZombicideState>(
    zombicide,
    zombicide.create(options, seedStreams(seed, zombicide.streams)),
  );
  run.advance();
  return zombicide.view(run, 'everyone') as ZombicideView;
}

function held(cards: ZombicideView['survivors'][number]['cards']): string[] {
  return cards.flatMap((card) => card?.id ?? []);
}
