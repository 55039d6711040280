import { useMemo } from 'react';
import { useSettings } from '../../app/settings.ts';
import { zoneNumber } from '../board/pieces.ts';
import { useView } from '../tableContext.ts';
import { useBoard } from '../useBoard.ts';
import { useWords } from '../words.ts';
import { useLooking } from './looking.ts';
import { actingOf, type Reach, reachesOf, type SeenZone, sightFrom } from './sight.ts';

/** What is looked at: from where, with which weapons, and what is seen. */
export interface Sight {
  readonly from: number;
  readonly weapons: readonly Reach[];
  readonly seen: readonly SeenZone[];
}

function useSightOf(from: number | null): Sight | null {
  const view = useView();
  const { board } = useBoard();
  return useMemo(() => {
    if (from === null) return null;
    const weapons = reachesOf(actingOf(view));
    return { from, weapons, seen: sightFrom(board, view.doors, from, weapons) };
  }, [view, board, from]);
}

/** What the acting survivor sees; null if it is not to be shown, or nobody acts. */
export function useOwnSight(): Sight | null {
  const on = useSettings((settings) => settings.sight);
  const zone = actingOf(useView())?.zone;
  return useSightOf(on && zone ? zoneNumber(zone) : null);
}

/** What is seen from the zone that is pointed at, or else by the acting survivor; null if it is not to be shown. */
export function useShownSight(): Sight | null {
  const on = useSettings((settings) => settings.sight);
  const zone = actingOf(useView())?.zone;
  const near = useLooking((looking) => looking.near);
  const pinned = useLooking((looking) => looking.pinned);
  const from = near ?? pinned ?? (zone ? zoneNumber(zone) : null);
  return useSightOf(on ? from : null);
}

/** How a zone stands to a look, in words; null if it is not seen. */
export function useSightText(): (sight: Sight | null, zone: number) => string | null {
  const { text, equipment, list } = useWords();
  return (sight, zone) => {
    const seen = sight?.seen.find((one) => one.zone === zone);
    if (!sight || !seen) return null;
    const weapons = seen.reachedBy.map((i) => equipment(sight.weapons[i].weapon));
    return weapons.length === 0
      ? text('zombicide.sight.seen', { n: seen.range })
      : text('zombicide.sight.reached', { n: seen.range, weapons: list(weapons) });
  };
}
