import { useText } from '../../app/i18n.tsx';
import { type Log, Notebook } from '../terror/Notebook.tsx';
import styles from './EndScreen.module.css';

/** What he has noted, in the order in which it is shown; a row for each turn and what he left out are not counted. */
const DEEDS = ['move', 'draw', 'local', 'remote', 'sabotage', 'captured', 'escape'] as const;

/** What the bio-terrorist did in secret: everybody may know it now. OB-BT-51, OB-ETI-05 */
export function Terror({ log }: { readonly log: Log }) {
  const text = useText();
  const start = log[0]?.find(({ kind }) => kind === 'start');
  const entries = log.flat();
  const done = DEEDS.map((deed) => ({ deed, n: entries.filter(({ kind }) => kind === deed).length }));
  return (
    <>
      {start && <p>{text('end.terror.start', { city: text(`city.${start.city}`) })}</p>}
      <ul className={styles.deeds}>
        {done
          .filter(({ n }) => n > 0)
          .map(({ deed, n }) => (
            <li key={deed}>
              {text(`end.terror.${deed}`)} <strong>{n}</strong>
            </li>
          ))}
      </ul>
      <details>
        <summary>{text('pandemic.terror.notebook.over')}</summary>
        <Notebook log={log} />
      </details>
    </>
  );
}
