import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface ChoiceStore<C> {
  readonly choices: C;
  readonly change: (change: Partial<C>) => void;
}

interface Form<C> {
  /** What it is kept under in the browser. */
  readonly name: string;
  readonly usual: C;
  /** What was kept, as far as this version of the program can use it. */
  readonly read: (kept: unknown) => C;
  /** What of the choices goes together. */
  readonly fit?: (choices: C) => C;
}

/** The choices of a form for a new game, which remembers what was played last. */
export const createChoices = <C extends object>({ name, usual, read, fit = (choices) => choices }: Form<C>) =>
  create<ChoiceStore<C>>()(
    persist(
      (set) => ({
        choices: usual,
        change: (change) => set(({ choices }) => ({ choices: fit({ ...choices, ...change }) })),
      }),
      {
        name,
        version: 1,
        partialize: ({ choices }) => ({ choices }),
        merge: (stored, current) => {
          const kept = typeof stored === 'object' && stored && 'choices' in stored ? stored.choices : null;
          return { ...current, choices: read(kept) };
        },
      },
    ),
  );
