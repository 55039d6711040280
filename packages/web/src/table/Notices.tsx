import { Notice } from '../app/ui/Notice.tsx';
import { useTable } from './context.ts';
import css from './panels.module.css';
import { ReasonLine } from './Why.tsx';
import { useTableWords } from './words.ts';

/** Why the last wish was refused, or what went wrong. */
export function Notices() {
  const refusal = useTable((state) => state.refusal);
  const fault = useTable((state) => state.fault);
  const dismiss = useTable((state) => state.dismiss);
  const words = useTableWords();
  if (!refusal && !fault) return null;
  return (
    <div className={css.notices}>
      <Notice kind="fault" onClose={dismiss}>
        {refusal && <ReasonLine reason={refusal} />}
        {fault && (fault.code === 'internal' ? words.text('table.broken') : words.fault(fault))}
      </Notice>
    </div>
  );
}
