import type { ReactNode } from "react";
import css from "./AmberNote.module.css";

type AmberNoteProps = {
  title?: string;
  /** How a screen reader announces it: when reaching it, soon, or at once. */
  role?: "note" | "status" | "alert";
  /** Space before or after it, when the surrounding layout has none. */
  space?: "before" | "after";
  children: ReactNode;
};

/** A caution in the lamp's color. */
export function AmberNote({ title, role = "note", space, children }: AmberNoteProps) {
  return (
    <div className={[css.note, space && css[space]].filter(Boolean).join(" ")} role={role}>
      {title && <b>{title}</b>}
      {children}
    </div>
  );
}
