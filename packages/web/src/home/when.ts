const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, length: number])[] = [
  ['year', YEAR],
  ['month', MONTH],
  ['week', WEEK],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
];

/** How long ago something was, in the largest unit that fits; less than a minute is now. */
export function ago(then: number, now: number): { value: number; unit: Intl.RelativeTimeFormatUnit } {
  const passed = Math.max(now - then, 0);
  const [unit, length] = UNITS.find(([, size]) => passed >= size) ?? ['second', Number.POSITIVE_INFINITY];
  return { value: -Math.floor(passed / length) || 0, unit };
}
