import { describe, expect, test } from 'vitest';
import { CITY_IDS } from '../../src/content/base/map.ts';
import { scene } from '../scene.ts';

const LEAD = ['lead-drive', 'lead-fly', 'lead-charter', 'lead-shuttle'];

describe('Dispatcher: to another pawn', () => {
  test('PD-ROLE-03 R49: any pawn, his own as well, to any city where another stands', () => {
    scene('dispatcher', 'researcher', 'medic')
      .at('dispatcher', 'paris')
      .at('researcher', 'lima')
      .at('medic', 'cairo')
      .offersOf(
        'dispatcher',
        ['summon'],
        'summon:p1:lima',
        'summon:p1:cairo',
        'summon:p2:paris',
        'summon:p2:cairo',
        'summon:p3:paris',
        'summon:p3:lima',
      );
  });

  test('PD-ROLE-03 T-043 R49: his own pawn joins another without a card and without asking anybody', () => {
    const s = scene('dispatcher', 'researcher')
      .asksConsent()
      .at('researcher', 'tokyo')
      .hand('dispatcher', 'atlanta', 'tokyo')
      .do('summon:p1:tokyo')
      .asks('dispatcher', 'action');
    expect(s.cityOf('dispatcher')).toBe('tokyo');
    expect(s.state.actions).toBe(3);
    expect(s.cardsOf('dispatcher')).toEqual(['atlanta', 'tokyo']);
  });

  test('PD-ROLE-03: not to a city without a pawn, and not to where the pawn is already', () => {
    scene('dispatcher', 'researcher', 'medic')
      .at('researcher', 'tokyo')
      .refuses('dispatcher', 'summon:p3:lima', 'PD-ROLE-03')
      .refuses('dispatcher', 'summon:p3:atlanta', 'PD-ACT-05')
      .refuses('dispatcher', 'summon:p4:tokyo', 'PD-ROLE-03')
      .offersOf('dispatcher', ['summon'], 'summon:p1:tokyo', 'summon:p3:tokyo', 'summon:p2:atlanta');
  });

  test('PD-ROLE-03 T-043: refused by the owner, the pawn stays and no action is spent', () => {
    const s = scene('dispatcher', 'researcher')
      .asksConsent()
      .at('researcher', 'tokyo')
      .do('summon:p2:atlanta')
      .asks('researcher', 'consent')
      .do('refuse')
      .asks('dispatcher', 'action');
    expect(s.cityOf('researcher')).toBe('tokyo');
    expect(s.state.actions).toBe(4);
  });

  test('PD-ROLE-07 T-036: the Medic he calls to Seoul clears it on his turn, for one action', () => {
    const s = scene('dispatcher', 'medic')
      .at('dispatcher', 'seoul')
      .cured('red')
      .cubes('seoul', { red: 2 })
      .cubes('osaka', { red: 1 })
      .do('summon:p2:seoul');
    expect(s.board('seoul', 'osaka')).toEqual({ seoul: {}, osaka: { red: 1 } });
    expect(s.status('red')).toBe('cured');
    expect(s.state.actions).toBe(3);
  });
});

