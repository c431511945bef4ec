/** The lantern on a disc, drawn in the disc's 40 by 40 view box. */
export function DiscLantern() {
  return (
    <>
      <path d="M20 8.5l8 6.3a.8.8 0 0 1-.5 1.4h-15a.8.8 0 0 1-.5-1.4z" fill="var(--pl-lantern-flame)" />
      <path d="M14.8 17.4h10.4l-1.4 8.8h-7.6z" fill="var(--pl-lantern-glass)" />
      <ellipse cx="20" cy="21.4" rx="2.3" ry="3" fill="var(--pl-lantern-flame)" />
      <rect x="15" y="27.4" width="10" height="2.2" rx="1.1" fill="var(--pl-lantern-flame)" />
    </>
  );
}
