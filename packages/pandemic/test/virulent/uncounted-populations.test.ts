import { describe, expect, test } from 'vitest';
import { strainScene, told } from '../modules.ts';
import type { Scene } from '../scene.ts';

/** Blue is the strain; the card is drawn with Delhi at the bottom, and the draw is over. */
function drawn(prepare: (s: Scene) => Scene, ...roles: string[]): Scene {
  const seats = roles.length > 0 ? roles : ['scientist', 'researcher'];
  const s = strainScene({ strain: 'blue', cards: ['uncounted-populations'] }, ...seats)
    .hand(seats[1], 'airlift')
    .draws('uncounted-populations', 'lima')
    .bottom('delhi');
  return prepare(s).do('end');
}

describe('Uncounted Populations', () => {
  test('OB-VS-19 T-076: one cube where there is just one, nothing where there are none, two or three', () => {
    const s = drawn((s) =>
      s.cubes('paris', { blue: 1 }).cubes('milan', { blue: 2 }).cubes('essen', { blue: 3 }),
    );
    expect(s.board('paris', 'milan', 'essen', 'london')).toEqual({
      paris: { blue: 2 },
      milan: { blue: 2 },
      essen: { blue: 3 },
      london: {},
    });
    expect(s.state.outbreaks).toBe(0);
    const placed = s.events.findIndex(({ t, city }) => t === 'infect' && city === 'paris');
    expect(placed).toBeGreaterThan(s.eventTypes.indexOf('bottom'));
    expect(placed).toBeLessThan(s.eventTypes.indexOf('intensify'));
    s.goOn();
  });

  test('OB-VS-19: cubes of other diseases do not count, and cities of any colour do', () => {
    const s = drawn((s) =>
      s
        .cubes('paris', { blue: 1, red: 2 })
        .cubes('tokyo', { red: 1 })
        .cubes('istanbul', { blue: 1, black: 3 }),
    );
    expect(s.board('paris', 'tokyo', 'istanbul')).toEqual({
      paris: { blue: 2, red: 2 },
      tokyo: { red: 1 },
      istanbul: { blue: 2, black: 3 },
    });
    s.goOn();
  });

  test('OB-VS-19: the cubes that the epidemic itself has brought count', () => {
    const s = strainScene({ strain: 'blue', cards: ['uncounted-populations'] }, 'scientist', 'researcher')
      .hand('researcher', 'airlift')
      .cubes('essen', { blue: 3 })
      .cubes('paris', { blue: 1 })
      .draws('uncounted-populations', 'lima')
      .bottom('essen')
      .do('end');
    expect(told(s)).toEqual([
      'outbreak essen blue',
      ...['london blue 1', 'paris blue 1', 'milan blue 1', 'st-petersburg blue 1'],
      ...['london blue 1', 'milan blue 1', 'st-petersburg blue 1'],
    ]);
    expect(s.board('paris', 'london')).toEqual({ paris: { blue: 2 }, london: { blue: 2 } });
    s.goOn();
  });

  test('OB-VS-20 T-149: a city beside the Quarantine Specialist stays at one', () => {
    const s = drawn(
      (s) => s.at('quarantine-specialist', 'london').cubes('essen', { blue: 1 }).cubes('milan', { blue: 1 }),
      ...['quarantine-specialist', 'researcher'],
    );
    expect(s.board('essen', 'milan')).toEqual({ essen: { blue: 1 }, milan: { blue: 2 } });
    expect(s.eventsOf('spared')).toMatchObject([{ city: 'essen', rule: 'PD-ROLE-11' }]);
    s.goOn();
  });

  test('OB-VS-20: a cube that is missing loses the game, before the shuffle', () => {
    const s = drawn((s) => s.cubes('paris', { blue: 1 }).cubes('milan', { blue: 1 }).supply('blue', 1));
    expect(s.outcome).toBe('lost: cubes');
    expect(s.eventsOf('intensify')).toEqual([]);
  });

  test('OB-VS-19: with no city of just one cube it does nothing', () => {
    const s = drawn((s) => s.cubes('paris', { blue: 2 }));
    expect(s.cubesIn('paris')).toEqual({ blue: 2 });
    expect(s.eventsOf('effect')).toMatchObject([{ card: 'uncounted-populations', none: true }]);
    s.goOn();
  });
});
