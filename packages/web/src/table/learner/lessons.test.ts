import type { Decision, GameEvent } from '@holdout/kernel';
import type { MoveView } from '@holdout/protocol';
import { describe, expect, it } from 'vitest';
import { readNames } from './known.ts';
import { type Course, lessonsDue, type Moment, momentsOf, type Shown } from './lessons.ts';

interface View {
  readonly map: string;
  readonly fires: number;
}

const COURSE: Course<View> = {
  game: 'camp',
  texts: 'camp.lesson',
  lessons: [
    { id: 'turn', rules: ['C-1'], when: ({ decision }) => decision !== null },
    { id: 'fire', rules: ['C-2'], when: ({ event }) => event?.t === 'fire' },
    {
      id: 'map',
      rules: ({ map }) => [`C-${map}`],
      when: ({ decision }) => decision !== null,
      anewFor: ({ map }) => map,
    },
    { id: 'many', rules: [], when: ({ view }) => view.fires > 1 },
  ],
};

const view: View = { map: 'lake', fires: 0 };
const decision = { seq: 1, ask: 'action', owner: 0, options: [] } as unknown as Decision;
const event = (t: string): GameEvent => ({ t });
const move = (n: number, ...events: GameEvent[]): MoveView => ({ n, by: 0, key: `k${n}`, events });
const shown = (change: Partial<Shown<View>> = {}): Shown<View> => ({
  view,
  event: null,
  decision: null,
  looking: null,
  history: [],
  ...change,
});

describe('the lessons of a moment', () => {
  const idsOf = (moment: Partial<Moment<View>>, known: readonly string[] = []) =>
    lessonsDue(COURSE, [{ view, event: null, decision: null, ...moment }], known).map(({ id }) => id);

  it('are those whose time it is, in the order of the course', () => {
    expect(idsOf({})).toEqual([]);
    expect(idsOf({ event: event('fire') })).toEqual(['fire']);
    expect(idsOf({ event: event('rain') })).toEqual([]);
    expect(idsOf({ decision, view: { ...view, fires: 2 } })).toEqual(['turn', 'map', 'many']);
  });

  it('leave out what is known, by the name of the game', () => {
    expect(idsOf({ decision }, ['camp:turn'])).toEqual(['map']);
    expect(idsOf({ decision }, ['other:turn', 'turn'])).toEqual(['turn', 'map']);
  });

  it('come once, however often they would be due', () => {
    const moments = [event('fire'), event('fire')].map((one) => ({ view, event: one, decision: null }));
    expect(lessonsDue(COURSE, moments, [])).toEqual([{ name: 'camp:fire', id: 'fire', rules: ['C-2'] }]);
  });

  it('come anew for what they are explained anew for', () => {
    const known = ['camp:turn', 'camp:map:lake'];
    expect(idsOf({ decision }, known)).toEqual([]);
    const moment = { view: { ...view, map: 'wood' }, event: null, decision };
    expect(lessonsDue(COURSE, [moment], known)).toEqual([
      { name: 'camp:map:wood', id: 'map', rules: ['C-wood'] },
    ]);
  });
});

describe('the moments of a screen', () => {
  const heard = [move(0, event('start'))];
  const history = [...heard, move(1, event('fire'), event('rain'))];
  const told = (change: Partial<Shown<View>>) =>
    momentsOf(heard, shown(change)).map((moment) => moment.event?.t ?? moment.decision?.ask ?? null);

  it('are the event that is shown, and it alone', () => {
    expect(told({ event: event('fire'), history })).toEqual(['fire']);
  });

  it('are all that was not heard, and then the question, once nothing is shown', () => {
    expect(told({ decision, history })).toEqual(['fire', 'rain', 'action']);
    expect(told({ decision, history: heard })).toEqual(['action']);
  });

  it('leave out what was there when the table was opened, and what is taken back', () => {
    expect(told({ decision, history: [] })).toEqual(['action']);
  });

  it('are none while something is looked at again, or before the table is there', () => {
    expect(told({ event: event('fire'), looking: 1, history })).toEqual([]);
    expect(told({ view: null })).toEqual([]);
  });
});

describe('the names that are remembered', () => {
  it('are read as far as they are names, each once', () => {
    expect(readNames({ names: ['a:b', 7, 'a:b', null, 'c:d'] })).toEqual(['a:b', 'c:d']);
  });

  it('are none where nothing of use was stored', () => {
    for (const stored of [null, 'a:b', {}, { names: 'a:b' }]) expect(readNames(stored)).toEqual([]);
  });
});
