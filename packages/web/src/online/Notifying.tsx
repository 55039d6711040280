import type { NoticeTarget } from '@holdout/client';
import type { Seat } from '@holdout/kernel';
import { Bell, BellRing, Trash2 } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useText } from '../app/i18n.tsx';
import { useSettings } from '../app/settings.ts';
import { Button, IconButton } from '../app/ui/Button.tsx';
import { Fold } from '../app/ui/Fold.tsx';
import { keysOf, useKeychain } from './keychain.ts';
import css from './online.module.css';
import { server } from './server.ts';

interface NotifyingProps {
  readonly code: string;
  readonly seat: Seat;
  readonly attempt: (work: () => Promise<unknown>) => Promise<void>;
}

interface Listed {
  readonly id: string;
  readonly target: NoticeTarget;
}

const FORMATS = ['json', 'discord', 'slack', 'ntfy'] as const;

/** Where somebody is told that it is his turn, when he is not here. */
export function Notifying({ code, seat, attempt }: NotifyingProps) {
  const text = useText();
  const [targets, setTargets] = useState<readonly Listed[] | null>(null);
  const keys = () => {
    const held = useKeychain.getState().tables[code];
    return held ? keysOf(held) : [];
  };
  const read = async () => setTargets((await server.targets(code, seat, keys())).targets);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each seat
  useEffect(() => {
    void attempt(read);
  }, [code, seat]);
  const change = (work: () => Promise<unknown>) =>
    attempt(async () => {
      await work();
      await read();
    });
  const state =
    targets && targets.length > 0
      ? text('online.notice.on', { n: targets.length })
      : text('online.notice.off');
  return (
    <Fold title={text('online.notice')} state={state}>
      <p className={css.words}>{text('online.notice.detail')}</p>
      <ul className={css.targets}>
        {(targets ?? []).map(({ id, target }) => (
          <li key={id}>
            <span className={css.target}>
              {target.kind === 'push'
                ? text('online.notice.push')
                : `${text(`online.notice.format.${target.format}`)}: ${target.url}`}
            </span>
            <Button
              look="quiet"
              icon={BellRing}
              onPress={() => void change(() => server.testTarget(code, seat, keys(), id))}
            >
              {text('online.notice.test')}
            </Button>
            <IconButton
              icon={Trash2}
              label={text('online.notice.remove')}
              onPress={() => void change(() => server.removeTarget(code, seat, keys(), id))}
            />
          </li>
        ))}
      </ul>
      <PushButton
        onSubscribed={(target) => void change(() => server.addTarget(code, seat, keys(), target))}
      />
      <WebhookForm onAdd={(target) => void change(() => server.addTarget(code, seat, keys(), target))} />
    </Fold>
  );
}

/** Notices of this browser: only where it can have them, and its owner allows it. */
function PushButton({ onSubscribed }: { readonly onSubscribed: (target: NoticeTarget) => void }) {
  const text = useText();
  const lang = useSettings((settings) => settings.language);
  const [denied, setDenied] = useState(false);
  const can = 'serviceWorker' in navigator && 'PushManager' in window && window.isSecureContext;
  if (!can) return <p className={css.words}>{text('online.notice.noPush')}</p>;
  const subscribe = async () => {
    if ((await Notification.requestPermission()) !== 'granted') {
      setDenied(true);
      return;
    }
    const { key } = await server.pushKey();
    const worker = await navigator.serviceWorker.ready;
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    const { endpoint, keys } = subscription.toJSON();
    onSubscribed({ kind: 'push', subscription: { endpoint, keys }, lang });
  };
  return (
    <>
      <Button icon={Bell} onPress={() => void subscribe()}>
        {text('online.notice.allow')}
      </Button>
      {denied && <p className={css.words}>{text('online.notice.denied')}</p>}
    </>
  );
}

function WebhookForm({ onAdd }: { readonly onAdd: (target: NoticeTarget) => void }) {
  const text = useText();
  const lang = useSettings((settings) => settings.language);
  const [url, setUrl] = useState('');
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('json');
  const add = (event: FormEvent) => {
    event.preventDefault();
    onAdd({ kind: 'webhook', format, url: url.trim(), lang });
    setUrl('');
  };
  return (
    <form className={css.webhook} onSubmit={add}>
      <label className={css.field}>
        {text('online.notice.url')}
        <input
          type="url"
          required
          maxLength={500}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
      </label>
      <label className={css.field}>
        {text('online.notice.format')}
        <select value={format} onChange={({ target }) => setFormat(target.value as typeof format)}>
          {FORMATS.map((value) => (
            <option key={value} value={value}>
              {text(`online.notice.format.${value}`)}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" isDisabled={url.trim() === ''}>
        {text('online.notice.add')}
      </Button>
    </form>
  );
}
