import { describe, expect, test } from 'vitest';
import type { OptionInput } from '../../src/state/options.ts';
import { onBoard, strainScene, told } from '../modules.ts';
import type { Scene } from '../scene.ts';

/** Red is the eradicated strain; Hidden Pocket is drawn, and the draw is over. */
function drawn(
  prepare: (s: Scene) => Scene,
  roles = ['scientist', 'researcher'],
  options: OptionInput = {},
): Scene {
  const s = strainScene({ strain: 'red', cards: ['hidden-pocket'], ...options }, ...roles)
    .eradicated('red')
    .hand(roles[1], 'airlift')
    .draws('hidden-pocket', 'paris');
  return prepare(s).do('end').asks(roles[0], 'pause');
}

describe('Hidden Pocket', () => {
  test('OB-VS-14 T-077 OQ-01 B70: the strain is only cured again, one cube in each of its cities in the discard', () => {
    const s = drawn((s) => s.rateSpace(6).infected('osaka', 'lima', 'manila').bottom('sydney'));
    expect(s.eventTypes.slice(4)).toEqual([
      ...['bottom', 'spared', 'effect', 'revived', 'infect', 'infect', 'infect', 'intensify'],
    ]);
    expect(told(s).sort()).toEqual(['manila red 1', 'osaka red 1', 'sydney red 1']);
    expect(s.eventsOf('intensify')).toEqual([{ t: 'intensify', n: 4 }]);
    expect(s.status('red')).toBe('cured');
    expect(s.board('osaka', 'manila', 'sydney', 'lima')).toEqual({
      osaka: { red: 1 },
      manila: { red: 1 },
      sydney: { red: 1 },
      lima: {},
    });
    expect(onBoard(s, 'red')).toBe(3);
    s.goOn();
  });

  test('OB-VS-14 T-078 B70: no card of the strain in the discard: it stays eradicated', () => {
    const s = drawn((s) => s.infected('lima', 'paris').bottom('delhi'));
    expect(s.status('red')).toBe('eradicated');
    expect(onBoard(s, 'red')).toBe(0);
    expect(s.eventsOf('revived')).toEqual([]);
    expect(s.eventsOf('effect')).toMatchObject([{ card: 'hidden-pocket', none: true }]);
    s.goOn();
  });

  test.each(['uncured', 'cured'])('OB-VS-14 T-078: a strain that is %s is left as it is', (status) => {
    const s = strainScene({ strain: 'red', cards: ['hidden-pocket'] }, 'scientist', 'researcher')
      .hand('researcher', 'airlift')
      .infected('osaka', 'manila')
      .cubes('tokyo', { red: 1 })
      .draws('hidden-pocket', 'paris')
      .bottom('delhi');
    if (status === 'cured') s.cured('red');
    s.do('end');
    expect(s.status('red')).toBe(status);
    expect(s.board('osaka', 'manila', 'tokyo')).toEqual({ osaka: {}, manila: {}, tokyo: { red: 1 } });
    s.goOn();
  });

  test('OB-VS-14: another eradicated disease stays eradicated', () => {
    const s = drawn((s) => s.eradicated('yellow').infected('lima', 'osaka').bottom('delhi'));
    expect([s.status('yellow'), s.status('red')]).toEqual(['eradicated', 'cured']);
    expect(s.cubesIn('lima')).toEqual({});
    s.goOn();
  });

  test('OB-VS-14: the card that this epidemic has just turned over is enough', () => {
    const s = drawn((s) => s.bottom('tokyo'));
    expect(s.status('red')).toBe('cured');
    expect(s.cubesIn('tokyo')).toEqual({ red: 1 });
    s.goOn();
  });

  test('OB-VS-14: from then on the strain spreads again, in the infect phase of this very turn', () => {
    const s = drawn((s) => s.infected('osaka').bottom('manila')).goOn();
    expect(told(s).slice(2).sort()).toEqual(['manila red 1', 'osaka red 1']);
    expect(s.board('osaka', 'manila')).toEqual({ osaka: { red: 2 }, manila: { red: 2 } });
  });

  test('OB-VS-14 OQ-01 R82: as an option the cards of the deck are looked for', () => {
    const s = drawn((s) => s.infected('osaka', 'lima', 'manila').bottom('sydney'), undefined, {
      hiddenPocket: 'deck',
    });
    expect(s.status('red')).toBe('cured');
    expect(s.board('osaka', 'manila', 'sydney')).toEqual({ osaka: {}, manila: {}, sydney: {} });
    expect(onBoard(s, 'red')).toBe(9);
    expect(s.board('tokyo', 'jakarta')).toEqual({ tokyo: { red: 1 }, jakarta: { red: 1 } });
    s.goOn();
  });

  test('OB-VS-14 OQ-01: with that option, too, a card of the strain has to lie in the discard', () => {
    const s = drawn((s) => s.infected('lima').bottom('delhi'), undefined, { hiddenPocket: 'deck' });
    expect(s.status('red')).toBe('eradicated');
    expect(onBoard(s, 'red')).toBe(0);
    s.goOn();
  });

  test('OB-VS-14 OQ-01 PD-COM-03: the order of the cubes does not give away that of the deck', () => {
    const citiesWith = (turned: boolean): string[] => {
      const s = drawn(
        (s) => {
          if (turned) s.state.infectionDeck.reverse();
          return s.infected('osaka').bottom('delhi');
        },
        undefined,
        { hiddenPocket: 'deck' },
      );
      s.goOn();
      return s
        .eventsOf('infect')
        .filter(({ cause }) => cause === 'effect')
        .map(({ city }) => String(city));
    };
    expect(citiesWith(true)).toEqual(citiesWith(false));
    expect(citiesWith(true).length).toBe(11);
  });

  test('OB-VS-20: where the Quarantine Specialist is near no cube is placed', () => {
    const s = drawn(
      (s) => s.at('quarantine-specialist', 'manila').infected('manila', 'osaka').bottom('delhi'),
      ['quarantine-specialist', 'researcher'],
    );
    expect(s.board('manila', 'osaka')).toEqual({ manila: {}, osaka: { red: 1 } });
    s.goOn();
  });

  test('OB-VS-14 OB-VS-20 OQ-29: every cube kept out: the strain is eradicated again', () => {
    const s = drawn((s) => s.at('medic', 'osaka').infected('osaka').bottom('delhi'), ['medic', 'researcher']);
    expect(onBoard(s, 'red')).toBe(0);
    expect(s.status('red')).toBe('eradicated');
    expect(s.eventsOf('eradicated')).toMatchObject([{ disease: 'red' }]);
    s.goOn();
  });

  test('OB-VS-20: a cube that is missing loses the game', () => {
    const s = strainScene({ strain: 'red', cards: ['hidden-pocket'] }, 'scientist', 'researcher')
      .eradicated('red')
      .supply('red', 1)
      .infected('osaka')
      .draws('hidden-pocket', 'paris')
      .bottom('manila')
      .do('end');
    expect(s.outcome).toBe('lost: cubes');
    expect(s.eventsOf('intensify')).toEqual([]);
  });
});
