import type { SurvivorView, ZombicideView } from '@holdout/zombicide';
import { beforeAll, describe, expect, it } from 'vitest';
import { zoneNumber, zoneWord } from '../board/pieces.ts';
import { dealOf, GAMES_TIME, TestTable } from '../testTable.ts';
import { byGroup, COMMON_GROUPS } from './group.ts';
import { keysToExplain, keysToZone } from './whyNot.ts';

describe('keys to explain, in thirty games', () => {
  /** Groups that had no option, with the rules that were given. */
  const rules = new Map<string, Set<string>>();
  const open: string[] = [];
  const silent = new Set<string>();

  beforeAll(() => {
    for (let game = 0; game < 30; game++) {
      new TestTable(dealOf(game), `why ${game}`).play(game, 120, (decision, view, { table, scene }) => {
        if (decision.ask !== 'action') return;
        const groups = byGroup(decision.options);
        for (const group of COMMON_GROUPS.filter((one) => !groups.has(one))) {
          const given = rules.get(group) ?? new Set();
          rules.set(group, given);
          const keys = keysToExplain(group, view, scene);
          if (keys.length === 0) silent.add(group);
          for (const key of keys) {
            const reason = table.run.explain(decision.owner, key);
            if (reason) given.add(reason.rule);
            else open.push(key);
          }
        }
      });
    }
  }, GAMES_TIME);

  it('are never those of something that can be chosen', () => {
    expect(open).toEqual([]);
  });

  it('are words of the game, which has a rule for each of them', () => {
    expect([...rules.keys()].sort()).toEqual([...COMMON_GROUPS].sort());
    const given = [...rules.values()].flatMap((set) => [...set]);
    expect(given.filter((rule) => !rule.startsWith('S1-'))).toEqual([]);
  });

  it('are missing only where there is no such thing on the board', () => {
    expect([...silent].filter((group) => !['car', 'objective', 'open'].includes(group))).toEqual([]);
  });
});

describe('keys to explain', () => {
  const { view, scene } = new TestTable({
    mission: 's1-03',
    survivors: ['wanda', 'ned', 'amy', 'doug'],
  }).take('activate:wanda');
  const here = view.survivors[0].zone ?? '';
  const card = (id: string) => ({ id, empty: false, damaged: false, under: null });
  /** The view with the acting survivor changed. */
  const with_ = (change: Partial<SurvivorView>, more: Partial<ZombicideView> = {}): ZombicideView => ({
    ...view,
    survivors: view.survivors.map((one) => (one.id === view.turn.active ? { ...one, ...change } : one)),
    ...more,
  });
  const armed = (...ids: readonly (string | null)[]): ZombicideView =>
    with_({ cards: ids.map((id) => (id === null ? null : card(id))) });

  it('name the hand that holds what it takes', () => {
    const axe = armed(null, 'fire-axe');
    expect(keysToExplain('melee', axe, scene)).toEqual(['melee:right']);
    expect(keysToExplain('open', axe, scene)[0]).toMatch(/^open:d\d+:right$/);
    expect(keysToExplain('shoot', axe, scene)).toEqual([`shoot:left:${here}`]);
    expect(keysToExplain('shoot', armed('fire-axe', 'pistol'), scene)).toEqual([`shoot:right:${here}`]);
  });

  it('name a way that is open rather than a closed door', () => {
    const [a, b] = scene.doorZones('d1');
    const doors = view.doors.map((door) => ({ ...door, open: false }));
    for (const zone of [a, b]) {
      const key = keysToExplain('move', with_({ zone }, { doors }), scene)[0];
      const to = zoneNumber(key.slice('move:'.length));
      const link = scene.board.links.find(
        (one) => [one.a, one.b].includes(to) && [one.a, one.b].includes(zoneNumber(zone)),
      );
      expect(link?.door, `${key} from ${zone}`).toBe(-1);
    }
  });

  it('name the door beside him', () => {
    const doors = view.doors.map((door) => ({ ...door, open: false }));
    const last = doors.length;
    const [zone] = scene.doorZones(`d${last}`);
    const [key] = keysToExplain('open', with_({ zone }, { doors }), scene);
    expect(scene.doorZones(key.split(':')[1])).toContain(zone);
    const allOpen = doors.map((door) => ({ ...door, open: true }));
    expect(keysToExplain('open', with_({ zone }, { doors: allOpen }), scene)).toEqual([]);
  });

  it('name the token where he stands before any other that is left', () => {
    const tokens = ['z1', here, 'z2'].map((zone) => ({ zone, colour: null, taken: false, face: null }));
    expect(keysToExplain('objective', { ...view, tokens }, scene)).toEqual(['take:t2']);
    const away = tokens.map((token, i) => ({ ...token, zone: zoneWord(90 + i), taken: i === 0 }));
    expect(keysToExplain('objective', { ...view, tokens: away }, scene)).toEqual(['take:t2']);
  });

  it('name a free seat of the car where he stands, and the way out from within', () => {
    const cars = view.cars.map((car, i) => ({ ...car, zone: i === 1 ? here : 'z99' }));
    expect(keysToExplain('car', { ...view, cars }, scene)).toEqual(['get-in:c2:driver']);
    const driven = { ...view.survivors[1], car: 'c2', carSeat: 'driver' };
    const survivors = view.survivors.map((one, i) => (i === 1 ? driven : one));
    expect(keysToExplain('car', { ...view, cars, survivors }, scene)).toEqual(['get-in:c2:passenger1']);
    expect(keysToExplain('car', with_({ car: 'c1', carSeat: 'driver' }), scene)).toEqual(['get-out']);
    expect(keysToExplain('car', { ...view, cars: [] }, scene)).toEqual([]);
  });

  it('name the first card of his team, out of his zone; none without a card', () => {
    const teams = (...cards: string[]) => [{ cards, played: [], xp: 0 }];
    const shots = { ...view, teams: teams('shoot', 'move') };
    expect(keysToExplain('team', shots, scene)).toEqual([`team:shoot-out:${here}`]);
    expect(keysToExplain('team', { ...view, teams: teams('charge') }, scene)).toEqual([
      `team:charge-out:${here}`,
    ]);
    expect(keysToExplain('team', { ...view, teams: teams() }, scene)).toEqual([]);
    expect(keysToExplain('team', view, scene)).toEqual([]);
  });

  it('are none while nobody acts', () => {
    const idle = { ...view, turn: { ...view.turn, active: null } };
    for (const group of COMMON_GROUPS) expect(keysToExplain(group, idle, scene)).toEqual([]);
  });

  describe('to a zone', () => {
    it('are the way there, and a shot for those who are armed', () => {
      expect(keysToZone('z9', armed(null, 'pistol'))).toEqual(['move:z9', 'shoot:right:z9']);
      expect(keysToZone('z9', armed('pan', null))).toEqual(['move:z9', 'shoot:left:z9']);
      expect(keysToZone('z9', armed('wounded', null))).toEqual(['move:z9']);
    });

    it('are none where he stands', () => {
      expect(keysToZone(here, view)).toEqual([]);
    });
  });
});
