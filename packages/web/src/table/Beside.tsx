import { X } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Dialog, Heading, Popover } from 'react-aria-components';
import { IconButton } from '../app/ui/Button.tsx';
import { Sheet } from '../app/ui/Sheet.tsx';
import css from './decision.module.css';
import { useTableWords } from './words.ts';

const NARROW = '(max-width: 39.99rem), (max-height: 30rem)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the screen is that of a phone, upright or lying down. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);

interface BesideProps {
  readonly title: string;
  /** What it belongs to; without it, it stands in the middle of the screen. */
  readonly anchor: Element | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly wide?: boolean;
}

/** A small window beside what it is about; on a phone it comes up from the bottom. */
export function Beside({ title, anchor, onClose, children, wide = false }: BesideProps) {
  const narrow = useNarrow();
  const { text } = useTableWords();
  if (narrow || !anchor?.isConnected) {
    return (
      <Sheet title={title} onClose={onClose} size={wide ? 'large' : 'medium'}>
        <div className={css.stack}>{children}</div>
      </Sheet>
    );
  }
  return (
    <Popover
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      triggerRef={{ current: anchor }}
      className={css.beside}
      data-wide={wide || undefined}
      offset={6}
    >
      <Dialog className={css.dialog}>
        <Heading slot="title" className={css.title}>
          {title}
        </Heading>
        <div className={css.body}>{children}</div>
        {/* Last, so that Tab comes to the options first. */}
        <div className={css.close}>
          <IconButton icon={X} label={text('app.close')} onPress={onClose} />
        </div>
      </Dialog>
    </Popover>
  );
}
