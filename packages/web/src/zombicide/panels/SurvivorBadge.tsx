import { badgeOf, SHAPES } from '../art/people.ts';
import { useWords } from '../words.ts';

interface SurvivorBadgeProps {
  readonly id: string;
  readonly size?: number;
}

/** Shape, colour and initial of a survivor, beside his name. */
export function SurvivorBadge({ id, size = 32 }: SurvivorBadgeProps) {
  const words = useWords();
  const { colour, ink, shape } = badgeOf(id);
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
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
    </svg>
  );
}
