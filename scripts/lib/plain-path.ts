/** How many numbers each command of a path takes, and what they are: `x` and `y` of a point, or as they stand. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  m: 'xy',
  l: 'xy',
  t: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  a: 'rrr01xy',
  z: '',
};

interface Point {
  x: number;
  y: number;
}

/** A number of a path; the flags of an arc are one digit and may stand without a space. */
const NUMBER = /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i;
const FLAG = /^[\s,]*([01])/;

/** The steps of a path, each with all its numbers: what is repeated without its letter gets it back. */
function stepsOf(path: string): [string, number[]][] {
  const steps: [string, number[]][] = [];
  for (const [, letter, rest] of path.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const kinds = ARGUMENTS[letter.toLowerCase()];
    if (kinds === undefined) throw new Error(`no path has a step ${letter}`);
    let left = rest;
    let next = letter;
    do {
      const numbers = [...kinds].map((kind) => {
        const found = (kind === '0' || kind === '1' ? FLAG : NUMBER).exec(left);
        if (!found) throw new Error(`${letter}${rest} lacks a number`);
        left = left.slice(found[0].length);
        return Number(found[1]);
      });
      steps.push([next, numbers]);
      if (letter === 'm') next = 'l';
      if (letter === 'M') next = 'L';
    } while (kinds !== '' && left.trim() !== '');
  }
  return steps;
}

/** Numbers one after the other, with a space where they would run together. */
const joined = (numbers: readonly number[]): string =>
  numbers.map((number, i) => (i > 0 && number >= 0 ? ` ${number}` : `${number}`)).join('');

/**
 * The same path with whole numbers, each step counted from where the last one ended. Every point is rounded by itself,
 * so what is lost does not add up: none is off by more than half a unit each way.
 */
export function plainPath(path: string): string {
  const at: Point = { x: 0, y: 0 };
  const start: Point = { x: 0, y: 0 };
  let plain = '';
  let last = '';
  for (const [letter, numbers] of stepsOf(path)) {
    const command = letter.toLowerCase();
    const relative = letter === command;
    const from: Point = { x: Math.round(at.x), y: Math.round(at.y) };
    const end: Point = { ...at };
    const steps = [...ARGUMENTS[command]].map((kind, i) => {
      if (kind !== 'x' && kind !== 'y') return kind === 'r' ? Math.round(numbers[i]) : numbers[i];
      end[kind] = relative ? at[kind] + numbers[i] : numbers[i];
      return Math.round(end[kind]) - from[kind];
    });
    if (command === 'm') Object.assign(start, end);
    Object.assign(at, command === 'z' ? start : end);
    const gap = steps.length > 0 && steps[0] >= 0 ? ' ' : '';
    plain += command === last && command !== 'm' ? gap + joined(steps) : command + joined(steps);
    last = command === 'z' ? '' : command;
  }
  return plain;
}
