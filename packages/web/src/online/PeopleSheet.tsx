import { InputError, type Seat } from '@holdout/kernel';
import { faultText } from '@holdout/lang';
import { CONSENTS, type Consent, type RoomSeat, recoveryWords } from '@holdout/protocol';
import { Bot, DoorOpen, LogIn, MonitorUp, Send, UserPlus, UserX } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../app/i18n.tsx';
import { Button } from '../app/ui/Button.tsx';
import { Choice } from '../app/ui/Choice.tsx';
import { Fold } from '../app/ui/Fold.tsx';
import { Notice } from '../app/ui/Notice.tsx';
import { Sheet } from '../app/ui/Sheet.tsx';
import { claimSeat } from './claim.ts';
import { useAct, useRoom } from './context.ts';
import { type HeldTable, keysOf, useKeychain } from './keychain.ts';
import { Notifying } from './Notifying.tsx';
import css from './online.module.css';
import { PauseButton } from './PauseButton.tsx';
import { ShareLink } from './ShareLink.tsx';
import { freshKey, learnAddress, linkTo, server } from './server.ts';

/** The bot that plays for somebody. */
const BOT = 'greedy';

/** Who sits at the table, how others come to it, and what the host can set. */
export function PeopleSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const code = useRoom((state) => state.code);
  const seats = useRoom((state) => state.room?.seats ?? []);
  const watchers = useRoom((state) => state.room?.watchers ?? 0);
  const { host } = useRoom((state) => state.grants);
  const held = useKeychain(({ tables }) => tables[code]);
  const { attempt, problem, dismiss } = useAttempt();
  const [, setLearnt] = useState(false);
  useEffect(() => {
    void learnAddress().then(() => setLearnt(true));
  }, []);
  if (!held) return null;
  return (
    <Sheet title={text('online.people')} onClose={onClose} size="large">
      <div className={css.people}>
        <p className={css.words}>{text('online.code', { code })}</p>
        {problem && (
          <Notice kind="fault" onClose={dismiss}>
            {problem}
          </Notice>
        )}
        <ul className={css.seatList} data-testid="seat-list">
          {seats.map((who, seat) => (
            <SeatRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
              key={seat}
              seat={seat}
              who={who}
              held={held}
              attempt={attempt}
            />
          ))}
        </ul>
        <div>
          <PauseButton />
        </div>
        <h3 className={css.small}>{text('online.watch')}</h3>
        <p className={css.words}>{text('online.watchers', { n: watchers })}</p>
        <Watching held={held} attempt={attempt} />
        {Object.entries(held.seats).length > 0 && <Words held={held} />}
        {held.host && host && <HostOptions />}
      </div>
    </Sheet>
  );
}

type Attempt = (work: () => Promise<unknown>) => Promise<void>;

/** Does something with the server; what goes wrong is told in words. */
function useAttempt(): {
  readonly attempt: Attempt;
  readonly problem: string | null;
  readonly dismiss: () => void;
} {
  const intl = useIntl();
  const [problem, setProblem] = useState<string | null>(null);
  const attempt: Attempt = async (work) => {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      setProblem(faultText(intl, error.fault));
    }
  };
  return { attempt, problem, dismiss: () => setProblem(null) };
}

interface SeatRowProps {
  readonly seat: Seat;
  readonly who: RoomSeat;
  readonly held: HeldTable;
  readonly attempt: Attempt;
}

/** One seat: who has it, and what can be done about it by whoever is here. */
function SeatRow({ seat, who, held, attempt }: SeatRowProps) {
  const text = useText();
  const { host } = useRoom((state) => state.grants);
  const own = useRoom((state) => state.grants.seats.includes(seat));
  const state = who.bot !== null ? 'bot' : who.here ? 'here' : who.taken ? 'away' : 'empty';
  const invite = held.invites[seat];
  return (
    <li className={css.seatRow} data-state={state} data-testid={`seat-${seat}`}>
      <div className={css.seatHead}>
        <span className={css.dot} data-state={state} aria-hidden />
        <strong className={css.seatName}>{who.name}</strong>
        <span className={css.seatState}>
          {text(`online.seat.${state}`)}
          {own && ` · ${text('online.seat.own')}`}
        </span>
      </div>
      <div className={css.seatActions}>
        {!own && invite !== undefined && (
          <SitHere seat={seat} name={who.name} held={held} attempt={attempt} />
        )}
        {!own && invite !== undefined && (
          <ShareLink
            url={linkTo('g', held.code, invite)}
            title={text('online.invite.for', { name: who.name })}
          />
        )}
        {(host || own) && (invite === undefined || own) && (
          <Again seat={seat} held={held} attempt={attempt} icon={own ? Send : UserPlus}>
            {text(own ? 'online.seat.pass' : 'online.seat.invite')}
          </Again>
        )}
        {(host || own) && <BotButton seat={seat} who={who} held={held} attempt={attempt} />}
        {who.taken && (host || own) && <Leave seat={seat} own={own} held={held} attempt={attempt} />}
      </div>
      {own && invite !== undefined && (
        <div className={css.passing}>
          <p className={css.words}>{text('online.seat.passing')}</p>
          <ShareLink
            url={linkTo('g', held.code, invite)}
            title={text('online.invite.for', { name: who.name })}
          />
        </div>
      )}
      {own && <Notifying code={held.code} seat={seat} attempt={attempt} />}
    </li>
  );
}

