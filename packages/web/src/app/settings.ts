import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const LANGUAGES = ['en', 'de', 'ja', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];
/** How fast the enemy's part is shown; `step` waits for a key or a click at each step. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant', 'step'] as const;
export type Speed = (typeof SPEEDS)[number];

export const GAME_IDS = ['pandemic', 'zombicide'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** A save may name a game that this version of the program does not have. */
export const isKnownGame = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id);

/** What a person has set for this browser. */
export interface SettingValues {
  readonly language: Language;
  readonly theme: Theme;
  readonly speed: Speed;
  /** Single-key shortcuts. WCAG 2.1.4 */
  readonly shortcuts: boolean;
  /** The board as a list instead of a map. */
  readonly textBoard: boolean;
  /** What is new at the table is explained where it comes up for the first time. */
  readonly learner: boolean;
  /** What is seen from a zone, and how far weapons reach, is drawn on the map. */
  readonly sight: boolean;
  /** Where the bio-terrorist may be, by what everybody has seen, is marked on the map. */
  readonly suspects: boolean;
  /** The game that the form for a new one shows. */
  readonly game: GameId;
}

export interface Settings extends SettingValues {
  readonly set: (change: Partial<SettingValues>) => void;
  /** Everything as on the first visit. */
  readonly reset: () => void;
}

/** The first language of the browser that we have. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (known) return known;
  }
  return 'en';
}

const usual = (): SettingValues => ({
  language: preferredLanguage(navigator.languages),
  theme: 'system',
  speed: 'normal',
  shortcuts: true,
  textBoard: false,
  learner: false,
  sight: false,
  suspects: false,
  game: 'pandemic',
});

const isOneOf = <T extends string>(words: readonly T[], value: unknown): value is T =>
  words.some((word) => word === value);

const flag = (value: unknown, otherwise: boolean): boolean =>
  typeof value === 'boolean' ? value : otherwise;

/** What was stored, as far as this version of the program can use it; the rest is as usual. */
export function readSettings(stored: unknown, otherwise: SettingValues): SettingValues {
  if (typeof stored !== 'object' || stored === null) return otherwise;
  const given: Partial<Record<keyof SettingValues, unknown>> = stored;
  return {
    language: isOneOf(LANGUAGES, given.language) ? given.language : otherwise.language,
    theme: isOneOf(THEMES, given.theme) ? given.theme : otherwise.theme,
    speed: isOneOf(SPEEDS, given.speed) ? given.speed : otherwise.speed,
    shortcuts: flag(given.shortcuts, otherwise.shortcuts),
    textBoard: flag(given.textBoard, otherwise.textBoard),
    learner: flag(given.learner, otherwise.learner),
    sight: flag(given.sight, otherwise.sight),
    suspects: flag(given.suspects, otherwise.suspects),
    game: isOneOf(GAME_IDS, given.game) ? given.game : otherwise.game,
  };
}

export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      ...usual(),
      set: (change) => set(change),
      reset: () => set(usual()),
    }),
    {
      name: 'holdout.settings',
      version: 1,
      merge: (stored, current) => ({ ...current, ...readSettings(stored, current) }),
    },
  ),
);
