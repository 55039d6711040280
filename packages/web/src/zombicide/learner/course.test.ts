import { OUR_MISSIONS } from '@holdout/zombicide/missions';
import { beforeAll, describe, expect, it } from 'vitest';
import de from '../../../../../locales/de/zombicide.lessons.json' with { type: 'json' };
import en from '../../../../../locales/en/zombicide.lessons.json' with { type: 'json' };
import rules from '../../../../../locales/en/zombicide.rules.json' with { type: 'json' };
import hu from '../../../../../locales/hu/zombicide.lessons.json' with { type: 'json' };
import ja from '../../../../../locales/ja/zombicide.lessons.json' with { type: 'json' };
import { lessonsDue, type Moment } from '../../table/learner/lessons.ts';
import { dealOf, GAMES_TIME, option, TestTable } from '../testTable.ts';
import { ZOMBICIDE_COURSE } from './course.ts';
import { RUE_MORGUE_LESSONS } from './rueMorgue.ts';

type TableMoment = Moment<TestTable['view']>;

const { lessons, texts } = ZOMBICIDE_COURSE;
const table = new TestTable({ mission: 's1-00', survivors: ['amy', 'ned', 'doug', 'josh'] });
const { view, asked } = table;

const due = (moment: Partial<TableMoment>, known: readonly string[] = []) =>
  lessonsDue(ZOMBICIDE_COURSE, [{ view, event: null, decision: null, ...moment }], known);
const ids = (moment: Partial<TableMoment>): string[] => due(moment).map(({ id }) => id);
const asks = (ask: string, ...keys: string[]): Partial<TableMoment> => ({
  decision: { ...asked, ask, options: keys.map((key) => option(key)) },
});
const happens = (t: string, fields: object = {}): Partial<TableMoment> => ({ event: { t, ...fields } });
const withZombies = (kind: string) => ({
  view: { ...view, zones: view.zones.map((zone) => ({ ...zone, zombies: { [kind]: 1 } })) },
});

describe('the course', () => {
  it('has a title and words for every lesson in every language, and no others', () => {
    const keys = lessons.flatMap(({ id }) => [`${texts}.${id}.title`, `${texts}.${id}.text`]).sort();
    for (const catalogue of [en, de, ja, hu]) expect(Object.keys(catalogue).sort()).toEqual(keys);
  });

  it('has no lesson twice', () => {
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  });

  it('leads to rules that there are, in every mission', () => {
    for (let mission = 0; mission < OUR_MISSIONS.length; mission++) {
      const played = new TestTable(dealOf(mission)).view;
      const cited = lessons.flatMap((lesson) =>
        typeof lesson.rules === 'function' ? lesson.rules(played) : lesson.rules,
      );
      expect(cited.filter((rule) => !(`rule.${rule}` in rules))).toEqual([]);
    }
    expect(lessons.every((lesson) => typeof lesson.rules === 'function' || lesson.rules.length > 0)).toBe(
      true,
    );
  });
});

