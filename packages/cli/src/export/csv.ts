/** A line of comma-separated values after RFC 4180; quotes only where they are needed. */
export function csvLine(values: readonly (string | number)[]): string {
  return values.map((value) => quoted(String(value))).join(',');
}

function quoted(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
