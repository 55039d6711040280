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
    <Fold title={text('home.undo')} state={text(`home.undo.${undo}`)}>
      <Choice
        layout="list"
        labelHidden
        label={text('home.undo')}
        value={undo}
        options={UNDO_CHOICES.map((value) => ({
          value,
          label: text(`home.undo.${value}`),
          detail: text(`home.undo.${value}.detail`),
        }))}
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
