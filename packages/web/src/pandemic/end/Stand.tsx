const FRONTS = ['blue', 'yellow', 'red', 'black'];

/** The round table of the start page: held against all fronts, or overrun by them. */
export function Stand({ held }: { readonly held: boolean }) {
  return (
    <svg viewBox="0 0 120 120" width="112" height="112" aria-hidden="true">
      <g fill="none" strokeWidth="5" strokeLinecap="round">
        {FRONTS.map((disease, i) => (
          <g key={disease} transform={`rotate(${i * 90} 60 60)`} stroke={`var(--${disease}-ink)`}>
            <path d={held ? 'M10 44A36 36 0 0 0 44 10' : 'M14 62A50 50 0 0 0 62 14'} />
            <path d={held ? 'M10 28A20 20 0 0 0 28 10' : 'M12 42A32 32 0 0 0 42 12'} opacity="0.6" />
          </g>
        ))}
      </g>
      <circle
        cx="60"
        cy="60"
        r="26"
        fill={held ? 'var(--accent-soft)' : 'none'}
        stroke={held ? 'var(--accent)' : 'var(--line-strong)'}
        strokeWidth="5"
        strokeDasharray={held ? undefined : '10 8'}
      />
      {held && (
        <path
          d="M48 61l8 8 16-17"
          fill="none"
          stroke="var(--accent)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
