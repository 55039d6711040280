import type { GameEvent } from '@holdout/kernel';
import { eventText } from '@holdout/lang';
import type { MoveView } from '@holdout/protocol';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { newsOf } from './speech.ts';

/** How often the region changes, and how much it says at a time: faster, and a screen reader skips some of it. */
const PAUSE = 1200;
const SENTENCES = 4;
/** Paragraphs that stay to be read again. */
const KEPT = 6;

interface AnnouncerProps {
  readonly history: readonly MoveView[];
  readonly names: readonly string[];
}

interface Spoken {
  readonly id: number;
  readonly words: string;
}

/** Tells a screen reader what happens at the table, as it happens; what was there before is not told again. */
export function Announcer({ history, names }: AnnouncerProps) {
  const intl = useIntl();
  const heard = useRef(history);
  const waiting = useRef<string[]>([]);
  const [spoken, setSpoken] = useState<readonly Spoken[]>([]);

  useEffect(() => {
    const before = heard.current;
    heard.current = history;
    const { undone, events } = newsOf(before, history);
    const sentences = events
      .map((event: GameEvent) => eventText({ intl, names }, event))
      .filter((words) => words !== null);
    if (undone > 0) sentences.unshift(intl.formatMessage({ id: 'logPanel.undone' }, { n: undone }));
    waiting.current.push(...sentences);
  }, [history, names, intl]);

  useEffect(() => {
    let id = 0;
    const timer = setInterval(() => {
      const words = waiting.current.splice(0, SENTENCES).join(' ');
      if (words === '') return;
      id += 1;
      setSpoken((old) => [...old, { id, words }].slice(-KEPT));
    }, PAUSE);
    return () => clearInterval(timer);
  }, []);

  return (
    <div
      className="visually-hidden"
      role="log"
      aria-live="polite"
      aria-label={intl.formatMessage({ id: 'logPanel.announcer' })}
    >
      {spoken.map(({ id, words }) => (
        <p key={id}>{words}</p>
      ))}
    </div>
  );
}
