import { glyphOf } from './glyphs.ts';

interface GlyphProps {
  /** A role, or a card that names no city. */
  readonly of: string;
  readonly size?: number | string;
  readonly className?: string | undefined;
}

/** The drawing of a role or a card beside its name. */
export function Glyph({ of, size = 20, className }: GlyphProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden="true">
      <GlyphLines of={of} />
    </svg>
  );
}

/** The same inside another drawing, in a box of 24 by 24. */
export function GlyphLines({ of }: { readonly of: string }) {
  return (
    <g fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round">
      {glyphOf(of).map((d) => (
        <path key={d} d={d} />
      ))}
    </g>
  );
}
