import { DiscLantern } from "../ui/DiscLantern.tsx";
import { Lantern } from "../ui/Lantern.tsx";

/** The lantern mark, lit when the home takes requests. Text beside it says the same. */
export function Mark({ lit = true, size = 30 }: { lit?: boolean; size?: number }) {
  return <Lantern lit={lit} glow={lit} size={size} className="mark" />;
}

/** Piper's mark: the lantern on a dusk-colored disc. */
export function PiperDisc({ size }: { size: 28 | 34 | 44 }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" className="mark">
      <circle cx="20" cy="20" r="20" fill="var(--pl-lantern-disc)" />
      <circle cx="20" cy="20" r="16" fill="var(--pl-lantern-disc-middle)" />
      <circle cx="20" cy="22" r="12" fill="var(--pl-lantern-halo)" fillOpacity=".3" className="glow" />
      <DiscLantern />
    </svg>
  );
}
