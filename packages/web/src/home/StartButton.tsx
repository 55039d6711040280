import { Globe, Play } from 'lucide-react';
import type { FormEvent } from 'react';
import { useText } from '../app/i18n.tsx';
import { Button } from '../app/ui/Button.tsx';
import { Notice } from '../app/ui/Notice.tsx';
import styles from './NewGame.module.css';

interface StartButtonProps {
  readonly starting: boolean;
  readonly problem: string | null;
  readonly onDismiss: () => void;
}

const ONLINE = 'online';

/** Whether the form was sent off by the button for a table that others come to from their own devices. */
export const isOnline = ({ nativeEvent }: FormEvent): boolean =>
  nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.getAttribute('value') === ONLINE;

/** The buttons that begin a game, at this screen or for several, and why it could not. */
export function StartButton({ starting, problem, onDismiss }: StartButtonProps) {
  const text = useText();
  return (
    <>
      {problem && (
        <Notice kind="fault" onClose={onDismiss}>
          {problem}
        </Notice>
      )}
      <div className={styles.start}>
        <Button type="submit" look="primary" large icon={Play} aria-disabled={starting}>
          {text(starting ? 'home.starting' : 'home.start')}
        </Button>
        <Button
          type="submit"
          value={ONLINE}
          large
          icon={Globe}
          aria-disabled={starting}
          aria-label={text('home.startOnline')}
          data-testid="start-online"
        >
          {text('home.startOnline.short')}
        </Button>
        <p role="status" className="visually-hidden">
          {starting && text('home.starting')}
        </p>
      </div>
    </>
  );
}
