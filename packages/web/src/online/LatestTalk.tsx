import { useEffect, useState } from 'react';
import { useRoom } from './context.ts';
import css from './online.module.css';
import { useTalkWords } from './talk.ts';

interface LatestTalkProps {
  /** Number of the first line that was not read yet. */
  readonly since: number;
  readonly onOpen: () => void;
}

const SHOWN_FOR = 7000;

/** What was said last, for a moment, where the talk is not open. */
export function LatestTalk({ since, onOpen }: LatestTalkProps) {
  const words = useTalkWords();
  const [arrived] = useState(() => Date.now());
  const last = useRoom((state) => state.talk.at(-1));
  const [gone, setGone] = useState(-1);
  const n = last?.n ?? -1;
  useEffect(() => {
    const timer = setTimeout(() => setGone(n), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [n]);
  // What was said before one came is for the talk itself.
  const isNew = last && last.n >= since && gone < last.n && Date.now() - arrived > 1500;
  return (
    <div role="status" className={css.latest}>
      {isNew && (
        <button type="button" className={css.bubble} onClick={onOpen}>
          <strong>{words.name(last)}</strong> {words.line(last)}
        </button>
      )}
    </div>
  );
}
