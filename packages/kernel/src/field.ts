import { InputError } from './errors.ts';

/** The error of a field that a schema refuses: where it is, and what was found there. */
export function fieldError(code: string, input: unknown, path: readonly PropertyKey[]): InputError {
  return new InputError(code, pathOf(path), { found: shortly(valueAt(input, path)) });
}

/** `seats[1].name` */
function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, step) => (at as Record<PropertyKey, unknown> | undefined)?.[step], value);
}

/** A value in a few characters, for a message. */
export function shortly(value: unknown): string {
  const json = value === undefined ? 'nothing' : JSON.stringify(value);
  return json.length > 40 ? `${json.slice(0, 40)}…` : json;
}
