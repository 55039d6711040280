/** Exit codes of the command. */
export const EXIT = {
  ok: 0,
  /** A save does not replay to what it says. */
  differs: 1,
  /** A mission can't be played as it is. */
  faulty: 1,
  /** What was asked for can't be done: unknown option, missing file, damaged save. */
  usage: 2,
  /** A defect of the program. */
  defect: 70,
  interrupted: 130,
} as const;

/** Something wrong with what was asked for; told as the text `cli.error.<code>`. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(code: string, values: Readonly<Record<string, string | number>> = {}) {
    super(`${code} ${JSON.stringify(values)}`);
    this.code = code;
    this.values = values;
  }
}
