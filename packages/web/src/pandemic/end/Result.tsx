import type { PandemicView } from '@holdout/pandemic';
import type { ReactNode } from 'react';
import { useText } from '../../app/i18n.tsx';
import { DiseaseMark } from '../board/DiseaseMark.tsx';
import { SeatMark } from '../board/SeatMark.tsx';
import styles from './EndScreen.module.css';
import { Stand } from './Stand.tsx';
import type { GameStatistics } from './statistics.ts';
import { verdictOf } from './verdict.ts';

interface ResultProps {
  readonly view: PandemicView;
  readonly statistics: GameStatistics;
  readonly names: readonly string[];
}

/** Won or lost and why, the team, and the game in five figures. */
export function Result({ view, statistics, names }: ResultProps) {
  const text = useText();
  const { result, cause } = view.over ?? { result: 'lost', cause: 'cards' };
  const { headline, why, held } = verdictOf(view);
  const terrorist = view.brink?.terrorist;
  const cured = view.diseases.filter(({ status }) => status !== 'uncured');
  return (
    <section className={`${styles.result} ${held ? styles.won : styles.lost}`}>
      <Stand held={held} />
      <div className={styles.verdict}>
        <p className={styles.headline}>
          {text(headline, { name: terrorist ? (names[terrorist.seat] ?? '') : '' })}
        </p>
        <p>{text(`pandemic.outcome.${result}.${cause}.text`)}</p>
        {why && <p>{text(why)}</p>}
        <ul className={styles.team} aria-label={text(terrorist ? 'end.players' : 'end.team')}>
          {view.seats.map(({ seat, role }) => (
            <li key={seat} className={styles.member}>
              <SeatMark seat={seat} role={role} size={32} />
              <span>
                <span className={styles.memberName}>{names[seat]}</span>
                {role !== '' && <span className={styles.memberRole}>{text(`role.${role}`)}</span>}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <dl className={styles.figures}>
        <Figure label={text('end.turns')} value={text('end.number', { n: statistics.turns.length })} />
        <Figure
          label={text('end.cures')}
          value={text('end.of', { n: cured.length, of: view.diseases.length })}
        >
          {view.diseases.map(({ id, status }) => (
            <span key={id} className={status === 'uncured' ? styles.missing : styles.there}>
              <DiseaseMark disease={id} size={16} />
            </span>
          ))}
        </Figure>
        <Figure
          label={text('end.outbreaks')}
          value={text('end.of', { n: view.outbreaks, of: MAX_OUTBREAKS })}
        />
        <Figure
          label={text('end.epidemics')}
          value={text('end.of', { n: statistics.epidemics.length, of: view.epidemics })}
        />
        <Figure label={text('end.cardsLeft')} value={text('end.number', { n: view.playerDeck.count })} />
      </dl>
    </section>
  );
}

/** PD-END-02 */
const MAX_OUTBREAKS = 8;

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly children?: ReactNode;
}

function Figure({ label, value, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>
        {value}
        {children && (
          <span className={styles.figureMarks} aria-hidden="true">
            {children}
          </span>
        )}
      </dd>
    </div>
  );
}
