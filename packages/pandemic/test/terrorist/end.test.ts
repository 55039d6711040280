import { describe, expect, test } from 'vitest';
import { terrorScene, terrorSceneWith } from './scene.ts';

const away = () => terrorScene('medic', 'scientist').at('medic', 'paris').at('scientist', 'paris');

describe('purple outbreaks', () => {
  test('T-107 OB-BT-41 OB-BT-42: a chain leaves one cube in each city', () => {
    const s = away().purple({ osaka: 3, tokyo: 3 }).hides('osaka').his().he('bt-local:osaka');
    expect(s.state.outbreaks).toBe(2);
    for (const city of ['osaka', 'tokyo', 'taipei', 'seoul', 'shanghai', 'san-francisco'])
      expect(s.cubesIn(city), city).toEqual({ purple: 1 });
    expect(s.purpleSupply).toBe(6);
  });

  test('T-108 OB-BT-41 OB-BT-46 OB-BT-47 PD-SUP-01: a missing purple cube loses, and he has won', () => {
    const s = away()
      .purple({ cairo: 3, sydney: 3, tokyo: 3, osaka: 2 })
      .hides('cairo')
      .his()
      .he('bt-local:cairo');
    expect(s.outcome).toBe('lost: cubes');
    expect(s.state.over?.winners).toEqual([2]);
  });

  test('T-109 OB-BT-40 OB-BT-43: purple first, then the colour of the card, each with its outbreak', () => {
    const s = away()
      .cubes('sydney', { purple: 3, red: 3 })
      .hides('lima')
      .draws('essen', 'milan')
      .flips('sydney', 'lagos');
    s.do('medic', 'end').goOn();
    expect(s.cubesIn('sydney')).toEqual({ purple: 1, red: 3 });
    expect(s.eventsOf('outbreak').map(({ disease }) => disease)).toEqual(['purple', 'red']);
  });

  test('T-156 OB-BT-43: a black outbreak keeps its three cubes', () => {
    const s = away()
      .cubes('cairo', { black: 3 })
      .hides('lima')
      .draws('essen', 'milan')
      .flips('cairo', 'lagos');
    s.do('medic', 'end').goOn();
    expect(s.cubesIn('cairo')).toEqual({ black: 3 });
  });
});

describe('cures', () => {
  test('T-157 OB-BT-39 OB-BT-44: five cards, one of a city with purple; without any purple it is impossible', () => {
    const cards = ['miami', 'essen', 'tokyo', 'cairo', 'delhi'];
    const s = terrorScene('medic')
      .hides('lima')
      .purple({ miami: 1 })
      .hand('medic', ...cards);
    expect(s.keys('medic')).toContain('cure:purple');
    const none = terrorScene('medic')
      .hides('lima')
      .hand('medic', ...cards);
    none.refuses('medic', 'cure:purple', 'OB-MUT-18');
  });
});

describe('how it ends', () => {
  test('T-158 OB-BT-50: the eighth outbreak in his own turn is his victory', () => {
    const s = away().purple({ cairo: 3 }).outbreaks(7).hides('cairo').his().he('bt-local:cairo');
    expect(s.outcome).toBe('lost: outbreaks');
    expect(s.state.over?.winners).toEqual([2]);
    expect(s.viewOf(0).over?.winners).toEqual([2]);
  });

  test.each([
    [{ lima: 1 }, [2]],
    [{}, []],
  ] as const)(
    'T-110 OB-BT-47 OB-BT-48: no cards left, with purple %o on the board: winners %o',
    (purple, winners) => {
      const s = away().purple(purple).hides('cairo').playerDeckOf(1).do('medic', 'end');
      expect(s.outcome).toBe('lost: cards');
      expect(s.state.over?.winners).toEqual(winners);
    },
  );

  test('T-111 OB-BT-49 OQ-23: with the last purple cube of a cured disease he is out', () => {
    const s = terrorScene('medic', 'scientist')
      .at('medic', 'lima')
      .cured('purple')
      .purple({ lima: 1 })
      .hides('cairo');
    s.holds('delhi').do('medic', 'treat:purple');
    expect(s.status('purple')).toBe('eradicated');
    expect(s.seen).toMatchObject({ out: true, handCount: 0, suspects: [] });
    expect(s.infectionDiscard).toContain('delhi');
    s.draws('essen', 'milan').flips('osaka', 'tokyo').do('medic', 'end').goOn().asks('scientist', 'action');
    s.playerDeckOf(1).do('scientist', 'end');
    expect(s.state.over?.winners).toEqual([]);
  });

  test('T-112 OB-BT-45: four cures and no purple cube win, whatever he holds', () => {
    const cards = ['essen', 'milan', 'paris', 'london', 'madrid'];
    const s = terrorScene('medic')
      .hides('lima')
      .holds('cairo')
      .cured('yellow', 'black', 'red')
      .hand('medic', ...cards);
    s.do('cure:blue');
    expect(s.outcome).toBe('won: cures');
    expect(s.state.over?.winners).toEqual([0, 1]);
  });

  test('OB-BT-45: with a purple cube on the board four cures are not enough; the last cube then wins', () => {
    const cards = ['essen', 'milan', 'paris', 'london', 'madrid'];
    const s = terrorScene('scientist').hides('lima').cured('yellow', 'black', 'red').purple({ atlanta: 1 });
    s.hand('scientist', ...cards.slice(0, 4)).do('cure:blue');
    expect(s.outcome).toBeNull();
    s.do('treat:purple');
    expect(s.outcome).toBe('won: cures');
  });
});

describe('what is seen of him', () => {
  test('T-159 OB-ETI-03 OB-ETI-04 OB-ETI-05 OQ-36: the number of his cards always, his notebook only after the end', () => {
    const s = away().hides('lima').holds('cairo', 'delhi').his().he('bt-remote:cairo');
    expect(s.seen.handCount).toBe(1);
    expect(s.seen.secret).toBeNull();
    expect(s.hisKeys.some((key) => /show/.test(key))).toBe(false);
    s.he('bt-end').playerDeckOf(1).do('scientist', 'end');
    expect(s.seen.secret?.log.flat().map(({ kind }) => kind)).toContain('remote');
    expect(s.seen.secret?.hand).toEqual(['delhi']);
  });

  test('OB-ETI-01 OB-ETI-02 T-117: the game has no words between players that he does not get', () => {
    const s = away().hides('lima').start();
    const team = JSON.stringify(s.viewOf(0));
    const his = s.viewOf(s.bt);
    expect(his.seats.slice(0, 2).map(({ hand }) => hand)).toEqual([[], []]);
    expect(JSON.parse(team).seats.slice(0, 2)).toEqual(JSON.parse(JSON.stringify(his.seats.slice(0, 2))));
  });

  test('OQ-16: with closed hands he sees no hand of the team', () => {
    const s = terrorSceneWith({ hands: 'closed' }, 'medic', 'scientist')
      .hides('lima')
      .hand('medic', 'cairo')
      .start();
    expect(s.viewOf(s.bt).seats.map(({ hand }) => hand)).toEqual([null, null, []]);
  });

  test('OB-BT-27: which card he drew is named nowhere but in his own view', () => {
    const s = away().hides('lima').flips('osaka').his().he('bt-draw');
    expect(s.own.secret?.hand).toEqual(['osaka']);
    const layers = s.viewOf(0).infectionDeck.layers.flat();
    expect(layers).toContain('osaka');
    expect(s.viewOf(0).infectionDeck.count).toBe(layers.length - 1);
  });
});
