import { describe, expect, test } from 'vitest';
import { mutationScene, strainScene } from '../modules.ts';
import type { Scene } from '../scene.ts';

/** The four standard diseases are cured, and purple, uncured, has one cube, in Miami. */
const last = (...roles: string[]): Scene =>
  mutationScene(...roles)
    .cured('blue', 'yellow', 'black', 'red')
    .cubes('miami', { purple: 1 });

describe('winning', () => {
  test('OB-MUT-21 T-089 OQ-38: four cures with a purple cube on the board do not win', () => {
    const s = mutationScene('scientist', 'researcher')
      .cured('blue', 'yellow', 'black')
      .cubes('miami', { purple: 1 })
      .hand('scientist', 'tokyo', 'osaka', 'taipei', 'seoul')
      .do('cure:red');
    expect(s.outcome).toBeNull();
    s.asks('scientist', 'action');
  });

  test('OB-MUT-21 T-089: four cures with none on the board win, purple uncured', () => {
    const s = mutationScene('scientist', 'researcher')
      .cured('blue', 'yellow', 'black')
      .cubes('tokyo', { red: 3 })
      .hand('scientist', 'tokyo', 'osaka', 'taipei', 'seoul')
      .do('cure:red');
    expect(s.outcome).toBe('won: cures');
    expect(s.status('purple')).toBe('uncured');
  });

  test('OB-MUT-21: the fifth cure wins, whatever is on the board', () => {
    const s = last('scientist', 'researcher')
      .cubes('tokyo', { red: 3, purple: 3 })
      .hand('scientist', 'miami', 'tokyo', 'delhi', 'paris')
      .do('cure:purple');
    expect(s.outcome).toBe('won: cures');
  });

  test('OB-MUT-21: with purple cured and a standard disease missing the game goes on, until that is cured', () => {
    const s = mutationScene('scientist', 'researcher')
      .cured('blue', 'yellow', 'black', 'purple')
      .cubes('miami', { purple: 2 })
      .hand('scientist', 'tokyo', 'osaka', 'taipei', 'seoul')
      .do('drive:miami')
      .do('drive:atlanta');
    expect(s.outcome).toBeNull();
    s.do('cure:red');
    expect(s.outcome).toBe('won: cures');
  });

  test('OB-MUT-21: no purple cube on the board and three cures are no win', () => {
    const s = mutationScene('scientist', 'researcher')
      .cured('blue', 'yellow', 'black')
      .at('scientist', 'miami')
      .cubes('miami', { purple: 1 })
      .do('treat:purple');
    expect(s.outcome).toBeNull();
  });
});

describe('the last purple cube goes, and the game is won at once', () => {
  test('OB-MUT-21: by Treat Disease', () => {
    const s = last('scientist', 'researcher').do('drive:miami');
    expect(s.outcome).toBeNull();
    expect(s.do('treat:purple').outcome).toBe('won: cures');
    expect(s.status('purple')).toBe('uncured');
    expect(s.state.over?.winners).toEqual([0, 1]);
  });

  test('OB-MUT-21: not by Treat Disease as long as another city has one', () => {
    const s = last('scientist', 'researcher')
      .cubes('tokyo', { purple: 1 })
      .do('drive:miami')
      .do('treat:purple');
    expect(s.outcome).toBeNull();
  });

  test('OB-MUT-21: by the Medic, who treats all three at once', () => {
    const s = last('medic', 'researcher').cubes('miami', { purple: 3 }).do('drive:miami').do('treat:purple');
    expect(s.outcome).toBe('won: cures');
  });

  test('OB-MUT-21 T-089: by Remote Treatment', () => {
    const s = last('scientist', 'researcher')
      .cubes('paris', { blue: 1 })
      .cubes('lima', { yellow: 1 })
      .hand('researcher', 'remote-treatment')
      .do('researcher', 'event:remote-treatment')
      .do('cube:miami:purple')
      .do('cube:paris:blue');
    expect(s.outcome).toBe('won: cures');
  });

  test('OB-MUT-21: by Remote Treatment in the infect phase of somebody else, before the next card', () => {
    const s = last('scientist', 'researcher')
      .cubes('lima', { yellow: 2 })
      .hand('researcher', 'remote-treatment')
      .draws('taipei', 'manila')
      .flips('tokyo')
      .do('end')
      .do('continue')
      .do('researcher', 'event:remote-treatment')
      .do('cube:lima:yellow')
      .do('cube:miami:purple');
    expect(s.outcome).toBe('won: cures');
    expect(s.eventsOf('flip').length).toBe(1);
  });

  test('OB-MUT-21: by Mobile Hospital', () => {
    const s = last('scientist', 'researcher')
      .hand('scientist', 'mobile-hospital')
      .do('event:mobile-hospital')
      .do('drive:miami');
    expect(s.outcome).toBe('won: cures');
  });

  test('OB-MUT-21: not by Mobile Hospital that takes another colour', () => {
    const s = last('scientist', 'researcher')
      .cubes('miami', { purple: 1, yellow: 1 })
      .hand('scientist', 'mobile-hospital')
      .do('event:mobile-hospital')
      .do('drive:miami')
      .do('heal:yellow');
    expect(s.outcome).toBeNull();
    expect(s.do('treat:purple').outcome).toBe('won: cures');
  });

  test('OB-MUT-21: the Containment Specialist leaves one, and the Mobile Hospital takes it', () => {
    const s = last('containment-specialist', 'researcher')
      .cubes('miami', { purple: 2 })
      .hand('researcher', 'mobile-hospital')
      .do('researcher', 'event:mobile-hospital')
      .do('drive:miami');
    expect(s.outcome).toBe('won: cures');
  });

  test('OB-MUT-21 OB-ROLE-05: the Containment Specialist alone never takes the last one', () => {
    const s = last('containment-specialist', 'researcher').cubes('miami', { purple: 2 }).do('drive:miami');
    expect(s.cubesIn('miami')).toEqual({ purple: 1 });
    expect(s.outcome).toBeNull();
  });

  test('OB-MUT-21 OQ-19: by a sample of the Field Operative, for that is not on the board', () => {
    const s = last('field-operative', 'researcher').do('drive:miami').do('sample:purple');
    expect(s.outcome).toBe('won: cures');
    expect(s.samplesOf('purple')).toBe(1);
  });

  test('OB-MUT-21 OQ-19: samples taken before do not stand in the way of the fourth cure', () => {
    const s = mutationScene('field-operative', 'researcher')
      .cured('blue', 'yellow', 'black')
      .samples({ purple: 2, red: 3 })
      .hand('field-operative', 'tokyo', 'osaka', 'taipei')
      .do('cure-samples:red');
    expect(s.outcome).toBe('won: cures');
  });

  test('OB-MUT-21 OQ-38 OB-COMB-01: with the Virulent Strain the same', () => {
    const strain = (): Scene =>
      strainScene(
        { module: 'virulent+mutation', strain: 'red', effects: ['slippery-slope'] },
        ...['scientist', 'researcher'],
      )
        .cured('blue', 'yellow', 'black')
        .cubes('miami', { purple: 1 })
        .hand('scientist', 'tokyo', 'osaka', 'taipei', 'seoul');
    const s = strain().do('cure:red');
    expect(s.outcome).toBeNull();
    expect(s.do('drive:miami').do('treat:purple').outcome).toBe('won: cures');
    expect(strain().cubes('miami', { purple: 0 }).do('cure:red').outcome).toBe('won: cures');
  });
});

