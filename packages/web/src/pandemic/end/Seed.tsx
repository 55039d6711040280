import { useText } from '../../app/i18n.tsx';
import styles from './EndScreen.module.css';

interface SeedProps {
  readonly seed: string | null;
  readonly hash: string | undefined;
}

/** The seed that the whole deal came from, and the promise that bound it before. */
export function Seed({ seed, hash }: SeedProps) {
  const text = useText();
  return (
    <div className={styles.seed}>
      <p>{text('end.seed.words')}</p>
      <dl className={styles.seedList}>
        {seed !== null && (
          <div>
            <dt>{text('end.seed')}</dt>
            <dd>
              <code>{seed}</code>
            </dd>
          </div>
        )}
        {hash !== undefined && (
          <div>
            <dt>{text('end.seed.hash')}</dt>
            <dd>
              <code>{hash}</code>
            </dd>
          </div>
        )}
      </dl>
      {hash !== undefined && <p className={styles.note}>{text('end.seed.hashWords')}</p>}
    </div>
  );
}
