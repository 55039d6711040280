import type { Json } from './json.ts';

/** Why something is not possible: the id of a rule and what fills its sentence in the reader's language. */
export interface Reason {
  readonly rule: string;
  readonly args?: { readonly [name: string]: Json };
}

/** Nothing speaks against it. */
export const pass = null;
export type Verdict = Reason | typeof pass;

/** A refusal that cites its rule. */
export function no(rule: string, args?: Reason['args']): Reason {
  return args ? { rule, args } : { rule };
}
