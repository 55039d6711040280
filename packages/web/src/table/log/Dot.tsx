import styles from './LogPanel.module.css';

/** The sign of a line that has no other. */
export function Dot() {
  return <span className={`${styles.sign} ${styles.dot}`} aria-hidden="true" />;
}
