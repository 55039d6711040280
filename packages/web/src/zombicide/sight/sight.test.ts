import { describe, expect, it } from 'vitest';
import { zoneNumber } from '../board/pieces.ts';
import { dealOf, TestTable } from '../testTable.ts';
import { actingOf, reachesOf, sightFrom } from './sight.ts';

const card = (id: string) => ({ id, empty: false, damaged: false, under: null });

describe('the weapons that shoot', () => {
  const near = { min: 0, max: 1 };
  const far = { min: 1, max: 3 };

  it('S1-RANGED-01: are those in the hands, with their ranges', () => {
    expect(reachesOf({ cards: [card('pistol'), card('rifle'), null], ranges: [near, far] })).toEqual([
      { weapon: 'pistol', ...near },
      { weapon: 'rifle', ...far },
    ]);
    expect(reachesOf({ cards: [card('pan'), null], ranges: [null, null] })).toEqual([]);
    expect(reachesOf(undefined)).toEqual([]);
  });

  it('S1-COMBAT-04: stand there once, if they are a pair', () => {
    const pair = { cards: [card('pistol'), card('pistol')], ranges: [near, near] };
    expect(reachesOf(pair)).toEqual([{ weapon: 'pistol', ...near }]);
  });
});

describe('what is seen from a zone', () => {
  const { view, scene } = new TestTable({ mission: 's1-00', survivors: ['amy', 'ned', 'doug', 'josh'] });
  const { board } = scene;
  const zone = (name: string): number => board.named.get(name) ?? -1;
  const shut = view.doors;
  const opened = shut.map((door) => ({ ...door, open: true }));
  const rifle = { weapon: 'rifle', min: 1, max: 3 };
  const pistol = { weapon: 'pistol', min: 0, max: 1 };
  const seen = (from: string, doors = shut, ...weapons: (typeof rifle)[]) =>
    sightFrom(board, doors, zone(from), weapons);
  const rangesOf = (from: string, doors = shut) =>
    new Map(seen(from, doors).map(({ zone: to, range }) => [board.zones[to].label, range]));

  it('S1-SIGHT-01: along the street any number of zones, each with its range', () => {
    const ranges = [...rangesOf('A1.NE').values()].sort();
    expect(ranges).toEqual([0, 1, 2]);
  });

  it('S1-SIGHT-05: a door hides what is behind it until it is open', () => {
    const [door] = board.doors;
    const [inside, outside] = [door.a, door.b].sort(
      (a, b) => Number(board.zones[b].indoors) - Number(board.zones[a].indoors),
    );
    const sees = (doors: typeof shut): boolean =>
      sightFrom(board, doors, outside, []).some((one) => one.zone === inside);
    expect([sees(shut), sees(opened)]).toEqual([false, true]);
  });

  it('S1-RANGED-01: a weapon reaches what is neither too near nor too far', () => {
    const reached = new Map(
      seen('A1.NE', shut, pistol, rifle).map(({ range, reachedBy }) => [range, reachedBy]),
    );
    expect(reached).toEqual(
      new Map([
        [0, [0]],
        [1, [0, 1]],
        [2, [1]],
      ]),
    );
  });
});

describe('sight and ranges in played games', () => {
  it('S1-RANGED-01 S1-SIGHT-01: every zone that can be shot at is in sight and in range of the weapon', () => {
    let shots = 0;
    for (let game = 0; game < 8; game++) {
      new TestTable(dealOf(game), `sight ${game}`).play(game, 150, (decision, view, { scene }) => {
        const me = actingOf(view);
        if (decision.ask !== 'action' || !me?.zone) return;
        const weapons = reachesOf(me);
        const seen = sightFrom(scene.board, view.doors, zoneNumber(me.zone), weapons);
        for (const { kind, args } of decision.options) {
          if (kind !== 'shoot') continue;
          shots += 1;
          const hand = args[0] === 'right' ? 1 : 0;
          const weapon = weapons.findIndex((one) => one.weapon === me.cards[hand]?.id);
          const target = seen.find((one) => one.zone === zoneNumber(args[1]));
          expect(target?.reachedBy).toContain(weapon);
        }
      });
    }
    expect(shots).toBeGreaterThan(20);
  });
});
