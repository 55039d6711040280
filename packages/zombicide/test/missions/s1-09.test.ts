import { describe, expect, test } from 'vitest';
import { survivorByNumber } from '../../src/content/survivors/index.ts';
import { deal, seen } from '../deal.ts';
import { type Scene, sceneOf } from '../scene.ts';
import { drivesTo, faultOf, headOf, quietRound, stepsInto, takes } from './moments.ts';

const ALL = ['amy', 'doug', 'josh', 'ned', 'phil', 'wanda'];
const SEEDS = Array.from({ length: 40 }, (_, i) => `rescue ${i}`);

/** With one, two or three players, each with one survivor: Amy, Doug, Josh. */
const tableOf = (players: number): Scene => sceneOf({ mission: 's1-09', players }, ...ALL.slice(0, players));

/** Numbers of the tokens behind which there is somebody, and of the one that is too late. */
const safeOf = (s: Scene): number[] => s.state.faces.flatMap((face, token) => (face === 1 ? [token] : []));
const lateOf = (s: Scene): number => s.state.faces.indexOf(0);

/** Who will be found, in this order. */
const waitingOf = (s: Scene): string[] => s.state.waiting.toReversed().map((id) => survivorByNumber(id).id);
const present = (s: Scene): string[] =>
  s.view.survivors.filter(({ zone }) => zone !== null).map(({ id }) => id);

/** Amy has been everywhere, and everybody she found stands where she found him. */
function allFound(players: number): Scene {
  const s = tableOf(players);
  for (const token of s.mission.objectives.keys()) takes(s, 'amy', token);
  return s;
}

describe('the heading', () => {
  test('S1-M09-HEAD S1-M09-SP1: medium, 90 minutes; one to three players begin with one survivor each', () => {
    expect(headOf('s1-09')).toEqual({ difficulty: 'medium', minutes: 90, survivors: [1, 2, 3] });
  });

  test('S1-M09-HEAD: four players are too many', () => {
    expect(faultOf({ mission: 's1-09', players: 4 })).toEqual({
      field: 'players',
      code: 'option.range',
      found: '4',
      min: 1,
      max: 3,
    });
  });

  test.each([
    [1, 2],
    [2, 1],
    [3, 6],
  ])('S1-M09-SP1: %i players cannot begin with %i survivors', (players, count) => {
    expect(faultOf({ mission: 's1-09', players, survivors: ALL.slice(0, count) })).toEqual({
      field: 'survivors',
      code: 'option.survivors',
      found: count,
      min: players,
      max: players,
    });
  });
});

