import type { MoveView } from '@holdout/protocol';
import { useContext, useEffect, useRef, useState } from 'react';
import { ReplayContext } from '../../replay/context.ts';
import { useTable } from '../context.ts';
import { useTableWords } from '../words.ts';
import { newsOf } from './speech.ts';

/** How often the region changes, and how much it says at a time: faster, and a screen reader skips some of it. */
const PAUSE = 1200;
const SENTENCES = 4;
/** Paragraphs that stay to be read again. */
const KEPT = 6;

interface Spoken {
  readonly id: number;
  readonly words: string;
}

/** Tells those who look what happens, and forgets it when others take the screen: it may not be for them. */
export function Announcer() {
  const place = useTable((state) => state.place);
  const handover = useTable((state) => state.handover);
  return <News key={`${handover} ${place.seats}`} />;
}

/** Tells a screen reader what happens at the table, as it happens; what was there before is not told again. */
function News() {
  const { text, event: sentence } = useTableWords();
  const history = useTable((state) => state.history);
  const since = useTable((state) => state.since);
  const opening = useTable((state) => state.opening);
  const again = useContext(ReplayContext) !== null;
  const opened = useRef(opening);
  const heard = useRef<readonly MoveView[]>(history.slice(0, since));
  const waiting = useRef<string[]>([]);
  const [spoken, setSpoken] = useState<readonly Spoken[]>([]);

  useEffect(() => {
    // Whoever goes elsewhere in a game that is shown once more has neither made the moves between nor taken them back.
    const jumped = again && opened.current !== opening;
    const before = jumped ? history.slice(0, since) : heard.current;
    if (jumped) waiting.current = [];
    opened.current = opening;
    heard.current = history;
    const { undone, events } = newsOf(before, history);
    const sentences = events.map(sentence).filter((words) => words !== null);
    if (undone > 0) sentences.unshift(text('logPanel.undone', { n: undone }));
    waiting.current.push(...sentences);
  }, [history, opening, since, again, sentence, text]);

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
      aria-label={text('logPanel.announcer')}
      data-testid="announcer"
    >
      {spoken.map(({ id, words }) => (
        <p key={id}>{words}</p>
      ))}
    </div>
  );
}
