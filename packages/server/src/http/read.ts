import { fieldError, InputError } from '@holdout/kernel';
import { isKey } from '@holdout/protocol';

/** What zod and zod/mini have in common. */
interface Schema<T> {
  safeParse(value: unknown):
    | { readonly success: true; readonly data: T }
    | {
        readonly success: false;
        readonly error: { readonly issues: readonly { readonly path: PropertyKey[] }[] };
      };
}

/** Levels of lists and objects inside each other. */
const DEEPEST = 64;

/**
 * JSON out of a text, as far as it is not too deep to be gone through safely.
 *
 * @throws InputError saying what is wrong.
 */
export function readJson(text: string): unknown {
  if (isDeep(text)) throw new InputError('message.deep', '', { most: DEEPEST });
  try {
    return JSON.parse(text);
  } catch {
    throw new InputError('message.notJson');
  }
}

/** Looks at the brackets outside of strings. */
function isDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (inString) {
      if (letter === 0x5c) i += 1;
      else if (letter === 0x22) inString = false;
    } else if (letter === 0x22) inString = true;
    else if (letter === 0x5b || letter === 0x7b) {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (letter === 0x5d || letter === 0x7d) depth -= 1;
  }
  return false;
}

/** @throws InputError naming the first field that is wrong. */
export function readAs<T>(schema: Schema<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw fieldError('message.field', value, result.error.issues[0].path);
}

/** Keys one may hold at once. */
const MOST_KEYS = 16;

/**
 * Keys out of a header, `Bearer key,key`.
 *
 * @throws InputError if there are none, or one can't be any.
 */
export function readKeys(header: string | undefined): string[] {
  const match = /^Bearer ([\w-]+(?:,[\w-]+)*)$/.exec(header ?? '');
  if (!match) throw new InputError('key.missing');
  const keys = match[1].split(',');
  if (keys.length > MOST_KEYS || !keys.every(isKey)) throw new InputError('key.unknown');
  return keys;
}
