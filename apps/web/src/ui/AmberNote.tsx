import type { ReactNode } from "react";
import css from "./AmberNote.module.css";

type AmberNoteProps = {
  title?: string;
  /** How a screen reader learns of it: where it reads past it, soon, or at once. */
  role?: "note" | "status" | "alert";
  /** Room between it and what stands before or after it, where the layout around it gives none. */
  space?: "before" | "after";
  children: ReactNode;
};

/** Something to mind before going on, in the colour of the lamp. */
export function AmberNote({ title, role = "note", space, children }: AmberNoteProps) {
  return (
    <div className={[css.note, space && css[space]].filter(Boolean).join(" ")} role={role}>
      {title && <b>{title}</b>}
      {children}
    </div>
  );
}
