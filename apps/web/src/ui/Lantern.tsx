type LanternProps = { lit?: boolean; glow?: boolean; size?: number; className?: string };

/** The mark, lit when something is live. It is hidden from screen readers, since text next to it says the same. */
export function Lantern({ lit = true, glow = false, size = 30, className }: LanternProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      overflow="visible"
      aria-hidden="true"
      style={{ flex: "none" }}
    >
      {glow && <circle cx="16" cy="16.2" r="15.6" fill="var(--pl-glow)" />}
      <path d="M9.4 13h13.2l-1.8 12.6h-9.6z" fill={lit ? "var(--pl-lantern-glass)" : "var(--pl-tone-neutral-bg)"} />
      {lit ? (
        <ellipse cx="16" cy="19.6" rx="2.9" ry="4.2" fill="var(--pl-lantern-flame)" />
      ) : (
        <path d="M16 14v11" stroke="var(--pl-tone-neutral-dot)" strokeWidth="1.2" />
      )}
      <path
        d="M9.2 12.6l1.9 13.4M22.8 12.6l-1.9 13.4M16 1.3v2.4"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
      <path
        d="M15.32 3.3a1.2 1.2 0 0 1 1.36 0l9.5 6.7a1.15 1.15 0 0 1-.66 2.1H6.48a1.15 1.15 0 0 1-.66-2.1z"
        fill="currentColor"
      />
      <rect x="9" y="26.4" width="14" height="3" rx="1.5" fill="currentColor" />
    </svg>
  );
}
