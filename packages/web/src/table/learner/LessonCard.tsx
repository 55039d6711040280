import { GraduationCap } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import { Link } from 'wouter';
import { useText } from '../../app/i18n.tsx';
import { useSettings } from '../../app/settings.ts';
import css from './learner.module.css';
import type { Course } from './lessons.ts';
import { useLessons } from './useLessons.ts';

interface LessonCardProps<V extends object> {
  readonly course: Course<V>;
  /** What fills the places in the lessons’ texts. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Over the map, while there is something to explain: one thing after the other. It takes neither the focus nor the turn
 * from anybody; a screen reader is told of it when it has time.
 */
export function LessonCard<V extends object>({ course, values }: LessonCardProps<V>) {
  const text = useText();
  const { waiting, done } = useLessons(course);
  const set = useSettings((settings) => settings.set);
  const titleId = useId();
  const focus = useGivenBackFocus();
  const [lesson] = waiting;
  const title = lesson ? text(`${course.texts}.${lesson.id}.title`, values) : '';
  const words = lesson ? text(`${course.texts}.${lesson.id}.text`, values) : '';
  const next = () => {
    if (waiting.length === 1) focus.giveBack();
    done();
  };
  const off = () => {
    focus.giveBack();
    set({ learner: false });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    next();
  };
  return (
    <>
      <p role="status" className="visually-hidden" data-testid="lesson-spoken">
        {lesson && `${text('lesson.title')}: ${title}. ${words}`}
      </p>
      {lesson && (
        <section
          className={css.card}
          aria-labelledby={titleId}
          data-testid="lesson"
          data-lesson={lesson.id}
          onFocus={focus.note}
          onKeyDown={onKeyDown}
        >
          <h2 id={titleId} className={css.title}>
            <GraduationCap size={18} aria-hidden /> {title}
          </h2>
          <p className={css.words}>{words}</p>
          <p className={css.rules}>
            {text('lesson.rules')}{' '}
            {lesson.rules.map((rule) => (
              <Link key={rule} href={`/rules#${rule}`}>
                {rule}
              </Link>
            ))}
          </p>
          <div className={css.buttons}>
            <button type="button" className={css.next} data-testid="lesson-next" onClick={next}>
              {waiting.length > 1 ? text('lesson.next', { n: waiting.length - 1 }) : text('lesson.done')}
            </button>
            <button type="button" className={css.off} data-testid="lesson-off" onClick={off}>
              {text('lesson.off')}
            </button>
          </div>
        </section>
      )}
    </>
  );
}

/** When the card goes, the focus goes back to where it came from, or else to the question. WCAG 2.4.3 */
function useGivenBackFocus() {
  const before = useRef<EventTarget | null>(null);
  return {
    note: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
    giveBack: (): void => {
      const there = before.current;
      const to =
        there instanceof Element && there.isConnected
          ? there
          : document.querySelector('[data-testid="decision"]');
      if (to instanceof HTMLElement || to instanceof SVGElement) to.focus({ preventScroll: true });
    },
  };
}

/** Brings the focus to the card, if one is there. */
export function focusLesson(): void {
  document.querySelector<HTMLElement>('[data-testid="lesson-next"]')?.focus();
}
