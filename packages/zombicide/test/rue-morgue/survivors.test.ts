import { TABLE, type Table } from '@holdout/kernel';
import { describe, expect, test } from 'vitest';
import { SURVIVORS } from '../../src/content/survivors/index.ts';
import { setting } from '../../src/setting.ts';
import { LEVELS } from '../../src/state/ids.ts';
import type { ZombicideState } from '../../src/state/state.ts';
import { zoneWord } from '../../src/state/words.ts';
import { deal, dealtTo, plan, says, seen } from '../deal.ts';
import type { Scene } from '../scene.ts';
import { rueMorgue } from './table.ts';

/** Skills by level, from blue to red, under the names of the cards. */
const CARDS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  bear: [
    ['Shove'],
    ['+1 Action'],
    ['+1 free Melee Action', '+1 to dice roll: Melee'],
    ['+1 Damage: Melee', '+1 die: Combat', 'Lifesaver'],
  ],
  cathy: [
    ['Sprint'],
    ['+1 Action'],
    ['+1 free Melee Action', 'Jump'],
    ['+1 to dice roll: Combat', 'Bloodlust: Combat', 'Lifesaver'],
  ],
  dan: [
    ['Lifesaver', 'Fast roping'],
    ['+1 Action'],
    ['+1 free Move Action', 'Jump'],
    ['+1 Damage: Melee', '+1 free Combat Action', 'Tactician'],
  ],
  james: [
    ['+1 max Range', 'Fast roping'],
    ['+1 Action'],
    ['+1 free Ranged Action', 'Sniper'],
    ['+1 free Combat Action', '+1 to dice roll: Combat', 'Reaper: Combat'],
  ],
  jane: [
    ['+1 die: Ranged'],
    ['+1 Action'],
    ['+1 die: Ranged', 'Lucky'],
    ['+1 free Combat Action', '+1 free Move Action', 'Gunslinger'],
  ],
  joe: [
    ['Scavenger'],
    ['+1 Action'],
    ['+1 die: Combat', 'Reaper: Combat'],
    ['+1 free Combat Action', '+1 to dice roll: Combat', 'Ambidextrous'],
  ],
  laurie: [
    ['Free reload'],
    ['+1 Action'],
    ['+1 free Ranged Action', 'Webbing'],
    ['+1 free Combat Action', '+1 to dice roll: Combat', 'Hit & run'],
  ],
  louise: [
    ['Search: +1 card', 'Fast roping'],
    ['+1 Action'],
    ['+1 Damage: Combat', '+1 to dice roll: Ranged'],
    ['+1 die: Combat', '+1 free Combat Action', 'Sniper'],
  ],
  maddie: [
    ['Bloodlust: Melee'],
    ['+1 Action'],
    ['+1 to dice roll: Melee', 'Taunt'],
    ['+1 free Combat Action', 'Hit & run', 'Roll 6: +1 die Combat'],
  ],
  parker: [
    ['Medic', 'Helicopter pilot'],
    ['+1 Action'],
    ['+1 free Move Action', 'Free reload'],
    ['+1 free Combat Action', '+1 max Range', 'Shove'],
  ],
  terry: [
    ['+1 free Team Action', 'Helicopter pilot'],
    ['+1 Action'],
    ['+1 free Combat Action', 'Distributor'],
    ['+1 free Combat Action', "Is that all you've got?", 'Steady hand'],
  ],
  travis: [
    ['Reaper: Combat', 'Helicopter pilot'],
    ['+1 Action'],
    ['+1 to dice roll: Ranged', 'Hit & run'],
    ['+1 die: Combat', '+1 free Combat Action', 'Point-blank'],
  ],
};

