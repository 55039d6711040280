import type { Fault } from '@holdout/kernel';
import { faultText } from '@holdout/lang';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { MoreMessages, useText } from '../app/i18n.tsx';
import message from '../app/Message.module.css';
import { NoTexts } from '../app/NoTexts.tsx';
import type { Result } from '../app/result.ts';
import { SCREENS } from '../app/screens.tsx';
import { useInterimTitle } from '../app/title.ts';
import { buttonClass } from '../app/ui/Button.tsx';
import { Notice } from '../app/ui/Notice.tsx';
import { localHost } from '../local/client.ts';
import { ComeBack } from '../online/ComeBack.tsx';
import { saveOf } from '../online/export.ts';
import { keysOf, useKeychain } from '../online/keychain.ts';
import { useWatchKey } from '../online/useWatchKey.ts';
import { readReplayHash, replayHash } from './address.ts';
import { ReplayContext } from './context.ts';
import { openReplay, type ReplayOptions, type ReplayStore } from './store.ts';

/** A game of this browser, move by move, as far as it has been played. */
export function LocalReplay({ id }: { readonly id: string }) {
  return (
    <WithTexts>
      <Replayed load={() => loadLocal(id)} />
    </WithTexts>
  );
}

/** A finished game of the server, move by move. */
export function OnlineReplay({ code }: { readonly code: string }) {
  return (
    <WithTexts>
      <WithKey code={code} />
    </WithTexts>
  );
}

function WithTexts({ children }: { readonly children: ReactNode }) {
  return (
    <MoreMessages part="online" fallback={<NoTexts />}>
      {children}
    </MoreMessages>
  );
}

/** The key comes with the link and is put away, or is there from before. */
function WithKey({ code }: { readonly code: string }) {
  const [{ key, step }] = useState(() => readReplayHash(window.location.hash));
  const held = useWatchKey(code, key);
  useEffect(() => {
    if (key !== null) window.history.replaceState(window.history.state, '', replayHash(step ?? 0));
  }, [key, step]);
  if (held && keysOf(held).length > 0) return <Replayed load={() => loadOnline(code)} step={step} />;
  return key ? null : <ComeBack code={code} />;
}

/** What there is to be shown; null if the game still goes on. */
type Loaded = Omit<ReplayOptions, 'step'> | { readonly runningAt: string };

async function loadLocal(id: string): Promise<Result<Loaded>> {
  const save = await localHost.exportSave(id);
  if (!save.ok) return save;
  return {
    ok: true,
    value: {
      save: save.value,
      addressOf: (step) => `${window.location.origin}/replay/${id}${replayHash(step)}`,
      playAgain: () => localHost.playAgain(id),
    },
  };
}

async function loadOnline(code: string): Promise<Result<Loaded>> {
  const result = await saveOf(code);
  if (!result.ok) return result;
  const { save, whole } = result.value;
  if (!whole) return { ok: true, value: { runningAt: `/g/${code}` } };
  return {
    ok: true,
    value: {
      save: { name: `holdout-${save.game}-${code}.game.json`, text: JSON.stringify(save) },
      // Nobody gets more by the link than a look.
      addressOf: (step) => {
        const watch = useKeychain.getState().tables[code]?.watch ?? null;
        return `${window.location.origin}/r/${code}${replayHash(step, watch)}`;
      },
      playAgain: null,
    },
  };
}

interface ReplayedProps {
  readonly load: () => Promise<Result<Loaded>>;
  /** Where it begins, if that was read before; else the address says it. */
  readonly step?: number | null;
}

type Shown =
  | { readonly t: 'loading' }
  | { readonly t: 'running'; readonly at: string }
  | { readonly t: 'fault'; readonly fault: Fault }
  | { readonly t: 'open'; readonly store: ReplayStore };

function Replayed({ load, step }: ReplayedProps) {
  const text = useText();
  const intl = useIntl();
  const shown = useLoaded(load, step);
  useInterimTitle(text('replay.title'));
  switch (shown.t) {
    case 'loading':
      return (
        <p className={message.message} role="status">
          {text('table.opening')}
        </p>
      );
    case 'fault':
      return (
        <div className={message.message}>
          <Notice kind="fault">{faultText(intl, shown.fault)}</Notice>
        </div>
      );
    case 'running':
      return (
        <section className={message.message}>
          <h1 className={message.title}>{text('replay.running')}</h1>
          <p className={message.words}>{text('replay.running.words')}</p>
          <p className={message.actions}>
            <Link href={shown.at} className={buttonClass('primary', true)}>
              {text('replay.running.open')}
            </Link>
          </p>
        </section>
      );
    case 'open':
      return <Open store={shown.store} />;
  }
}

function Open({ store }: { readonly store: ReplayStore }) {
  const game = useStore(store, (state) => state.game);
  const link = useStore(store, (state) => state.link);
  const Screen = SCREENS[game];
  return (
    <ReplayContext value={store}>
      <Screen link={link} />
    </ReplayContext>
  );
}

/** Loads the game once; another page is another component. */
function useLoaded(load: ReplayedProps['load'], step: ReplayedProps['step']): Shown {
  const [shown, setShown] = useState<Shown>({ t: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let wanted = true;
    let store: ReplayStore | null = null;
    const open = async () => {
      const opened = await opening(load, step);
      if (opened.t === 'open') store = opened.store;
      if (wanted) setShown(opened);
      else store?.getState().close();
    };
    void open();
    return () => {
      wanted = false;
      store?.getState().close();
    };
  }, []);
  return shown;
}

async function opening(load: ReplayedProps['load'], step: ReplayedProps['step']): Promise<Shown> {
  const loaded = await load();
  if (!loaded.ok) return { t: 'fault', fault: loaded.fault };
  if ('runningAt' in loaded.value) return { t: 'running', at: loaded.value.runningAt };
  const begins = step ?? readReplayHash(window.location.hash).step;
  const opened = await openReplay({ ...loaded.value, step: begins });
  return opened.ok ? { t: 'open', store: opened.value } : { t: 'fault', fault: opened.fault };
}
