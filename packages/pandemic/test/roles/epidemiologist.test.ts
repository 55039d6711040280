import { describe, expect, test } from 'vitest';
import { scene, sceneWith } from '../scene.ts';

const SIX = ['essen', 'london', 'tokyo', 'osaka', 'delhi', 'cairo'];

function inMilan() {
  return scene('epidemiologist', 'medic', 'scientist').at('epidemiologist', 'milan').at('medic', 'milan');
}

describe('Epidemiologist', () => {
  test('OB-ROLE-07 T-051 R55: in Milan she takes Lima from the Medic, who is there, without an action', () => {
    const s = inMilan().hand('medic', 'lima', 'cairo').do('consult:p2:lima').asks('epidemiologist', 'action');
    expect(s.cardsOf('epidemiologist')).toEqual(['lima']);
    expect(s.cardsOf('medic')).toEqual(['cairo']);
    expect(s.discardPile).toEqual([]);
    expect(s.state.actions).toBe(4);
    expect(s.events).toEqual([{ t: 'share', from: 1, to: 0, card: 'lima' }]);
  });

  test('OB-ROLE-07: any City card of anybody who is there, and of nobody else', () => {
    inMilan()
      .hand('medic', 'lima', 'milan')
      .hand('scientist', 'cairo')
      .offersOf('epidemiologist', ['consult'], 'consult:p2:lima', 'consult:p2:milan')
      .refuses('epidemiologist', 'consult:p3:cairo', 'PD-ACT-09')
      .refuses('epidemiologist', 'consult:p1:cairo', 'PD-ACT-09')
      .refuses('epidemiologist', 'consult:p2:tokyo', 'OB-ROLE-07');
  });

  test('OB-ROLE-07 OQ-06: an event she does not get', () => {
    inMilan()
      .hand('medic', 'lima', 'airlift')
      .offersOf('epidemiologist', ['consult'], 'consult:p2:lima')
      .refuses('epidemiologist', 'consult:p2:airlift', 'OB-ROLE-07');
  });

  test('OB-ROLE-07 T-051: only once in a turn, from whomever', () => {
    inMilan()
      .at('scientist', 'milan')
      .hand('medic', 'lima', 'cairo')
      .hand('scientist', 'tokyo')
      .do('consult:p2:lima')
      .refuses('epidemiologist', 'consult:p2:cairo', 'PD-TURN-04')
      .refuses('epidemiologist', 'consult:p3:tokyo', 'PD-TURN-04')
      .offersOf('epidemiologist', ['consult']);
  });

  test('OB-ROLE-07 PD-TURN-04: on her next turn again', () => {
    const s = scene('epidemiologist', 'medic')
      .hand('medic', 'lima', 'cairo')
      .draws('milan', 'essen', 'tokyo', 'osaka')
      .do('consult:p2:lima')
      .endTurn()
      .endTurn()
      .do('consult:p2:cairo');
    expect(s.cardsOf('epidemiologist')).toEqual(['cairo', 'essen', 'lima', 'milan']);
  });

  test('OB-ROLE-08 T-051: not on the turn of another, and nobody else can do it', () => {
    scene('medic', 'epidemiologist')
      .hand('medic', 'lima')
      .hand('epidemiologist', 'cairo')
      .refuses('epidemiologist', 'consult:p1:lima', 'PD-TURN-05')
      .refuses('medic', 'consult:p2:cairo', 'OB-ROLE-07')
      .offersOf('medic', ['consult', 'consult-ask'])
      .offers('epidemiologist');
  });

  test('OB-ROLE-08: it is no Share Knowledge: that she can do in the same turn as well', () => {
    const s = inMilan().hand('medic', 'lima', 'milan').do('consult:p2:lima').do('take:p2:milan');
    expect(s.cardsOf('epidemiologist')).toEqual(['lima', 'milan']);
    expect(s.state.actions).toBe(3);
    s.refuses('epidemiologist', 'take:p2:lima', 'PD-ACT-09');
  });

  test('OB-ROLE-08: it is no action: she can do it when none is left, until her action phase is over', () => {
    const s = inMilan()
      .hand('medic', 'lima', 'airlift')
      .actions(0)
      .offersOf('epidemiologist', ['consult', 'drive', 'end'], 'consult:p2:lima', 'end')
      .refuses('epidemiologist', 'consult:p2:airlift', 'OB-ROLE-07')
      .do('consult:p2:lima');
    expect(s.cardsOf('epidemiologist')).toEqual(['lima']);
    expect(s.state.actions).toBe(0);
    const late = inMilan().hand('medic', 'lima', 'airlift').draws('tokyo', 'osaka').do('end');
    late.asks('epidemiologist', 'pause').refuses('epidemiologist', 'consult:p2:lima', 'PD-TURN-01');
  });

  test('OB-ROLE-07 PD-COM-04: the other is asked, and told which card', () => {
    const s = inMilan().asksConsent().hand('medic', 'lima').do('consult:p2:lima').asks('medic', 'consent');
    expect(s.run.decision([1])?.about).toBe('p1:consult:p2:lima');
    s.offers('medic', 'agree', 'refuse').do('agree').asks('epidemiologist', 'action');
    expect(s.cardsOf('epidemiologist')).toEqual(['lima']);
  });

  test('OB-ROLE-07 OQ-34: refused, it has not been used: she may ask for another card, or somebody else', () => {
    const s = inMilan()
      .at('scientist', 'milan')
      .asksConsent()
      .hand('medic', 'lima', 'cairo')
      .hand('scientist', 'tokyo')
      .do('consult:p2:lima')
      .do('refuse')
      .asks('epidemiologist', 'action')
      .offersOf('epidemiologist', ['consult'], 'consult:p2:lima', 'consult:p2:cairo', 'consult:p3:tokyo');
    expect(s.cardsOf('medic')).toEqual(['cairo', 'lima']);
    s.do('consult:p3:tokyo').do('agree');
    expect(s.cardsOf('epidemiologist')).toEqual(['tokyo']);
  });

  test('OB-ROLE-07 PD-HAND-02 R55: an eighth card makes her reduce her hand at once', () => {
    const s = inMilan()
      .hand('epidemiologist', ...SIX, 'sydney')
      .hand('medic', 'lima')
      .do('consult:p2:lima')
      .asks('epidemiologist', 'discard')
      .do('discard:sydney')
      .asks('epidemiologist', 'action');
    expect(s.cardsOf('epidemiologist')).toEqual([...SIX, 'lima'].sort());
  });
});

