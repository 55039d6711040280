import { describe, expect, test } from 'vitest';
import { terrorScene } from './scene.ts';

describe('capture', () => {
  test('T-104 OB-BT-33: by the active player in his city, with an action left', () => {
    const s = terrorScene('medic', 'scientist').at('scientist', 'paris').hides('atlanta').actions(1);
    s.refuses('scientist', 'capture', 'PD-TURN-05').do('medic', 'capture');
    expect(s.state.actions).toBe(0);
    expect(s.seen.captor).toBe(0);
  });

  test('T-104 OB-BT-33: not from elsewhere, not without an action', () => {
    const s = terrorScene('medic', 'scientist').at('medic', 'paris').hides('atlanta');
    s.refuses('medic', 'capture', 'OB-BT-33');
    terrorScene('medic').hides('atlanta').actions(0).refuses('medic', 'capture', 'PD-TURN-02');
  });

  test('T-119 OB-BT-34: his cards go to the discard without a cube and without a sighting', () => {
    const s = terrorScene('medic').hides('atlanta').holds('lima', 'cairo').do('capture');
    expect(s.infectionDiscard).toEqual(['cairo', 'lima']);
    expect([s.cubesIn('lima'), s.cubesIn('cairo')]).toEqual([{}, {}]);
    expect(s.seen).toMatchObject({ handCount: 0, sightings: [], pawn: null, suspects: [] });
    expect(s.own.secret?.city).toBeNull();
  });

  test('T-105 OB-BT-35 OB-BT-37: captured he draws, and no drive is his', () => {
    const s = terrorScene('medic')
      .hides('atlanta')
      .flips('lima', 'cairo', 'delhi', 'osaka')
      .draws('essen', 'milan');
    s.do('capture').do('end').goOn();
    s.heIsRefused('bt-drive:chicago', 'OB-BT-35').heIsRefused('bt-escape:lima', 'OB-BT-36');
    s.he('bt-draw', 'bt-draw').asks('researcher', 'action');
  });

  test('T-105 OB-BT-36 OB-BT-38: fled at once, he has an action and a drive left', () => {
    const s = terrorScene('medic').hides('atlanta').do('capture').holds('lima').his();
    s.heIsRefused('bt-fly:lima', 'OB-BT-35').heIsRefused('bt-local:lima', 'OB-BT-35').he('bt-escape:lima');
    expect(s.hisKinds).toEqual(['bt-draw', 'bt-drive', 'bt-local']);
    expect(s.eventsOf('escaped')).toEqual([{ t: 'escaped', seat: 2, from: 0, city: 'lima', n: 0 }]);
  });

  test('T-106 OB-BT-38 OB-BT-28: he may flee to where somebody is, and is seen there', () => {
    const s = terrorScene('medic', 'scientist')
      .at('scientist', 'lima')
      .hides('atlanta')
      .do('medic', 'capture');
    s.holds('lima', 'cairo').his().he('bt-escape:lima');
    expect(s.seen.pawn).toBe('lima');
    s.heIsRefused('bt-local:lima', 'OB-BT-23').he('bt-drive:bogota', 'bt-local:bogota');
    expect(s.cubesIn('bogota')).toEqual({ purple: 1 });
  });

  test('OB-BT-51: the notebook says it in the row of the turn before', () => {
    const s = terrorScene('medic', 'scientist').hides('chicago').his().he('bt-drive:atlanta', 'bt-end');
    s.do('scientist', 'capture');
    expect(s.notebook.at(-1)).toBe('atlanta, -, -, G');
  });

  test('OQ-18 OB-EV-13: who swaps the role keeps the prisoner', () => {
    const s = terrorScene('medic').hides('atlanta').hand('medic', 'new-assignment').do('capture');
    s.do('event:new-assignment').do('assign:p1').do('take-role:archivist');
    expect(s.seen.captor).toBe(0);
  });
});
