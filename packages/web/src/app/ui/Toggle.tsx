import { type ReactNode, useId } from 'react';
import { Switch } from 'react-aria-components';
import styles from './Toggle.module.css';

interface ToggleProps {
  readonly label: string;
  readonly detail?: ReactNode;
  readonly selected: boolean;
  readonly onChange: (selected: boolean) => void;
}

/** Something that is on or off. */
export function Toggle({ label, detail, selected, onChange }: ToggleProps) {
  const detailId = useId();
  return (
    <div className={styles.toggle}>
      <Switch
        isSelected={selected}
        onChange={onChange}
        className={styles.switch}
        {...(detail ? { 'aria-describedby': detailId } : {})}
      >
        <span className={styles.track} aria-hidden="true">
          <span className={styles.knob} />
        </span>
        <span className={styles.label}>{label}</span>
      </Switch>
      {detail && (
        <p id={detailId} className={styles.detail}>
          {detail}
        </p>
      )}
    </div>
  );
}
