import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { type Choices, type ChoicesProps, USUAL_CHOICES } from './choices.ts';
import { readChoices } from './readChoices.ts';

/** The form remembers what was played last. */
export const useChoices = create<ChoicesProps>()(
  persist(
    (set) => ({
      choices: USUAL_CHOICES,
      change: (change: Partial<Choices>) => set(({ choices }) => ({ choices: { ...choices, ...change } })),
    }),
    {
      name: 'holdout.new-game',
      version: 1,
      partialize: ({ choices }) => ({ choices }),
      merge: (stored, current) => {
        const kept = typeof stored === 'object' && stored && 'choices' in stored ? stored.choices : null;
        return { ...current, choices: readChoices(kept) };
      },
    },
  ),
);
