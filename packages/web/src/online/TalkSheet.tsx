import { LONGEST_TALK, PHRASES } from '@holdout/protocol';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../app/i18n.tsx';
import { Button, IconButton } from '../app/ui/Button.tsx';
import { Sheet } from '../app/ui/Sheet.tsx';
import { useAct, useRoom } from './context.ts';
import css from './online.module.css';
import { useTalkWords } from './talk.ts';

/** What is said at the table. Whole phrases are read by each in his own language. */
export function TalkSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const intl = useIntl();
  const words = useTalkWords();
  const talk = useRoom((state) => state.talk);
  const grants = useRoom((state) => state.grants);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (talk.length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [talk]);
  const may = grants.host || grants.seats.length > 0;
  return (
    <Sheet title={text('online.talk')} onClose={onClose} foot={may && <Say />}>
      {talk.length === 0 && <p className={css.words}>{text('online.talk.none')}</p>}
      <ol className={css.talk} data-testid="talk-lines">
        {talk.map((line) => (
          <li key={line.n} className={css.line} data-own={isOwn(grants.seats, line.seat) || undefined}>
            <span className={css.speaker}>{words.name(line)}</span>
            <time className={css.time} dateTime={new Date(line.at).toISOString()}>
              {intl.formatTime(line.at, { hour: '2-digit', minute: '2-digit' })}
            </time>
            <span className={css.said}>{words.line(line)}</span>
          </li>
        ))}
        <li ref={end} aria-hidden />
      </ol>
    </Sheet>
  );
}

const isOwn = (seats: readonly number[], seat: number | null): boolean =>
  seat !== null && seats.includes(seat);

function Say() {
  const text = useText();
  const seat = useRoom((state) => state.grants.seats[0] ?? null);
  const act = useAct();
  const [draft, setDraft] = useState('');
  const say = (event: FormEvent) => {
    event.preventDefault();
    if (draft.trim() === '') return;
    void act({ t: 'say', seat, text: draft.trim() });
    setDraft('');
  };
  return (
    <div className={css.say}>
      <div className={css.phrases}>
        {PHRASES.map((phrase) => (
          <Button key={phrase} look="quiet" onPress={() => void act({ t: 'phrase', seat, phrase })}>
            {text(`online.phrase.${phrase}`)}
          </Button>
        ))}
      </div>
      <form className={css.sayForm} onSubmit={say}>
        <input
          aria-label={text('online.talk.label')}
          placeholder={text('online.talk.label')}
          maxLength={LONGEST_TALK}
          autoComplete="off"
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
        />
        <IconButton type="submit" icon={SendHorizontal} label={text('online.talk.send')} />
      </form>
    </div>
  );
}
