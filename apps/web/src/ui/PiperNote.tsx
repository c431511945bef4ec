import type { ReactNode } from "react";
import { LanternDisc } from "./LanternDisc.tsx";
import css from "./PiperNote.module.css";

/** A note about Piper's next step, with its mark. */
export function PiperNote({ live = false, children }: { live?: boolean; children: ReactNode }) {
  return (
    <p className={css.note} aria-live={live ? "polite" : undefined}>
      <LanternDisc size={24} />
      <span>{children}</span>
    </p>
  );
}