const IDS: Readonly<Record<string, string>> = {
  '+1 Action': 'plus-1-action',
  '+1 Damage: Combat': 'damage-combat',
  '+1 Damage: Melee': 'damage-melee',
  '+1 die: Combat': 'die-combat',
  '+1 die: Ranged': 'die-ranged',
  '+1 free Combat Action': 'free-combat',
  '+1 free Melee Action': 'free-melee',
  '+1 free Move Action': 'free-move',
  '+1 free Ranged Action': 'free-ranged',
  '+1 free Team Action': 'plus-1-free-team-action',
  '+1 max Range': 'max-range',
  '+1 to dice roll: Combat': 'roll-combat',
  '+1 to dice roll: Melee': 'roll-melee',
  '+1 to dice roll: Ranged': 'roll-ranged',
  Ambidextrous: 'ambidextrous',
  'Bloodlust: Combat': 'bloodlust-combat',
  'Bloodlust: Melee': 'bloodlust-melee',
  Distributor: 'distributor',
  'Fast roping': 'fast-roping',
  'Free reload': 'free-reload',
  Gunslinger: 'gunslinger',
  'Helicopter pilot': 'helicopter-pilot',
  'Hit & run': 'hit-and-run',
  "Is that all you've got?": 'is-that-all',
  Jump: 'jump',
  Lifesaver: 'lifesaver',
  Lucky: 'lucky',
  Medic: 'medic',
  'Point-blank': 'point-blank',
  'Reaper: Combat': 'reaper-combat',
  'Roll 6: +1 die Combat': 'roll-6-combat',
  Scavenger: 'scavenger',
  'Search: +1 card': 'search-plus-1',
  Shove: 'shove',
  Sniper: 'sniper',
  Sprint: 'sprint',
  'Steady hand': 'steady-hand',
  Tactician: 'tactician',
  Taunt: 'taunt',
  Webbing: 'webbing',
};

const TWELVE = Object.keys(CARDS);
const ids = (id: string, level: number): string[] => CARDS[id][level].map((name) => IDS[name]);

describe('The twelve survivors', () => {
  test('RM-COMP-02: they are those of the box, and no other box has them', () => {
    const box = SURVIVORS.filter((def) => def.box === 'rueMorgue').map(({ id }) => id);
    expect(box).toEqual(TWELVE);
    expect(new Set(SURVIVORS.map(({ number }) => number)).size).toBe(SURVIVORS.length);
  });

  test.each(TWELVE)('RM-SURV-07: the card of %s', (id) => {
    const def = SURVIVORS.find((survivor) => survivor.id === id);
    expect(LEVELS.map((level) => def?.skills[level])).toEqual([0, 1, 2, 3].map((level) => ids(id, level)));
  });

  test.each(TWELVE)(
    'RM-SURV-01 RM-SETUP-13: %s begins Blue with five places, and learns +1 Action at 7',
    (id) => {
      const s = rueMorgue(id);
      expect(s.view.survivors[0]).toMatchObject({ xp: 0, level: 'blue', skills: ids(id, 0) });
      expect(s.cardsOf(id)).toHaveLength(5);
      s.carries(id, 'crowbar').xp(id, 6).zombies('A1.NE', { crawler: 1 }).rolls(4).do('melee:left');
      expect(s.view.survivors[0].skills).toEqual([...ids(id, 0), 'plus-1-action']);
    },
  );

  test.each(TWELVE)(
    'RM-SURV-01: the card of %s has one skill at Yellow, two at Orange, three at Red',
    (id) => {
      const def = SURVIVORS.find((survivor) => survivor.id === id);
      expect(LEVELS.slice(1).map((level) => def?.skills[level].length)).toEqual([1, 2, 3]);
    },
  );

  test('RM-SURV-01: two cards fit into the hands and three into the reserve, and a sixth has to go', () => {
    const s = rueMorgue('bear')
      .at('bear', 'A1.r2')
      .carries('bear', 'pistol', 'sword', 'saber', 'knife', 'mp5');
    s.finds('ak-47').do('search');
    const places = s.options('put').flatMap((key) => key.split(':').slice(1));
    expect([...new Set(places)].filter((place) => place !== 'found1').toSorted()).toEqual([
      'back1',
      'back2',
      'back3',
      'left',
      'right',
    ]);
    expect(s.options()).not.toContain('done');
    s.do('drop:found1');
    expect(s.cardsOf('bear')).toEqual(['pistol', 'sword', 'saber', 'knife', 'mp5']);
  });
});

