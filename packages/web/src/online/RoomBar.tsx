import { Lightbulb, MessageCircle, Users } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../app/i18n.tsx';
import { Button } from '../app/ui/Button.tsx';
import { useTable } from '../table/context.ts';
import { useTableWords } from '../table/words.ts';
import { Banners } from './Banners.tsx';
import { ConnectionSign } from './ConnectionSign.tsx';
import { useRoom } from './context.ts';
import { useKeychain } from './keychain.ts';
import { LatestTalk } from './LatestTalk.tsx';
import css from './online.module.css';
import { PauseInBar } from './PauseButton.tsx';
import { PeopleSheet } from './PeopleSheet.tsx';
import { forgetHash, hashWords } from './server.ts';
import { TalkSheet } from './TalkSheet.tsx';

type Open = 'people' | 'talk' | null;

/** Above a table of a server: whether one is connected, who is there, what is said, and what waits for an answer. */
export function RoomBar() {
  const text = useText();
  // Whoever has just made the table wants to invite the others.
  const [open, setOpen] = useState<Open>(() => (hashWords().has('invite') ? 'people' : null));
  const code = useRoom((state) => state.code);
  const read = useKeychain(({ tables }) => tables[code]?.read ?? 0);
  const talk = useRoom((state) => state.talk);
  const seats = useRoom((state) => state.room?.seats ?? []);
  const unread = talk.filter(({ n }) => n >= read).length;
  const lastSaid = (talk.at(-1)?.n ?? -1) + 1;
  useEffect(() => {
    if (hashWords().has('invite')) forgetHash();
  }, []);
  const close = () => {
    if (open === 'talk' && lastSaid > read) useKeychain.getState().keep(code, { read: lastSaid });
    setOpen(null);
  };
  const taken = seats.filter(({ taken: isTaken, bot }) => isTaken || bot !== null).length;
  return (
    <aside className={css.room} aria-label={text('online.room')} data-testid="room">
      <div className={css.bar}>
        <ConnectionSign />
        <SeatChips />
        <PlanButton />
        <span className={css.pauseInBar}>
          <PauseInBar />
        </span>
        <BarButton
          icon={Users}
          label={text('online.people')}
          onPress={() => setOpen('people')}
          testId="people"
        >
          {text('online.people.count', { taken, of: seats.length })}
        </BarButton>
        <BarButton
          icon={MessageCircle}
          label={text('online.talk')}
          onPress={() => setOpen('talk')}
          testId="talk"
        >
          {unread > 0 ? <span className={css.unread}>{unread}</span> : null}
        </BarButton>
      </div>
      <Banners />
      <Pointed />
      {open !== 'talk' && <LatestTalk since={read} onOpen={() => setOpen('talk')} />}
      {open === 'people' && <PeopleSheet onClose={close} />}
      {open === 'talk' && <TalkSheet onClose={close} />}
    </aside>
  );
}

interface BarButtonProps {
  readonly icon: typeof Users;
  readonly label: string;
  readonly onPress: () => void;
  readonly testId: string;
  readonly children?: ReactNode;
}

function BarButton({ icon: Sign, label, onPress, testId, children }: BarButtonProps) {
  return (
    <Button className={css.barButton} look="quiet" onPress={onPress} data-testid={testId} icon={Sign}>
      <span className={css.barLabel}>{label}</span>
      {children}
    </Button>
  );
}

/** Who sits there, who of them is connected, and who is asked. */
function SeatChips() {
  const text = useText();
  const seats = useRoom((state) => state.room?.seats ?? []);
  const own = useRoom((state) => state.grants.seats);
  const owner = useTable((state) => state.update?.decision?.owner);
  const following = useRoom((state) => state.following);
  const follow = useRoom((state) => state.follow);
  const looksOn = own.length === 0;
  return (
    <ul className={css.chips} aria-label={text('online.seats')}>
      {seats.map(({ name, bot, here, taken }, seat) => {
        const state = bot !== null ? 'bot' : here ? 'here' : taken ? 'away' : 'empty';
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            key={seat}
            className={css.chip}
            data-state={state}
            data-own={own.includes(seat) || undefined}
            data-asked={owner === seat || undefined}
            data-followed={following === seat || undefined}
          >
            <span className={css.dot} data-state={state} aria-hidden />
            {looksOn ? (
              <button
                type="button"
                className={css.chipName}
                aria-pressed={following === seat}
                onClick={() => follow(following === seat ? null : seat)}
              >
                {name}
              </button>
            ) : (
              <span className={css.chipName}>{name}</span>
            )}
            <span className="visually-hidden">{text(`online.seat.${state}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Where somebody points, for those who do not see it. */
function Pointed() {
  const words = useTableWords();
  const pointer = useRoom((state) => state.pointers.at(-1));
  if (!pointer) return <p role="status" className="visually-hidden" />;
  const { seat, at, to } = pointer;
  const values = { name: words.name(seat), place: words.place(at) ?? '', to: words.place(to ?? '') ?? '' };
  return (
    <p role="status" className="visually-hidden">
      {words.text(to === undefined ? 'online.pointed' : 'online.pointed.to', values)}
    </p>
  );
}

/** What is chosen from now on is only thought of. */
function PlanButton() {
  const text = useText();
  const own = useRoom((state) => state.grants.seats);
  const can = useTable(({ decision, planning }) => decision !== null && planning === null);
  const think = useTable((state) => state.think);
  if (own.length === 0 || !can) return null;
  return (
    <BarButton icon={Lightbulb} label={text('online.plan')} testId="think" onPress={() => void think()} />
  );
}
