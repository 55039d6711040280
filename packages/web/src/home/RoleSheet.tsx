import { Shuffle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../app/i18n.tsx';
import { Sheet } from '../app/ui/Sheet.tsx';
import { Glyph } from '../pandemic/board/Glyph.tsx';
import { RANDOM } from './choices.ts';
import styles from './NewGame.module.css';

interface RoleSheetProps {
  readonly seat: number;
  /** The role that is chosen now. */
  readonly role: string;
  /** All that can be chosen from. */
  readonly roles: readonly string[];
  /** Roles of other seats. */
  readonly taken: readonly string[];
  readonly onChoose: (role: string) => void;
  readonly onClose: () => void;
}

/** All roles with what they can do; a click takes one. */
export function RoleSheet({ seat, role, roles, taken, onChoose, onClose }: RoleSheetProps) {
  const text = useText();
  return (
    <Sheet title={text('home.seat.role', { n: seat + 1 })} onClose={onClose}>
      <ul className={styles.roles}>
        <RoleChoice
          name={text('home.role.random')}
          power={text('home.role.random.detail')}
          sign={<Shuffle size={24} aria-hidden />}
          chosen={role === RANDOM}
          taken={false}
          onChoose={() => onChoose(RANDOM)}
        />
        {roles.map((id) => (
          <RoleChoice
            key={id}
            name={text(`role.${id}`)}
            power={text(`role.${id}.power`)}
            sign={<Glyph of={id} size={28} />}
            chosen={role === id}
            taken={taken.includes(id)}
            onChoose={() => onChoose(id)}
          />
        ))}
      </ul>
    </Sheet>
  );
}

interface RoleChoiceProps {
  readonly name: string;
  readonly power: string;
  readonly sign: ReactNode;
  readonly chosen: boolean;
  readonly taken: boolean;
  readonly onChoose: () => void;
}

function RoleChoice({ name, power, sign, chosen, taken, onChoose }: RoleChoiceProps) {
  const text = useText();
  return (
    <li>
      <button
        type="button"
        className={styles.roleChoice}
        aria-pressed={chosen}
        disabled={taken}
        onClick={onChoose}
      >
        <span className={styles.roleSign}>{sign}</span>
        <span className={styles.roleName}>
          {name}
          {taken && <span className={styles.roleTaken}>{text('home.role.taken')}</span>}
        </span>
        <span className={styles.rolePower}>{power}</span>
      </button>
    </li>
  );
}
