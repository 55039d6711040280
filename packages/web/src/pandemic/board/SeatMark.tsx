import { GlyphLines } from './Glyph.tsx';
import { seatShape, TERRORIST_SHAPE } from './shapes.ts';

interface SeatMarkProps {
  readonly seat: number;
  readonly role: string;
  readonly size?: number | string;
}

/** A seat's own colour and outline with the sign of its role, as on its pawn. */
export function SeatMark({ seat, role, size = '1.75em' }: SeatMarkProps) {
  return (
    <svg viewBox="-16 -16 32 32" width={size} height={size} aria-hidden="true">
      <SeatShape seat={seat} role={role} />
    </svg>
  );
}

/** The same inside the drawing of the map. */
export function SeatShape({ seat, role }: { readonly seat: number; readonly role: string }) {
  // The bio-terrorist is one of no team: his pawn is the black one, whatever his seat. OB-BT-04
  const black = role === 'bio-terrorist';
  return (
    <>
      <path
        d={black ? TERRORIST_SHAPE : seatShape(seat)}
        fill={black ? 'var(--terrorist)' : `var(--seat-${seat + 1})`}
        stroke="var(--seat-line)"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <g transform="translate(-8.4,-8.4) scale(0.7)" color={black ? 'var(--on-terrorist)' : 'var(--on-seat)'}>
        <GlyphLines of={role} />
      </g>
    </>
  );
}
