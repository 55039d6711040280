import { Download, Trash2 } from 'lucide-react';
import { useText } from '../app/i18n.tsx';
import { AskSheet } from '../app/ui/AskSheet.tsx';
import { Button } from '../app/ui/Button.tsx';
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
  return (
    <AskSheet
      title={text('home.remove.title')}
      deed={text('home.remove.do')}
      icon={Trash2}
      onDo={onRemove}
      onClose={onClose}
      before={
        <Button icon={Download} onPress={onSave}>
          {text('home.remove.export')}
        </Button>
      }
    >
      <p>{text(table.broken ? 'home.remove.broken' : 'home.remove.words', { names })}</p>
    </AskSheet>
  );
}
