import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Names of the lessons that somebody has read in this browser, across all games. */
interface Known {
  readonly names: readonly string[];
  readonly learn: (name: string) => void;
  readonly forget: () => void;
}

/** The names that were stored; anything else is left out. */
export function readNames(stored: unknown): readonly string[] {
  if (typeof stored !== 'object' || stored === null || !('names' in stored)) return [];
  const { names } = stored;
  if (!Array.isArray(names)) return [];
  return [...new Set(names.filter((name): name is string => typeof name === 'string'))];
}

export const useKnown = create<Known>()(
  persist(
    (set) => ({
      names: [],
      learn: (name) => set(({ names }) => (names.includes(name) ? {} : { names: [...names, name] })),
      forget: () => set({ names: [] }),
    }),
    {
      name: 'holdout.lessons',
      version: 1,
      partialize: ({ names }) => ({ names }),
      merge: (stored, current) => ({ ...current, names: readNames(stored) }),
    },
  ),
);
