import { DISEASE_SHAPES } from './shapes.ts';

interface DiseaseMarkProps {
  readonly disease: string;
  readonly size?: number | string;
  readonly className?: string | undefined;
}

/** The sign of a disease in running text: its shape in its colour. What it means is said beside it. */
export function DiseaseMark({ disease, size = '0.9em', className }: DiseaseMarkProps) {
  return (
    <svg viewBox="-14 -14 28 28" width={size} height={size} className={className} aria-hidden="true">
      <path
        d={DISEASE_SHAPES[disease]}
        fill={`var(--${disease})`}
        stroke="var(--mark-line)"
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
    </svg>
  );
}
