import { Bot, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '../app/i18n.tsx';
import { Button } from '../app/ui/Button.tsx';
import { SeatMark } from '../pandemic/board/SeatMark.tsx';
import '../pandemic/table.css';
import { type ChoicesProps, MAX_NAME, RANDOM, withItem, withRole } from './choices.ts';
import { isBot, isTerrorist, roleIds, rolesOf, takenRoles } from './inPlay.ts';
import styles from './NewGame.module.css';
import { RoleSheet } from './RoleSheet.tsx';
import { usualName } from './words.ts';

const BIO_TERRORIST = 'bio-terrorist';

/** Who sits where, and with which role. */
export function Seats({ choices, change }: ChoicesProps) {
  const text = useText();
  const titleId = useId();
  return (
    <section className={styles.seats} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.seatsTitle}>
        {text('home.seats')}
      </h3>
      <ul className={styles.seatList}>
        {rolesOf(choices).map((role, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <SeatRow key={seat} seat={seat} role={role} choices={choices} change={change} />
        ))}
      </ul>
    </section>
  );
}

interface SeatRowProps extends ChoicesProps {
  readonly seat: number;
  readonly role: string;
}

/** A bot keeps its own name, and the bio-terrorist his own role. OB-BT-01 */
function SeatRow({ seat, role, choices, change }: SeatRowProps) {
  const text = useText();
  const usual = usualName(text, choices, seat);
  const terrorist = isTerrorist(choices, seat);
  return (
    <li className={styles.seat}>
      <span className={styles.mark}>
        <SeatMark seat={seat} role={terrorist ? BIO_TERRORIST : role} size="2rem" />
      </span>
      {isBot(choices, seat) ? (
        <span className={styles.fixed}>
          <Bot size={18} aria-hidden />
          {usual}
        </span>
      ) : (
        <NameField
          seat={seat}
          name={choices.names[seat]}
          usual={usual}
          onChange={(name) => change({ names: withItem(choices.names, seat, name) })}
        />
      )}
      {terrorist ? (
        <strong className={styles.fixed}>{text(`role.${BIO_TERRORIST}`)}</strong>
      ) : (
        <RoleButton
          seat={seat}
          role={role}
          roles={roleIds(choices)}
          taken={takenRoles(choices, seat)}
          onChange={(id) => change({ roles: withRole(choices, seat, id) })}
        />
      )}
    </li>
  );
}

interface NameFieldProps {
  readonly seat: number;
  /** Empty for the usual name. */
  readonly name: string;
  readonly usual: string;
  readonly onChange: (name: string) => void;
}

/** The usual name stands in the field until another is written; a field that is left empty takes it again. */
function NameField({ seat, name, usual, onChange }: NameFieldProps) {
  const text = useText();
  const [draft, setDraft] = useState<string | null>(null);
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
  /** All that can be chosen from. */
  readonly roles: readonly string[];
  readonly taken: readonly string[];
  readonly onChange: (role: string) => void;
}

/** Names the role of a seat and opens the list of them all, with their powers. */
function RoleButton({ seat, role, roles, taken, onChange }: RoleButtonProps) {
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
        <RoleSheet
          seat={seat}
          role={role}
          roles={roles}
          taken={taken}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
