import type { ZombicideView } from '@holdout/zombicide';
import { describe, expect, it } from 'vitest';
import { lessonsDue, type Moment } from '../../table/learner/lessons.ts';
import { zoneWord } from '../board/pieces.ts';
import { HOSPITAL } from '../testMission.ts';
import { option, TestTable } from '../testTable.ts';
import { ZOMBICIDE_COURSE } from './course.ts';

type TableMoment = Moment<ZombicideView>;

const SIX = ['terry', 'jane', 'bear', 'dan', 'laurie', 'joe'];
const ids = (moment: TableMoment): string[] => lessonsDue(ZOMBICIDE_COURSE, [moment], []).map(({ id }) => id);
const now = ({ view, decision }: TestTable): string[] => ids({ view, event: null, decision });

const table = new TestTable({ mission: HOSPITAL, survivors: SIX }).take('activate:terry');
const { view, asked, scene } = table;
const zone = (name: string): string => zoneWord(scene.board.named.get(name) ?? -1);

const happens = (t: string, fields: object = {}, of: ZombicideView = view): string[] =>
  ids({ view: of, event: { t, ...fields }, decision: null });
const asks = (ask: string, keys: readonly string[] = [], of: ZombicideView = view): string[] =>
  ids({ view: of, event: null, decision: { ...asked, ask, options: keys.map((key) => option(key)) } });

/** The first view, with Terry in another zone. */
const standing = (name: string, of: ZombicideView = view): ZombicideView => ({
  ...of,
  survivors: of.survivors.map((one) => (one.id === 'terry' ? { ...one, zone: zone(name) } : one)),
});

describe('teams', () => {
  const options = { mission: HOSPITAL, survivors: SIX, players: 2, teams: [0, 1], teamCards: 1 };
  const two = new TestTable(options);

  it('are explained where there are several, and their cards when they are chosen', () => {
    expect(two.asked.ask).toBe('teamCard');
    expect(now(two)).toEqual(['teamCards']);
    expect(asks('activate', [], two.view)).toContain('teams');
    expect(asks('activate')).not.toContain('teams');
    expect(happens('team-card')).toEqual(['teamCards']);
  });

  it('can call an action: explained when one is offered in a turn', () => {
    two.take('team-card:move').take('team-card:move').take('first:p1').take('activate:terry');
    expect(two.asked.options.some(({ kind }) => kind === 'team')).toBe(true);
    expect(now(two)).toContain('teamCall');
    expect(now(table)).not.toContain('teamCall');
  });

  it('that are rivals are told apart from those that are not', () => {
    const rivals = new TestTable({ mission: 'rm-11', players: 2, survivors: SIX });
    expect(asks('activate', [], rivals.view)).toEqual(expect.arrayContaining(['teams', 'rivals']));
    expect(asks('activate', [], two.view)).not.toContain('rivals');
  });

  it('have Vests against each other, explained to whoever acts with one, or when one takes a wound', () => {
    const rivals = new TestTable({ mission: 'rm-11', players: 2, survivors: SIX });
    const turnOf = (id: string): ZombicideView => ({
      ...rivals.view,
      turn: { ...rivals.view.turn, active: id },
    });
    const [{ id }] = rivals.view.survivors.filter(({ cards }) =>
      cards.some((card) => card?.id === 'bulletproof-vest'),
    );
    const bare = { ...turnOf(id), survivors: rivals.view.survivors.map((one) => ({ ...one, cards: [] })) };
    expect(asks('action', [], turnOf(id))).toContain('vest');
    expect(asks('action', [], bare)).not.toContain('vest');
    expect(happens('vest')).toEqual(['vest']);
  });
});

describe('zombies', () => {
  it.each([
    ['skinner-walker', ['skinner']],
    ['skinner-runner', ['runner', 'skinner']],
    ['skinner-fatty', ['fatty', 'skinner']],
    ['crawler', ['crawler']],
    ['a-bomb', ['aBomb']],
  ])('of the kind %s are explained by %j', (kind, lessons) => {
    expect(happens('appear', { kind })).toEqual(lessons);
    const there = { ...view, zones: view.zones.map((one) => ({ ...one, zombies: { [kind]: 1 } })) };
    expect(asks('victim', [], there)).toEqual(expect.arrayContaining(lessons));
  });

  it('that grab, when somebody is grabbed or has to choose', () => {
    expect(happens('grab')).toEqual(['grab']);
    expect(asks('grab')).toContain('grab');
  });

  it('come by dice where spawn zones have numbers: one lesson, and not that of other missions', () => {
    expect(happens('phase', { phase: 'spawn' })).toEqual([]);
    expect(happens('spawn-dice')).toEqual(['spawnDice']);
    const unmarked = { ...view, spawns: view.spawns.map((spawn) => ({ ...spawn, markers: [] })) };
    expect(happens('phase', { phase: 'spawn' }, unmarked)).toEqual(['spawn']);
  });

  it('come out of beds by cards of either colour', () => {
    for (const does of ['bed-blue', 'bed-green']) expect(happens('zombie-card', { does })).toEqual(['beds']);
    expect(happens('zombie-card', { does: 'manhole' })).toEqual([]);
  });
});