describe('Epidemiologist, with closed hands', () => {
  const closed = () =>
    sceneWith({ hands: 'closed' }, 'epidemiologist', 'medic', 'scientist')
      .at('epidemiologist', 'milan')
      .at('medic', 'milan');

  test('OB-ROLE-07 PD-COM-02: she asks, and the other answers with any City card', () => {
    const s = closed()
      .hand('medic', 'lima', 'cairo', 'airlift')
      .offersOf('epidemiologist', ['consult', 'consult-ask'], 'consult-ask:p2')
      .refuses('epidemiologist', 'consult:p2:lima', 'PD-COM-02')
      .do('consult-ask:p2')
      .asks('medic', 'request')
      .offers('medic', 'hand-over:lima', 'hand-over:cairo', 'refuse')
      .refuses('medic', 'hand-over:airlift', 'OB-ROLE-07')
      .offers('epidemiologist')
      .do('hand-over:cairo')
      .asks('epidemiologist', 'action');
    expect(s.cardsOf('epidemiologist')).toEqual(['cairo']);
    expect(s.state.actions).toBe(4);
    s.refuses('epidemiologist', 'consult-ask:p2', 'PD-TURN-04').offersOf('epidemiologist', ['consult-ask']);
  });

  test('OB-ROLE-07 OQ-34: refused, she may ask again', () => {
    const s = closed()
      .hand('medic', 'lima')
      .do('consult-ask:p2')
      .do('refuse')
      .asks('epidemiologist', 'action')
      .offersOf('epidemiologist', ['consult-ask'], 'consult-ask:p2');
    expect(s.cardsOf('medic')).toEqual(['lima']);
  });

  test('OB-ROLE-07: whether the other has a City card is not told: he is asked even with an event only', () => {
    closed()
      .hand('medic', 'airlift')
      .offersOf('epidemiologist', ['consult-ask'], 'consult-ask:p2')
      .do('consult-ask:p2')
      .asks('medic', 'request')
      .offers('medic', 'refuse')
      .do('refuse');
    closed().refuses('epidemiologist', 'consult-ask:p2', 'PD-ACT-09');
  });
});
