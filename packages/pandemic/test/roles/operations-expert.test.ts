import { describe, expect, test } from 'vitest';
import { CITY_IDS } from '../../src/content/base/map.ts';
import { scene } from '../scene.ts';

const elsewhere = (from: string): string[] =>
  CITY_IDS.filter((city) => city !== from).map((city) => `expert-fly:${city}`);

describe('Operations Expert: building', () => {
  test('PD-ROLE-09: he builds without a card, for one action, and keeps the card he has', () => {
    const s = scene('operations-expert', 'researcher')
      .at('operations-expert', 'lima')
      .hand('operations-expert', 'lima', 'paris')
      .do('build');
    expect(s.view('researcher').stations).toEqual(['atlanta', 'lima']);
    expect(s.cardsOf('operations-expert')).toEqual(['lima', 'paris']);
    expect(s.discardPile).toEqual([]);
    expect(s.state.actions).toBe(3);
  });

  test('PD-ROLE-09: nobody else does, not on his turn and not because he is there', () => {
    scene('operations-expert', 'researcher')
      .active('researcher')
      .at('operations-expert', 'lima')
      .at('researcher', 'lima')
      .hand('researcher', 'paris')
      .refuses('researcher', 'build', 'PD-ACT-06')
      .refuses('operations-expert', 'build', 'PD-TURN-05')
      .offersOf('researcher', ['build']);
  });

  test('PD-ROLE-09: where a station stands he builds no second', () => {
    scene('operations-expert', 'researcher')
      .refuses('operations-expert', 'build', 'PD-ACT-06')
      .offersOf('operations-expert', ['build']);
  });

  test('PD-ROLE-09 R34 B28: with all six on the board he may still build and says which one moves', () => {
    const six = ['atlanta', 'paris', 'cairo', 'tokyo', 'sydney', 'delhi'];
    const s = scene('operations-expert', 'researcher')
      .at('operations-expert', 'lima')
      .stations(...six)
      .offersOf('operations-expert', ['build'], 'build')
      .do('build')
      .asks('operations-expert', 'moveStation')
      .offers('operations-expert', ...six.map((city) => `station:${city}`), 'back')
      .do('station:cairo');
    expect([...s.view('researcher').stations].sort()).toEqual([
      'atlanta',
      'delhi',
      'lima',
      'paris',
      'sydney',
      'tokyo',
    ]);
    expect(s.state.actions).toBe(3);
  });
});

describe('Operations Expert: special flight', () => {
  test('PD-ROLE-09 T-040 R50: from a station to any city for any City card', () => {
    const s = scene('operations-expert', 'researcher')
      .hand('operations-expert', 'lima', 'cairo', 'airlift')
      .offersOf('operations-expert', ['expert-fly'], ...elsewhere('atlanta'))
      .do('expert-fly:paris')
      .asks('operations-expert', 'expertCard')
      .offers('operations-expert', 'spend:lima', 'spend:cairo', 'back')
      .refuses('operations-expert', 'spend:airlift', 'HO-ASK')
      .do('spend:lima');
    expect(s.cityOf('operations-expert')).toBe('paris');
    expect(s.cardsOf('operations-expert')).toEqual(['airlift', 'cairo']);
    expect(s.discardPile).toEqual(['lima']);
    expect(s.state.actions).toBe(3);
  });

  test('PD-ROLE-09 T-040 R50: only once in a turn, even if he comes to another station', () => {
    scene('operations-expert', 'researcher')
      .stations('atlanta', 'paris')
      .hand('operations-expert', 'lima', 'cairo')
      .do('expert-fly:paris')
      .do('spend:lima')
      .asks('operations-expert', 'action')
      .refuses('operations-expert', 'expert-fly:tokyo', 'PD-TURN-04')
      .offersOf('operations-expert', ['expert-fly']);
  });

  test('PD-ROLE-09 PD-TURN-04 T-126: on his next turn he has it again', () => {
    scene('operations-expert', 'researcher')
      .stations('atlanta', 'paris')
      .hand('operations-expert', 'lima', 'cairo')
      .draws('milan', 'essen', 'tokyo', 'osaka')
      .do('expert-fly:paris')
      .do('spend:lima')
      .endTurn()
      .endTurn()
      .asks('operations-expert', 'action')
      .offersOf('operations-expert', ['expert-fly'], ...elsewhere('paris'))
      .do('expert-fly:cairo')
      .do('spend:milan');
  });

  test('PD-ROLE-09: it needs a station where he is, and a City card in his hand', () => {
    scene('operations-expert', 'researcher')
      .at('operations-expert', 'lima')
      .hand('operations-expert', 'cairo')
      .refuses('operations-expert', 'expert-fly:tokyo', 'PD-ROLE-09')
      .offersOf('operations-expert', ['expert-fly']);
    scene('operations-expert', 'researcher')
      .hand('operations-expert', 'airlift')
      .refuses('operations-expert', 'expert-fly:tokyo', 'PD-ROLE-09')
      .offersOf('operations-expert', ['expert-fly']);
  });

  test('PD-ROLE-09: it ends in another city than it began', () => {
    scene('operations-expert', 'researcher')
      .hand('operations-expert', 'cairo')
      .refuses('operations-expert', 'expert-fly:atlanta', 'PD-ACT-05');
  });

  test('PD-ROLE-09: whoever goes back while choosing the card has used nothing', () => {
    const s = scene('operations-expert', 'researcher')
      .hand('operations-expert', 'cairo')
      .do('expert-fly:tokyo')
      .do('back')
      .asks('operations-expert', 'action')
      .offersOf('operations-expert', ['expert-fly'], ...elsewhere('atlanta'));
    expect(s.state.actions).toBe(4);
    expect(s.cardsOf('operations-expert')).toEqual(['cairo']);
  });

  test('PD-ROLE-10 T-040: whoever moves his pawn for him does so without it', () => {
    const s = scene('dispatcher', 'operations-expert')
      .hand('dispatcher', 'lima')
      .hand('operations-expert', 'cairo')
      .refuses('dispatcher', 'expert-fly:tokyo', 'PD-ROLE-09')
      .refuses('operations-expert', 'expert-fly:tokyo', 'PD-TURN-05')
      .offersOf('dispatcher', ['expert-fly']);
    // All ways to Tokyo that the Dispatcher has for that pawn.
    expect(s.keys('dispatcher').filter((key) => key.endsWith(':p2:tokyo'))).toEqual([]);
  });

  test('PD-ROLE-10 PD-ROLE-14: it is an action of his own turn', () => {
    scene('operations-expert', 'researcher')
      .active('researcher')
      .hand('operations-expert', 'cairo')
      .hand('researcher', 'lima')
      .refuses('operations-expert', 'expert-fly:tokyo', 'PD-TURN-05')
      .refuses('researcher', 'expert-fly:tokyo', 'PD-ROLE-09')
      .offersOf('researcher', ['expert-fly'])
      .offers('operations-expert');
  });
});
