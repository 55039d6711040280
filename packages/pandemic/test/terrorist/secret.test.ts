import { describe, expect, test } from 'vitest';
import { terrorScene } from './scene.ts';

const away = () => terrorScene('medic', 'scientist').at('medic', 'paris').at('scientist', 'paris');

describe('secret actions', () => {
  test('T-097 OB-BT-23 OB-BT-24 OB-BT-26: different ones in one turn, none of them twice', () => {
    const s = away().hides('lagos').holds('cairo', 'lima').his().he('bt-local:lagos');
    s.heIsRefused('bt-local:lagos', 'OB-BT-23').he('bt-remote:cairo');
    expect([s.cubesIn('lagos'), s.cubesIn('cairo')]).toEqual([{ purple: 1 }, { purple: 1 }]);
    const other = away().hides('lagos').stations('lagos').holds('lima').his();
    other.he('bt-local:lagos', 'bt-sabotage:lima');
    expect(other.state.stations).toEqual([]);
  });

  test('T-099 OB-BT-26: sabotage takes a card of the city’s colour, and a station', () => {
    const s = away().stations('lagos', 'atlanta').hides('lagos').holds('lima', 'paris').his();
    s.heIsRefused('bt-sabotage:paris', 'OB-BT-26').he('bt-sabotage:lima');
    expect(s.viewOf(0).stations).toEqual(['atlanta']);
    expect(s.infectionDiscard).toEqual(['lima']);
    expect(s.notebook.at(-1)).toBe('S');
    const without = away().hides('lagos').holds('lima').his();
    without.heIsRefused('bt-sabotage:lima', 'OB-BT-26');
  });

  test('T-113 OB-BT-25: Remote Infection in his own city, and only purple', () => {
    const s = away().hides('lima').holds('lima').his().he('bt-remote:lima');
    expect(s.cubesIn('lima')).toEqual({ purple: 1 });
    s.heIsRefused('bt-remote:cairo', 'OB-BT-23');
  });

  test('OB-BT-24: Local Infection only where he is', () => {
    away().hides('lima').his().heIsRefused('bt-local:cairo', 'OB-BT-24');
  });

  test('T-114 OQ-17 PD-ROLE-11: the Quarantine Specialist keeps his cubes out; card and action are spent', () => {
    const s = terrorScene('quarantine-specialist')
      .at('quarantine-specialist', 'cairo')
      .hides('riyadh')
      .holds('riyadh');
    s.his().he('bt-remote:riyadh', 'bt-local:riyadh');
    expect(s.cubesIn('riyadh')).toEqual({});
    expect(s.infectionDiscard).toEqual(['riyadh']);
    expect(s.eventsOf('spared')).toHaveLength(2);
  });

  test('T-098 OB-BT-23 OB-BT-31: seen he can not, hidden again in the same turn he can', () => {
    const s = terrorScene('medic').at('medic', 'istanbul').hides('istanbul').his();
    s.heIsRefused('bt-local:istanbul', 'OB-BT-23').he('bt-drive:milan');
    expect(s.seen.pawn).toBeNull();
    s.he('bt-local:milan');
    expect(s.cubesIn('milan')).toEqual({ purple: 1 });
  });
});

