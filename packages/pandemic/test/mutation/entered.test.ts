import { describe, expect, test } from 'vitest';
import { RealTable } from '../real-table.ts';

const MUTATIONS = ['mutation-1', 'mutation-2'];
const EVENTS = ['the-mutation-intensifies', 'the-mutation-spreads', 'the-mutation-threatens'];

const table = (): RealTable => new RealTable({ module: 'mutation', epidemics: 4 });

/** The next seat's turn comes: two cards drawn, infection cards flipped. */
const turn = (t: RealTable, cards: string[], infections: string[]): RealTable =>
  t.enter('end', ...cards.map((card) => `card:${card}`), ...infections.map((card) => `infection:${card}`));

describe('real cards of the Mutation', () => {
  test('OB-MUT-02 OB-MUT-03: at set-up no mutation card is flipped, no mutation event dealt', () => {
    const t = table().asks('enterInfection');
    expect(t.offered.length).toBe(48);
    for (const city of ['lima', 'tokyo', 'cairo', 'essen', 'delhi', 'bogota', 'osaka', 'paris', 'lagos'])
      t.refuses('infection:mutation-1').enter(`infection:${city}`);
    t.asks('enterOpeningCard').refuses('card:the-mutation-spreads');
    for (const id of EVENTS) expect(t.offered).not.toContain(id);
    expect(t.view.infectionDeck.discard.filter((card) => MUTATIONS.includes(card)).length).toBe(2);
  });

  test('OB-MUT-12 OB-MUT-14: an event is told like any drawn card, then the bottom card is asked for', () => {
    const t = table().setUp().enter('end').asks('enterCard');
    expect(t.offered).toEqual(expect.arrayContaining([...EVENTS, 'epidemic', 'moscow']));
    t.enter('card:the-mutation-threatens', 'card:moscow').asks('enterBottom');
    expect(t.offered.length).toBe(39);
    expect(t.offered).not.toContain('lima');
    t.enter('infection:madrid').asks('enterInfection');
    expect(t.view.cubes.madrid).toEqual([0, 0, 0, 0, 3]);
    expect(t.view.seats[t.view.turn.active].handCount).toBe(5);
    t.enter('infection:milan', 'infection:seoul').asks('action');
  });

  test('OB-MUT-15: The Mutation Spreads asks for three of them', () => {
    const t = table().setUp().enter('end', 'card:the-mutation-spreads', 'card:moscow');
    t.asks('enterBottom').enter('infection:madrid').refuses('infection:madrid');
    t.enter('infection:milan').asks('enterBottom').enter('infection:seoul').asks('enterInfection');
    expect(t.view.cubes).toMatchObject({ madrid: [0, 0, 0, 0, 1], seoul: [0, 0, 0, 0, 1] });
  });

  test('OB-MUT-13: two events told, and the active player chooses the order', () => {
    const t = table().setUp().enter('end', 'card:the-mutation-spreads', 'card:the-mutation-intensifies');
    t.asks('resolveNext');
    expect(t.offered).toEqual(['the-mutation-intensifies', 'the-mutation-spreads']);
    t.enter('resolve:the-mutation-spreads', 'infection:madrid', 'infection:milan', 'infection:seoul');
    t.asks('enterInfection');
  });

  test('OB-MUT-12: an event that has happened is not drawn again', () => {
    const t = table().setUp();
    turn(t, ['the-mutation-intensifies', 'moscow'], ['milan', 'seoul']).enter('end').asks('enterCard');
    expect(t.offered).not.toContain('the-mutation-intensifies');
    expect(t.offered).toContain('the-mutation-spreads');
  });

  test('OB-MUT-02 OB-MUT-10: after the first epidemic both lie on top, and one that is told takes a bottom card', () => {
    const t = table().setUp().enter('end', 'card:epidemic', 'card:moscow').asks('enterBottom');
    t.enter('infection:madrid').asks('enterInfection');
    // Nine cities of the set-up, Madrid and the two mutation cards.
    expect(t.offered.length).toBe(12);
    expect(t.offered).toEqual(expect.arrayContaining(['lima', 'madrid', ...MUTATIONS]));
    t.refuses('infection:milan').enter('infection:mutation-1').asks('enterBottom');
    expect(t.offered.length).toBe(38);
    expect(t.offered).not.toContain('mutation-2');
    t.enter('infection:milan').asks('enterInfection');
    expect(t.view.cubes.milan).toEqual([0, 0, 0, 0, 1]);
    t.enter('infection:mutation-2', 'infection:seoul').asks('action');
    expect(t.view.cubes.seoul).toEqual([0, 0, 0, 0, 1]);
  });
});
