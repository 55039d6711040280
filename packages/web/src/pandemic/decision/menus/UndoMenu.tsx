import { useTable } from '../../tableContext.ts';
import { useWords } from '../../words.ts';
import css from '../decision.module.css';

/** Why nothing can be taken back, or done again. */
export function UndoMenu({ redo }: { readonly redo: boolean }) {
  const { text } = useWords();
  const undo = useTable((state) => state.undo);
  return <p className={css.quiet}>{redo ? text('rule.HO-REDO') : text(`undo.${undo.why ?? 'nothing'}`)}</p>;
}
