import type { Tone } from "@porchlight/design/colors.ts";
import type { CSSProperties, ReactNode } from "react";
import css from "./ToneBadge.module.css";

/** The label and tone of a badge. */
export type Toned = { label: string; tone: Tone };

/** A dot and a label; a screen reader reads `of` before the label ("Status: Listed"). */
export function ToneBadge({ label, tone, of = "Status" }: Toned & { of?: string }) {
  const style = {
    "--tone-bg": `var(--pl-tone-${tone}-bg)`,
    "--tone-fg": `var(--pl-tone-${tone}-fg)`,
    "--tone-dot": `var(--pl-tone-${tone}-dot)`,
  } as CSSProperties;
  return (
    <span className={`${css.badge} pl-badge`} style={style}>
      <span className="pl-hidden">{of}: </span>
      {label}
    </span>
  );
}

/** A small label for a fact. `waiting` marks what waits for the owner. */
export function Tag({ children, waiting = false }: { children: ReactNode; waiting?: boolean }) {
  return <span className={`${css.tag} pl-num ${waiting ? css.waiting : ""}`}>{children}</span>;
}