describe('Skills that the rules name a survivor for', () => {
  test('RM-SURV-02: Parker, Terry and Travis, and nobody else, know from the start how to fly', () => {
    expect(beginningWith('helicopter-pilot')).toEqual(['parker', 'terry', 'travis']);
  });

  test('RM-SURV-03: Dan, James and Louise, and nobody else, know from the start how to rope down', () => {
    expect(beginningWith('fast-roping')).toEqual(['dan', 'james', 'louise']);
  });

  test('RM-SURV-04: at Blue one Move action already takes Cathy two zones and more', () => {
    const s = rueMorgue('cathy');
    s.do(`sprint:${s.z('A1.N')}`, `on:${s.z('A1.NW')}`);
    expect(s.view.turn.actions).toBe(2);
  });

  test('RM-SURV-05: what Cathy learns at 19 and at 43 is what her card says', () => {
    expect(learner('cathy', 18).options()).toEqual(['learn:free-melee', 'learn:jump']);
    expect(learner('cathy', 42).options()).toEqual([
      'learn:roll-combat',
      'learn:bloodlust-combat',
      'learn:lifesaver',
    ]);
  });

  test('RM-SURV-06: at Blue Maddie already charges at a Crawler next door and strikes', () => {
    const s = rueMorgue('maddie').carries('maddie', 'crowbar').zombies('A1.N', { crawler: 1 });
    s.rolls(4).do(`bloodlust-melee:${s.z('A1.N')}`, 'melee:left');
    expect([s.placeOf('maddie'), s.zombiesAt('A1.N'), s.view.turn.actions]).toEqual(['A1.N', {}, 2]);
  });

  test('RM-SURV-06: at Blue one hit of Travis already kills two Crawlers', () => {
    const s = rueMorgue('travis').carries('travis', 'crowbar').zombies('A1.NE', { crawler: 3 });
    s.rolls(4).do('melee:left', 'reap:crawler');
    expect(s.zombiesAt('A1.NE')).toEqual({ crawler: 1 });
  });

  test('RM-SKG-06: no card of the twelve has Swordmaster, but whoever is given it fights with two Sabers', () => {
    const known = TWELVE.flatMap((id) => CARDS[id].flat().map((name) => IDS[name]));
    expect(known).not.toContain('swordmaster');
    const s = rueMorgue('bear').carries('bear', 'saber', 'saber').zombies('A1.NE', { crawler: 2 });
    expect(s.options('melee')).toEqual(['melee:left']);
    s.skills('bear', 'swordmaster').next();
    expect(s.options('melee')).toContain('melee:both');
  });
});

describe('A game of Rue Morgue alone', () => {
  test.each([6, 12])(
    'RM-SETUP-12 RM-SETUP-13: %i survivors begin in the starting zone, without experience',
    (n) => {
      const table = dealt(n);
      const start = setting(table.run).board.named.get('A1.NE');
      const { survivors } = seen(table);
      expect(survivors).toHaveLength(n);
      for (const { id, zone, xp, level, skills } of survivors) {
        expect([id, zone, xp, level]).toEqual([id, zoneWord(start ?? NaN), 0, 'blue']);
        expect(skills, id).toEqual(ids(id, 0));
        expect(dealtTo(table, id), id).toHaveLength(1);
      }
    },
  );

  test('RM-COMP-02 RM-SETUP-13: of twelve who are drawn each is another, and all are of the box', () => {
    const drawn = seen(dealt(12)).survivors.map(({ id }) => id);
    expect(drawn.toSorted()).toEqual(TWELVE);
  });

  test('RM-SETUP-13: the Blue skill counts from the first turn: Cathy can sprint', () => {
    const table = dealt(6, TWELVE.slice(0, 6));
    says(table, 0, 'activate:cathy');
    expect(seen(table).turn).toMatchObject({ active: 'cathy', actions: 3 });
    expect(table.decision([0])?.options.map(({ key }) => key.split(':')[0])).toContain('sprint');
  });
});

test('RM-SETUP-14: two players of Rue Morgue agree who goes first; chance does not say it', () => {
  const mission = plan({ boxes: ['rueMorgue'], survivors: { min: 6 } });
  const table = deal({ mission, preset: 'rueMorgue', players: 2 });
  const decision = table.decision([1]);
  expect([decision?.owner, decision?.options.map(({ key }) => key)]).toEqual([
    TABLE,
    ['first:p1', 'first:p2'],
  ]);
  says(table, 0, 'first:p2');
  expect(seen(table).turn.seat).toBe(1);
});

/** Survivors who have a skill at Blue, of all boxes. */
const beginningWith = (skill: string): string[] =>
  SURVIVORS.filter(({ skills }) => skills.blue.includes(skill)).map(({ id }) => id);

/** A survivor of so much experience who has just killed a Crawler. */
function learner(id: string, xp: number): Scene {
  const s = rueMorgue(id).carries(id, 'crowbar').xp(id, xp).zombies('A1.NE', { crawler: 1 });
  return s.rolls(4).do('melee:left');
}

const dealt = (n: number, survivors = new Array<string>(n).fill('random')): Table<ZombicideState> =>
  deal({ mission: plan({ boxes: ['rueMorgue'], survivors: { min: n } }), preset: 'rueMorgue', survivors });
