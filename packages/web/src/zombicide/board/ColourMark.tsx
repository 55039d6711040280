import css from './board.module.css';

/** Blue is a dot, green a triangle, pink a square, for eyes that mix them up. */
export function ColourMark({ colour }: { readonly colour: string | null }) {
  if (colour === 'blue') return <circle className={css.colourMark} r={14} />;
  if (colour === 'green') return <path className={css.colourMark} d="M0 -18L17 13H-17Z" />;
  if (colour === 'pink') return <rect className={css.colourMark} x={-13} y={-13} width={26} height={26} />;
  return null;
}
