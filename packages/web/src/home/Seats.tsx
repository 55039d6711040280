import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '../app/i18n.tsx';
import { Button } from '../app/ui/Button.tsx';
import { SeatMark } from '../pandemic/board/SeatMark.tsx';
import '../pandemic/table.css';
import { type Choices, MAX_NAME, RANDOM, takenRoles, withItem } from './choices.ts';
import styles from './NewGame.module.css';
import { RoleSheet } from './RoleSheet.tsx';

interface SeatsProps {
  readonly choices: Choices;
  readonly change: (change: Partial<Choices>) => void;
}

/** Who sits where, and with which role. */
export function Seats({ choices, change }: SeatsProps) {
  const text = useText();
  const titleId = useId();
  const { players, names, roles } = choices;
  return (
    <section className={styles.seats} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.seatsTitle}>
        {text('home.seats')}
      </h3>
      <ul className={styles.seatList}>
        {roles.slice(0, players).map((role, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <li key={seat} className={styles.seat}>
            <span className={styles.mark}>
              <SeatMark seat={seat} role={role} size="2rem" />
            </span>
            <NameField
              seat={seat}
              name={names[seat]}
              onChange={(name) => change({ names: withItem(names, seat, name) })}
            />
            <RoleButton
              seat={seat}
              role={role}
              taken={takenRoles(choices, seat)}
              onChange={(id) => change({ roles: withItem(roles, seat, id) })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NameFieldProps {
  readonly seat: number;
  /** Empty for the usual name. */
  readonly name: string;
  readonly onChange: (name: string) => void;
}

/** The usual name stands in the field until another is written; a field that is left empty takes it again. */
function NameField({ seat, name, onChange }: NameFieldProps) {
  const text = useText();
  const [draft, setDraft] = useState<string | null>(null);
  const usual = text('home.seat.name', { n: seat + 1 });
  const write = (written: string) => {
    setDraft(written);
    onChange(written.trim() === usual ? '' : written.trim());
  };
  return (
    <input
      className={styles.name}
      aria-label={text('home.seat.nameLabel', { n: seat + 1 })}
      autoComplete="off"
      maxLength={MAX_NAME}
      value={draft ?? (name || usual)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => write(event.target.value)}
      onBlur={() => setDraft(null)}
    />
  );
}

interface RoleButtonProps {
  readonly seat: number;
  readonly role: string;
  readonly taken: readonly string[];
  readonly onChange: (role: string) => void;
}

/** Names the role of a seat and opens the list of them all, with their powers. */
function RoleButton({ seat, role, taken, onChange }: RoleButtonProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const name = text(role === RANDOM ? 'home.role.random' : `role.${role}`);
  const choose = (id: string) => {
    onChange(id);
    setOpen(false);
  };
  return (
    <>
      <Button
        className={styles.role}
        aria-label={text('home.seat.roleLabel', { n: seat + 1, role: name })}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        <span className={styles.roleWords}>{name}</span>
        <ChevronDown size={16} aria-hidden />
      </Button>
      {open && (
        <RoleSheet seat={seat} role={role} taken={taken} onChoose={choose} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
