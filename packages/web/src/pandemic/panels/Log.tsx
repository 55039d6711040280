import { type LogProps, TableLog } from '../../table/log/TableLog.tsx';
import { cityOnMap, isCity } from '../board/geometry.ts';
import { PANDEMIC_LOG } from '../log/kind.tsx';

/** The log of this table: a line shows its city on the map. */
export function Log({ covers }: LogProps) {
  return (
    <TableLog
      covers={covers}
      kind={PANDEMIC_LOG}
      placeOnMap={(place) => (isCity(place) ? cityOnMap(place) : null)}
    />
  );
}
