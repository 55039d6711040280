import { type LogProps, TableLog } from '../../table/log/TableLog.tsx';
import { zoneNumber } from '../board/pieces.ts';
import { middleOf } from '../board/plan.ts';
import { ZOMBICIDE_LOG } from '../log/kind.tsx';
import { useBoard } from '../useBoard.ts';

/** The log of this table: a line shows its zone on the map. */
export function Log({ covers }: LogProps) {
  const { plan } = useBoard();
  return (
    <TableLog
      covers={covers}
      kind={ZOMBICIDE_LOG}
      placeOnMap={(place) => (/^z\d+$/.test(place) ? middleOf(plan.zones[zoneNumber(place)].area) : null)}
    />
  );
}
