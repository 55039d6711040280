import type { Decision, Option } from '@holdout/kernel';
import { type ZombicideView, zombicide } from '@holdout/zombicide';
import { beforeAll, describe, expect, it } from 'vitest';
import { dealOf, GAMES_TIME, option, TestTable } from '../testTable.ts';
import type { Scene } from '../useBoard.ts';
import { byGroup, COMMON_GROUPS, groupOf, marksOf, optionsFor, type Pointed } from './group.ts';

const keysOf = (options: readonly Option[]): string[] => options.map(({ key }) => key);
const asking = (...keys: string[]): Decision => ({
  seq: 0,
  owner: 0,
  ask: 'action',
  about: null,
  pause: false,
  options: keys.map((key) => option(key)),
});

/** What the words of an option's key are: `zone`, `place`, `car`. */
const WORDS = new Map(zombicide.vocabulary.kinds.map(({ name, args }) => [name, args]));

/** What on the screen an option is about, by the words of its key. */
function pointable({ kind, args }: Option, view: ZombicideView, { doorZones }: Scene): readonly Pointed[] {
  const here = view.survivors.find(({ id }) => id === view.turn.active)?.zone ?? null;
  const zone = (word: string | null | undefined): Pointed[] => (word ? [{ t: 'zone', zone: word }] : []);
  return (WORDS.get(kind) ?? []).flatMap((domain, i): Pointed[] => {
    const word = args[i];
    const number = Number(word.slice(1)) - 1;
    if (domain === 'zone') return zone(word);
    if (domain === 'place') return [{ t: 'place', place: word }];
    if (domain === 'grip') {
      return (word === 'both' ? ['left', 'right'] : word.split('-')).map((place) => ({ t: 'place', place }));
    }
    // Who joins is not at the table yet.
    if (domain === 'survivor') return kind === 'joins' ? [] : [{ t: 'survivor', survivor: word }];
    if (domain === 'door') return zone(doorZones(word).find((side) => side !== here));
    if (domain === 'car') return zone(view.cars[number].zone);
    if (domain === 'token') return zone(view.tokens[number].zone);
    if (domain === 'spawn') return zone(view.spawns[number].zone);
    return [];
  });
}

describe('groups', () => {
  it('of actions hold every kind there is but those that answer a question', () => {
    const answers = zombicide.vocabulary.kinds.map(({ name }) => name);
    const inAnswer = answers.filter((kind) => groupOf(option(kind)) === 'answer');
    expect(inAnswer.sort()).toEqual(
      'activate agree ammo bear blow-up card colour crowd deal decline die done drop first head-start hit join joins keep learn lose nobody on pull put reap redraw refuse reroll room shield shrug somebody spare stay strike team-card tent victim way zombies'.split(
        ' ',
      ),
    );
  });

  it('come in the order of the bar, and hold every option once', () => {
    const options = ['end', 'noise', 'heal:ned', 'stay', 'move:z2', 'move:z3', 'reload:left'].map((key) =>
      option(key),
    );
    const groups = byGroup(options);
    expect([...groups.keys()]).toEqual(['move', 'shoot', 'noise', 'special', 'answer', 'end']);
    expect(keysOf([...groups.values()].flat()).sort()).toEqual(keysOf(options).sort());
    expect(groups.get('move')).toHaveLength(2);
  });
});

/** Questions that offer actions for nothing, or more of the same. */
const FREE_ASKS = ['freeAttack', 'teamAttack', 'stash'];

describe('the options of thirty games', () => {
  const lost: string[] = [];
  const misplaced = new Set<string>();
  const kinds = new Set<string>();

  beforeAll(() => {
    for (let game = 0; game < 30; game++) {
      new TestTable(dealOf(game), `group ${game}`).play(game, 150, (decision, view, { scene }) => {
        for (const one of decision.options) {
          kinds.add(one.kind);
          const isAnswer = groupOf(one) === 'answer';
          if (decision.ask === 'action' ? isAnswer : !isAnswer && !FREE_ASKS.includes(decision.ask))
            misplaced.add(one.key);
          for (const what of pointable(one, view, scene)) {
            if (!optionsFor(decision, what, view, scene.doorZones).includes(one)) {
              lost.push(`${one.key} at ${JSON.stringify(what)}`);
            }
          }
        }
      });
    }
  }, GAMES_TIME);

  it('are most of those that there are', () => {
    expect(kinds.size).toBeGreaterThan(30);
  });

  it('have a group of the bar where an action is asked for, and answer otherwise', () => {
    expect([...misplaced]).toEqual([]);
  });

  it('are found by what they are about', () => {
    expect([...new Set(lost)]).toEqual([]);
  });
});

