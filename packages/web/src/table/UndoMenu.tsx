import { useTable } from './context.ts';
import css from './decision.module.css';
import { useTableWords } from './words.ts';

/** Why nothing can be taken back, or done again. */
export function UndoMenu({ redo }: { readonly redo: boolean }) {
  const { text } = useTableWords();
  const undo = useTable((state) => state.undo);
  return <p className={css.quiet}>{redo ? text('rule.HO-REDO') : text(`undo.${undo.why ?? 'nothing'}`)}</p>;
}
