import type { ReactNode } from 'react';
import { useText } from '../i18n.tsx';
import { Button, type Icon } from './Button.tsx';
import { Sheet } from './Sheet.tsx';

interface AskSheetProps {
  readonly title: string;
  /** What the button says that does it. */
  readonly deed: string;
  readonly icon: Icon;
  readonly onDo: () => void;
  readonly onClose: () => void;
  /** Something that can be done before, beside the two answers. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
}

/** Asks before something is done that can't be taken back. */
export function AskSheet({ title, deed, icon, onDo, onClose, before, children }: AskSheetProps) {
  const text = useText();
  const doIt = () => {
    onDo();
    onClose();
  };
  return (
    <Sheet
      alert
      size="small"
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose} autoFocus>
            {text('app.cancel')}
          </Button>
          {before}
          <Button look="danger" icon={icon} onPress={doIt}>
            {deed}
          </Button>
        </>
      }
    >
      {children}
    </Sheet>
  );
}