interface SeatActionProps {
  readonly seat: Seat;
  readonly held: HeldTable;
  readonly attempt: Attempt;
}

/** The host, or whoever is at this device, takes the seat himself. */
function SitHere({ seat, name, held, attempt }: SeatActionProps & { readonly name: string }) {
  const text = useText();
  const sit = () => attempt(() => claimSeat(held.code, held.invites[seat], name));
  return (
    <Button look="primary" icon={LogIn} onPress={() => void sit()} data-testid="sit-here">
      {text('online.seat.sit')}
    </Button>
  );
}

interface AgainProps extends SeatActionProps {
  readonly icon: typeof Send;
  readonly children: ReactNode;
}

/** A new link for a seat; the one before is void. */
function Again({ seat, held, attempt, icon, children }: AgainProps) {
  const again = () =>
    attempt(async () => {
      const key = freshKey();
      await server.invite(held.code, seat, keysOf(held), key);
      const { tables, keep } = useKeychain.getState();
      keep(held.code, { invites: { ...tables[held.code]?.invites, [seat]: key } });
    });
  return (
    <Button icon={icon} onPress={() => void again()} data-testid="pass-on">
      {children}
    </Button>
  );
}

function BotButton({ seat, who, held, attempt }: SeatActionProps & { readonly who: RoomSeat }) {
  const text = useText();
  const bot = who.bot === null ? BOT : null;
  return (
    <Button
      icon={Bot}
      data-testid="bot"
      onPress={() => void attempt(() => server.reseat(held.code, seat, keysOf(held), { bot }))}
    >
      {text(bot === null ? 'online.seat.bot.off' : 'online.seat.bot.on')}
    </Button>
  );
}

function Leave({ seat, own, held, attempt }: SeatActionProps & { readonly own: boolean }) {
  const text = useText();
  const [sure, setSure] = useState(false);
  const leave = () =>
    attempt(async () => {
      const key = freshKey();
      await server.vacate(held.code, seat, keysOf(held), key);
      const { tables, keep } = useKeychain.getState();
      const { [seat]: _, ...seats } = tables[held.code]?.seats ?? {};
      keep(held.code, {
        seats,
        invites: { ...tables[held.code]?.invites, ...(held.host ? { [seat]: key } : {}) },
      });
      setSure(false);
    });
  if (!sure) {
    return (
      <Button look="quiet" icon={own ? DoorOpen : UserX} onPress={() => setSure(true)}>
        {text(own ? 'online.seat.leave' : 'online.seat.remove')}
      </Button>
    );
  }
  return (
    <span className={css.sure}>
      {text(own ? 'online.seat.leave.sure' : 'online.seat.remove.sure')}
      <Button look="danger" onPress={() => void leave()}>
        {text(own ? 'online.seat.leave' : 'online.seat.remove')}
      </Button>
      <Button onPress={() => setSure(false)}>{text('app.cancel')}</Button>
    </span>
  );
}

/** The link for those who look on, and the table's own screen in the middle of all. */
function Watching({ held, attempt }: Pick<SeatActionProps, 'held' | 'attempt'>) {
  const text = useText();
  const { watch } = held;
  const renew = () =>
    attempt(async () => {
      const key = freshKey();
      await server.inviteWatchers(held.code, keysOf(held), key);
      useKeychain.getState().keep(held.code, { watch: key });
    });
  return (
    <div className={css.watching}>
      {watch && <ShareLink url={linkTo('w', held.code, watch)} title={text('online.watch')} />}
      {watch && (
        <a className={css.bigTable} href={linkTo('table', held.code, watch)}>
          <MonitorUp size={18} aria-hidden />
          {text('online.bigTable')}
        </a>
      )}
      {held.host && (
        <Button look="quiet" onPress={() => void renew()}>
          {text('online.watch.renew')}
        </Button>
      )}
    </div>
  );
}

/** The words by which one comes back from another device. */
function Words({ held }: { readonly held: HeldTable }) {
  const text = useText();
  const own = Object.entries(held.seats);
  return (
    <Fold title={text('online.words')}>
      <p className={css.words}>{text('online.words.detail', { code: held.code })}</p>
      <ul className={css.recovery}>
        {own.map(([seat, key]) => (
          <li key={seat}>
            <span>{held.names[Number(seat)] ?? text('word.seat', { n: Number(seat) + 1 })}</span>
            <code data-testid="recovery-words">{recoveryWords(key)}</code>
          </li>
        ))}
        {held.host && (
          <li>
            <span>{text('online.host')}</span>
            <code>{recoveryWords(held.host)}</code>
          </li>
        )}
      </ul>
    </Fold>
  );
}

/** How the table agrees to take something back. */
function HostOptions() {
  const text = useText();
  const consent = useRoom((state) => state.room?.consent ?? 'vote');
  const act = useAct();
  return (
    <Fold title={text('online.consent')} state={text(`online.consent.${consent}`)}>
      <Choice
        layout="list"
        labelHidden
        label={text('online.consent')}
        value={consent}
        options={CONSENTS.map((value) => ({
          value,
          label: text(`online.consent.${value}`),
          detail: text(`online.consent.${value}.detail`),
        }))}
        onChange={(value: Consent) => void act({ t: 'consent', consent: value })}
      />
    </Fold>
  );
}
