import { describe, expect, test } from 'vitest';
import { brinkScene, type Scene, scene } from '../scene.ts';

const flipped = (s: Scene) => s.eventsOf('flip').map(({ city }) => city);

describe('Commercial Travel Ban', () => {
  test('OB-EV-03 T-059: each infect phase flips one card, until the turn of its player comes again', () => {
    const s = brinkScene('scientist', 'researcher', 'medic')
      .rateSpace(4)
      .hand('scientist', 'commercial-travel-ban')
      .draws('milan', 'essen', 'tokyo', 'osaka', 'delhi', 'cairo', 'bogota', 'miami')
      .flips('paris', 'lagos', 'sydney', 'lima', 'beijing', 'riyadh')
      .do('event:commercial-travel-ban');
    expect(s.view('medic').rate).toMatchObject({ value: 1, space: 4 });
    expect(s.view('medic').brink?.laid).toEqual({ card: 'commercial-travel-ban', seat: 0 });
    expect(s.discardPile).toEqual([]);
    s.endTurn();
    expect(flipped(s)).toEqual(['paris']);
    s.endTurn();
    expect(flipped(s)).toEqual(['paris', 'lagos']);
    s.endTurn().asks('scientist', 'action');
    expect(flipped(s)).toEqual(['paris', 'lagos', 'sydney']);
    expect(s.discardPile).toEqual(['commercial-travel-ban']);
    expect(s.view('medic').brink?.laid).toBe(null);
    expect(s.view('medic').rate).toMatchObject({ value: 3, space: 4 });
    expect(s.eventsOf('ban-over')).toEqual([{ t: 'ban-over', seat: 0 }]);
    s.endTurn();
    expect(flipped(s)).toEqual(['paris', 'lagos', 'sydney', 'lima', 'beijing', 'riyadh']);
  });

  test('OB-EV-03 R68: played by another, it lies in front of the active player', () => {
    const s = brinkScene('scientist', 'researcher')
      .hand('researcher', 'commercial-travel-ban')
      .draws('milan', 'essen', 'tokyo', 'osaka')
      .flips('paris', 'lagos')
      .do('researcher', 'event:commercial-travel-ban');
    expect(s.view('scientist').brink?.laid).toEqual({ card: 'commercial-travel-ban', seat: 0 });
    expect(s.cardsOf('researcher')).toEqual([]);
    s.endTurn();
    expect(s.discardPile).toEqual([]);
    s.endTurn();
    expect(s.discardPile).toEqual(['commercial-travel-ban']);
  });

  test('OB-EV-03: played after the draw, it holds for the infect phase of this turn', () => {
    const s = brinkScene('scientist', 'researcher')
      .rateSpace(6)
      .hand('researcher', 'commercial-travel-ban')
      .draws('milan', 'essen')
      .flips('paris')
      .do('end')
      .asks('scientist', 'pause')
      .do('researcher', 'event:commercial-travel-ban')
      .asks('researcher', 'action');
    expect(flipped(s)).toEqual(['paris']);
  });

  test('OB-EV-04 T-059: an epidemic still moves the marker, and the rate still counts as one', () => {
    const s = brinkScene('scientist', 'researcher')
      .rateSpace(3)
      .hand('scientist', 'commercial-travel-ban')
      .draws('epidemic', 'essen', 'tokyo', 'osaka')
      .bottom('delhi')
      .do('event:commercial-travel-ban')
      .endTurn();
    expect(flipped(s)).toEqual(['delhi']);
    expect(s.view('researcher').rate).toMatchObject({ value: 1, space: 4 });
    s.endTurn().asks('scientist', 'action');
    expect(s.view('scientist').rate).toMatchObject({ value: 3, space: 4 });
  });

  test('OB-EV-04 OB-ROLE-13: the Troubleshooter looks at one card while it lies there', () => {
    scene('scientist', 'troubleshooter')
      .rateSpace(4)
      .hand('scientist', 'commercial-travel-ban')
      .draws('milan', 'essen')
      .flips('paris')
      .do('event:commercial-travel-ban')
      .endTurn()
      .asks('troubleshooter', 'look')
      .offers('troubleshooter', 'look:0', 'look:1')
      .refuses('troubleshooter', 'look:2', 'OB-ROLE-13');
  });

  test('OB-EV-03 OQ-27: in front of the Troubleshooter it goes before she looks', () => {
    const s = scene('troubleshooter', 'scientist')
      .rateSpace(4)
      .hand('troubleshooter', 'commercial-travel-ban')
      .draws('milan', 'essen', 'tokyo', 'osaka')
      .flips('paris', 'lagos')
      .do('event:commercial-travel-ban')
      .endTurn()
      .endTurn()
      .asks('troubleshooter', 'look')
      .offers('troubleshooter', 'look:0', 'look:1', 'look:2', 'look:3');
    expect(s.eventsOf('ban-over').length).toBe(1);
  });

  test('OB-EV-03 OQ-27 PD-ROLE-02: off the card of the Contingency Planner it leaves the game at its end', () => {
    const s = brinkScene('contingency-planner', 'scientist')
      .stored('contingency-planner', 'commercial-travel-ban')
      .draws('milan', 'essen', 'tokyo', 'osaka')
      .flips('paris', 'lagos')
      .do('event:commercial-travel-ban');
    expect(s.view('scientist').seats[0].stored).toBe(null);
    s.endTurn().endTurn().asks('contingency-planner', 'action');
    expect(s.removedCards).toEqual(['commercial-travel-ban']);
    expect(s.discardPile).toEqual([]);
  });

  test('OB-EV-03 PD-ROLE-01: as long as it lies there nobody can fetch it', () => {
    brinkScene('contingency-planner', 'scientist')
      .hand('scientist', 'commercial-travel-ban')
      .do('scientist', 'event:commercial-travel-ban')
      .refuses('contingency-planner', 'fetch:commercial-travel-ban', 'PD-ROLE-01')
      .offersOf('contingency-planner', ['fetch']);
  });

  test('OB-EV-03 PD-EVT-07: One Quiet Night meanwhile skips the one card, too', () => {
    const s = brinkScene('scientist', 'researcher')
      .hand('scientist', 'commercial-travel-ban', 'one-quiet-night')
      .draws('milan', 'essen')
      .do('event:commercial-travel-ban')
      .do('event:one-quiet-night')
      .endTurn();
    expect(flipped(s)).toEqual([]);
  });
});
