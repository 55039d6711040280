import { InputError } from '@holdout/kernel';
import type { Board, Zone } from '../map/board.ts';

/** Finds the zones that a mission names. */
export interface Places {
  readonly board: Board;
  /** @throws InputError if no zone of the map is called so. */
  readonly zone: (name: string, path: string) => Zone;
  readonly zones: (names: readonly string[], path: string) => Zone[];
}

export function places(board: Board): Places {
  const zone = (name: string, path: string): Zone => {
    const found = board.named.get(name);
    if (found === undefined) throw new InputError('mission.zone', path, { found: name });
    return found;
  };
  return { board, zone, zones: (names, path) => names.map((name, i) => zone(name, `${path}[${i}]`)) };
}
