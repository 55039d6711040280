import type { GameEvent } from '@holdout/kernel';
import type { MoveView } from '@holdout/protocol';
import type { ZombicideView } from '@holdout/zombicide';

/** What a survivor has done in a game, and how lucky he was. */
export interface Deeds {
  readonly kills: number;
  /** Hits of his dice, and those that were to be expected. */
  readonly hits: number;
  readonly expected: number;
}

export const NO_DEEDS: Deeds = { kills: 0, hits: 0, expected: 0 };

/** Counted from the events, by survivor. */
export function deedsOf(
  opening: readonly GameEvent[],
  history: readonly MoveView[],
): ReadonlyMap<string, Deeds> {
  const deeds = new Map<string, Deeds>();
  const add = (who: string, more: Partial<Deeds>): void => {
    const so = deeds.get(who) ?? NO_DEEDS;
    deeds.set(who, {
      kills: so.kills + (more.kills ?? 0),
      hits: so.hits + (more.hits ?? 0),
      expected: so.expected + (more.expected ?? 0),
    });
  };
  for (const event of [...opening, ...history.flatMap((move) => move.events)]) {
    if (event.t === 'kill') add(String(event.by), { kills: 1 });
    if ((event.t === 'dice' || event.t === 'sixes') && Array.isArray(event.rolled)) {
      const chance = (7 - Number(event.need)) / 6;
      add(String(event.who), { hits: Number(event.hits), expected: event.rolled.length * chance });
    }
  }
  return deeds;
}

interface TeamDeeds extends Deeds {
  readonly xp: number;
  /** How many of its survivors have come through, and how many there were. */
  readonly alive: number;
  readonly of: number;
}

/** What the survivors of each team have done together, the dead too; nothing where there is only one. RM-COMPET-02 */
export function teamDeeds(
  { teams, survivors }: Pick<ZombicideView, 'teams' | 'survivors'>,
  deeds: ReadonlyMap<string, Deeds>,
): TeamDeeds[] {
  if (teams.length < 2) return [];
  return teams.map(({ xp }, team) => {
    const members = survivors.filter((survivor) => survivor.team === team);
    const sum = (of: keyof Deeds): number =>
      members.reduce((all, { id }) => all + (deeds.get(id) ?? NO_DEEDS)[of], 0);
    return {
      kills: sum('kills'),
      hits: sum('hits'),
      expected: sum('expected'),
      xp,
      alive: members.filter(({ dead }) => !dead).length,
      of: members.length,
    };
  });
}
