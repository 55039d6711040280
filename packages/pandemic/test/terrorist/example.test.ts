import { describe, expect, test } from 'vitest';
import { type TerrorScene, terrorScene } from './scene.ts';

/** The example of the rulebook, step by step, as one game. */
const NEIGHBOURS_OF_CAIRO = ['algiers', 'istanbul', 'baghdad', 'riyadh', 'khartoum'];

function example(): TerrorScene {
  return terrorScene('scientist', 'researcher')
    .at('scientist', 'milan')
    .at('researcher', 'london')
    .purple({ cairo: 1, seoul: 1 })
    .hides('seoul')
    .holds('cairo', 'istanbul', 'shanghai')
    .his();
}

/** After his first turn. */
const afterFirst = (): TerrorScene => example().he('bt-remote:cairo', 'bt-local:seoul', 'bt-drive:shanghai');

describe('the first turn', () => {
  test('EX-BT-01 OB-BT-25 OB-BT-14: Remote Infection shows the card and a cube', () => {
    const s = example().he('bt-remote:cairo');
    expect(s.infectionDiscard).toEqual(['cairo']);
    expect(s.cubesIn('cairo')).toEqual({ purple: 2 });
    expect(s.purpleSupply).toBe(9);
    expect(s.seen.handCount).toBe(2);
    expect(s.eventsOf('bt-card')).toEqual([{ t: 'bt-card', seat: 2, card: 'cairo', n: 2 }]);
  });

  test('EX-BT-02 OB-BT-24: Local Infection shows a cube, and no card', () => {
    const s = example().he('bt-remote:cairo', 'bt-local:seoul');
    expect(s.cubesIn('seoul')).toEqual({ purple: 2 });
    expect(s.purpleSupply).toBe(8);
    expect(s.infectionDiscard).toEqual(['cairo']);
    expect(s.eventsOf('bt-card')).toHaveLength(1);
  });

  test('EX-BT-03 OB-BT-11 OB-BT-18 OB-BT-51: then he drives once more, and nobody hears of it', () => {
    const s = example().he('bt-remote:cairo', 'bt-local:seoul');
    expect(s.hisKinds).toEqual(['bt-drive']);
    const before = s.events.length;
    s.he('bt-drive:shanghai');
    expect(s.own.secret?.city).toBe('shanghai');
    const told = s.events.slice(before).filter((event) => !event.hidden);
    expect(told.map(({ t }) => t)).toEqual(['bt-over', 'turn']);
    expect(s.notebook.at(-1)).toBe('FI cairo, LI, shanghai');
  });
});

describe('the turn of the team in between', () => {
  test('EX-BT-04 PD-EPI-02 OB-BT-40: an epidemic places three cubes of the card’s colour, and no purple one', () => {
    const s = afterFirst().bottom('beijing').draws('epidemic', 'lima').do('end');
    expect(s.eventsOf('bottom').map(({ city }) => city)).toEqual(['beijing']);
    expect(s.cubesIn('beijing')).toEqual({ red: 3 });
    expect(s.eventsOf('intensify').map(({ n }) => n)).toEqual([2]);
  });

  test('EX-BT-05 OB-BT-40: where purple lies already, a flipped card brings one of both', () => {
    const s = terrorScene('scientist', 'researcher').purple({ cairo: 2, seoul: 2 }).hides('shanghai');
    s.draws('lima', 'lagos').flips('cairo', 'lagos').do('end').goOn();
    expect(s.cubesIn('cairo')).toEqual({ black: 1, purple: 3 });
    expect(s.purpleSupply).toBe(7);
  });
});

/** Cairo has three purple cubes, he is in Shanghai and has two cards. */
function outbreakNear(): TerrorScene {
  return terrorScene('scientist', 'researcher')
    .at('scientist', 'milan')
    .at('researcher', 'st-petersburg')
    .purple({ cairo: 3, seoul: 2 })
    .hides('shanghai')
    .holds('istanbul', 'shanghai')
    .his();
}