describe('Dispatcher: moving another as if it were his own pawn', () => {
  test('PD-ROLE-03: Drive/Ferry to the neighbours of the moved pawn, not of his own', () => {
    const s = scene('dispatcher', 'researcher')
      .at('dispatcher', 'paris')
      .at('researcher', 'lima')
      .offersOf(
        'dispatcher',
        LEAD,
        'lead-drive:p2:mexico-city',
        'lead-drive:p2:bogota',
        'lead-drive:p2:santiago',
      )
      .refuses('dispatcher', 'lead-drive:p2:milan', 'PD-ACT-01')
      .do('lead-drive:p2:bogota');
    expect(s.cityOf('researcher')).toBe('bogota');
    expect(s.cityOf('dispatcher')).toBe('paris');
    expect(s.state.actions).toBe(3);
  });

  test('PD-ROLE-03 PD-ROLE-04: a direct flight takes his card of the destination', () => {
    const s = scene('dispatcher', 'researcher')
      .at('researcher', 'santiago')
      .hand('dispatcher', 'tokyo', 'santiago')
      .hand('researcher', 'cairo')
      .offersOf('dispatcher', ['lead-fly'], 'lead-fly:p2:tokyo')
      .refuses('dispatcher', 'lead-fly:p2:cairo', 'PD-ACT-02')
      .refuses('dispatcher', 'lead-fly:p2:santiago', 'PD-ACT-05')
      .do('lead-fly:p2:tokyo');
    expect(s.cityOf('researcher')).toBe('tokyo');
    expect(s.cardsOf('dispatcher')).toEqual(['santiago']);
    expect(s.cardsOf('researcher')).toEqual(['cairo']);
    expect(s.discardPile).toEqual(['tokyo']);
  });

  test('PD-ROLE-04 T-042 R47: to charter out of Lima he needs Lima; the Medic having it is no help', () => {
    scene('dispatcher', 'medic')
      .at('medic', 'lima')
      .hand('medic', 'lima')
      .hand('dispatcher', 'atlanta')
      .refuses('dispatcher', 'lead-charter:p2:cairo', 'PD-ACT-03')
      .offersOf('dispatcher', ['lead-charter']);
  });

  test('PD-ROLE-04 T-042 R47: with his own Lima he charters the pawn from there to any city', () => {
    const elsewhere = CITY_IDS.filter((city) => city !== 'lima').map((city) => `lead-charter:p2:${city}`);
    const s = scene('dispatcher', 'medic')
      .at('medic', 'lima')
      .hand('medic', 'cairo')
      .hand('dispatcher', 'lima')
      .offersOf('dispatcher', ['lead-charter'], ...elsewhere)
      .refuses('dispatcher', 'lead-charter:p2:lima', 'PD-ACT-05')
      .do('lead-charter:p2:tokyo');
    expect(s.cityOf('medic')).toBe('tokyo');
    expect(s.cardsOf('dispatcher')).toEqual([]);
    expect(s.cardsOf('medic')).toEqual(['cairo']);
    expect(s.discardPile).toEqual(['lima']);
  });

  test('PD-ROLE-03: shuttle flights between stations, from where the moved pawn is', () => {
    const s = scene('dispatcher', 'researcher', 'medic')
      .at('dispatcher', 'cairo')
      .at('medic', 'lima')
      .stations('atlanta', 'lagos', 'sydney')
      .offersOf('dispatcher', ['lead-shuttle'], 'lead-shuttle:p2:lagos', 'lead-shuttle:p2:sydney')
      .refuses('dispatcher', 'lead-shuttle:p3:lagos', 'PD-ACT-04')
      .do('lead-shuttle:p2:sydney');
    expect(s.cityOf('researcher')).toBe('sydney');
    expect(s.state.actions).toBe(3);
  });

  test('PD-ROLE-03 B22: each move is one of his four actions, then there are no more', () => {
    const s = scene('dispatcher', 'researcher')
      .do('lead-drive:p2:chicago')
      .do('lead-drive:p2:montreal')
      .do('lead-drive:p2:washington')
      .do('summon:p2:atlanta');
    expect(s.state.actions).toBe(0);
    s.offers('dispatcher', 'end');
    s.refuses('dispatcher', 'lead-drive:p2:miami', 'PD-TURN-02');
  });

  test('PD-ROLE-03 B22: his own pawn he moves like everybody, not as if it were that of another', () => {
    scene('dispatcher', 'researcher')
      .hand('dispatcher', 'lima')
      .refuses('dispatcher', 'lead-drive:p1:chicago', 'PD-ROLE-03')
      .refuses('dispatcher', 'lead-fly:p1:lima', 'PD-ROLE-03')
      .offersOf(
        'dispatcher',
        LEAD,
        'lead-drive:p2:chicago',
        'lead-drive:p2:washington',
        'lead-drive:p2:miami',
        'lead-fly:p2:lima',
      );
  });

  test('PD-ROLE-03 PD-ROLE-14: all this takes actions, so only on his own turn, and only he', () => {
    scene('dispatcher', 'researcher')
      .active('researcher')
      .at('dispatcher', 'paris')
      .refuses('dispatcher', 'summon:p2:paris', 'PD-TURN-05')
      .refuses('researcher', 'summon:p2:paris', 'PD-ROLE-03')
      .refuses('researcher', 'lead-drive:p1:london', 'PD-ROLE-03')
      .offersOf('researcher', ['summon', ...LEAD])
      .offers('dispatcher');
  });

  test('PD-ROLE-05 T-139: others treat, build and share by themselves, he only moves them', () => {
    const s = scene('dispatcher', 'medic', 'researcher')
      .at('dispatcher', 'paris')
      .at('medic', 'cairo')
      .at('researcher', 'cairo')
      .cubes('cairo', { black: 3 })
      .hand('dispatcher', 'cairo')
      .hand('medic', 'lima')
      .refuses('dispatcher', 'treat:black', 'PD-ACT-08')
      .refuses('dispatcher', 'build', 'PD-ACT-06')
      .refuses('dispatcher', 'give:p2:cairo', 'PD-ACT-09')
      .refuses('dispatcher', 'take:p2:lima', 'PD-ACT-09')
      .offersOf('dispatcher', ['treat', 'build', 'give', 'take', 'cure']);
    expect(s.cubesIn('cairo')).toEqual({ black: 3 });
  });

  test('PD-ROLE-05 PD-ROLE-10: the special flight of the Operations Expert is not his to use', () => {
    scene('dispatcher', 'operations-expert')
      .at('dispatcher', 'paris')
      .hand('dispatcher', 'lima')
      .hand('operations-expert', 'cairo')
      .refuses('dispatcher', 'expert-fly:tokyo', 'PD-ROLE-09')
      .refuses('dispatcher', 'lead-fly:p2:tokyo', 'PD-ACT-02')
      .offersOf('dispatcher', ['expert-fly', 'lead-fly'], 'lead-fly:p2:lima');
  });
});
