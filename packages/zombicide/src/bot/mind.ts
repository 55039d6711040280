/** What a bot has worked out for the choice at hand: options are compared by the dozen, and all ask the same. */
const known = new Map<string, unknown>();

/** Before every choice: nothing of the last one may be left. */
export function forget(): void {
  known.clear();
}

/** The same answer for the same question, worked out when it is first asked. */
export function once<T>(question: string, answer: () => T): T {
  const found = known.get(question);
  if (found !== undefined) return found as T;
  const made = answer();
  known.set(question, made);
  return made;
}
