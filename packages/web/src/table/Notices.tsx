import { Notice } from '../app/ui/Notice.tsx';
import { useTable } from './context.ts';
import css from './panels.module.css';
import { ReasonLine, RuleTexts } from './Why.tsx';
import { useTableWords } from './words.ts';

/** Why the last wish was refused, or what went wrong. */
export function Notices() {
  const refusal = useTable((state) => state.refusal);
  const fault = useTable((state) => state.fault);
  const dismiss = useTable((state) => state.dismiss);
  const words = useTableWords();
  if (!refusal && !fault) return null;
  const notice = (
    <Notice kind="fault" onClose={dismiss}>
      {refusal && <ReasonLine reason={refusal} />}
      {fault && (fault.code === 'internal' ? words.text('table.broken') : words.fault(fault))}
    </Notice>
  );
  return <div className={css.notices}>{refusal ? <RuleTexts>{notice}</RuleTexts> : notice}</div>;
}
