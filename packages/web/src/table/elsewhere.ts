import { TABLE } from '@holdout/kernel';
import { useTable } from './context.ts';
import { sitsHere } from './seating.ts';
import type { TableState } from './session.ts';
import type { TableWords } from './words.ts';

/** Whether the open question is for somebody at another screen. Here there can be no more than something to put in. */
export const isElsewhere = ({ decision, own }: Pick<TableState, 'decision' | 'own'>): boolean =>
  decision !== null && !sitsHere(own, decision.owner);

/** The question that is open, or for whom those at this screen wait; null while nothing is asked. */
export function useQuestion({ ask, name, text }: TableWords): string | null {
  const decision = useTable((state) => state.decision);
  const elsewhere = useTable(isElsewhere);
  if (!decision) return null;
  // What anybody may answer is asked of nobody by name.
  if (!elsewhere || decision.owner === TABLE) return ask(decision);
  return text('table.waitsFor', { name: name(decision.owner) });
}
