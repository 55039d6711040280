import { Play } from 'lucide-react';
import { useText } from '../app/i18n.tsx';
import { Button } from '../app/ui/Button.tsx';
import { Notice } from '../app/ui/Notice.tsx';
import styles from './NewGame.module.css';

interface StartButtonProps {
  readonly starting: boolean;
  readonly problem: string | null;
  readonly onDismiss: () => void;
}

/** The button that begins a game, and why it could not. */
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
        <p role="status" className="visually-hidden">
          {starting && text('home.starting')}
        </p>
      </div>
    </>
  );
}
