import { describe, expect, test } from 'vitest';
import { deal, says, seen } from './deal.ts';
import { type Scene, scene, sceneWith } from './scene.ts';

const ALL_SIX = ['amy', 'doug', 'josh', 'ned', 'phil', 'wanda'];

describe('the course of a round', () => {
  test('S1-ROUND-01: all survivors, then the zombies act, then they appear, then the End Phase, and again', () => {
    const s = sceneWith({ mission: { spawns: [{ zone: 'A1.NW' }] } }, 'amy')
      .zombies('A2.N', { walker: 1 })
      .zombieCards(2, 3)
      .do('end');
    expect(steps(s)).toEqual([
      'phase zombies',
      'shamble A2.N A1.NE',
      'phase spawn',
      'appear A1.NW',
      'phase end',
      'round 2',
      'phase players',
      'turn amy',
    ]);
    // What has just appeared does not move before the next Zombies' Phase.
    expect(s.zombiesAt('A1.NW')).toEqual({ walker: 1 });
    s.at('amy', 'B1.N').do('end');
    expect(s.zombiesAt('A1.NW')).toEqual({ walker: 1 });
    expect(s.zombiesAt('A1.N')).toEqual({ walker: 1 });
    expect(s.view.turn.round).toBe(3);
  });

  test('S1-ROUND-02 S1-ROUND-05: the first player goes first, the others follow to the left, and the token goes on', () => {
    const table = deal({ players: 3, survivors: ALL_SIX });
    says(table, 0, 'first:p2');
    expect(turnsOfRound(table)).toEqual([1, 1, 2, 2, 0, 0]);
    expect(seen(table).turn).toMatchObject({ round: 2, first: 2 });
    expect(turnsOfRound(table)).toEqual([2, 2, 0, 0, 1, 1]);
    expect(seen(table).turn).toMatchObject({ round: 3, first: 0 });
    expect(turnsOfRound(table)).toEqual([0, 0, 1, 1, 2, 2]);
    expect(seen(table).turn).toMatchObject({ round: 4, first: 1 });
  });

  test('S1-ROUND-02: who is not at turn can do nothing', () => {
    const s = sceneWith({ players: 2 }, 'amy', 'doug', 'josh', 'ned');
    s.do('end');
    expect(s.view.turn).toMatchObject({ seat: 0, active: 'josh' });
    s.do('end');
    expect(s.view.turn).toMatchObject({ round: 2, seat: 1, active: null });
    expect(s.options()).toEqual(['activate:doug', 'activate:ned']);
    expect(s.refusal('noise', 0)).toBe('S1-ROUND-02');
  });

  test('S1-ROUND-03: each survivor acts once a round, in an order that is chosen anew each round', () => {
    const s = scene('amy', 'doug', 'ned').do('end');
    expect(s.options()).toEqual(['activate:doug', 'activate:ned']);
    s.do('activate:ned').do('end');
    // The last one needs no choice.
    expect(s.view.turn).toMatchObject({ round: 1, active: 'doug' });
    s.do('end');
    expect(s.options()).toEqual(['activate:amy', 'activate:doug', 'activate:ned']);
    s.do('activate:doug', 'end');
    expect(s.options()).toEqual(['activate:amy', 'activate:ned']);
    s.do('activate:amy', 'end', 'end');
    expect(s.view.turn.round).toBe(3);
  });

  test('S1-ROUND-03: one survivor finishes before the next one starts', () => {
    const s = scene('amy', 'doug').do('noise');
    expect(s.options('activate')).toEqual([]);
    expect(s.refusal('activate:doug')).toBe('S1-ROUND-03');
    s.do('noise', 'noise');
    // Without an action left he still says himself that he has finished.
    expect(s.view.turn.active).toBe('amy');
    s.do('end');
    expect(s.view.turn.active).toBe('doug');
  });

  test('ZB004: with 3 of 6 dead, each of the living acts once before the zombies do', () => {
    const s = scene(...ALL_SIX).dead('doug', 'josh', 'phil');
    s.do('noise', 'end');
    expect(s.options()).toEqual(['activate:ned', 'activate:wanda']);
    s.do('activate:ned', 'noise', 'end');
    expect(s.view.turn).toMatchObject({ active: 'wanda', actions: 3 });
    expect(s.told('phase')).toEqual([]);
    s.do('end');
    expect(s.view.turn.round).toBe(2);
    expect(s.options()).toEqual(['activate:amy', 'activate:ned', 'activate:wanda']);
  });

  test('ZB004 S1-ROUND-02: a player whose survivors are dead is passed over', () => {
    const s = sceneWith({ players: 3 }, 'amy', 'doug', 'josh').dead('doug').do('end');
    expect(s.view.turn).toMatchObject({ round: 2, active: 'josh' });
    s.do('end');
    expect(s.view.turn).toMatchObject({ round: 2, active: 'amy' });
  });
});

