/** What a state, a save and a message are made of: no class, Map, Date, function or `undefined`. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * JSON with sorted keys and no blanks: the same value always gives the same text.
 *
 * @throws RangeError for what JSON has no number for.
 */
export function canonical(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new RangeError(`not a number of JSON: ${value}`);
    return Object.is(value, -0) ? '0' : String(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object') {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join(',')}}`;
  }
  throw new TypeError(`not JSON: ${typeof value}`);
}

/** Path of the first place where two JSON values differ (`.hands[2][0]`), or null if they are equal. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null;
  if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) return path || '.';
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort(byIndexOrName);
  for (const key of keys) {
    const step = Array.isArray(a) ? `[${key}]` : `.${key}`;
    const found = firstDifference(a[key], b[key], path + step);
    if (found) return found;
  }
  return null;
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function byIndexOrName(a: string, b: string): number {
  const [m, n] = [Number(a), Number(b)];
  if (Number.isNaN(m) || Number.isNaN(n)) return a < b ? -1 : 1;
  return m - n;
}
