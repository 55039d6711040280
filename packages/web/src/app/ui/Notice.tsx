import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../i18n.tsx';
import { IconButton } from './Button.tsx';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly kind: 'good' | 'fault';
  readonly children: ReactNode;
  readonly onClose?: () => void;
}

/** Says at once what has happened, to the eye and to a screen reader. It stays until somebody closes it. */
export function Notice({ kind, children, onClose }: NoticeProps) {
  const text = useText();
  const Sign = kind === 'good' ? CircleCheck : CircleAlert;
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={kind === 'good' ? 'status' : 'alert'}>
      <Sign size={20} aria-hidden className={styles.sign} />
      <div className={styles.words}>{children}</div>
      {onClose && <IconButton icon={X} label={text('app.close')} onPress={onClose} />}
    </div>
  );
}
