import { useRef } from 'react';
import { useText } from '../../app/i18n.tsx';
import styles from './Course.module.css';
import { CourseChart } from './CourseChart.tsx';
import type { TurnStatistics } from './statistics.ts';
import { useWidth } from './useWidth.ts';

interface CourseProps {
  readonly turns: readonly TurnStatistics[];
  readonly names: readonly string[];
}

/** The game turn by turn, as a drawing and as a table. */
export function Course({ turns, names }: CourseProps) {
  const text = useText();
  const box = useRef<HTMLElement>(null);
  const width = useWidth(box);
  return (
    <>
      <figure ref={box} className={styles.figure}>
        {width > 0 && <CourseChart turns={turns} width={width} label={text('end.course.label')} />}
        <figcaption className={styles.caption}>{text('end.course.caption')}</figcaption>
      </figure>
      <details className={styles.details}>
        <summary>{text('end.course.asTable')}</summary>
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{text('end.turn')}</th>
                <th scope="col">{text('end.player')}</th>
                <th scope="col">{text('end.cures')}</th>
                <th scope="col">{text('end.epidemics')}</th>
                <th scope="col">{text('end.outbreaks')}</th>
              </tr>
            </thead>
            <tbody>
              {turns.map((turn) => (
                <TurnRow key={turn.turn} turn={turn} name={names[turn.seat]} />
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}

function TurnRow({ turn, name }: { readonly turn: TurnStatistics; readonly name: string | undefined }) {
  const text = useText();
  const cures = turn.cures.map((disease) => text(`disease.${disease}`)).join(' · ');
  return (
    <tr>
      <th scope="row">{turn.turn}</th>
      <td>{name}</td>
      <td>{cures || text('end.none')}</td>
      <td>{turn.epidemics || text('end.none')}</td>
      <td>
        {turn.outbreaks === 0
          ? text('end.none')
          : text('end.outbreaksOf', { n: turn.outbreaks, total: turn.outbreaksSoFar })}
      </td>
    </tr>
  );
}
