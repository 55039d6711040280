import { useIntl } from 'react-intl';
import { useText } from '../../app/i18n.tsx';
import styles from './EndScreen.module.css';
import { type GameStatistics, meanPlace, placeWord } from './statistics.ts';

interface LuckProps {
  readonly statistics: GameStatistics;
  readonly entered: boolean;
}

/** What was chance in this game, against what chance brings on average. */
export function Luck({ statistics, entered }: LuckProps) {
  const text = useText();
  return (
    <div className={styles.luck}>
      <Infections statistics={statistics} />
      <Epidemics statistics={statistics} />
      {!entered && <p className={styles.note}>{text('end.luck.fair')}</p>}
    </div>
  );
}

function Infections({ statistics: { infections } }: { readonly statistics: GameStatistics }) {
  const text = useText();
  const intl = useIntl();
  const { flips, hits, expected, verdict } = infections;
  const about = intl.formatNumber(expected, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <div className={styles.chance}>
      <h4>{text('end.luck.infections')}</h4>
      <Compare value={hits} expected={expected} />
      <p>{text('end.luck.hits', { flips, hits, expected: about })}</p>
      <p className={styles.note}>{text(`end.luck.infections.${verdict}`)}</p>
    </div>
  );
}

/** Two bars, one below the other: what came, and what was to be expected. */
function Compare({ value, expected }: { readonly value: number; readonly expected: number }) {
  const text = useText();
  const intl = useIntl();
  const largest = Math.max(value, expected, 1);
  const bars = [
    { key: 'real', label: text('end.luck.real'), amount: value },
    { key: 'expected', label: text('end.luck.expected'), amount: expected },
  ];
  return (
    <dl className={styles.bars}>
      {bars.map(({ key, label, amount }) => (
        <div key={key} className={styles.barRow}>
          <dt>{label}</dt>
          <dd>
            <span className={styles.barTrack} aria-hidden="true">
              <span
                className={`${styles.bar} ${styles[key]}`}
                style={{ inlineSize: `${(amount / largest) * 100}%` }}
              />
            </span>
            {intl.formatNumber(amount, { maximumFractionDigits: 1 })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Epidemics({ statistics: { epidemics } }: { readonly statistics: GameStatistics }) {
  const text = useText();
  const mean = meanPlace(epidemics);
  return (
    <div className={styles.chance}>
      <h4>{text('end.luck.epidemics')}</h4>
      {mean === null ? (
        <p>{text('end.luck.noEpidemic')}</p>
      ) : (
        <>
          <ul className={styles.piles}>
            {epidemics.map(({ turn, place }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an epidemic is the one of its pile
              <li key={i} className={styles.pile}>
                <span className={styles.pileTrack} aria-hidden="true">
                  <span className={styles.pileDot} style={{ insetInlineStart: `${place * 100}%` }} />
                </span>
                <span>{text(`end.luck.place.${placeWord(place)}`, { turn })}</span>
              </li>
            ))}
          </ul>
          <p>{text(`end.luck.mean.${placeWord(mean)}`)}</p>
        </>
      )}
      <p className={styles.note}>{text('end.luck.piles')}</p>
    </div>
  );
}
