import { useId } from "react";
import { DiscLantern } from "./DiscLantern.tsx";

/** The lantern on a dusk-colored disc; the speaker's name is next to it. */
export function LanternDisc({ size = 34 }: { size?: number }) {
  const id = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" style={{ flex: "none" }}>
      <defs>
        <radialGradient id={`${id}disc`} cx=".5" cy=".55" r=".6">
          <stop offset="0" stopColor="var(--pl-lantern-disc-lit)" />
          <stop offset="1" stopColor="var(--pl-lantern-disc)" />
        </radialGradient>
        <radialGradient id={`${id}glow`} cx=".5" cy=".5" r=".5">
          <stop offset="0" stopColor="var(--pl-lantern-halo)" stopOpacity=".75" />
          <stop offset="1" stopColor="var(--pl-lantern-ember)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="20" cy="20" r="20" fill={`url(#${id}disc)`} />
      <circle cx="20" cy="22" r="15" fill={`url(#${id}glow)`} />
      <DiscLantern />
    </svg>
  );
}
