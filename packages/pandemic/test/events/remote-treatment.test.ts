import { describe, expect, test } from 'vitest';
import { mutationScene } from '../modules.ts';
import { brinkScene, FULL } from '../scene.ts';

describe('Remote Treatment', () => {
  test('OB-EV-10 T-063: a red cube of Lima and a blue one of Paris go, on whoever’s turn', () => {
    const s = brinkScene('scientist', 'researcher')
      .hand('researcher', 'remote-treatment')
      .cubes('lima', { red: 2 })
      .cubes('paris', { blue: 1 })
      .do('researcher', 'event:remote-treatment')
      .asks('researcher', 'remoteCube')
      .offers('researcher', 'cube:lima:red', 'cube:paris:blue', 'back')
      .do('cube:lima:red')
      .do('cube:paris:blue')
      .asks('scientist', 'action');
    expect(s.board('lima', 'paris')).toEqual({ lima: { red: 1 }, paris: {} });
    expect([s.supplyOf('red'), s.supplyOf('blue')]).toEqual([FULL - 1, FULL]);
    expect(s.discardPile).toEqual(['remote-treatment']);
    expect(s.state.actions).toBe(4);
  });

  test('OB-EV-10 T-063: if both were the last of cured diseases, both are eradicated', () => {
    const s = brinkScene('scientist', 'researcher')
      .cured('red', 'blue')
      .hand('scientist', 'remote-treatment')
      .cubes('lima', { red: 1 })
      .cubes('paris', { blue: 1 })
      .do('event:remote-treatment')
      .do('cube:paris:blue')
      .do('cube:lima:red');
    expect([s.status('red'), s.status('blue')]).toEqual(['eradicated', 'eradicated']);
  });

  test('OB-EV-10: two of the same city and colour are as good, and of a cured disease it is two as well', () => {
    const s = brinkScene('scientist', 'researcher')
      .cured('red')
      .hand('scientist', 'remote-treatment')
      .cubes('lima', { red: 3, blue: 1 })
      .do('event:remote-treatment')
      .do('cube:lima:red')
      .do('cube:lima:red');
    expect(s.cubesIn('lima')).toEqual({ red: 1, blue: 1 });
  });

  test('OB-EV-10: exactly two as long as there are two; a cube that is not there cannot be named', () => {
    brinkScene('scientist', 'researcher')
      .hand('scientist', 'remote-treatment')
      .cubes('lima', { red: 1 })
      .cubes('paris', { blue: 1 })
      .do('event:remote-treatment')
      .refuses('scientist', 'cube:lima:blue', 'OB-EV-10')
      .refuses('researcher', 'cube:lima:red', 'HO-SEAT')
      .do('cube:lima:red')
      .asks('scientist', 'remoteCube')
      .refuses('scientist', 'cube:lima:red', 'OB-EV-10')
      .offers('scientist', 'cube:paris:blue', 'back');
  });

  test('OB-EV-10 OQ-22: with one cube on the board only that one goes', () => {
    const s = brinkScene('scientist', 'researcher')
      .hand('scientist', 'remote-treatment')
      .cubes('lima', { red: 1 })
      .do('event:remote-treatment')
      .do('cube:lima:red')
      .asks('scientist', 'action');
    expect(s.cubesIn('lima')).toEqual({});
    expect(s.discardPile).toEqual(['remote-treatment']);
  });

  test('OB-EV-10: with an empty board it cannot be played', () => {
    brinkScene('scientist', 'researcher')
      .hand('scientist', 'remote-treatment')
      .refuses('scientist', 'event:remote-treatment', 'OB-EV-10')
      .offersOf('scientist', ['event']);
  });

  test('OB-EV-10: samples are not on the board', () => {
    const s = brinkScene('field-operative', 'researcher')
      .samples({ red: 3 })
      .hand('researcher', 'remote-treatment')
      .refuses('researcher', 'event:remote-treatment', 'OB-EV-10');
    expect(s.samplesOf('red')).toBe(3);
  });

  test('OB-EV-10 OB-MUT-21 PD-END-03 T-089: the last purple cube wins, and the second cube stays where it is', () => {
    const s = mutationScene('scientist', 'researcher')
      .cured('blue', 'yellow', 'black', 'red')
      .cubes('lima', { purple: 1 })
      .cubes('paris', { blue: 1 })
      .hand('scientist', 'remote-treatment')
      .do('event:remote-treatment')
      .do('cube:lima:purple')
      .do('cube:paris:blue');
    expect(s.outcome).toBe('won: cures');
    expect(s.board('lima', 'paris')).toEqual({ lima: {}, paris: { blue: 1 } });
  });

  test('OB-EV-10: whoever thinks better of it keeps the card and has treated nothing', () => {
    const s = brinkScene('scientist', 'researcher')
      .hand('scientist', 'remote-treatment')
      .cubes('lima', { red: 2 })
      .do('event:remote-treatment')
      .do('cube:lima:red')
      .do('back')
      .asks('scientist', 'action');
    expect(s.cubesIn('lima')).toEqual({ red: 2 });
    expect(s.cardsOf('scientist')).toEqual(['remote-treatment']);
  });
});
