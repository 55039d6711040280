import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useText } from '../i18n.tsx';
import { IconButton } from './Button.tsx';
import styles from './Sheet.module.css';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons that stay in sight at the bottom. */
  readonly foot?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** Has to be answered: a click beside it doesn't close it. */
  readonly alert?: boolean;
}

/** A dialog in front of everything; on a phone it comes up from the bottom. It is open as long as it is rendered. */
export function Sheet({ title, onClose, children, foot, size = 'medium', alert = false }: SheetProps) {
  const text = useText();
  return (
    <ModalOverlay
      className={styles.veil}
      isOpen
      isDismissable={!alert}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={`${styles.modal} ${styles[size]}`}>
        <Dialog className={styles.dialog} role={alert ? 'alertdialog' : 'dialog'}>
          <header className={styles.head}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            {!alert && <IconButton icon={X} label={text('app.close')} onPress={onClose} />}
          </header>
          <div className={styles.body}>{children}</div>
          {foot && <footer className={styles.foot}>{foot}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