describe('losing', () => {
  /** All twelve purple cubes are on the board. */
  const full = (): Scene =>
    mutationScene('scientist', 'researcher')
      .cubes('miami', { purple: 3 })
      .cubes('tokyo', { purple: 3 })
      .cubes('delhi', { purple: 3 })
      .cubes('paris', { purple: 3 });

  test('OB-MUT-22 T-090: all twelve on the board are no loss', () => {
    const s = full().draws('taipei', 'manila').flips('lima', 'osaka').endTurn();
    expect(s.supplyOf('purple')).toBe(0);
    expect(s.outcome).toBeNull();
  });

  test('OB-MUT-22 T-090: a thirteenth by a mutation card is', () => {
    const s = full().draws('taipei', 'manila').flips('mutation-1').bottom('lima').endTurn();
    expect(s.outcome).toBe('lost: cubes');
    expect(s.eventsOf('lost')).toEqual([{ t: 'lost', cause: 'cubes', disease: 'purple' }]);
  });

  test('OB-MUT-22: by an event', () => {
    const s = full().draws('the-mutation-spreads', 'manila').bottom('lima').do('end');
    expect(s.outcome).toBe('lost: cubes');
  });

  test('OB-MUT-22: by an outbreak, after the marker has moved', () => {
    const s = full().draws('taipei', 'manila').flips('miami').endTurn();
    expect(s.outcome).toBe('lost: cubes');
    expect(s.state.outbreaks).toBe(1);
    expect(s.cubesIn('miami')).toEqual({ purple: 3 });
  });

  test('OB-MUT-22: with two left The Mutation Threatens loses in an empty city', () => {
    const s = mutationScene('scientist', 'researcher')
      .supply('purple', 2)
      .draws('the-mutation-threatens', 'manila')
      .bottom('lima')
      .do('end');
    expect(s.outcome).toBe('lost: cubes');
  });

  test('OB-MUT-22 OQ-19: samples are missing from the supply', () => {
    const s = mutationScene('field-operative', 'researcher')
      .samples({ purple: 3 })
      .cubes('miami', { purple: 3 })
      .cubes('tokyo', { purple: 3 })
      .cubes('delhi', { purple: 3 })
      .draws('taipei', 'manila')
      .flips('mutation-1')
      .bottom('lima')
      .do('end')
      .goOn();
    expect(s.outcome).toBe('lost: cubes');
  });

  test('OB-MUT-22: outbreaks and cards lose as ever', () => {
    const outbreaks = mutationScene('scientist', 'researcher')
      .outbreaks(7)
      .cubes('lima', { purple: 3 })
      .draws('taipei', 'manila')
      .flips('lima')
      .endTurn();
    expect(outbreaks.outcome).toBe('lost: outbreaks');
    expect(mutationScene('scientist', 'researcher').playerDeckOf(1).endTurn().outcome).toBe('lost: cards');
  });
});
