import { MODULES, type ModuleId } from '@holdout/pandemic/facts';
import { useText } from '../app/i18n.tsx';
import { Choice } from '../app/ui/Choice.tsx';
import { Fold } from '../app/ui/Fold.tsx';
import { Toggle } from '../app/ui/Toggle.tsx';
import type { ChoicesProps } from './choices.ts';
import styles from './NewGame.module.css';

/** The second box: its roles and events, and its modules, which can also be played without them. OB-COMB-01 */
export function BrinkChoice({ choices, change }: ChoicesProps) {
  const text = useText();
  const { onTheBrink, module } = choices;
  return (
    <div className={styles.brink}>
      <Toggle
        label={text('home.brink')}
        detail={text('home.brink.detail')}
        selected={onTheBrink}
        onChange={(value) => change({ onTheBrink: value })}
      />
      <ModuleFold module={module} onChange={(value) => change({ module: value })} />
    </div>
  );
}

interface ModuleFoldProps {
  readonly module: ModuleId;
  readonly onChange: (module: ModuleId) => void;
}

/** All that can be played together, and why one pair is missing. */
function ModuleFold({ module, onChange }: ModuleFoldProps) {
  const text = useText();
  const name = (id: ModuleId) => text(`pandemic.module.${id}`);
  return (
    <Fold title={text('home.module')} state={module === 'none' ? text('home.module.none') : name(module)}>
      <p className={styles.explanation}>{text('home.module.detail')}</p>
      <Choice
        layout="list"
        labelHidden
        label={text('home.module')}
        value={module}
        options={MODULES.map((value) => ({
          value,
          label: name(value),
          detail: text(`home.module.${value}.detail`),
        }))}
        onChange={onChange}
      />
      <p className={styles.explanation}>{text('home.module.pair')}</p>
    </Fold>
  );
}
