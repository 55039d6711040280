import { useText } from '../../app/i18n.tsx';
import { SeatMark } from '../board/SeatMark.tsx';
import styles from './EndScreen.module.css';
import { ACTION_KINDS, type SeatStatistics } from './statistics.ts';

interface ActionsProps {
  readonly seats: readonly SeatStatistics[];
  readonly names: readonly string[];
}

type Row = { readonly key: string; readonly of: (seat: SeatStatistics) => number };

const allActions = (seat: SeatStatistics): number =>
  ACTION_KINDS.reduce((sum, kind) => sum + seat.actions[kind], 0);

/** Who did what, and how often. Kinds that nobody used are left out. */
export function Actions({ seats, names }: ActionsProps) {
  const text = useText();
  const kinds: readonly Row[] = ACTION_KINDS.map((kind) => ({
    key: `action.${kind}`,
    of: (seat) => seat.actions[kind],
  }));
  const used = kinds.filter((row) => seats.some((seat) => row.of(seat) > 0));
  const rows: readonly Row[] = [
    ...used,
    { key: 'allActions', of: allActions },
    { key: 'events', of: (seat) => seat.events },
    { key: 'cards', of: (seat) => seat.cards },
  ];
  return (
    <div className={styles.tableScroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {seats.map(({ seat, role }) => (
              <th key={seat} scope="col">
                <span className={styles.column}>
                  <SeatMark seat={seat} role={role} size={24} />
                  {names[seat]}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, of }) => (
            <tr key={key} className={key === 'allActions' ? styles.sum : undefined}>
              <th scope="row">{text(`end.${key}`)}</th>
              {seats.map((seat) => (
                <td key={seat.seat} className={of(seat) === 0 ? styles.zero : undefined}>
                  {of(seat)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