describe('the ground', () => {
  it.each([
    ['C1.c1', true],
    ['C1.h1', true],
    ['C1.h5', true],
    ['B2.S', false],
    ['A2.a', false],
  ])('of a hospital is explained to those who are in it: %s %s', (name, inside) => {
    expect(asks('action', [], standing(name)).includes('hospital')).toBe(inside);
    expect(asks('activate', [], standing(name))).not.toContain('hospital');
  });

  it('with a tent, when somebody could walk in first, or has', () => {
    const move = [`move:${zone('B2.d')}`];
    const open = { ...view, tents: view.tents.map((tent) => ({ ...tent, open: true })) };
    expect(asks('action', move)).toContain('tents');
    expect(asks('action', [`move:${zone('B2.S')}`])).not.toContain('tents');
    expect(asks('action', move, open)).not.toContain('tents');
    expect(happens('tent')).toEqual(['tents']);
  });

  it('with an event trigger, when somebody could walk into its tile, or it goes off', () => {
    const used = { ...view, triggers: view.triggers.map((trigger) => ({ ...trigger, used: true })) };
    expect(asks('action', [`move:${zone('C1.h1')}`])).toContain('trigger');
    expect(asks('action', [`move:${zone('C1.h1')}`], used)).not.toContain('trigger');
    expect(asks('action', [`move:${zone('C2.h1')}`])).not.toContain('trigger');
    expect(happens('trigger')).toEqual(['trigger']);
  });

  it('with fences and stairs, beside them', () => {
    expect(asks('action', [], standing('A1.hp'))).toContain('fence');
    expect(asks('action', [], standing('C2.h1'))).not.toContain('fence');
  });
});

describe('the helicopter', () => {
  const pilot = new TestTable({ mission: HOSPITAL, survivors: SIX }).take('activate:terry');

  it('is explained when one could get in, and no car with it', () => {
    expect(now(pilot)).toContain('helicopter');
    expect(now(pilot)).not.toContain('cars');
    expect(now(pilot)).not.toContain('flight');
  });

  it('flies: explained to a pilot in his seat', () => {
    pilot.take('get-in:c1:driver');
    expect(now(pilot)).toContain('flight');
    pilot.take('take-off');
    expect(now(pilot)).toContain('flight');
    expect(now(pilot)).not.toContain('roping');
  });

  it('is left by a rope only in the air', () => {
    expect(asks('action', ['get-out'], pilot.view)).toContain('roping');
    expect(asks('action', ['get-out'])).not.toContain('roping');
  });

  it('is explained to those who could store something in it, too', () => {
    expect(asks('action', ['store:left'])).toContain('helicopter');
  });
});

describe('what lies there', () => {
  it('face down is explained as long as some of it does', () => {
    const known = { ...view, tokens: view.tokens.map((token) => ({ ...token, colour: 'blue' })) };
    expect(asks('action')).toContain('hidden');
    expect(asks('action', [], known)).not.toContain('hidden');
  });

  it('is a card: explained when it can be taken', () => {
    expect(asks('action', ['pick-up:bow'])).toContain('laidOut');
    expect(asks('action', ['search'])).not.toContain('laidOut');
  });

  it('is an exit: explained when somebody could leave by it', () => {
    expect(asks('action', ['leave'])).toContain('leave');
    expect(asks('action', ['end'])).not.toContain('leave');
  });
});

it('a coloured door is explained beside it, while it is closed, and only where colours keep doors shut', () => {
  const shut = new TestTable({ mission: 'rm-06', survivors: SIX });
  const door = shut.view.doors.findIndex(({ colour }) => colour !== null);
  const { a } = shut.scene.board.doors[door];
  const beside = {
    ...shut.view,
    survivors: shut.view.survivors.map((one) => ({ ...one, zone: zoneWord(a) })),
    turn: { ...shut.view.turn, active: 'terry' },
  };
  const open = { ...beside, doors: beside.doors.map((one) => ({ ...one, open: true })) };
  expect(asks('action', [], beside)).toContain('colouredDoors');
  expect(asks('action', [], open)).not.toContain('colouredDoors');
  // The map of the tests has a pink door here, and nothing that keeps it shut.
  expect(asks('action', [], standing('B1.c1'))).not.toContain('colouredDoors');
});

describe('skills that change the order of things', () => {
  it('of a Tactician: as long as he has not acted', () => {
    const tactician = (acted: boolean): ZombicideView => ({
      ...view,
      survivors: view.survivors.map((one) => ({ ...one, acted, skills: ['tactician'] })),
    });
    expect(asks('activate', [], tactician(false))).toContain('tactician');
    expect(asks('activate', [], tactician(true))).not.toContain('tactician');
    expect(asks('activate')).not.toContain('tactician');
  });

  it('of a Distributor: when he has drawn the cards', () => {
    expect(happens('deals')).toEqual(['distributor']);
    expect(asks('dealCard')).toContain('distributor');
  });
});
