import { canonical, checkHash, type Json, Run, readSave, replay, saveTable, Table } from '@holdout/kernel';
import { playRandom, randomNumbers } from '@holdout/testkit';
import { describe, expect, test } from 'vitest';
import { pandemic } from '../src/index.ts';
import { type Scene, scene, sceneWith } from './scene.ts';

/** What a seat could choose at each step until the turn passes, in few words; pauses are passed. */
function moments(s: Scene, role: string): string[] {
  const { turn } = s.start().state;
  const found: string[] = [];
  const note = () => found.push(`${s.run.asking}${s.keys(role).includes('event:airlift') ? ' airlift' : ''}`);
  note();
  s.do('end');
  while (s.state.turn === turn && !s.state.over) {
    note();
    if (s.run.asking === 'discard') s.do(s.keys('scientist')[0]);
    else s.do('continue');
  }
  note();
  return found;
}

describe('a turn', () => {
  test('PD-TURN-01: actions, then two cards, then the infections, then the next seat', () => {
    const s = scene('scientist', 'researcher', 'medic')
      .draws('paris', 'milan')
      .flips('lima', 'tokyo')
      .do('drive:miami')
      .do('drive:bogota');
    expect(s.view('scientist').turn.phase).toBe('actions');
    expect(s.eventTypes).toEqual(['move', 'move']);
    s.endTurn();
    expect(s.eventTypes).toEqual([
      ...['move', 'move', 'drawing', 'draw'],
      ...['flip', 'infect', 'flip', 'infect', 'turn'],
    ]);
    expect(s.eventsOf('turn')).toEqual([{ t: 'turn', seat: 1, turn: 2 }]);
    s.asks('researcher', 'action');
    expect(s.state.actions).toBe(4);
  });

  test('PD-TURN-01: actions are refused in the draw and in the infect phase', () => {
    const s = scene('scientist', 'researcher')
      .hand('researcher', 'airlift')
      .draws('paris', 'milan')
      .flips('lima', 'tokyo')
      .do('end');
    expect(s.view('scientist').turn.phase).toBe('draw');
    s.refuses('scientist', 'drive:miami', 'PD-TURN-01').refuses('scientist', 'end', 'PD-TURN-01');
    s.do('continue');
    expect(s.view('scientist').turn.phase).toBe('infect');
    s.refuses('scientist', 'drive:miami', 'PD-TURN-01')
      .refuses('researcher', 'drive:miami', 'PD-TURN-05')
      .goOn();
    expect(s.view('scientist').turn.phase).toBe('actions');
  });

  test('PD-TURN-02: four actions at most, the same as often as one likes', () => {
    const s = scene('scientist', 'researcher').cubes('atlanta', { red: 3, blue: 1 });
    s.do('treat:red').do('treat:red').do('drive:miami').do('drive:atlanta');
    expect(s.state.actions).toBe(0);
    expect(s.cubesIn('atlanta')).toEqual({ red: 1, blue: 1 });
    s.offers('scientist', 'end')
      .refuses('scientist', 'treat:red', 'PD-TURN-02')
      .refuses('scientist', 'drive:miami', 'PD-TURN-02');
  });

  test('PD-TURN-02 T-124: no action at all is allowed, cards and infections still follow', () => {
    const s = scene('scientist', 'researcher')
      .draws('paris', 'milan', 'essen', 'london')
      .flips('lima', 'tokyo', 'delhi', 'cairo')
      .endTurn();
    expect(s.cardsOf('scientist')).toEqual(['milan', 'paris']);
    expect(s.board('lima', 'tokyo')).toEqual({ lima: { yellow: 1 }, tokyo: { red: 1 } });
    expect(s.state.actions).toBe(4);
    s.endTurn();
    expect(s.state.active).toBe(s.seat('scientist'));
    expect(s.state.actions).toBe(4);
  });

  test('PD-TURN-02 B04: whatever has been done before, the turn can always be ended', () => {
    const s = scene('scientist', 'researcher');
    for (const city of ['miami', 'atlanta', 'miami', 'atlanta']) {
      expect(s.keys('scientist')).toContain('end');
      s.do(`drive:${city}`);
    }
    s.offers('scientist', 'end');
  });

  test('PD-TURN-03: what an action sets off is done before the next one can be chosen', () => {
    const s = scene('medic', 'researcher')
      .cured('red', 'blue')
      .cubes('miami', { red: 3, blue: 2 })
      .cubes('tokyo', { red: 1, blue: 1 })
      .do('drive:miami');
    expect(s.eventTypes).toEqual(['move', 'clear', 'clear']);
    expect(s.cubesIn('miami')).toEqual({});
    s.asks('medic', 'action');
    expect(s.state.actions).toBe(3);
  });

  test('PD-TURN-03: an open question to another player holds up the next action', () => {
    const s = scene('scientist', 'dispatcher')
      .asksConsent()
      .hand('scientist', 'atlanta')
      .do('give:p2:atlanta')
      .asks('dispatcher', 'consent')
      .offers('scientist')
      .offers('dispatcher', 'agree', 'refuse')
      .refuses('scientist', 'drive:miami', 'PD-TURN-03')
      .refuses('scientist', 'end', 'PD-TURN-03');
    expect(s.state.actions).toBe(4);
    s.do('agree').asks('scientist', 'action');
    expect(s.state.actions).toBe(3);
  });

  test('PD-TURN-03 T-020: a win is noticed within the action that brings it, nothing more can be chosen', () => {
    const s = scene('scientist', 'researcher')
      .cured('blue', 'yellow', 'black')
      .hand('scientist', 'osaka', 'tokyo', 'manila', 'sydney', 'airlift')
      .cubes('tokyo', { red: 3 })
      .cubes('atlanta', { blue: 3 })
      .do('treat:blue')
      .do('cure:red');
    expect(s.outcome).toBe('won: cures');
    expect(s.eventTypes).toEqual(['treat', 'eradicated', 'spent', 'cure', 'over']);
    expect(s.cubesIn('tokyo')).toEqual({ red: 3 });
    s.offers('scientist')
      .refuses('scientist', 'end', 'HO-OVER')
      .refuses('scientist', 'event:airlift', 'HO-OVER');
  });

  test('PD-TURN-04 T-126: the flight of the Operations Expert is there once in each of his turns', () => {
    const s = scene('operations-expert', 'researcher')
      .stations('atlanta', 'paris')
      .hand('operations-expert', 'lima', 'tokyo', 'osaka')
      .draws('essen', 'london', 'madrid', 'milan')
      .flips('lagos', 'delhi', 'cairo', 'miami')
      .do('expert-fly:paris')
      .do('spend:lima')
      .refuses('operations-expert', 'expert-fly:cairo', 'PD-TURN-04')
      .offersOf('operations-expert', ['expert-fly'])
      .endTurn()
      .refuses('operations-expert', 'expert-fly:cairo', 'PD-TURN-05')
      .endTurn()
      .do('expert-fly:cairo')
      .do('spend:osaka');
    expect(s.cityOf('operations-expert')).toBe('cairo');
    expect(s.state.actions).toBe(3);
  });

  test('PD-TURN-05 T-126: who is not active has no actions, and cannot end the turn of another', () => {
    scene('scientist', 'researcher', 'medic')
      .cubes('atlanta', { red: 1 })
      .hand('researcher', 'atlanta', 'paris')
      .offers('researcher')
      .offers('medic')
      .refuses('researcher', 'drive:miami', 'PD-TURN-05')
      .refuses('researcher', 'fly:paris', 'PD-TURN-05')
      .refuses('researcher', 'give:p1:paris', 'PD-TURN-05')
      .refuses('medic', 'treat:red', 'PD-TURN-05')
      .refuses('medic', 'end', 'PD-TURN-05');
  });

  test('PD-TURN-05 R31 T-125: others play their events between two actions, at no cost to the active player', () => {
    const s = scene('scientist', 'researcher')
      .hand('researcher', 'one-quiet-night', 'government-grant')
      .do('drive:miami')
      .offers('researcher', 'event:one-quiet-night', 'event:government-grant')
      .do('researcher', 'event:one-quiet-night')
      .asks('scientist', 'action');
    expect(s.state.actions).toBe(3);
    expect(s.discardPile).toEqual(['one-quiet-night']);
  });

  test('PD-TURN-06 T-125: after the fourth action the cards wait for the player to end the actions', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', 'one-quiet-night')
      .hand('researcher', 'airlift')
      .draws('paris', 'milan');
    for (const city of ['miami', 'atlanta', 'miami', 'atlanta']) s.do(`drive:${city}`);
    expect(s.eventTypes).toEqual(['move', 'move', 'move', 'move']);
    s.asks('scientist', 'action')
      .offers('scientist', 'end', 'event:one-quiet-night')
      .offers('researcher', 'event:airlift')
      .do('scientist', 'event:one-quiet-night')
      .offers('scientist', 'end');
    expect(s.cardsOf('scientist')).toEqual([]);
    s.endTurn();
    expect(s.cardsOf('scientist')).toEqual(['milan', 'paris']);
    expect(s.eventsOf('flip')).toEqual([]);
  });

  test('PD-TURN-06: even without any event in hand nothing is drawn by itself', () => {
    const s = scene('scientist', 'researcher').actions(1).do('drive:miami').offers('scientist', 'end');
    expect(s.state.playerDeck.length).toBe(48 + 5 + 4);
  });
});

