import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const LANGUAGES = ['en', 'de', 'ja', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];
/** How fast the enemy's part is shown; `step` waits for a key or a click at each step. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant', 'step'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What a person has set for this browser. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly speed: Speed;
  /** Single-key shortcuts. WCAG 2.1.4 */
  readonly shortcuts: boolean;
  /** The board as a list instead of a map. */
  readonly textBoard: boolean;
  readonly set: (change: Partial<Omit<Settings, 'set'>>) => void;
}

/** The first language of the browser that we have. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (known) return known;
  }
  return 'en';
}

export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      language: preferredLanguage(navigator.languages),
      theme: 'system',
      speed: 'normal',
      shortcuts: true,
      textBoard: false,
      set: (change) => set(change),
    }),
    { name: 'holdout.settings', version: 1 },
  ),
);
