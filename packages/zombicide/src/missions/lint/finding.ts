/** Something that is wrong with a mission, or looks as if it were. */
export interface Finding {
  /** Catalogue key below `lint.`. */
  readonly code: string;
  readonly level: 'error' | 'warning';
  /** Where in the file. */
  readonly path: string;
  readonly args: Readonly<Record<string, string | number>>;
}

export type Report = (code: string, path: string, args?: Finding['args']) => void;
