import { describe, expect, test } from 'vitest';
import { pandemic } from '../src/game.ts';
import { scene, sceneWith } from './scene.ts';

describe('who decides', () => {
  test('PD-COM-01: everybody may give advice, but only the active player has actions to choose from', () => {
    const s = scene('scientist', 'researcher', 'medic')
      .active('researcher')
      .hand('researcher', 'lima')
      .hand('medic', 'airlift')
      .asks('researcher', 'action');
    s.offersOf(
      'researcher',
      ['drive', 'fly', 'end'],
      'drive:chicago',
      'drive:washington',
      'drive:miami',
      'fly:lima',
      'end',
    );
    s.offers('scientist').offers('medic', 'event:airlift');
    s.refuses('scientist', 'drive:chicago', 'PD-TURN-05');
    s.refuses('medic', 'end', 'PD-TURN-05');
    s.refuses('medic', 'fly:lima', 'PD-TURN-05');
  });
});

describe('consent', () => {
  test('PD-COM-04 B02: whoever is to get a card is asked, and told from whom and which', () => {
    const s = scene('scientist', 'researcher', 'medic')
      .asksConsent()
      .at('medic', 'chicago')
      .hand('scientist', 'atlanta')
      .do('give:p2:atlanta')
      .asks('researcher', 'consent');
    expect(s.run.decision([1])?.about).toBe('p1:give:p2:atlanta');
    s.offers('researcher', 'agree', 'refuse').offers('scientist').offers('medic');
    expect(s.cardsOf('scientist')).toEqual(['atlanta']);
    s.do('agree').asks('scientist', 'action');
    expect(s.cardsOf('researcher')).toEqual(['atlanta']);
    expect(s.cardsOf('scientist')).toEqual([]);
    expect(s.eventsOf('share')).toEqual([{ t: 'share', from: 0, to: 1, card: 'atlanta' }]);
    expect(s.state.actions).toBe(3);
  });

  test('PD-COM-04: whoever is to hand over a card is asked', () => {
    const s = scene('scientist', 'researcher')
      .asksConsent()
      .hand('researcher', 'atlanta')
      .do('take:p2:atlanta')
      .asks('researcher', 'consent');
    expect(s.run.decision([1])?.about).toBe('p1:take:p2:atlanta');
    s.do('agree');
    expect(s.cardsOf('scientist')).toEqual(['atlanta']);
    expect(s.state.actions).toBe(3);
  });

  test('PD-COM-04 OQ-34 T-015: refused, nothing is spent and it may be tried again', () => {
    const s = scene('scientist', 'researcher')
      .asksConsent()
      .hand('researcher', 'atlanta')
      .do('take:p2:atlanta')
      .do('refuse')
      .asks('scientist', 'action');
    expect(s.cardsOf('researcher')).toEqual(['atlanta']);
    expect(s.cardsOf('scientist')).toEqual([]);
    expect(s.state.actions).toBe(4);
    expect(s.events).toEqual([{ t: 'refused', seat: 1, by: 0 }]);
    s.do('take:p2:atlanta').asks('researcher', 'consent').do('agree');
    expect(s.cardsOf('scientist')).toEqual(['atlanta']);
  });

  test('PD-COM-04 OQ-34: a refusal leads back to the same choices and changes nothing', () => {
    const s = scene('dispatcher', 'researcher', 'medic')
      .asksConsent()
      .hand('dispatcher', 'lima')
      .at('medic', 'paris');
    const before = s.keys('dispatcher');
    s.do('lead-fly:p3:lima').asks('medic', 'consent').do('refuse').asks('dispatcher', 'action');
    expect(s.keys('dispatcher')).toEqual(before);
    expect(s.cityOf('medic')).toBe('paris');
    expect(s.cardsOf('dispatcher')).toEqual(['lima']);
    expect(s.discardPile).toEqual([]);
    expect(s.state.actions).toBe(4);
  });

  test('PD-COM-04 T-043: the owner of a pawn is asked however the Dispatcher moves it', () => {
    const s = scene('dispatcher', 'researcher')
      .asksConsent()
      .at('dispatcher', 'paris')
      .stations('atlanta', 'lagos')
      .hand('dispatcher', 'lima', 'atlanta');
    const ways = [
      'summon:p2:paris',
      'lead-drive:p2:miami',
      'lead-fly:p2:lima',
      'lead-charter:p2:cairo',
      'lead-shuttle:p2:lagos',
    ];
    for (const way of ways) {
      s.do(way).asks('researcher', 'consent');
      expect(s.run.decision([1])?.about).toBe(`p1:${way}`);
      s.do('refuse').asks('dispatcher', 'action');
    }
    expect(s.cityOf('researcher')).toBe('atlanta');
    expect(s.cardsOf('dispatcher')).toEqual(['atlanta', 'lima']);
    expect(s.state.actions).toBe(4);
  });

  test('PD-COM-04 T-136 B40: a pawn is airlifted only with the consent of its owner', () => {
    const s = scene('scientist', 'researcher', 'medic')
      .asksConsent()
      .hand('researcher', 'airlift')
      .do('researcher', 'event:airlift')
      .do('pawn:p3')
      .do('to:lima')
      .asks('medic', 'consent');
    expect(s.run.decision([2])?.about).toBe('p2:airlift:p3:lima');
    s.offers('medic', 'agree', 'refuse').offers('scientist').offers('researcher');
    s.do('agree').asks('scientist', 'action');
    expect(s.cityOf('medic')).toBe('lima');
    expect(s.discardPile).toEqual(['airlift']);
  });

  test('PD-COM-04 B43: nobody is asked about the own pawn', () => {
    scene('dispatcher', 'researcher')
      .asksConsent()
      .at('researcher', 'paris')
      .hand('researcher', 'airlift')
      .do('summon:p1:paris')
      .asks('dispatcher', 'action')
      .do('researcher', 'event:airlift')
      .do('pawn:p2')
      .do('to:lima')
      .asks('dispatcher', 'action');
  });

  test('PD-COM-04: as long as one seat is asked, the others wait and the asked one can only answer', () => {
    scene('scientist', 'researcher', 'medic')
      .asksConsent()
      .hand('scientist', 'atlanta')
      .hand('researcher', 'forecast')
      .hand('medic', 'airlift')
      .do('give:p2:atlanta')
      .refuses('scientist', 'drive:chicago', 'PD-TURN-03')
      .refuses('scientist', 'agree', 'HO-SEAT')
      .refuses('medic', 'event:airlift', 'PD-EVT-02')
      .refuses('researcher', 'event:forecast', 'PD-EVT-02')
      .refuses('researcher', 'drive:chicago', 'PD-TURN-05');
  });

  test('PD-COM-04: who has said to agree always is not asked, the others still are', () => {
    const s = scene('dispatcher', 'researcher', 'medic').asksConsent();
    s.state.switches.autoConsent[2] = true;
    s.do('lead-drive:p3:miami').asks('dispatcher', 'action');
    expect(s.cityOf('medic')).toBe('miami');
    s.do('lead-drive:p2:miami').asks('researcher', 'consent');
    expect(s.cityOf('researcher')).toBe('atlanta');
    s.do('agree');
    expect(s.cityOf('researcher')).toBe('miami');
  });

  test('PD-COM-04: unless the table says otherwise, seats are asked', () => {
    const s = sceneWith({ autoConsent: false }, 'scientist', 'researcher').hand('scientist', 'atlanta');
    expect(pandemic.readOptions({})).toMatchObject({ autoConsent: false });
    s.do('give:p2:atlanta').asks('researcher', 'consent');
  });
});
