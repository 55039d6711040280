import { GLYPHS } from './glyphs.generated.ts';

interface GlyphProps {
  /** Id of an equipment card, a kind of zombie or a token. */
  readonly of: string;
  readonly size?: number | string;
  readonly className?: string | undefined;
}

/** The sign of a card, a zombie or a token beside its name. */
export function Glyph({ of, size = 20, className }: GlyphProps) {
  return (
    <svg viewBox="0 0 512 512" width={size} height={size} className={className} aria-hidden="true">
      <path fill="currentColor" d={GLYPHS[of] ?? ''} />
    </svg>
  );
}

interface PlacedGlyphProps {
  readonly of: string;
  /** Middle and side of the square it fills. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly className?: string | undefined;
}

/** The same inside another drawing. */
export function PlacedGlyph({ of, x, y, size, className }: PlacedGlyphProps) {
  const transform = `translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`;
  return <path className={className} transform={transform} d={GLYPHS[of] ?? ''} />;
}
