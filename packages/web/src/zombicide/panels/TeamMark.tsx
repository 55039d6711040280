import { teamSign } from '../art/teams.ts';

interface TeamMarkProps {
  readonly team: number;
}

/** The sign of a team, in a box of 100 by 100 around its middle. */
export function TeamShape({ team }: TeamMarkProps) {
  const { colour, ink, outline, middle } = teamSign(team);
  return (
    <g transform="translate(-50 -50)">
      <path d={outline} fill={colour} stroke="#15110d" strokeWidth={8} paintOrder="stroke" />
      <text
        x={50}
        y={middle}
        fill={ink}
        fontSize={60}
        fontWeight={800}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {team + 1}
      </text>
    </g>
  );
}

/** The same beside a name. */
export function TeamMark({ team, size = 22 }: TeamMarkProps & { readonly size?: number }) {
  return (
    <svg viewBox="-56 -56 112 112" width={size} height={size} aria-hidden="true">
      <TeamShape team={team} />
    </svg>
  );
}
