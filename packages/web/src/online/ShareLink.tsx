import { Check, Copy, QrCode, Share2 } from 'lucide-react';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { useText } from '../app/i18n.tsx';
import { Button } from '../app/ui/Button.tsx';
import { Sheet } from '../app/ui/Sheet.tsx';
import { useCopied } from '../app/useCopied.ts';
import css from './online.module.css';

interface ShareLinkProps {
  readonly url: string;
  /** Who or what it is for. */
  readonly title: string;
}

/** A link to be passed on: copied, handed to another program, or read off the screen by a phone. */
export function ShareLink({ url, title }: ShareLinkProps) {
  const text = useText();
  const [showing, setShowing] = useState(false);
  const canShare = typeof navigator.share === 'function';
  return (
    <span className={css.share}>
      <CopyButton url={url} />
      <Button icon={QrCode} onPress={() => setShowing(true)} data-testid="qr">
        {text('online.link.qr')}
      </Button>
      {canShare && (
        <Button icon={Share2} onPress={() => void navigator.share({ title, url }).catch(() => undefined)}>
          {text('online.link.share')}
        </Button>
      )}
      {showing && <QrSheet url={url} title={title} onClose={() => setShowing(false)} />}
    </span>
  );
}

function CopyButton({ url }: { readonly url: string }) {
  const text = useText();
  const { copied, copy } = useCopied();
  return (
    <Button
      icon={copied ? Check : Copy}
      onPress={() => void copy(url)}
      data-testid="copy-link"
      data-url={url}
    >
      {text(copied ? 'online.link.copied' : 'online.link.copy')}
    </Button>
  );
}

function QrSheet({ url, title, onClose }: ShareLinkProps & { readonly onClose: () => void }) {
  const text = useText();
  const svg = `data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 2 }))}`;
  return (
    <Sheet title={title} onClose={onClose} size="small">
      <div className={css.qr}>
        <img src={svg} alt={text('online.link.qrAlt')} width={280} height={280} />
        <code className={css.url}>{url}</code>
      </div>
    </Sheet>
  );
}