describe('actions of a turn', () => {
  test('S1-ROUND-04: three actions at Blue, and no fourth', () => {
    const s = scene('doug').do('noise', 'noise', 'noise');
    expect(s.state.actions).toBe(0);
    expect(s.options()).toEqual(['end']);
    expect(s.refusal('noise')).toBe('S1-ROUND-04');
  });

  test.each([
    ['yellow', 6, [], []],
    ['orange', 18, ['plus-1-action'], ['learn:free-combat']],
    ['red', 42, ['plus-1-action', 'free-combat'], ['learn:slippery']],
  ])('S1-ROUND-04: four actions in each turn at %s', (level, xp, skills, choice) => {
    const s = scene('doug')
      .skills('doug', 'matching-set', ...skills)
      .xp('doug', xp);
    s.carries('doug', 'machete')
      .zombies('A1.NE', { walker: 1 })
      .rolls(6)
      .do('melee:left', ...choice);
    expect(s.levelOf('doug')).toBe(level);
    for (const round of [2, 3]) {
      s.do('end');
      expect(s.view.turn).toMatchObject({ round, active: 'doug', actions: 4 });
    }
  });

  test('S1-ROUND-04 S1-ACT-06: a free action comes on top and serves its own purpose only', () => {
    const s = scene('amy').at('amy', 'A1.N');
    expect(s.state.actions).toBe(3);
    expect(s.free('move')).toBe(1);
    s.do('noise', 'noise', 'noise');
    expect(s.options()).toEqual([`move:${s.z('A1.NW')}`, `move:${s.z('A1.NE')}`, 'end']);
    expect(s.refusal('noise')).toBe('S1-ROUND-04');
    s.do(`move:${s.z('A1.NE')}`);
    expect(s.options()).toEqual(['end']);
    expect(s.refusal(`move:${s.z('A1.N')}`)).toBe('S1-MOVE-04');
  });

  test('S1-ROUND-04: what is not used is lost', () => {
    const s = scene('amy').do('noise', 'end');
    expect(s.view.turn).toMatchObject({ round: 2, actions: 3 });
    expect(s.view.turn.free).toMatchObject({ move: 1 });
  });
});

describe('the end of a round', () => {
  test('S1-ROUND-05 S1-NOISE-05: noise tokens go, weapons are loaded again', () => {
    const s = scene('doug', 'ned').carries('doug', 'sawed-off').at('ned', 'B1.NE').noise('B1.N', 2);
    s.zombies('A1.N', { walker: 1 })
      .rolls(6, 1)
      .do(`shoot:left:${s.z('A1.N')}`);
    expect(s.view.zones[s.zone('A1.NE')].tokens).toBe(1);
    expect(s.refusal(`shoot:left:${s.z('A1.NE')}`)).toBe('S1-RELOAD-01');
    s.do('end');
    // Not before: the turn of a survivor is no round.
    expect(s.view.survivors[0].cards[0]).toMatchObject({ id: 'sawed-off', empty: true });
    expect(s.view.zones[s.zone('B1.N')].tokens).toBe(2);
    s.do('end');
    expect(s.view.turn.round).toBe(2);
    expect(s.view.zones.map((zone) => zone.tokens)).toEqual(s.view.zones.map(() => 0));
    expect(s.view.survivors[0].cards[0]).toMatchObject({ id: 'sawed-off', empty: false });
  });

  test('S1-ROUND-06: the noise of the round still draws zombies in the Spawn step', () => {
    const s = sceneWith({ mission: { spawns: [{ zone: 'B1.NW' }] } }, 'amy').xp('amy', 7);
    // Out of sight of her, two zones from the noise that is louder than she is.
    s.at('amy', 'A1.NW').noise('A2.SE', 3).zombies('B1.N', { walker: 1 }).zombieCards(37).do('end');
    expect(s.told('extra')).toHaveLength(1);
    // Both times towards the corner, away from nothing but noise: the second step was the extra activation.
    expect(s.told('shamble').map(({ from, to, why }) => [from, to, why])).toEqual([
      [s.z('B1.N'), s.z('B1.NE'), 'noise'],
      [s.z('B1.NE'), s.z('B1.E'), 'noise'],
    ]);
    expect(s.told('shamble')[1]).toMatchObject({ targets: [s.z('A2.SE')] });
    expect(s.view.zones[s.zone('A2.SE')].tokens).toBe(0);
  });

  test('ZB026: when the last zombie card is gone and the level rises, the discards are the new deck', () => {
    const s = sceneWith({ mission: { spawns: [{ zone: 'A1.NW' }] } }, 'amy').xp('amy', 6);
    Object.assign(s.state, { zombieDeck: [], zombieDiscard: [4] });
    s.carries('amy', 'machete').zombies('A1.NE', { walker: 1 }).rolls(6).do('melee:left', 'end');
    expect(s.told('reshuffle')).toEqual([{ t: 'reshuffle', deck: 'zombies', n: 1 }]);
    expect(s.zombiesAt('A1.NW')).toEqual({ walker: 3 });
  });
});

/** What happened from the end of the turn on, in a few words. */
function steps(s: Scene): string[] {
  const name = (word: unknown): string =>
    [...s.setting.board.named].find(([, zone]) => `z${zone + 1}` === word)?.[0] ?? '?';
  return s.events.flatMap((event) => {
    if (event.t === 'phase') return [`phase ${event.phase}`];
    if (event.t === 'shamble') return [`shamble ${name(event.from)} ${name(event.to)}`];
    if (event.t === 'appear') return [`appear ${name(event.zone)}`];
    if (event.t === 'round') return [`round ${event.n}`];
    return event.t === 'turn' ? [`turn ${event.who}`] : [];
  });
}

/** Plays a round in which nobody does anything: the seats in the order in which they acted. */
function turnsOfRound(table: ReturnType<typeof deal>): number[] {
  const { round } = seen(table).turn;
  const seats: number[] = [];
  while (seen(table).turn.round === round && seats.length < 12) {
    const decision = table.run.decision([0, 1, 2]);
    const [option] = decision?.options ?? [];
    if (decision?.ask === 'activate') says(table, decision.owner, option.key);
    seats.push(seen(table).turn.seat);
    says(table, seen(table).turn.seat, 'end');
  }
  return seats;
}
