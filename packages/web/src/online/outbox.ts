import type { Outbox, Pending } from '@holdout/client';
import { anyCommandSchema } from '@holdout/protocol';

const nameOf = (code: string): string => `holdout.outbox.${code}`;

/**
 * Commands that wait for their answer, kept by the browser: they outlast a closed page. Tabs share it, and sending
 * something twice is harmless.
 */
export function browserOutbox(code: string): Outbox {
  let mine = new Set<string>();
  return {
    load: () => {
      const pending = read(code);
      mine = new Set(pending.map(({ id }) => id));
      return pending;
    },
    store: (pending) => {
      const now = new Set(pending.map(({ id }) => id));
      const others = read(code).filter(({ id }) => !mine.has(id) && !now.has(id));
      mine = now;
      write(code, [...others, ...pending]);
    },
  };
}

function read(code: string): Pending[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(code)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPending) : [];
  } catch {
    return [];
  }
}

function write(code: string, pending: readonly Pending[]): void {
  try {
    if (pending.length === 0) localStorage.removeItem(nameOf(code));
    else localStorage.setItem(nameOf(code), JSON.stringify(pending));
  } catch {
    // Without room in the browser they last as long as the page.
  }
}

function isPending(value: unknown): value is Pending {
  if (typeof value !== 'object' || value === null) return false;
  const { id, command } = value as Partial<Pending>;
  return typeof id === 'string' && anyCommandSchema.safeParse(command).success;
}