describe('options by what is pointed at', () => {
  const { view, scene, asked } = new TestTable({
    mission: 's1-03',
    survivors: ['wanda', 'ned', 'amy', 'doug'],
  }).take('activate:wanda');
  const here = view.survivors[0].zone ?? '';
  const found = (what: Pointed, ...keys: string[]) =>
    keysOf(optionsFor(asking(...keys), what, view, scene.doorZones));

  it('finds at a zone beside him the way there', () => {
    const [way] = asked.options.filter(({ kind }) => kind === 'move');
    const keys = keysOf(optionsFor(asked, { t: 'zone', zone: way.args[0] }, view, scene.doorZones));
    expect(keys).toEqual([way.key]);
  });

  it('finds where he stands what is done there', () => {
    const done = ['search', 'noise', 'melee:left', 'take:t1', 'get-in:c1:driver', 'load:c1:left'];
    expect(found({ t: 'zone', zone: here }, ...done, 'end', 'organise', 'move:z99')).toEqual(done);
    expect(found({ t: 'zone', zone: 'z99' }, ...done)).toEqual([]);
  });

  it('finds a door from the zone beyond it', () => {
    const [a, b] = scene.doorZones('d1');
    const outside = { ...view, survivors: view.survivors.map((one) => ({ ...one, zone: a })) };
    const opening = asking('open:d1:right', 'hand-open:d1', 'hand-close:d1');
    expect(keysOf(optionsFor(opening, { t: 'zone', zone: b }, outside, scene.doorZones))).toEqual([
      'open:d1:right',
      'hand-open:d1',
      'hand-close:d1',
    ]);
    expect(optionsFor(opening, { t: 'zone', zone: a }, outside, scene.doorZones)).toEqual([]);
    expect(scene.doorZones('d99')).toEqual([]);
  });

  it('finds a team action at the zone it is about, and whoever may join at the survivor', () => {
    const called = asking('team:move-to:z4', 'team:shoot-at:z2');
    const at = (what: Pointed, decision: Decision) =>
      keysOf(optionsFor(decision, what, view, scene.doorZones));
    expect(at({ t: 'zone', zone: 'z4' }, called)).toEqual(['team:move-to:z4']);
    expect(at({ t: 'survivor', survivor: 'amy' }, asking('join:amy', 'join:ned'))).toEqual(['join:amy']);
    expect(byGroup(called.options).get('team')).toHaveLength(2);
  });

  it('finds below a helicopter that flies what its pilot does, and beside it where it can go', () => {
    const cars = [{ ...view.cars[0], kind: 'helicopter', zone: 'z3' }];
    const [me, ...others] = view.survivors;
    const flying = {
      ...view,
      cars,
      survivors: [{ ...me, zone: 'z99', car: 'c1', carSeat: 'driver' as const }, ...others],
    };
    const at = (zone: string, ...keys: string[]) =>
      keysOf(optionsFor(asking(...keys), { t: 'zone', zone }, flying, scene.doorZones));
    expect(at('z3', 'land', 'store:left', 'fly:z4', 'fly:z2')).toEqual(['land', 'store:left']);
    expect(at('z4', 'land', 'store:left', 'fly:z4', 'fly:z2')).toEqual(['fly:z4']);
    expect(marksOf(asking('land', 'fly:z4')).get('z4')).toBe('move');
  });

  it('finds at a card what is done with it', () => {
    const keys = [
      'melee:both',
      'shoot:right:z2',
      'open:d1:left',
      'load:c1:left',
      'store:left',
      'put:back1:left',
      'end',
    ];
    expect(found({ t: 'place', place: 'left' }, ...keys)).toEqual([
      'melee:both',
      'open:d1:left',
      'load:c1:left',
      'store:left',
      'put:back1:left',
    ]);
    expect(found({ t: 'place', place: 'right' }, ...keys)).toEqual(['melee:both', 'shoot:right:z2']);
  });

  it('finds at a survivor what is done to him', () => {
    const keys = ['trade:ned', 'heal:ned', 'trade:amy', 'organise'];
    expect(found({ t: 'survivor', survivor: 'ned' }, ...keys)).toEqual(['trade:ned', 'heal:ned']);
  });

  it('finds nothing while nothing is asked', () => {
    expect(optionsFor(null, { t: 'zone', zone: here }, view, scene.doorZones)).toEqual([]);
  });
});

describe('marks on the map', () => {
  it('tell ways from shots, and prefer the way', () => {
    const decision = asking('shoot:left:z2', 'move:z2', 'shoot:left:z3', 'drive:z4', 'search', 'end');
    expect([...marksOf(decision)]).toEqual([
      ['z2', 'move'],
      ['z3', 'shoot'],
      ['z4', 'move'],
    ]);
    expect(marksOf(asking('move:z2', 'shoot:left:z2')).get('z2')).toBe('move');
  });

  it('single out the zones a question names', () => {
    expect([...marksOf(asking('on:z5', 'stay'))]).toEqual([['z5', 'asked']]);
    expect([...marksOf(asking('way:z1', 'way:z2')).values()]).toEqual(['asked', 'asked']);
    expect([...marksOf(asking('room:z7')).keys()]).toEqual(['z7']);
    expect(marksOf(null).size).toBe(0);
  });

  it('are for nothing that is in the common groups but ways and shots', () => {
    const others = COMMON_GROUPS.filter((group) => !['move', 'shoot', 'car'].includes(group));
    expect(marksOf(asking(...others.map((group) => `${group}:z1`))).size).toBe(0);
  });
});
