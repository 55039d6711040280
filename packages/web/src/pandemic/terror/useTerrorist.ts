import type { TerroristView } from '@holdout/pandemic';
import { useView } from '../board/useView.ts';

/** What those at the screen may know of the bio-terrorist; null where nobody is one. */
export const useTerrorist = (): TerroristView | null => useView().brink?.terrorist ?? null;
