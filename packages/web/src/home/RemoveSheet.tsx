import { Download, Trash2 } from 'lucide-react';
import { useText } from '../app/i18n.tsx';
import { Button } from '../app/ui/Button.tsx';
import { Sheet } from '../app/ui/Sheet.tsx';
import type { SavedTable } from '../local/api.ts';
import { useList } from './words.ts';

interface RemoveSheetProps {
  readonly table: SavedTable;
  readonly onSave: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks before a game is deleted, and offers to keep it as a file. */
export function RemoveSheet({ table, onSave, onRemove, onClose }: RemoveSheetProps) {
  const text = useText();
  const names = useList()(table.seats) || text('home.game.nameless');
  const remove = () => {
    onRemove();
    onClose();
  };
  return (
    <Sheet
      alert
      size="small"
      title={text('home.remove.title')}
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose} autoFocus>
            {text('app.cancel')}
          </Button>
          <Button icon={Download} onPress={onSave}>
            {text('home.remove.export')}
          </Button>
          <Button look="danger" icon={Trash2} onPress={remove}>
            {text('home.remove.do')}
          </Button>
        </>
      }
    >
      <p>{text(table.broken ? 'home.remove.broken' : 'home.remove.words', { names })}</p>
    </Sheet>
  );
}
