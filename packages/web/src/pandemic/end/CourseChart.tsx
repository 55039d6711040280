import { useText } from '../../app/i18n.tsx';
import { GlyphLines } from '../board/Glyph.tsx';
import { DISEASE_SHAPES } from '../board/shapes.ts';
import styles from './Course.module.css';
import { chartOf, LIMIT } from './chart.ts';
import type { TurnStatistics } from './statistics.ts';

interface CourseChartProps {
  readonly turns: readonly TurnStatistics[];
  readonly width: number;
  readonly label: string;
}

const CURE_ROW = 18;
const EPIDEMIC_ROW = 48;
const TICKS = [0, 2, 4, 6, LIMIT];

/** Cures and epidemics above, the outbreaks marker below, all over the turns. */
export function CourseChart({ turns, width, label }: CourseChartProps) {
  const text = useText();
  const chart = chartOf(turns, width);
  const { x, y, step, left, bottom, height } = chart;
  return (
    <svg className={styles.chart} width={width} height={height} role="img" aria-label={label}>
      {TICKS.map((n) => (
        <g key={n}>
          <path className={n === LIMIT ? styles.limit : styles.grid} d={`M${left},${y(n)}H${width}`} />
          <text className={styles.tick} x={left - 8} y={y(n)} dy="0.35em" textAnchor="end">
            {n}
          </text>
        </g>
      ))}
      <path className={styles.area} d={chart.area} />
      <path className={styles.line} d={chart.line} />
      {chart.labels.map((turn) => (
        <text key={turn} className={styles.tick} x={x(turn)} y={bottom + 18} textAnchor="middle">
          {turn}
        </text>
      ))}
      <text className={styles.axis} x={left} y={height - 3}>
        {text('end.course.turns')}
      </text>
      {turns.map((turn, i) => (
        <g key={turn.turn} transform={`translate(${left + (i + 0.5) * step},0)`}>
          {turn.cures.map((disease, row) => (
            <path
              key={disease}
              className={styles.cure}
              d={DISEASE_SHAPES[disease]}
              fill={`var(--${disease})`}
              transform={`translate(0,${CURE_ROW + row * 4}) scale(0.72)`}
            />
          ))}
          {turn.epidemics > 0 && (
            <g className={styles.epidemic}>
              <path className={styles.drop} d={`M0,${EPIDEMIC_ROW + 12}V${bottom}`} />
              <g transform={`translate(-9,${EPIDEMIC_ROW - 9}) scale(0.75)`}>
                <GlyphLines of="epidemic" />
              </g>
              {turn.epidemics > 1 && (
                <text className={styles.times} x="9" y={EPIDEMIC_ROW + 8}>
                  {turn.epidemics}
                </text>
              )}
            </g>
          )}
        </g>
      ))}
    </svg>
  );
}
