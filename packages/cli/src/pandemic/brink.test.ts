import { Table as GameTable } from '@holdout/kernel';
import { type PandemicView, pandemic } from '@holdout/pandemic';
import { describe, expect, it } from 'vitest';
import { createContext } from '../context.ts';
import { LANGUAGES } from '../language.ts';
import { boardLines, wholeBoard } from './board.ts';
import { brinkTexts } from './brink.ts';
import type { Table } from './signs.ts';

type BrinkView = NonNullable<PandemicView['brink']>;
type TerroristView = NonNullable<BrinkView['terrorist']>;

const { stdin, stdout, stderr } = process;
const NAMES = ['Ann', 'Ben', 'Cleo'];

/** A table with what lies on it, as Ann sees it. */
function table(brink: Partial<BrinkView>, lang: (typeof LANGUAGES)[number] = 'en'): Table {
  const setup = { seats: NAMES.map((name) => ({ name })), undo: 'off', seed: 'S' } as const;
  const options = pandemic.readOptions({ players: 3, module: 'virulent+mutation' });
  const view = pandemic.view(new GameTable(pandemic, { ...setup, options }).run, 0) as PandemicView;
  const context = createContext({ stdin, stdout, stderr, env: { NO_COLOR: '1' } }, lang);
  return { context, names: NAMES, view: { ...view, brink: { ...(view.brink as BrinkView), ...brink } } };
}

const rows = (brink: Partial<BrinkView>): Record<string, string> =>
  Object.fromEntries(brinkTexts(table(brink)));

const HIDING: TerroristView = {
  seat: 1,
  out: false,
  captor: null,
  pawn: null,
  handCount: 2,
  sightings: [],
  suspects: [],
  secret: null,
};

describe('what On the Brink adds to the board', () => {
  it('is the strain alone before anything has happened', () => {
    expect(rows({})).toEqual({ strain: 'Virulent strain: not known yet' });
  });

  it('is nothing in the base game', () => {
    expect(brinkTexts({ ...table({}), view: { ...table({}).view, brink: null } })).toEqual([]);
  });

  it('is the strain, what is in force with it, and where pawns may leave', () => {
    const effects = ['rate-effect', 'government-interference'];
    expect(rows({ strain: 'red', effects, permits: ['tokyo'] })).toEqual({
      strain: 'Virulent strain: ◆ Red',
      effects: 'For the rest of the game: Rate Effect  Government Interference',
      permits: 'May be left in this turn: ◆Tokyo',
    });
  });

  it('is what lasts for a turn', () => {
    const laid = { card: 'commercial-travel-ban', seat: 2 };
    expect(rows({ virulent: false, hospital: true, orders: { pawn: 1 }, laid })).toEqual({
      turn: 'Until the end of this turn: Mobile Hospital  Special Orders (Ben)',
      laid: 'In front of Cleo until their next turn: Commercial Travel Ban',
    });
    expect(rows({ virulent: false, orders: { pawn: null } })).toEqual({
      turn: 'Until the end of this turn: Special Orders',
    });
  });

  it('is where cubes are that lie neither on the board nor in a supply', () => {
    expect(rows({ virulent: false, samples: [2, 0, 0, 0, 1], lost: [0, 4, 0, 0, 0] })).toEqual({
      samples: 'Samples: ●2 ✚1',
      lost: 'Cubes out of the game: ▲4',
    });
  });

  it.each<[string, Partial<TerroristView>, string]>([
    ['hides', {}, 'Bio-Terrorist Ben: in hiding, 2 infection cards'],
    ['is seen', { pawn: 'miami', handCount: 1 }, 'Bio-Terrorist Ben: in Miami, 1 infection card'],
    ['is captured', { captor: 2, handCount: 0 }, 'Bio-Terrorist Ben: captive of Cleo, 0 infection cards'],
    ['is out', { out: true, handCount: 0 }, 'Bio-Terrorist Ben: out of the game, 0 infection cards'],
  ])('is the bio-terrorist, who %s', (_, what, text) => {
    expect(rows({ virulent: false, terrorist: { ...HIDING, ...what } })).toEqual({ terrorist: text });
  });

  it('is what the bio-terrorist knows, and the hand, for that seat alone', () => {
    const secret = { city: 'essen', hand: ['paris', 'lima'], actions: 2, drives: 1, log: [] };
    const sightings = [{ turn: 3, city: 'osaka' }];
    const seen = table({ virulent: false, terrorist: { ...HIDING, sightings, secret } });
    expect(Object.fromEntries(brinkTexts(seen))).toMatchObject({
      sightings: 'Sightings: Osaka (turn 3)',
      secret: 'Only you know: in Essen, actions left: 2, additional drives left: 1',
    });
    const hand = (at: Table): string | undefined => boardLines(at).find(({ id }) => id === 'hand.p2')?.text;
    expect(hand(seen)).toContain('●Paris  ▲Lima');
    expect(hand(table({ virulent: false, terrorist: HIDING }))).toContain('2 cards face down');
  });

  it.each(LANGUAGES)('stands on the whole board, with the purple disease (%s)', (lang) => {
    const whole = wholeBoard(table({ strain: 'blue', samples: [0, 0, 0, 0, 2] }, lang));
    const purple = whole.findIndex((line) => line.startsWith('✚'));
    expect(purple).toBeGreaterThan(0);
    expect(whole[purple + 1]).toContain('●');
    expect(whole[purple + 2]).toContain('✚2');
    expect(whole.join('\n')).not.toMatch(/cli\.|undefined/);
  });
});