describe('the tokens', () => {
  test('S1-M09-SP2: three are safe and one is too late, shuffled', () => {
    const late = SEEDS.map((seed) => {
      const { faces } = deal({ mission: 's1-09' }, seed).state;
      expect(faces.toSorted()).toEqual([0, 1, 1, 1]);
      return faces.indexOf(0);
    });
    expect(new Set(late)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('S1-M09-SP2: face down: nobody sees which is which before it is taken', () => {
    for (const seed of SEEDS) {
      const { tokens } = seen(deal({ mission: 's1-09' }, seed));
      expect(tokens.map(({ colour, taken, face }) => [colour, taken, face])).toEqual(
        new Array(4).fill([null, false, null]),
      );
    }
    const s = tableOf(1);
    takes(s, 'amy', lateOf(s));
    expect(s.view.tokens.map(({ face }) => face)).toEqual(
      s.state.faces.map((_, token) => (token === lateOf(s) ? 'late' : null)),
    );
  });

  test.each([
    ['safe', (s: Scene) => safeOf(s)[0]],
    ['late', lateOf],
  ])('S1-M09-SP3 S1-MOD-XP5: a token that turns out %s is worth 5 experience', (face, tokenOf) => {
    const s = tableOf(1);
    const token = tokenOf(s);
    takes(s, 'amy', token);
    expect(s.survivor('amy').xp).toBe(5);
    expect(s.view.tokens[token]).toMatchObject({ taken: true, face });
  });
});

describe('those who are found', () => {
  test('S1-M09-SP4: a survivor out of those not in play appears there, with empty hands and no experience', () => {
    const s = tableOf(2);
    const [token] = safeOf(s);
    const [found] = waitingOf(s);
    expect(waitingOf(s).toSorted()).toEqual(ALL.slice(2));
    takes(s, 'amy', token);
    expect(s.told('joins')).toEqual([{ t: 'joins', who: found, seat: 0 }]);
    expect(s.isAt(found, s.mission.objectives[token].zone)).toBe(true);
    expect(s.cardsOf(found)).toEqual(['-', '-', '-', '-', '-']);
    expect(s.survivor(found).xp).toBe(0);
    expect(s.levelOf(found)).toBe('blue');
  });

  test('S1-M09-SP4: who it is depends on chance, and Phil brings no Pistol of his own', () => {
    const first = SEEDS.map(
      (seed) =>
        survivorByNumber(deal({ mission: 's1-09', survivors: ['amy'] }, seed).state.waiting.at(-1) ?? 0).id,
    );
    expect([...new Set(first)].toSorted()).toEqual(ALL.slice(1));
    const s = tableOf(1);
    s.state.waiting.sort(
      (a, b) => Number(survivorByNumber(a).id === 'phil') - Number(survivorByNumber(b).id === 'phil'),
    );
    takes(s, 'amy', safeOf(s)[0]);
    expect(s.view.survivors[1]).toMatchObject({ id: 'phil', skills: ['starts-with-pistol'] });
    expect(s.cardsOf('phil')).toEqual(['-', '-', '-', '-', '-']);
  });

  test('S1-M09-SP4: he belongs to who found him, and acts in the same round with all his actions', () => {
    const s = tableOf(2).do('end');
    expect(s.view.turn).toMatchObject({ round: 1, seat: 1, active: 'doug' });
    const [found] = waitingOf(s);
    takes(s, 'doug', safeOf(s)[0]);
    s.do('end');
    expect(s.view.survivors.find(({ id }) => id === found)?.seat).toBe(1);
    expect(s.view.turn).toMatchObject({ round: 1, seat: 1, active: found, actions: 3 });
    s.do('noise');
    expect(s.state.round).toBe(1);
  });

  test('S1-M09-SP4: in the next round his player chooses which of the two goes first', () => {
    const s = tableOf(1);
    const [found] = waitingOf(s);
    takes(s, 'amy', safeOf(s)[0]);
    quietRound(s);
    expect(s.options('activate').toSorted()).toEqual(['activate:amy', `activate:${found}`].toSorted());
  });

  test('S1-M09-SP5: when it is too late, nobody appears', () => {
    const s = tableOf(1);
    const waiting = waitingOf(s);
    takes(s, 'amy', lateOf(s));
    expect(present(s)).toEqual(['amy']);
    expect(waitingOf(s)).toEqual(waiting);
    expect(s.told('joins')).toEqual([]);
    expect(s.told('face')).toMatchObject([{ face: 'late' }]);
  });
});

describe('victory', () => {
  test.each([
    [1, 4],
    [2, 5],
    [3, 6],
  ])(
    'S1-M09-OBJ S1-M09-WIN S1-M09-TEST: %i and three who were found are %i: all are back, and all have won',
    (players, count) => {
      const s = allFound(players);
      const [start] = s.mission.start;
      expect(present(s)).toHaveLength(count);
      const [last, ...others] = present(s);
      for (const id of others) s.at(id, start);
      expect(s.over).toBeNull();
      stepsInto(s, last, start);
      expect(s.over).toBe('won: mission');
      expect(s.state.over?.winners).toHaveLength(players);
    },
  );

  test('S1-M09-OBJ: one who is still on the way keeps them waiting', () => {
    const s = allFound(1);
    const [start] = s.mission.start;
    const [, , ...others] = present(s);
    for (const id of others) s.at(id, start);
    stepsInto(s, 'amy', start);
    expect(s.over).toBeNull();
  });

  test('S1-M09-OBJ: the token that is too late has to be turned up as well', () => {
    const s = tableOf(1);
    const [start] = s.mission.start;
    for (const token of safeOf(s)) takes(s, 'amy', token);
    for (const id of present(s)) s.at(id, start);
    stepsInto(s, 'amy', start);
    expect(present(s)).toHaveLength(4);
    expect(s.over).toBeNull();
    takes(s, 'amy', lateOf(s));
    expect(s.over).toBeNull();
    stepsInto(s, 'amy', start);
    expect(s.over).toBe('won: mission');
  });
});

describe('defeat', () => {
  test.each([1, 2, 3])(
    'S1-M09-TEST: with %i players the first death ends it, though others live',
    (players) => {
      const s = allFound(players);
      const [victim] = present(s).slice(-1);
      const place = s.placeOf('amy') ?? '';
      for (const id of present(s)) s.at(id, s.mission.start[0]);
      s.at(victim, place).carries(victim, '-', '-', '-', '-', '-').wounds(victim, 1);
      s.zombies(place, { walker: 1 }).zombiesAct();
      expect(s.survivor(victim).dead).toBe(true);
      expect(s.over).toBe('lost: too-few');
      expect(s.state.over?.winners).toEqual([]);
    },
  );

  test('S1-M09-TEST: it is known as soon as those still to be found are too few, not later', () => {
    const s = tableOf(2);
    takes(s, 'amy', safeOf(s)[0]);
    takes(s, 'amy', lateOf(s));
    expect(s.over, 'three are there and two to come').toBeNull();
    const place = s.mission.objectives[0].zone;
    s.at('doug', place).carries('doug', '-', '-', '-', '-', '-').wounds('doug', 1);
    for (const id of present(s)) if (id !== 'doug') s.at(id, s.mission.start[0]);
    s.zombies(place, { walker: 1 }).zombiesAct();
    expect(s.view.tokens.filter(({ taken }) => !taken)).toHaveLength(2);
    expect(s.over).toBe('lost: too-few');
  });

  test('S1-M09-TEST: a wound is not yet a defeat', () => {
    const s = allFound(1);
    const place = s.placeOf('amy') ?? '';
    const [, victim, ...others] = present(s);
    for (const id of ['amy', ...others]) s.at(id, s.mission.start[0]);
    s.at(victim, place).carries(victim, '-', '-', '-', '-', '-').zombies(place, { walker: 1 }).zombiesAct();
    expect(s.view.survivors.find(({ id }) => id === victim)?.wounds).toBe(1);
    expect(s.over).toBeNull();
  });

  test('S1-M09-TEST: alone, and dead at once: then nobody is left', () => {
    const s = tableOf(1).carries('amy', '-').wounds('amy', 1);
    s.zombies(s.mission.start[0], { walker: 1 }).zombiesAct();
    expect(s.over).toBe('lost: dead');
  });
});

describe('special rules', () => {
  test('S1-M09-SP6 S1-MOD-CARS: with the police car by road to where the pimpmobile stands', () => {
    const s = tableOf(1);
    const [police, pimpmobile] = s.mission.cars ?? [];
    s.at('amy', police.zone).sits('amy', 0, 0).actions(9).next();
    drivesTo(s, 'amy', pimpmobile.zone);
    expect(s.isAt('amy', pimpmobile.zone)).toBe(true);
    expect(s.view.cars.map(({ zone }) => zone)).toEqual(new Array(2).fill(s.z(pimpmobile.zone)));
  });

  test('S1-M09-SP6 S1-MOD-PIMP S1-MOD-POLICE: a weapon out of each car', () => {
    const s = tableOf(1);
    const cars = s.mission.cars ?? [];
    const pimpmobile = cars.findIndex(({ kind }) => kind === 'pimpmobile');
    const police = cars.findIndex(({ kind }) => kind === 'police-car');
    s.at('amy', cars[pimpmobile].zone).next();
    s.rolls(2).do(`search-car:c${pimpmobile + 1}`);
    expect(['evil-twins', 'mas-shotgun']).toContain(s.view.found[0]);
    s.do('put:found1:back1', 'done');
    quietRound(s).at('amy', cars[police].zone).finds('water', 'pistol').next();
    s.do(`search-car:c${police + 1}`);
    expect(s.view.found).toEqual(['pistol']);
  });
});
