import { Redo2, Undo2 } from 'lucide-react';
import { useTable } from './context.ts';
import css from './panels.module.css';
import { useScreen } from './screen.ts';
import { useTableWords } from './words.ts';

/** Takes the last answer back, or does it again; where that can't be, a click says why. */
export function UndoButtons() {
  const { text } = useTableWords();
  const undo = useTable((state) => state.undo);
  const redoable = useTable((state) => state.update?.redo ?? 0);
  const undoLast = useTable((state) => state.undoLast);
  const redo = useTable((state) => state.redo);
  const openMenu = useScreen((state) => state.openMenu);
  return (
    <div className={css.undo}>
      <button
        type="button"
        className={css.iconTool}
        aria-label={text('panel.undo')}
        data-off={!undo.can || undefined}
        data-testid="undo"
        onClick={(event) => (undo.can ? void undoLast() : openMenu({ t: 'undo' }, event.currentTarget))}
      >
        <Undo2 size={20} aria-hidden />
      </button>
      <button
        type="button"
        className={css.iconTool}
        aria-label={text('panel.redo')}
        data-off={redoable === 0 || undefined}
        data-testid="redo"
        onClick={(event) => (redoable > 0 ? void redo() : openMenu({ t: 'redo' }, event.currentTarget))}
      >
        <Redo2 size={20} aria-hidden />
      </button>
    </div>
  );
}