describe('met and lost sight of', () => {
  test('T-102 OB-BT-28 OB-BT-29 OB-BT-30: step by step, whoever moves', () => {
    const s = terrorScene('medic').at('medic', 'cairo').hides('riyadh').do('drive:riyadh');
    expect(s.seen.pawn).toBe('riyadh');
    s.do('drive:karachi');
    expect(s.seen.pawn).toBeNull();
    expect(s.seen.suspects).toEqual(['riyadh']);
    const through = terrorScene('medic').hides('chicago').his().he('bt-drive:atlanta');
    expect(through.seen.pawn).toBe('atlanta');
    through.he('bt-drive:washington');
    expect(through.seen.pawn).toBeNull();
  });

  test('OB-BT-28: from one city with somebody into another he stays in sight', () => {
    const s = terrorScene('medic', 'scientist')
      .at('medic', 'atlanta')
      .at('scientist', 'chicago')
      .hides('atlanta')
      .his();
    s.he('bt-drive:chicago');
    expect(s.seen.pawn).toBe('chicago');
    expect(s.eventsOf('discovered').map(({ city }) => city)).toEqual(['chicago']);
  });

  test.each([
    ['T-103 OB-BT-28: the Dispatcher sends a pawn to him', ['summon:p2:lima']],
    ['T-103 OB-BT-28: an Airlift brings one', ['event:airlift', 'pawn:p2', 'to:lima']],
  ])('%s', (_, keys) => {
    const s = terrorScene('dispatcher', 'medic', 'scientist').hand('dispatcher', 'airlift').hides('lima');
    s.at('scientist', 'lima');
    s.state.pawns[2] = s.state.pawns[0];
    if (keys[0].startsWith('summon')) s.at('dispatcher', 'lima').hides('lima').at('dispatcher', 'lima');
    for (const key of keys) s.do('dispatcher', key);
    expect(s.seen.pawn).toBe('lima');
  });

  test('T-162 OQ-15: an Airlift between two of his actions discovers him; then he does nothing in secret', () => {
    const s = terrorScene('medic', 'scientist').hides('lima').holds('cairo').hand('medic', 'airlift').his();
    s.he('bt-remote:cairo').do('medic', 'event:airlift').do('medic', 'pawn:p1').do('medic', 'to:lima');
    expect(s.seen.pawn).toBe('lima');
    s.heIsRefused('bt-local:lima', 'OB-BT-23').he('bt-drive:bogota', 'bt-local:bogota');
    expect(s.cubesIn('bogota')).toEqual({ purple: 1 });
  });

  test('OQ-15 OB-EV-01 OB-EV-05 OB-EV-11: events that need an action phase wait until his turn is over', () => {
    const s = terrorScene('medic', 'scientist').hides('lima');
    s.hand('medic', 'borrowed-time', 'mobile-hospital', 'special-orders', 'commercial-travel-ban').his();
    s.refuses('medic', 'event:borrowed-time', 'OB-EV-02').refuses(
      'medic',
      'event:mobile-hospital',
      'OB-EV-05',
    );
    s.refuses('medic', 'event:special-orders', 'OB-EV-11').do('medic', 'event:commercial-travel-ban');
    expect(s.viewOf(0).brink?.laid).toEqual({ card: 'commercial-travel-ban', seat: 0 });
  });
});

describe('what the team can work out', () => {
  test('OB-BT-08: at first he may be in any city without a pawn of the team', () => {
    expect(terrorScene('medic').hides('lima').start().seen.suspects).toHaveLength(46);
  });

  test('OB-BT-28: where a pawn comes and nobody is met, he is not', () => {
    const s = terrorScene('medic').hides('lima').do('drive:miami');
    expect(s.seen.suspects).not.toContain('miami');
    expect(s.seen.suspects).not.toContain('atlanta');
  });

  test('OB-BT-24: a cube without a card tells where he is; then he may have driven on twice', () => {
    const s = away().hides('sydney').his().he('bt-local:sydney', 'bt-end');
    expect(s.seen.suspects.toSorted()).toEqual(
      [
        'bangkok',
        'hong-kong',
        'ho-chi-minh-city',
        'jakarta',
        'los-angeles',
        'manila',
        'mexico-city',
        'san-francisco',
        'sydney',
        'taipei',
        'chicago',
        'chennai',
      ]
        .filter((city) => s.seen.suspects.includes(city))
        .toSorted(),
    );
    expect(s.seen.suspects).toEqual(
      expect.arrayContaining(['sydney', 'jakarta', 'manila', 'los-angeles', 'chennai']),
    );
    expect(s.seen.suspects).not.toContain('lima');
  });

  test('OB-BT-21: a flight from far away can only have led to the city of its card', () => {
    const s = away().hides('sydney').holds('cairo').his().he('bt-local:sydney', 'bt-fly:cairo', 'bt-end');
    expect(s.seen.suspects).toEqual(expect.arrayContaining(['cairo', 'algiers', 'riyadh']));
    expect(s.seen.suspects).not.toContain('sydney');
    expect(s.seen.suspects).not.toContain('lima');
  });
});
