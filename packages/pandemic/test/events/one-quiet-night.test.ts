import { describe, expect, test } from 'vitest';
import { FULL, scene } from '../scene.ts';

describe('One Quiet Night', () => {
  test('PD-EVT-07 T-044 R26 B14: played among the actions, the infect phase of this turn is skipped', () => {
    const s = scene('scientist', 'researcher')
      .hand('researcher', 'one-quiet-night')
      .infected('lima')
      .draws('paris', 'milan')
      .do('researcher', 'event:one-quiet-night')
      .asks('scientist', 'action');
    expect(s.view('researcher').turn.quietNight).toBe(true);
    expect(s.state.actions).toBe(4);
    expect(s.discardPile).toEqual(['one-quiet-night']);
    const deck = s.topInfections(47);
    s.endTurn().asks('researcher', 'action');
    expect(s.topInfections(48)).toEqual(deck);
    expect(s.infectionDiscard).toEqual(['lima']);
    expect(s.state.supply.slice(0, 4)).toEqual([FULL, FULL, FULL, FULL]);
    expect(s.eventsOf('quiet')).toEqual([{ t: 'quiet', seat: 0 }]);
    expect(s.view('researcher').turn.quietNight).toBe(false);
  });

  test('PD-EVT-07 R26: only one phase is skipped, the next player infects again', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', 'one-quiet-night')
      .draws('paris', 'milan', 'cairo', 'delhi')
      .flips('lima', 'osaka')
      .do('event:one-quiet-night')
      .endTurn();
    expect(s.eventsOf('flip')).toEqual([]);
    s.endTurn();
    expect(s.eventsOf('flip').map(({ city }) => city)).toEqual(['lima', 'osaka']);
    expect(s.eventsOf('quiet').length).toBe(1);
  });

  test('PD-EVT-07 T-044: it can still be played after the draw, before the first card', () => {
    const s = scene('scientist', 'researcher')
      .hand('researcher', 'one-quiet-night')
      .draws('paris', 'milan')
      .do('end')
      .asks('scientist', 'pause')
      .do('researcher', 'event:one-quiet-night')
      .asks('researcher', 'action');
    expect(s.eventsOf('flip')).toEqual([]);
    expect(s.state.infectionDeck.length).toBe(48);
  });

  test('PD-EVT-07: after the first card it saves the following phase, not this one', () => {
    const s = scene('scientist', 'researcher')
      .rateSpace(4)
      .hand('researcher', 'one-quiet-night')
      .draws('paris', 'milan', 'cairo', 'delhi')
      .flips('lima', 'osaka', 'essen')
      .do('end')
      .do('continue')
      .do('researcher', 'event:one-quiet-night')
      .asks('researcher', 'action');
    expect(s.board('lima', 'osaka', 'essen')).toEqual({
      lima: { yellow: 1 },
      osaka: { red: 1 },
      essen: { blue: 1 },
    });
    expect(s.view('scientist').turn.quietNight).toBe(true);
    s.endTurn().asks('scientist', 'action');
    expect(s.eventsOf('flip').length).toBe(3);
    expect(s.view('scientist').turn.quietNight).toBe(false);
  });

  test('PD-EVT-07 R26: it does not touch an epidemic: rate, three cubes and shuffling as usual', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', 'one-quiet-night')
      .draws('epidemic', 'milan');
    const lowest = s.start().topInfections(48)[47];
    s.do('event:one-quiet-night').endTurn();
    expect(s.cubesIn(lowest)).toEqual({ blue: 3 });
    expect(s.topInfections(1)).toEqual([lowest]);
    expect(s.state.rate).toBe(1);
    expect(s.eventsOf('flip')).toEqual([]);
    s.asks('researcher', 'action');
  });
});
