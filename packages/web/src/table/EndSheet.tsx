import { Download, History, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../app/ui/Button.tsx';
import { Sheet } from '../app/ui/Sheet.tsx';
import { useTable } from './context.ts';
import { useTableWords } from './words.ts';

interface EndSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Begins a new game of the same deal; null where there is none to be had. */
  readonly onReplay: (() => void) | null;
  readonly onExport: () => void;
  readonly children: ReactNode;
}

/** The sheet that tells how a game has ended, and what can be done with it now. */
export function EndSheet({ title, onClose, onReplay, onExport, children }: EndSheetProps) {
  const { text } = useTableWords();
  const replay = useTable((state) => state.link.replay);
  return (
    <Sheet
      size="large"
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button icon={Download} onPress={onExport}>
            {text('end.export')}
          </Button>
          {replay && (
            <Link href={replay} className={buttonClass()}>
              <History size={18} aria-hidden />
              {text('end.lookAgain')}
            </Link>
          )}
          {onReplay && (
            <Button icon={RotateCcw} onPress={onReplay}>
              {text('end.replay')}
            </Button>
          )}
          <Button look="primary" onPress={onClose}>
            {text('end.close')}
          </Button>
        </>
      }
    >
      {children}
    </Sheet>
  );
}
