import { useMemo } from 'react';
import { useSettings } from '../../app/settings.ts';
import { marksOf } from '../decision/group.ts';
import { useScreen } from '../screen.ts';
import { useTable } from '../tableContext.ts';
import { terrorFacts } from '../terror/facts.ts';
import { useTerrorist } from '../terror/useTerrorist.ts';
import { useWords } from '../words.ts';
import type { Mark } from './City.tsx';
import { type CubeGroup, cubeGroups } from './cubeGroups.ts';
import { cityDescription } from './describe.ts';
import { CITIES, type CityOnMap } from './geometry.ts';
import type { PawnOnMap } from './Pawns.tsx';
import { useView } from './useView.ts';

/** A city as the map draws it. */
export interface CityShown {
  readonly city: CityOnMap;
  readonly name: string;
  readonly description: string;
  readonly letter: string;
  readonly cubes: readonly CubeGroup[];
  readonly station: boolean;
  readonly mark: Mark;
  readonly active: boolean;
}

function useMarks(): ReadonlyMap<string, Mark> {
  const view = useView();
  const decision = useTable((state) => state.decision);
  return useMemo(() => marksOf(decision, view), [decision, view]);
}

/** Where the pawn stands that is to be found first: that of the turn, or one's own as the bio-terrorist. */
export function useHome(): string {
  const view = useView();
  const terrorist = useTerrorist();
  const own = view.viewer === terrorist?.seat ? terrorist.secret?.city : null;
  return own || view.seats[view.turn.active]?.city || 'atlanta';
}

/** All cities with what lies in them and how they stand to what is being asked. */
export function useCities(): readonly CityShown[] {
  const view = useView();
  const words = useWords();
  const marks = useMarks();
  const pointed = useScreen((state) => state.pointed);
  const terrorist = useTerrorist();
  const suspects = useSettings((settings) => settings.suspects);
  const home = useHome();
  return useMemo(() => {
    const asking = [...marks.values()].includes('asked');
    return CITIES.map((city) => {
      // Where a question names some cities, the others step back.
      const mark = marks.get(city.id) ?? (asking ? 'aside' : null);
      return {
        city,
        name: words.city(city.id),
        description: words.list([
          cityDescription(words, view, city.id, city.disease, mark),
          ...terrorFacts(words, terrorist, city.id, view.turn.number, suspects),
        ]),
        letter: words.text(`board.letter.${city.disease}`),
        cubes: cubeGroups(view, city.id, city.disease),
        station: view.stations.includes(city.id),
        mark: pointed.includes(city.id) ? 'asked' : mark,
        active: city.id === home,
      };
    });
  }, [view, words, marks, pointed, terrorist, suspects, home]);
}

/** All pawns that are on the board already. */
export function usePawns(): readonly PawnOnMap[] {
  const view = useView();
  const words = useWords();
  const marks = useMarks();
  const asksPawn = useTable((state) => state.decision?.ask === 'airliftPawn');
  const terrorist = useTerrorist();
  const hiding = terrorist?.pawn ?? terrorist?.secret?.city ?? '';
  const initial = (seat: number): string => [...words.name(seat)][0]?.toLocaleUpperCase() ?? '';
  return view.seats
    .map(({ seat, role, city }) => ({ seat, role, city: seat === terrorist?.seat ? hiding : city }))
    .filter(({ role, city }) => role !== '' && city !== '')
    .map(({ seat, role, city }) => ({
      seat,
      role,
      city,
      initial: initial(seat),
      active: view.turn.phase === 'terror' ? seat === terrorist?.seat : seat === view.turn.active,
      asked: asksPawn && marks.has(city),
      secret: seat === terrorist?.seat && terrorist.pawn === null,
    }));
}