describe('a lesson comes', () => {
  it('at the first question: the mission, what is special in it, and the turn', () => {
    expect(ids(asks('activate'))).toEqual(['mission', 'special', 'turn']);
  });

  it('for the mission anew in every mission, for the rest once', () => {
    const known = ['zombicide:mission:s1-00', 'zombicide:special:s1-00', 'zombicide:turn'];
    expect(due(asks('activate'), known)).toEqual([]);
    const other = new TestTable({ mission: 's1-01', survivors: ['amy', 'ned', 'doug', 'josh'] }).view;
    expect(due({ ...asks('activate'), view: other }, known).map(({ name }) => name)).toEqual([
      'zombicide:mission:s1-01',
      'zombicide:special:s1-01',
    ]);
  });

  it.each([
    ['search', 'search'],
    ['door', 'open:d1:left'],
    ['melee', 'melee:left'],
    ['ranged', 'shoot:left:z3'],
    ['reload', 'reload:left'],
    ['trade', 'trade:ned'],
    ['cars', 'get-in:c1:driver'],
    ['cars', 'search-car:c1'],
  ])('about %s when %s is offered in a turn', (id, key) => {
    expect(ids(asks('action', key))).toContain(id);
    expect(ids(asks('activate', key))).not.toContain(id);
    expect(ids(asks('action', 'end'))).not.toContain(id);
  });

  it('about two weapons at once when a pair can be used', () => {
    expect(ids(asks('action', 'shoot:both:z3'))).toContain('dual');
    expect(ids(asks('action', 'melee:both'))).toContain('dual');
    expect(ids(asks('action', 'reload:both', 'melee:left'))).not.toContain('dual');
  });

  it.each([
    ['noise', 'noise', {}],
    ['reveal', 'reveal', {}],
    ['aaahh', 'sprung', {}],
    ['wound', 'wound', {}],
    ['sight', 'shamble', { ways: 1 }],
    ['split', 'shamble', { ways: 2 }],
    ['yellow', 'level', { level: 'yellow' }],
    ['orange', 'level', { level: 'orange' }],
    ['red', 'level', { level: 'red' }],
    ['zombies', 'phase', { phase: 'zombies' }],
    ['spawn', 'phase', { phase: 'spawn' }],
    ['end', 'phase', { phase: 'end' }],
    ['extra', 'zombie-card', { does: 'extra' }],
    ['lack', 'lack', {}],
  ])('about %s when it happens: %s %o', (id, t, fields) => {
    expect(ids(happens(t, fields))).toContain(id);
  });

  it('about nothing else of the same kind of event', () => {
    expect(ids(happens('level', { level: 'yellow' }))).toEqual(['yellow']);
    expect(ids(happens('phase', { phase: 'players' }))).toEqual([]);
    expect(ids(happens('zombie-card', { does: 'spawn' }))).toEqual([]);
    expect(ids(happens('shamble', { ways: 1 }))).toEqual(['sight']);
  });

  it.each(['runner', 'fatty', 'abomination'])('about a %s when one appears, or stands there', (kind) => {
    expect(ids(happens('appear', { kind }))).toEqual([kind]);
    expect(ids({ ...withZombies(kind), ...asks('victim') })).toContain(kind);
    expect(ids(withZombies(kind))).toEqual([]);
    expect(ids(happens('appear', { kind: 'walker' }))).toEqual([]);
  });

  it('about zombies that hold one back when leaving costs more', () => {
    const crowded = { ...view, turn: { ...view.turn, moveCost: 3 } };
    expect(ids({ ...asks('action', 'end'), view: crowded })).toContain('crowd');
    expect(ids(asks('action', 'end'))).not.toContain('crowd');
  });

  it('about objectives until all are taken', () => {
    const taken = { ...view, tokens: view.tokens.map((token) => ({ ...token, taken: true })) };
    expect(ids(asks('action', 'end'))).toContain('objective');
    expect(ids({ ...asks('action', 'end'), view: taken })).not.toContain('objective');
  });

  it.each([
    ['organise', 'organise'],
    ['skill', 'skill'],
    ['wound', 'victim'],
    ['reveal', 'revealNext'],
  ])('about %s when that is asked: %s', (id, ask) => {
    expect(ids(asks(ask))).toContain(id);
  });
});

describe('in played games', () => {
  const taught = new Set<string>();
  const taughtInSeason1 = new Set<string>();

  beforeAll(() => {
    for (let game = 0; game < 22; game++) {
      const played = new TestTable(dealOf(game), `course ${game}`);
      const note = (ids: readonly { readonly id: string }[]): void => {
        for (const { id } of ids) {
          taught.add(id);
          if (played.scene.mission.id.startsWith('s1-')) taughtInSeason1.add(id);
        }
      };
      const ask = (decision: TableMoment['decision']): void => note(due({ view: played.view, decision }));
      played.play(game, 250, ask, 4);
      const { view: last } = played;
      const events = played.history.flatMap((move) => move.events);
      const moments = events.map((event) => ({ view: last, event, decision: null }));
      note(lessonsDue(ZOMBICIDE_COURSE, moments, []));
    }
  }, GAMES_TIME);

  const rueMorgue = RUE_MORGUE_LESSONS.map(({ id }) => id);

  it('every lesson finds its moment', () => {
    // It takes more moves than these to get to Red; what Rue Morgue brings has a test of its own.
    const missing = lessons
      .map(({ id }) => id)
      .filter((id) => !taught.has(id) && id !== 'red' && !rueMorgue.includes(id));
    expect(missing).toEqual([]);
  });

  it('what only Rue Morgue brings is explained there, and never in Season 1', () => {
    const common = ['spawnDice', 'skinner', 'crawler', 'hidden', 'hospital', 'trigger'];
    expect(common.filter((id) => !taught.has(id))).toEqual([]);
    expect(rueMorgue.filter((id) => taughtInSeason1.has(id))).toEqual([]);
  });
});
