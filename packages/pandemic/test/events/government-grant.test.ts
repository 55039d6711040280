import { playRandom, randomNumbers } from '@holdout/testkit';
import { describe, expect, test } from 'vitest';
import { CITY_IDS } from '../../src/content/base/map.ts';
import { pandemic } from '../../src/game.ts';
import { scene } from '../scene.ts';

const SIX = ['atlanta', 'paris', 'lima', 'cairo', 'tokyo', 'sydney'];

describe('Government Grant', () => {
  test('PD-EVT-06: a station in any city that has none, without a City card and without an action', () => {
    const s = scene('scientist', 'researcher')
      .stations('atlanta', 'paris')
      .hand('researcher', 'government-grant', 'cairo')
      .do('researcher', 'event:government-grant')
      .asks('researcher', 'grantCity');
    const free = CITY_IDS.filter((city) => city !== 'atlanta' && city !== 'paris').map(
      (city) => `to:${city}`,
    );
    expect(free.length).toBe(46);
    s.offers('researcher', ...free, 'back')
      .do('to:cairo')
      .asks('scientist', 'action');
    expect(s.view('scientist').stations).toEqual(['atlanta', 'paris', 'cairo']);
    expect(s.view('scientist').stationsLeft).toBe(3);
    expect(s.cardsOf('researcher')).toEqual(['cairo']);
    expect(s.discardPile).toEqual(['government-grant']);
    expect(s.state.actions).toBe(4);
    expect(s.cityOf('researcher')).toBe('atlanta');
  });

  test('PD-EVT-06 T-137: a city with a station gets no second one', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', 'government-grant')
      .do('event:government-grant')
      .refuses('scientist', 'to:atlanta', 'PD-EVT-06');
    expect(s.view('scientist').stations).toEqual(['atlanta']);
  });

  test('PD-EVT-06 T-137 B28: with all six on the board the player of the card moves one of them', () => {
    const s = scene('scientist', 'researcher')
      .stations(...SIX)
      .hand('researcher', 'government-grant')
      .do('researcher', 'event:government-grant')
      .do('to:milan')
      .asks('researcher', 'moveStation')
      .offers('researcher', ...SIX.map((city) => `station:${city}`), 'back')
      .offers('scientist')
      .refuses('researcher', 'station:milan', 'HO-ASK');
    expect(s.view('scientist').stations.length).toBe(6);
    s.do('station:lima').asks('scientist', 'action');
    expect([...s.view('scientist').stations].sort()).toEqual([
      'atlanta',
      'cairo',
      'milan',
      'paris',
      'sydney',
      'tokyo',
    ]);
    expect(s.view('scientist').stationsLeft).toBe(0);
    expect(s.eventsOf('build')).toEqual([{ t: 'build', seat: 1, city: 'milan', from: 'lima' }]);
    expect(s.discardPile).toEqual(['government-grant']);
  });

  test('PD-EVT-06: with the sixth still in the supply none has to move', () => {
    const s = scene('scientist', 'researcher')
      .stations(...SIX.slice(1))
      .hand('scientist', 'government-grant')
      .do('event:government-grant')
      .do('to:atlanta')
      .asks('scientist', 'action');
    expect(s.eventsOf('build')).toEqual([{ t: 'build', seat: 0, city: 'atlanta', from: null }]);
    expect(s.view('scientist').stations.length).toBe(6);
  });

  test('PD-EVT-06: whoever goes back at either question keeps card and stations', () => {
    const s = scene('scientist', 'researcher')
      .stations(...SIX)
      .hand('scientist', 'government-grant')
      .do('event:government-grant')
      .do('back')
      .asks('scientist', 'action')
      .do('event:government-grant')
      .do('to:milan')
      .do('back')
      .asks('scientist', 'action');
    expect(s.view('scientist').stations).toEqual(SIX);
    expect(s.cardsOf('scientist')).toEqual(['government-grant']);
    expect(s.events).toEqual([]);
  });

  test('PD-EVT-06 B29: on the board and in the supply there are always six, all in different cities', () => {
    let most = 0;
    for (let seed = 0; seed < 150; seed++) {
      const roles = ['operations-expert', 'contingency-planner', 'random'];
      const options = pandemic.readOptions({ players: 3, roles, autoConsent: true });
      playRandom(pandemic, options, `stations ${seed}`, randomNumbers(seed), (run) => {
        const { stations } = run.state;
        most = Math.max(most, stations.length);
        expect(new Set(stations).size).toBe(stations.length);
        expect(stations.length).toBeLessThanOrEqual(6);
      });
    }
    expect(most).toBe(6);
  }, 60_000);
});