describe('stable points', () => {
  test('PD-DEF-06: before and after each action, before, between and after the flips', () => {
    const s = scene('scientist', 'researcher')
      .hand('researcher', 'airlift')
      .draws('paris', 'milan')
      .flips('lima', 'tokyo');
    expect(moments(s, 'researcher')).toEqual([
      'action airlift',
      'pause airlift',
      'pause airlift',
      'pause airlift',
      'action airlift',
    ]);
    const order = s.eventTypes.filter((t) => t === 'draw' || t === 'flip' || t === 'turn');
    expect(order).toEqual(['draw', 'flip', 'flip', 'turn']);
  });

  test('PD-DEF-06: each pause lies between two whole steps', () => {
    const s = scene('scientist', 'researcher')
      .hand('researcher', 'airlift')
      .cubes('lima', { yellow: 3 })
      .cubes('bogota', { yellow: 3 })
      .draws('paris', 'milan')
      .flips('lima', 'tokyo')
      .do('end');
    expect(s.eventTypes).toEqual(['drawing', 'draw']);
    s.do('continue');
    expect(s.eventsOf('outbreak').length).toBe(2);
    expect(s.cubesIn('santiago')).toEqual({ yellow: 1 });
    expect(s.infectionDiscard).toEqual(['lima']);
    s.do('continue');
    expect(s.infectionDiscard).toEqual(['lima', 'tokyo']);
    s.asks('scientist', 'pause').do('continue').asks('researcher', 'action');
  });

  test('PD-DEF-06: while a hand is too big, and between two epidemics', () => {
    const big = scene('scientist', 'researcher')
      .hand('researcher', 'airlift')
      .hand('scientist', 'essen', 'london', 'madrid', 'cairo', 'delhi', 'lagos')
      .draws('paris', 'milan')
      .flips('lima', 'tokyo');
    expect(moments(big, 'researcher')).toEqual([
      'action airlift',
      'discard airlift',
      'pause airlift',
      'pause airlift',
      'pause airlift',
      'action airlift',
    ]);
    const twice = scene('scientist', 'researcher')
      .hand('researcher', 'airlift')
      .draws('epidemic', 'epidemic')
      .bottom('delhi', 'cairo');
    expect(moments(twice, 'researcher')).toEqual([
      'action airlift',
      'pause airlift',
      'pause airlift',
      'pause airlift',
      'pause airlift',
      'action airlift',
    ]);
  });

  test('PD-DEF-06: where nobody holds an event, the game does not wait', () => {
    const s = scene('scientist', 'researcher').draws('paris', 'milan').flips('lima', 'tokyo').do('end');
    s.asks('researcher', 'action');
  });

  test('PD-DEF-06: with hidden hands it waits at every pause, whoever holds what', () => {
    const s = sceneWith({ hands: 'closed' }, 'scientist', 'researcher')
      .draws('paris', 'milan')
      .flips('lima', 'tokyo');
    expect(moments(s, 'researcher')).toEqual(['action', 'pause', 'pause', 'pause', 'action']);
  });
});

