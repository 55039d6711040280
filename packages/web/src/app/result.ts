/** What went wrong with input from outside: `error.<code>` in the catalogues, and where. */
export interface Fault {
  readonly code: string;
  readonly path: string;
  readonly args: Readonly<Record<string, string | number>>;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: Fault };
