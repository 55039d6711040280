interface EmblemProps {
  readonly size?: number | string;
}

/** The sign of the program: a round table that holds, with four fronts breaking at its edge. */
export function Emblem({ size = 32 }: EmblemProps) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <rect width="64" height="64" rx="15" fill="#12303a" />
      <g fill="none" strokeWidth="3.5" strokeLinecap="round">
        <path d="M8 23A16 16 0 0 0 23 8" stroke="#62b5e8" />
        <path d="M41 8A16 16 0 0 0 56 23" stroke="#f2e481" />
        <path d="M56 41A16 16 0 0 0 41 56" stroke="#ff8050" />
        <path d="M23 56A16 16 0 0 0 8 41" stroke="#c5cfce" />
      </g>
      <circle cx="32" cy="32" r="13" fill="none" stroke="#7fd6c2" strokeWidth="4" />
      <path d="M27 25.5v13M37 25.5v13M27 32h10" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
