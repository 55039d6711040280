import { isCode } from '@holdout/protocol';

/** The table that a page shows: one of this browser, or one of the server. */
export type ShownTable =
  | { readonly at: 'here'; readonly id: string }
  | { readonly at: 'server'; readonly code: string };

/** Which table the page at an address shows; null if it shows none. */
export function tableOf(path: string): ShownTable | null {
  const [, kind, id] = /^\/(table|g|w|r|replay)\/([^/#?]+)/.exec(path) ?? [];
  if (kind === undefined) return null;
  if (kind === 'replay' || (kind === 'table' && !isCode(id))) return { at: 'here', id };
  return isCode(id) ? { at: 'server', code: id } : null;
}
