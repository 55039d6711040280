import { badgeOf, SHAPES } from '../art/people.ts';
import { useView } from '../tableContext.ts';
import { useWords } from '../words.ts';
import { TeamShape } from './TeamMark.tsx';
import { teamShown } from './teams.ts';

interface SurvivorBadgeProps {
  readonly id: string;
  readonly size?: number;
}

/** Shape, colour and initial of a survivor, beside his name; with the sign of his team, if there are several. */
export function SurvivorBadge({ id, size = 32 }: SurvivorBadgeProps) {
  const words = useWords();
  const team = teamShown(useView(), id);
  const { colour, ink, shape } = badgeOf(id);
  return (
    <svg
      viewBox={team === null ? '0 0 100 100' : '0 0 106 106'}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={SHAPES[shape]} fill={colour} />
      <text
        x={50}
        y={shape === 'pentagon' ? 56 : 51}
        fill={ink}
        fontSize={50}
        fontWeight={800}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {words.survivor(id).slice(0, 1)}
      </text>
      {team !== null && (
        <g transform="translate(80 80) scale(0.42)">
          <TeamShape team={team} />
        </g>
      )}
    </svg>
  );
}
