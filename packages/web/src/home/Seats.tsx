import { ROLE_IDS } from '@holdout/pandemic';
import { Info } from 'lucide-react';
import { useId, useState } from 'react';
import { Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components';
import { useText } from '../app/i18n.tsx';
import { IconButton } from '../app/ui/Button.tsx';
import { Picker } from '../app/ui/Picker.tsx';
import { SeatMark } from '../pandemic/board/SeatMark.tsx';
import '../pandemic/table.css';
import { type Choices, MAX_NAME, RANDOM, takenRoles, withItem } from './choices.ts';
import styles from './NewGame.module.css';

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
            <RolePicker
              seat={seat}
              role={role}
              taken={takenRoles(choices, seat)}
              onChange={(id) => change({ roles: withItem(roles, seat, id) })}
            />
            {role === RANDOM ? <span className={styles.noPower} /> : <Power role={role} />}
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

interface RolePickerProps {
  readonly seat: number;
  readonly role: string;
  readonly taken: readonly string[];
  readonly onChange: (role: string) => void;
}

function RolePicker({ seat, role, taken, onChange }: RolePickerProps) {
  const text = useText();
  const roles = ROLE_IDS.map((id) => ({
    value: id,
    label: text(`role.${id}`),
    detail: text(`role.${id}.power`),
    disabled: taken.includes(id),
  }));
  return (
    <Picker
      labelHidden
      label={text('home.seat.role', { n: seat + 1 })}
      value={role}
      options={[
        { value: RANDOM, label: text('home.role.random'), detail: text('home.role.random.detail') },
        ...roles,
      ]}
      onChange={onChange}
    />
  );
}

/** What a role can do, on demand. */
function Power({ role }: { readonly role: string }) {
  const text = useText();
  return (
    <DialogTrigger>
      <IconButton icon={Info} label={text('home.role.power', { role: text(`role.${role}`) })} />
      <Popover className={styles.power} offset={6}>
        <Dialog className={styles.powerWords}>
          <Heading slot="title" level={3}>
            {text(`role.${role}`)}
          </Heading>
          <p>{text(`role.${role}.power`)}</p>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
