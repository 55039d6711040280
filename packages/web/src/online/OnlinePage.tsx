import { faultText } from '@holdout/lang';
import { isKey, type Key } from '@holdout/protocol';
import { House } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from 'zustand';
import { MoreMessages, useText } from '../app/i18n.tsx';
import message from '../app/Message.module.css';
import { NoTexts } from '../app/NoTexts.tsx';
import { SCREENS } from '../app/screens.tsx';
import { useInterimTitle } from '../app/title.ts';
import { buttonClass } from '../app/ui/Button.tsx';
import { Notice } from '../app/ui/Notice.tsx';
import { ComeBack } from './ComeBack.tsx';
import { RoomContext } from './context.ts';
import { JoinForm } from './JoinForm.tsx';
import { type HeldTable, keysOf, useKeychain } from './keychain.ts';
import { openRemote, type RemoteStore } from './remote.ts';
import { forgetHash, hashWords } from './server.ts';
import { useWatchKey } from './useWatchKey.ts';

interface PageProps {
  readonly code: string;
}

/** A table of the server: one comes in by an invitation, goes on with the keys of this browser, or comes back by words. */
export function OnlinePage(props: PageProps) {
  return (
    <MoreMessages part="online" fallback={<NoTexts />}>
      <AtTheDoor {...props} />
    </MoreMessages>
  );
}

interface WatchProps extends PageProps {
  /** It lies in the middle of those who play with their phones. */
  readonly big?: boolean;
}

/** A table that one only looks at; its key comes with the link. */
export function WatchPage(props: WatchProps) {
  return (
    <MoreMessages part="online" fallback={<NoTexts />}>
      <Watching {...props} />
    </MoreMessages>
  );
}

/** The key that came with the address; it is put away at once. */
function useKeyFromLink(): Key | null {
  const [key] = useState(() => hashWords().get('t'));
  useEffect(() => {
    if (key !== null) forgetHash();
  }, [key]);
  return key !== null && isKey(key) ? key : null;
}

function AtTheDoor({ code }: PageProps) {
  const invite = useKeyFromLink();
  const held = useKeychain(({ tables }) => tables[code]);
  const [invited, setInvited] = useState(invite !== null);
  if (invited && invite) return <JoinForm code={code} invite={invite} onDone={() => setInvited(false)} />;
  if (held && keysOf(held).length > 0) return <RemoteTable held={held} />;
  return <ComeBack code={code} />;
}

function Watching({ code, big = false }: WatchProps) {
  const key = useKeyFromLink();
  const held = useWatchKey(code, key);
  if (held?.watch) return <RemoteTable held={{ ...held, host: null, seats: {} }} big={big} />;
  return key ? null : <ComeBack code={code} />;
}

function RemoteTable({ held, big = false }: { readonly held: HeldTable; readonly big?: boolean }) {
  const [store, setStore] = useState<RemoteStore | null>(null);
  const { code } = held;
  const keys = keysOf(held).join();
  // What is known of the table changes all the time; the connection is for as long as one is here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const opened = openRemote(held, big);
    useKeychain.getState().keep(code, { openedAt: Date.now() });
    setStore(opened);
    return () => opened.getState().close();
  }, [code, big]);
  useEffect(() => {
    store?.getState().rekey(keys.split(','));
  }, [store, keys]);
  return store && <InRoom store={store} />;
}

function InRoom({ store }: { readonly store: RemoteStore }) {
  const text = useText();
  const condition = useStore(store, (state) => state.condition);
  const game = useStore(store, (state) => state.room?.game);
  const link = useStore(store, (state) => state.link);
  useInterimTitle(text('app.table'));
  if (condition.state === 'ended') return <Ended store={store} />;
  const Screen = game === undefined ? undefined : SCREENS[game];
  if (!Screen) {
    return (
      <p className={message.message} role="status">
        {text(condition.state === 'waiting' ? 'online.waiting' : 'table.opening')}
      </p>
    );
  }
  return (
    <RoomContext value={store}>
      <Screen link={link} />
    </RoomContext>
  );
}

/** The way is closed: the key opens nothing any more, the table is gone, or the page is too old. */
function Ended({ store }: { readonly store: RemoteStore }) {
  const text = useText();
  const intl = useIntl();
  const { why, fault } = useStore(store, (state) => state.condition);
  const code = useStore(store, (state) => state.code);
  return (
    <section className={message.message}>
      <h1 className={message.title}>{text('online.ended.title')}</h1>
      <Notice kind="fault">{text(`online.ended.${why ?? 'message'}`)}</Notice>
      {fault && <p className={message.words}>{faultText(intl, fault)}</p>}
      {why === 'keys' && <ComeBack code={code} bare />}
      <div className={message.actions}>
        <a href="/" className={buttonClass()}>
          <House size={18} aria-hidden />
          {text('app.toHome')}
        </a>
      </div>
    </section>
  );
}
