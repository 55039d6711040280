/** A table that waits, with four empty seats. */
export function EmptyTable() {
  return (
    <svg viewBox="0 0 200 96" width="200" height="96" aria-hidden="true">
      <g fill="none" stroke="var(--line-strong)" strokeWidth="2.5" strokeLinecap="round">
        <ellipse cx="100" cy="52" rx="62" ry="26" fill="var(--surface-2)" />
        <ellipse cx="100" cy="52" rx="50" ry="19" strokeDasharray="2 8" />
        <path d="M82 17a18 8 0 0 1 36 0M82 88a18 8 0 0 0 36 0M24 40a8 14 0 0 0 0 24M176 40a8 14 0 0 1 0 24" />
      </g>
      <g strokeWidth="2" stroke="var(--surface)">
        <circle cx="84" cy="50" r="5" fill="var(--blue-ink)" />
        <path d="M100 43l6 10h-12z" fill="var(--yellow-ink)" />
        <path d="M116 44l6 6-6 6-6-6z" fill="var(--red-ink)" />
      </g>
    </svg>
  );
}