describe('games as a whole', () => {
  test('PD-TURN-01 B05: every game ends, two cards a turn, within 26 turns', () => {
    for (let game = 0; game < 60; game++) {
      const options = pandemic.readOptions({ players: 2 + (game % 3), epidemics: 6, autoConsent: true });
      const { run } = playRandom(pandemic, options, `ends ${game}`, randomNumbers(game));
      expect(run.state.over).not.toBeNull();
      expect(run.state.turn).toBeLessThanOrEqual(26);
    }
  });

  test('B68: reducing a hand is one card at a time, so there are as many options as cards', () => {
    const s = scene('scientist', 'researcher')
      .hand('scientist', 'paris', 'milan', 'essen', 'lima', 'lagos', 'cairo', 'delhi')
      .draws('tokyo', 'osaka')
      .do('end')
      .asks('scientist', 'discard');
    expect(s.run.count()).toBe(9);
    s.do('discard:paris');
    expect(s.run.count()).toBe(8);
  });

  test('B56: loading a moment changes nothing: neither rate nor outbreaks, and no cube is cleared', () => {
    const s = scene('medic', 'researcher')
      .rateSpace(4)
      .outbreaks(7)
      .cured('red')
      .cubes('tokyo', { red: 2 })
      .at('medic', 'osaka')
      .start();
    const text = JSON.stringify(s.state);
    const loaded = new Run(pandemic, pandemic.readState(JSON.parse(text)));
    loaded.advance();
    expect(JSON.stringify(loaded.state)).toBe(text);
    expect(loaded.decision([0, 1])).toEqual(s.run.decision([0, 1]));
    const here = s.at('medic', 'tokyo').state;
    const there = new Run(pandemic, pandemic.readState(JSON.parse(JSON.stringify(here))));
    there.advance();
    expect(canonical(there.state as unknown as Json)).toBe(canonical(here as unknown as Json));
    expect(s.cubesIn('tokyo')).toEqual({ red: 2 });
  });

  test('B56: a saved game comes back with the same state and the same question', () => {
    const options = pandemic.readOptions({ players: 3, epidemics: 6 });
    const seats = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name }));
    for (let game = 0; game < 5; game++) {
      const table = new Table(pandemic, { options, seed: `save ${game}`, undo: 'keepFate', seats });
      const random = randomNumbers(game);
      for (let i = 0; i < 70 && !table.over; i++) {
        const open = table.decision([0, 1, 2])?.options ?? [];
        const { seat, key } = open[random(open.length)];
        expect(table.answer({ seq: table.state.seq, seat, key })).toBeNull();
      }
      const file = readSave(JSON.stringify(saveTable(table, 'test')));
      const back = replay(pandemic, file);
      expect(back.mismatch).toBeNull();
      expect(checkHash(JSON.parse(JSON.stringify(back.table.state)))).toBe(
        checkHash(JSON.parse(JSON.stringify(table.state))),
      );
      expect(back.table.decision([0, 1, 2])).toEqual(table.decision([0, 1, 2]));
    }
  });
});
