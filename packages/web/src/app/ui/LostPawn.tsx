/** A route that leads off the map, and a pawn beside it. */
export function LostPawn() {
  return (
    <svg viewBox="0 0 240 120" width="240" height="120" aria-hidden="true">
      <g fill="none" stroke="var(--line-strong)" strokeWidth="2.5" strokeLinecap="round">
        <path d="M18 78L66 42L112 66" />
        <path d="M112 66C150 86 176 60 214 30" strokeDasharray="2 9" />
      </g>
      <g fill="var(--surface)" strokeWidth="2.5">
        <circle cx="18" cy="78" r="7" stroke="var(--blue-ink)" />
        <circle cx="66" cy="42" r="7" stroke="var(--yellow-ink)" />
        <circle cx="112" cy="66" r="7" stroke="var(--red-ink)" />
      </g>
      <path
        d="M160 104q-2-9 7-16-5-3-5-9a9 9 0 0 1 18 0q0 6-5 9 9 7 7 16z"
        fill="var(--accent)"
        stroke="var(--surface)"
        strokeWidth="2.5"
      />
      <path d="M8 108h224" stroke="var(--line)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
