/** An operation of a patch, as the server sends them. */
export interface Operation {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string;
  readonly value?: unknown;
}

type Place = Record<string, unknown>;

/** Changes a value as a patch says. This is what `docs/protocol.md` shows to whoever writes a bot. */
export function patch(value: object, operations: readonly Operation[]): void {
  for (const { op, path, value: next } of operations) {
    const steps = path
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = steps.pop() ?? '';
    const place = steps.reduce((inner, step) => inner[step] as Place, value as Place);
    if (Array.isArray(place)) patchList(place, op, Number(last), next);
    else if (op === 'remove') delete place[last];
    else place[last] = next;
  }
}

function patchList(list: unknown[], op: Operation['op'], at: number, next: unknown): void {
  if (op === 'remove') list.splice(at, 1);
  else if (op === 'add') list.splice(at, 0, next);
  else list[at] = next;
}