describe('the second turn', () => {
  test('EX-BT-06 OB-BT-20 OB-BT-21: a charter flight tells only the city that was left', () => {
    const s = outbreakNear().he('bt-charter:cairo');
    expect(s.own.secret?.city).toBe('cairo');
    expect(s.seen.sightings.map(({ city }) => city)).toEqual(['shanghai']);
    expect(s.infectionDiscard).toEqual(['shanghai']);
    expect(s.seen.secret).toBeNull();
  });

  test('EX-BT-07 OB-BT-41: a purple outbreak leaves one cube and goes to all neighbours', () => {
    const s = outbreakNear().outbreaks(2).he('bt-charter:cairo', 'bt-local:cairo');
    expect(s.state.outbreaks).toBe(3);
    expect(s.cubesIn('cairo')).toEqual({ purple: 1 });
    for (const city of NEIGHBOURS_OF_CAIRO) expect(s.cubesIn(city), city).toEqual({ purple: 1 });
    expect(s.purpleSupply).toBe(4);
  });

  test('EX-BT-08 OB-BT-18: and he drives on', () => {
    const s = outbreakNear().he('bt-charter:cairo', 'bt-local:cairo', 'bt-drive:istanbul');
    expect(s.notebook.at(-1)).toBe('cairo, LI, istanbul');
    expect(s.hisCards).toEqual(['istanbul']);
    expect(s.seen.pawn).toBeNull();
  });
});

/** He is in Istanbul with one card, and the researcher goes there. */
function caught(): TerrorScene {
  const s = outbreakNear().he('bt-charter:cairo', 'bt-local:cairo', 'bt-drive:istanbul');
  return s.do('researcher', 'drive:istanbul');
}

/** The next turn after his capture: Essen lies on top of the infection deck. */
function fled(): TerrorScene {
  const s = caught().do('researcher', 'capture');
  s.draws('lima', 'lagos').flips('lagos', 'kinshasa', 'essen');
  return s.do('researcher', 'end').goOn();
}

describe('discovered, captured and away', () => {
  test('EX-BT-09 OB-BT-28: a pawn that comes into his city discovers him', () => {
    expect(caught().seen.pawn).toBe('istanbul');
  });

  test('EX-BT-10 OB-BT-33 OB-BT-34: with an action left he is captured, and his cards do nothing', () => {
    const s = caught().do('researcher', 'capture');
    expect(s.seen).toMatchObject({ captor: s.seat('researcher'), pawn: null, handCount: 0 });
    expect(s.infectionDiscard).toContain('istanbul');
    expect(s.cubesIn('istanbul')).toEqual({ purple: 1 });
    expect(s.notebook.at(-1)).toBe('cairo, LI, istanbul, G');
    expect(s.state.actions).toBe(2);
  });

  test('EX-BT-11 OB-BT-35 OB-BT-36 OB-BT-37 OB-BT-38: he draws, and flees with that card', () => {
    const s = fled();
    expect(s.hisKinds).toEqual(['bt-draw']);
    s.he('bt-draw');
    expect(s.hisKinds).toEqual(['bt-draw', 'bt-escape']);
    s.he('bt-escape:essen');
    expect(s.own.secret?.city).toBe('essen');
    expect(s.seen).toMatchObject({ captor: null, pawn: null, handCount: 0 });
    expect(s.seen.sightings.at(-1)?.city).toBe('essen');
    expect(s.seen.suspects).toContain('essen');
  });

  test('EX-BT-12 OB-BT-38: the additional drive is still his', () => {
    const s = fled().he('bt-draw', 'bt-escape:essen', 'bt-drive:paris');
    expect(s.own.secret?.city).toBe('paris');
    expect(s.notebook.at(-1)).toBe('K, FL essen, paris');
    expect(s.hisCards).toEqual([]);
  });
});
