import type { Mission, ZombicideView } from '@holdout/zombicide';
import { describe, expect, it } from 'vitest';
import { zoneNumber } from '../board/pieces.ts';
import { HOSPITAL } from '../testMission.ts';
import { TestTable } from '../testTable.ts';
import { words } from '../testWords.ts';
import { standingOf } from './standing.ts';

const SIX = ['terry', 'jane', 'bear', 'dan', 'laurie', 'joe'];

/** A table of a mission, and what its panel says once something has changed. */
function at(mission: string | Mission, survivors: readonly string[] = SIX) {
  const table = new TestTable({ mission, survivors });
  const told = (change: (view: ZombicideView) => Partial<ZombicideView> = () => ({})): string[] =>
    standingOf(words, { ...table.view, ...change(table.view) }, table.scene);
  return { ...table, view: table.view, told };
}

const taken = ({ tokens }: ZombicideView) => ({ tokens: tokens.map((token) => ({ ...token, taken: true })) });

describe('how a mission stands:', () => {
  it('nothing is told of what it does not count', () => {
    expect(at('s1-04', ['amy', 'ned', 'doug', 'josh']).told()).toEqual([]);
  });

  it('doors, of which some have been opened', () => {
    const { view, told } = at('rm-10');
    expect(told()).toContain(`Doors opened: 1 of ${view.doors.length}`);
    expect(told(({ tally }) => ({ tally: { ...tally, doors: 5 } }))).toContain('Doors opened: 5 of 8');
  });

  it('zombies to be blown up: those at the exit before, those that were after', () => {
    const { view, told } = at('rm-10');
    expect(told()).toContain('Zombies in the exit zone: 0. To be blown up: 30');
    const exit = zoneNumber(view.exit[0]);
    const crowd = view.zones.map((zone, n) =>
      n === exit ? { ...zone, zombies: { crawler: 4, 'skinner-fatty': 2 } } : zone,
    );
    expect(told(() => ({ zones: crowd }))).toContain('Zombies in the exit zone: 6. To be blown up: 30');
    const after = told(({ tally }) => ({ zones: crowd, tally: { ...tally, blown: 31 } }));
    expect(after).toContain('Zombies blown up: 31 of 30');
    expect(after.join()).not.toContain('exit zone');
  });

  it('who carries what has to be brought, and whether it has been', () => {
    const { told } = at('rm-06');
    const found = (carrier: string | null) => (view: ZombicideView) => ({
      carrier,
      tokens: view.tokens.map((token, i) => (i === 0 ? { ...token, taken: true, colour: 'blue' } : token)),
    });
    expect(told().join()).not.toContain('brought');
    expect(told(found('jane'))).toContain('Carries what has to be brought: jane');
    expect(told(found(null))).toContain('What has to be brought is at the helicopter.');
    expect(told(found(null))).toContain('Colours found: blue');
  });

  it('cards that were laid out: where they lie, and who has taken them', () => {
    const { view, told } = at(HOSPITAL);
    const [{ zone }] = view.laidOut;
    expect(told()).toContain(`bow: lies in ${zone}`);
    const bow = { id: 'bow', empty: false, damaged: false, under: null };
    const held = (state: ZombicideView) => ({
      laidOut: [],
      survivors: state.survivors.map((one) => ({ ...one, cards: one.id === 'dan' ? [null, bow] : [] })),
    });
    expect(told(held)).toContain('bow: dan');
    const stored = (state: ZombicideView) => ({
      ...held({ ...state, survivors: [] }),
      cars: state.cars.map((car) => ({ ...car, cargo: ['bow'] })),
    });
    expect(told(stored)).toContain('bow: in the helicopter');
  });

  it('cards in a tent that nobody has entered', () => {
    expect(at('rm-08').told()).toContain('nailbat: lies in a tent that nobody has entered');
  });

  it('survivors who have left, of those who live', () => {
    const { told } = at('rm-04');
    expect(told()).toContain('Survivors who have left: 0 of 6');
    const gone = (view: ZombicideView) => ({
      survivors: view.survivors.map((one, i) => (i < 2 ? { ...one, zone: null, dead: i === 1 } : one)),
    });
    expect(told(gone)).toContain('Survivors who have left: 1 of 5');
  });

  it('event triggers that are left', () => {
    const { told } = at('rm-05');
    expect(told()).toContain('Event triggers left: 4 of 4');
    const used = (view: ZombicideView) => ({
      triggers: view.triggers.map((trigger, i) => ({ ...trigger, used: i === 0 })),
    });
    expect(told(used)).toContain('Event triggers left: 3 of 4');
  });

  it('spawn dice, more of them where the mission says so', () => {
    expect(at('rm-05').told()).toContain('Dice of the next Spawn step: 4');
    expect(at('rm-09').told()).toContain('Dice of the next Spawn step: 6');
  });

  it('the zombie deck, once it is not made anew any more', () => {
    const { view, told } = at('rm-07');
    expect(told().join()).not.toContain('made anew');
    expect(told(taken)).toContain(
      `The zombie deck is not made anew any more: ${view.zombieDeck.count} cards left`,
    );
    expect(at('rm-05').told(taken).join()).not.toContain('made anew');
  });

  it('who has the cards that have to be brought to the exit', () => {
    const { told } = at('s1-01', ['amy', 'ned', 'doug', 'josh', 'phil', 'wanda']);
    const rice = { id: 'rice', empty: false, damaged: false, under: null };
    const held = (view: ZombicideView) => ({
      survivors: view.survivors.map((one) => ({ ...one, cards: one.id === 'doug' ? [rice] : [] })),
    });
    expect(told(held)).toEqual(['rice: doug']);
  });
});
