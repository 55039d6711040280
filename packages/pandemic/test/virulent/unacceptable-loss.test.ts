import { describe, expect, test } from 'vitest';
import { onBoard, strainScene } from '../modules.ts';
import { FULL, type Scene } from '../scene.ts';

/** Red is the strain; the card is drawn with Delhi at the bottom, and the draw is over. */
function drawn(prepare: (s: Scene) => Scene, ...roles: string[]): Scene {
  const seats = roles.length > 0 ? roles : ['scientist', 'researcher'];
  const s = strainScene({ strain: 'red', cards: ['unacceptable-loss'] }, ...seats)
    .hand(seats[1], 'airlift')
    .infected('lima')
    .draws('unacceptable-loss', 'lima')
    .bottom('delhi');
  return prepare(s).do('end').asks(seats[0], 'pause');
}

describe('Unacceptable Loss', () => {
  test('OB-VS-18: four cubes of the strain leave the game, out of the supply; the board keeps its own', () => {
    const s = drawn((s) => s.cubes('tokyo', { red: 3 }).cubes('osaka', { red: 2 }));
    expect(s.supplyOf('red')).toBe(FULL - 5 - 4);
    expect(onBoard(s, 'red')).toBe(5);
    expect(s.board('tokyo', 'osaka')).toEqual({ tokyo: { red: 3 }, osaka: { red: 2 } });
    expect(s.view('scientist').brink?.lost).toEqual([0, 0, 0, 4, 0]);
    expect(['blue', 'yellow', 'black'].map((disease) => s.supplyOf(disease))).toEqual([FULL, FULL, FULL - 3]);
    expect(s.eventsOf('cubes-lost')).toEqual([{ t: 'cubes-lost', disease: 'red', n: 4 }]);
    s.goOn();
  });

  test('OB-VS-18 T-075 R80: of three all three go, and the game is not lost by it', () => {
    const s = drawn((s) => s.supply('red', 3));
    expect(s.supplyOf('red')).toBe(0);
    expect(s.view('scientist').brink?.lost).toEqual([0, 0, 0, 3, 0]);
    expect(s.outcome).toBeNull();
    s.goOn().asks('researcher', 'action');
  });

  test('OB-VS-18 OB-VS-20 T-075: the next cube that is needed then loses it', () => {
    const s = strainScene({ strain: 'red', cards: ['unacceptable-loss'] }, 'scientist', 'researcher')
      .supply('red', 3)
      .draws('unacceptable-loss', 'lima', 'paris', 'milan')
      .infected('lima')
      .bottom('delhi')
      .endTurn();
    expect(s.outcome).toBeNull();
    s.flips('tokyo').endTurn();
    expect(s.outcome).toBe('lost: cubes');
  });

  test('OB-VS-18: of an empty supply nothing goes', () => {
    const s = drawn((s) => s.supply('red', 0));
    expect(s.view('scientist').brink?.lost).toEqual([0, 0, 0, 0, 0]);
    expect(s.eventsOf('effect')).toEqual([
      { t: 'effect', card: 'unacceptable-loss', continuing: false, none: true },
    ]);
    expect(s.outcome).toBeNull();
    s.goOn();
  });

  test('OB-VS-18: cubes that are given back afterwards are there to be used', () => {
    const s = drawn((s) => s.supply('red', 2).at('researcher', 'tokyo').cubes('tokyo', { red: 2 }));
    expect(s.supplyOf('red')).toBe(0);
    s.goOn().do('treat:red');
    expect(s.supplyOf('red')).toBe(1);
  });

  test('OB-VS-18: cubes on the card of the Field Operative are not in the supply', () => {
    const s = drawn((s) => s.cubes('tokyo', { red: 3 }).samples({ red: 3 }), 'field-operative', 'researcher');
    expect(s.view('field-operative').brink?.samples).toEqual([0, 0, 0, 3, 0]);
    expect(s.supplyOf('red')).toBe(FULL - 3 - 3 - 4);
    s.goOn();
  });

  test('OB-VS-18 R80: a cured strain is eradicated by an empty board, not by what has left the game', () => {
    const s = drawn((s) => s.cured('red').at('researcher', 'tokyo').cubes('tokyo', { red: 1 }));
    expect(s.status('red')).toBe('cured');
    s.goOn().do('treat:red');
    expect(s.status('red')).toBe('eradicated');
  });

  test('OB-VS-18: the first epidemic of the game takes cubes of the strain it has just named', () => {
    const s = strainScene({ cards: ['unacceptable-loss'] }, 'scientist', 'researcher')
      .cubes('lima', { yellow: 2 })
      .draws('unacceptable-loss', 'tokyo')
      .bottom('delhi')
      .endTurn();
    expect(s.view('scientist').brink).toMatchObject({ strain: 'black', lost: [0, 0, 4, 0, 0] });
  });
});
