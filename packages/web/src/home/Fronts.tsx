import styles from './Fronts.module.css';

/** Where a front starts: a corner, and the colour and stroke that tell it apart. */
const FRONTS = [
  { disease: 'blue', x: -10, y: -10, dash: undefined },
  { disease: 'yellow', x: 410, y: -20, dash: '1 9' },
  { disease: 'red', x: 415, y: 410, dash: '14 8' },
  { disease: 'black', x: -20, y: 415, dash: '14 7 1 7' },
] as const;
const RINGS = [50, 85, 120, 155, 190, 225];
const TABLE = { x: 200, y: 200, radius: 76 };
const SEATS = [-90, 0, 90, 180];

/** Four fronts come in from the corners and break at a table that is held. An ornament, nothing more. */
export function Fronts() {
  return (
    <svg
      className={styles.fronts}
      viewBox="0 0 400 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <mask id="held" maskUnits="userSpaceOnUse" x="-400" y="-400" width="1200" height="1200">
          <rect x="-400" y="-400" width="1200" height="1200" fill="#fff" />
          <circle cx={TABLE.x} cy={TABLE.y} r={TABLE.radius + 32} fill="#000" />
        </mask>
      </defs>
      <g mask="url(#held)" fill="none" strokeLinecap="round">
        {FRONTS.map(({ disease, x, y, dash }) => (
          <g key={disease} stroke={`var(--${disease}-ink)`} strokeDasharray={dash}>
            {RINGS.map((radius, i) => (
              <circle
                key={radius}
                className={styles.ring}
                style={{ animationDelay: `${i * 0.9}s` }}
                cx={x}
                cy={y}
                r={radius}
                strokeWidth={4.5 - i * 0.5}
                opacity={0.85 - i * 0.12}
              />
            ))}
          </g>
        ))}
      </g>
      <g className={styles.table}>
        <circle cx={TABLE.x} cy={TABLE.y} r={TABLE.radius} />
        <circle cx={TABLE.x} cy={TABLE.y} r={TABLE.radius - 14} className={styles.rim} />
        {SEATS.map((angle) => (
          <path
            key={angle}
            className={styles.seat}
            d="M-22,4a30,30 0 0 1 44,0"
            transform={`translate(${TABLE.x},${TABLE.y}) rotate(${angle + 90}) translate(0,${-TABLE.radius - 10})`}
          />
        ))}
        <path
          className={styles.hands}
          d={`M${TABLE.x - 58},${TABLE.y}Q${TABLE.x},${TABLE.y} ${TABLE.x},${TABLE.y - 58}Q${TABLE.x},${TABLE.y} ${TABLE.x + 58},${TABLE.y}Q${TABLE.x},${TABLE.y} ${TABLE.x},${TABLE.y + 58}Q${TABLE.x},${TABLE.y} ${TABLE.x - 58},${TABLE.y}`}
        />
      </g>
    </svg>
  );
}
