import { describe, expect, test } from 'vitest';
import { compileBoard } from '../../src/map/compile.ts';
import { waysAllOpen } from '../../src/map/ways.ts';
import { aliases, namesOf, zoneCalled } from './boards.ts';

/** The wasteland, and a town that its streets and its open ground lead into. Their zones end 50 mm apart. */
const board = compileBoard({
  tiles: [
    ['7V', '2R@270'],
    ['6R', '4R@180'],
  ],
  doors: [],
});

describe('where a camp lies beside a town', () => {
  test('RM-CAMP-02 S1-ZONE-03: each street goes on in the street that lies opposite, and in no other', () => {
    expect(aliases(board, 'A1.SW')).toEqual(['A1.SW', 'A2.NW']);
    expect(aliases(board, 'A1.S')).toEqual(['A1.S', 'A2.N']);
    expect(aliases(board, 'A1.SE')).toEqual(['A1.SE', 'A2.NE', 'B1.NW', 'B2.SE']);
    expect(aliases(board, 'A1.c')).toEqual(['A1.c', 'B1.NE']);
    expect(aliases(board, 'A1.d')).toEqual(['A1.d', 'B1.N']);
  });

  test('RM-CAMP-02 S1-MOVE-01: nobody cuts the corner where the zones of two tiles end in different places', () => {
    const { next } = waysAllOpen(board);
    expect(namesOf(board, next[zoneCalled(board, 'A1.S')])).toEqual(['A1.SE', 'A1.SW', 'A1.b']);
    expect(namesOf(board, next[zoneCalled(board, 'A1.c')])).toEqual(['A1.a', 'A1.d']);
  });

  test('RM-CAMP-02 S1-SIGHT-02: no wall stands there either', () => {
    const [south, corner] = ['A1.S', 'A1.SE'].map((name) => zoneCalled(board, name));
    const between = board.borders.filter(
      ({ a, b }) => (a === south && b === corner) || (a === corner && b === south),
    );
    expect(between.map(({ kind }) => kind)).not.toContain('wall');
  });
});
