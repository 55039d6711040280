import { Run, seedStreams } from '@holdout/kernel';
import { describe, expect, test } from 'vitest';
import { ATLANTA, adjacent } from '../../src/content/base/map.ts';
import { pandemic } from '../../src/game.ts';
import { DISEASES } from '../../src/state/ids.ts';
import { FULL, scene } from '../scene.ts';

describe('Quarantine Specialist', () => {
  test('PD-ROLE-11 T-033: no cube and no outbreak next to her', () => {
    const s = scene('quarantine-specialist', 'researcher')
      .at('quarantine-specialist', 'tokyo')
      .cubes('osaka', { red: 3 })
      .flips('osaka', 'shanghai')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.board('osaka', 'shanghai', 'tokyo', 'taipei')).toEqual({
      osaka: { red: 3 },
      shanghai: {},
      tokyo: {},
      taipei: {},
    });
    expect(s.state.outbreaks).toBe(0);
    expect(s.infectionDiscard).toEqual(['osaka', 'shanghai']);
    expect(s.supplyOf('red')).toBe(FULL - 3);
  });

  test('PD-ROLE-11: no cube in her own city, and none of a foreign colour next to her', () => {
    const s = scene('quarantine-specialist', 'researcher')
      .at('quarantine-specialist', 'istanbul')
      .cubes('paris', { blue: 3 })
      .flips('istanbul', 'paris')
      .draws('lima', 'tokyo')
      .endTurn();
    expect(s.board('istanbul', 'paris', 'algiers', 'milan', 'london', 'essen', 'madrid')).toEqual({
      istanbul: {},
      paris: { blue: 3 },
      algiers: {},
      milan: {},
      london: { blue: 1 },
      essen: { blue: 1 },
      madrid: { blue: 1 },
    });
    expect(s.state.outbreaks).toBe(1);
  });

  test('PD-ROLE-11 T-033: an outbreak two steps away happens and spares what is next to her', () => {
    const s = scene('quarantine-specialist', 'researcher')
      .at('quarantine-specialist', 'tokyo')
      .cubes('taipei', { red: 3 })
      .flips('taipei', 'lima')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.state.outbreaks).toBe(1);
    expect(s.board('taipei', 'osaka', 'shanghai', 'hong-kong', 'manila')).toEqual({
      taipei: { red: 3 },
      osaka: {},
      shanghai: {},
      'hong-kong': { red: 1 },
      manila: { red: 1 },
    });
  });

  test('PD-ROLE-11 T-034: from Cairo she keeps Riyadh and Baghdad clean when Karachi breaks out', () => {
    const s = scene('quarantine-specialist', 'researcher')
      .at('quarantine-specialist', 'cairo')
      .cubes('karachi', { black: 3 })
      .flips('karachi', 'lima')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.board('karachi', 'tehran', 'delhi', 'mumbai', 'riyadh', 'baghdad')).toEqual({
      karachi: { black: 3 },
      tehran: { black: 1 },
      delhi: { black: 1 },
      mumbai: { black: 1 },
      riyadh: {},
      baghdad: {},
    });
  });

  test('PD-ROLE-11 R44: an epidemic next to her places nothing, the rest goes on', () => {
    const s = scene('quarantine-specialist', 'researcher')
      .at('quarantine-specialist', 'tokyo')
      .cubes('osaka', { red: 2 })
      .hand('researcher', 'resilient-population')
      .infected('lima')
      .bottom('osaka')
      .draws('epidemic', 'milan')
      .do('end')
      .asks('quarantine-specialist', 'pause');
    expect(s.board('osaka', 'taipei')).toEqual({ osaka: { red: 2 }, taipei: {} });
    expect(s.state.outbreaks).toBe(0);
    expect(s.infectionDiscard).toEqual(['lima', 'osaka']);
    expect(s.state.rate).toBe(1);
    s.goOn();
    expect(s.eventsOf('intensify')).toEqual([{ t: 'intensify', n: 2 }]);
    expect(s.board('osaka', 'lima')).toEqual({ osaka: { red: 2 }, lima: { yellow: 1 } });
  });

  test('PD-ROLE-11: cubes that lie there already stay, also where she goes', () => {
    const s = scene('quarantine-specialist', 'researcher')
      .cubes('atlanta', { blue: 2 })
      .cubes('chicago', { blue: 3, red: 1 })
      .cured('blue')
      .do('drive:chicago');
    expect(s.board('atlanta', 'chicago')).toEqual({ atlanta: { blue: 2 }, chicago: { blue: 3, red: 1 } });
  });

  test('PD-ROLE-11: she protects where she is now, not where she was', () => {
    const s = scene('quarantine-specialist', 'researcher')
      .at('quarantine-specialist', 'lima')
      .flips('santiago', 'bogota')
      .draws('paris', 'milan')
      .do('drive:bogota')
      .endTurn();
    expect(s.board('santiago', 'bogota')).toEqual({ santiago: { yellow: 1 }, bogota: {} });
  });

  test('PD-ROLE-11 PD-ROLE-14: she protects on the turns of the others as well', () => {
    const s = scene('scientist', 'researcher', 'quarantine-specialist')
      .at('quarantine-specialist', 'lima')
      .flips('lima', 'santiago')
      .draws('paris', 'milan')
      .endTurn();
    expect(s.board('lima', 'santiago')).toEqual({ lima: {}, santiago: {} });
  });

  test('PD-ROLE-11 T-123 R43 PD-SETUP-06: at set-up she is powerless even around Atlanta', () => {
    let inAtlanta = 0;
    let nearby = 0;
    for (let seed = 0; seed < 200; seed++) {
      const roles = ['quarantine-specialist', 'random'];
      const options = pandemic.readOptions({ players: 2, roles });
      const run = new Run(pandemic, pandemic.create(options, seedStreams(`quiet ${seed}`, pandemic.streams)));
      run.advance();
      const { state } = run;
      expect(state.pawns).toEqual([ATLANTA, ATLANTA]);
      state.infectionDiscard.forEach((city, i) => {
        const cubes = state.cubes.slice(city * DISEASES, (city + 1) * DISEASES);
        expect(cubes.reduce((sum, n) => sum + n, 0)).toBe(3 - Math.floor(i / 3));
        if (city === ATLANTA) inAtlanta += 1;
        if (adjacent(city, ATLANTA)) nearby += 1;
      });
    }
    expect(inAtlanta).toBeGreaterThan(0);
    expect(nearby).toBeGreaterThan(0);
  });
});
