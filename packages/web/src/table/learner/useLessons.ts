import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useTable } from '../context.ts';
import { useKnown } from './known.ts';
import { type Course, type Due, lessonsDue, momentsOf } from './lessons.ts';

/** The lessons that are waiting to be read; the first is shown. `done` puts it away for good. */
export interface Lessons {
  readonly waiting: readonly Due[];
  readonly done: () => void;
}

/** Watches the table above, and collects what comes up at it for the first time. */
export function useLessons<V extends object>(course: Course<V>): Lessons {
  const learner = useSettings((settings) => settings.learner);
  const names = useKnown((known) => known.names);
  const learn = useKnown((known) => known.learn);
  const view = useTable<V | null, V>((state) => state.view);
  const event = useTable((state) => state.event);
  const decision = useTable((state) => state.decision);
  const looking = useTable((state) => state.looking);
  const history = useTable((state) => state.history);
  const busy = useTable((state) => state.waiting.length > 0);
  /** What was on the table when it was opened is no news. */
  const heard = useRef(history);
  const [due, setDue] = useState<readonly Due[]>([]);

  useEffect(() => {
    const moments = momentsOf(heard.current, { view, event, decision, looking, history });
    if (!event && !busy && looking === null) heard.current = history;
    if (!learner) return;
    setDue((old) => {
      const all = [...names, ...old.map(({ name }) => name)];
      const more = lessonsDue(course, moments, all);
      return more.length > 0 ? [...old, ...more] : old;
    });
  }, [course, learner, names, view, event, decision, looking, history, busy]);

  const waiting = learner ? due.filter(({ name }) => !names.includes(name)) : [];
  return { waiting, done: () => waiting[0] && learn(waiting[0].name) };
}
