import type { Seat, Viewer } from '@holdout/kernel';
import { CITY_IDS } from '../content/base/map.ts';
import type { G } from '../rules/hooks.ts';
import { NONE } from '../state/ids.ts';
import { logCity, logKind, type Terrorist } from '../state/terrorist.ts';
import { infectionWords } from '../state/words.ts';

/** What a viewer may see of the bio-terrorist. OB-BT-27, OB-ETI-04, OB-ETI-05 */
export interface TerroristView {
  readonly seat: Seat;
  readonly out: boolean;
  readonly captor: Seat | null;
  /** Where the black pawn stands on the board. OB-BT-28 */
  readonly pawn: string | null;
  readonly handCount: number;
  /** What he has been seen to do at airports and when he fled, the latest last. */
  readonly sightings: readonly { readonly turn: number; readonly city: string }[];
  /** Cities he may be in, by what everybody has seen. */
  readonly suspects: readonly string[];
  /** Only his own seat sees this, and everybody once the game is over. */
  readonly secret: TerroristSecret | null;
}

interface TerroristSecret {
  readonly city: string | null;
  readonly hand: readonly string[];
  readonly actions: number;
  readonly drives: number;
  /** His notebook, a row for each turn, the start first. OB-BT-51 */
  readonly log: readonly (readonly LogEntry[])[];
}

interface LogEntry {
  readonly kind: 'start' | 'move' | 'local' | 'remote' | 'draw' | 'escape' | 'captured' | 'sabotage' | 'skip';
  readonly city: string;
}

export function terroristView(g: G, t: Terrorist, viewer: Viewer): TerroristView {
  const may = viewer === t.seat || viewer === 'everyone' || g.state.over !== null;
  return {
    seat: t.seat,
    out: t.out,
    captor: t.captor === NONE ? null : t.captor,
    pawn: t.visible ? CITY_IDS[t.city] : null,
    handCount: t.hand.length,
    sightings: sightingsOf(t),
    suspects: t.suspects.flatMap((there, city) => (there ? [CITY_IDS[city]] : [])),
    secret: may ? secretOf(t) : null,
  };
}

function sightingsOf({ sightings }: Terrorist): { turn: number; city: string }[] {
  const list: { turn: number; city: string }[] = [];
  for (let i = 0; i < sightings.length; i += 2)
    list.push({ turn: sightings[i], city: CITY_IDS[sightings[i + 1]] });
  return list;
}

function secretOf(t: Terrorist): TerroristSecret {
  const rows: LogEntry[][] = [[]];
  for (const entry of t.log) {
    const kind = logKind(entry);
    if (kind === 'row') rows.push([]);
    else rows[rows.length - 1].push({ kind, city: CITY_IDS[logCity(entry)] });
  }
  return {
    city: t.city === NONE ? null : CITY_IDS[t.city],
    hand: infectionWords(t.hand),
    actions: t.actions,
    drives: t.drives,
    log: rows,
  };
}
