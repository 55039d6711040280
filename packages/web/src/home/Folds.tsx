import type { UndoMode } from '@holdout/kernel';
import { useText } from '../app/i18n.tsx';
import { Choice } from '../app/ui/Choice.tsx';
import { Fold } from '../app/ui/Fold.tsx';
import { MAX_SEED, UNDO_CHOICES } from './choices.ts';
import styles from './NewGame.module.css';

interface UndoFoldProps {
  readonly undo: UndoMode;
  readonly onChange: (undo: UndoMode) => void;
}

/** How far a table takes back. */
export function UndoFold({ undo, onChange }: UndoFoldProps) {
  const text = useText();
  return (
    <ChoiceFold
      title={text('home.undo')}
      value={undo}
      values={UNDO_CHOICES}
      label={(value) => text(`home.undo.${value}`)}
      detail={(value) => text(`home.undo.${value}.detail`)}
      onChange={onChange}
    />
  );
}

interface ChoiceFoldProps<T extends string> {
  readonly title: string;
  /** Said before the choices. */
  readonly about?: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly label: (value: T) => string;
  readonly detail: (value: T) => string;
  readonly onChange: (value: T) => void;
}

/** A line that says what is chosen, and opens to what can be. */
export function ChoiceFold<T extends string>(props: ChoiceFoldProps<T>) {
  const { title, about, value, values, label, detail, onChange } = props;
  return (
    <Fold title={title} state={label(value)}>
      {about && <p className={styles.explanation}>{about}</p>}
      <Choice
        layout="list"
        labelHidden
        label={title}
        value={value}
        options={values.map((one) => ({ value: one, label: label(one), detail: detail(one) }))}
        onChange={onChange}
      />
    </Fold>
  );
}

interface SeedFoldProps {
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
}

/** A deal that can be had again. */
export function SeedFold({ seed, onSeed }: SeedFoldProps) {
  const text = useText();
  return (
    <Fold title={text('home.seed')} state={seed.trim() || text('home.seed.new')}>
      <p className={styles.explanation}>{text('home.seed.detail')}</p>
      <label className={styles.fieldLabel}>
        {text('home.seed.label')}
        <input
          className={styles.seed}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_SEED}
          placeholder={text('home.seed.placeholder')}
          value={seed}
          onChange={(event) => onSeed(event.target.value)}
        />
      </label>
    </Fold>
  );
}
