/** A defect of a game's own rules (dead end, endless loop, unknown program): never the fault of a player. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
}

/**
 * What is wrong with input from outside: `code` is a catalogue key (`error.<code>`), `path` says where in the input,
 * `args` fill the sentence.
 */
export interface Fault {
  readonly code: string;
  readonly path: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** Input from outside that can't be used: a save, an option, an answer, a message. */
export class InputError extends Error implements Fault {
  override readonly name = 'InputError';
  readonly code: string;
  readonly path: string;
  readonly args: Fault['args'];

  constructor(code: string, path = '', args: Record<string, string | number> = {}) {
    const details = Object.entries(args).map(([key, value]) => `${key}=${value}`);
    super([code, path && `at ${path}`, ...details].filter(Boolean).join(' '));
    this.code = code;
    this.path = path;
    this.args = args;
  }

  /** The same as plain data, to be told to somebody at another place. */
  get fault(): Fault {
    const { code, path, args } = this;
    return { code, path, args };
  }
}
