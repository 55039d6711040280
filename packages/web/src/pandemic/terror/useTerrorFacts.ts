import { useSettings } from '../../app/settings.ts';
import { useView } from '../board/useView.ts';
import { useWords } from '../words.ts';
import { terrorFacts } from './facts.ts';
import { useTerrorist } from './useTerrorist.ts';

/** What there is to say of the bio-terrorist in a city, beside his pawn. */
export function useTerrorFacts(city: string): readonly string[] {
  const words = useWords();
  const terrorist = useTerrorist();
  const { turn } = useView();
  const suspects = useSettings((settings) => settings.suspects);
  return terrorist?.pawn === city ? [] : terrorFacts(words, terrorist, city, turn.number, suspects);
}
