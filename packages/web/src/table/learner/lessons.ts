import type { Decision, GameEvent } from '@holdout/kernel';
import type { MoveView } from '@holdout/protocol';
import { newsOf } from '../log/speech.ts';

/** What is on the table at one moment: something that has just happened, or what is being asked. */
export interface Moment<V> {
  readonly view: V;
  readonly event: GameEvent | null;
  readonly decision: Decision | null;
}

/** Something that is explained when it comes up for the first time. */
export interface Lesson<V> {
  /** Last word of its catalogue keys, and its name in what is remembered. */
  readonly id: string;
  /** Ids of rules to read on; where they depend on what is played, told by the view. */
  readonly rules: readonly string[] | ((view: V) => readonly string[]);
  /** Whether this is the moment for it. */
  readonly when: (moment: Moment<V>) => boolean;
  /** What it is explained anew for, such as another mission. */
  readonly anewFor?: (view: V) => string;
}

/** All lessons of a game, in the order in which those of one moment are read. */
export interface Course<V> {
  readonly game: string;
  /** Beginning of the catalogue keys `….<id>.title` and `….<id>.text`. */
  readonly texts: string;
  readonly lessons: readonly Lesson<V>[];
}

/** A lesson that is due, with the name by which it is remembered: `zombicide:noise`. */
export interface Due {
  readonly name: string;
  readonly id: string;
  readonly rules: readonly string[];
}

const nameOf = <V>({ game }: Course<V>, { id, anewFor }: Lesson<V>, view: V): string =>
  anewFor ? `${game}:${id}:${anewFor(view)}` : `${game}:${id}`;

/** The lessons that these moments bring, in the order of the course; those of `known` names are left out. */
export function lessonsDue<V>(
  course: Course<V>,
  moments: readonly Moment<V>[],
  known: readonly string[],
): readonly Due[] {
  return course.lessons.flatMap((lesson): Due[] => {
    const moment = moments.find((one) => lesson.when(one));
    if (!moment) return [];
    const name = nameOf(course, lesson, moment.view);
    if (known.includes(name)) return [];
    const { rules } = lesson;
    return [{ name, id: lesson.id, rules: typeof rules === 'function' ? rules(moment.view) : rules }];
  });
}

/** What a screen shows of a table, as far as moments are made of it. */
export interface Shown<V> {
  readonly view: V | null;
  readonly event: GameEvent | null;
  readonly decision: Decision | null;
  readonly looking: number | null;
  readonly history: readonly MoveView[];
}

/**
 * Moments of what is on the screen now: the event that is being shown, or else everything that has happened since the
 * history was `heard`, and the question. What is looked at again is no new moment.
 */
export function momentsOf<V>(heard: readonly MoveView[], shown: Shown<V>): readonly Moment<V>[] {
  const { view, event, decision, looking, history } = shown;
  if (!view || looking !== null) return [];
  if (event) return [{ view, event, decision: null }];
  const news = newsOf(heard, history).events.map((one) => ({ view, event: one, decision: null }));
  return [...news, { view, event: null, decision }];
}
