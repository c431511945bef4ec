import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import css from "./WizardPage.module.css";

type SaveLineProps = {
  /** How the words are meant: `saved` has a check, `failed` a warning. */
  note: "saved" | "saving" | "unsaved" | "failed" | null;
  words: string | null;
};

/** Whether what is on the page is saved, announced to screen readers. */
export const SaveLine = ({ note, words }: SaveLineProps) => (
  <p className={css.note} data-note={note} role="status">
    {note === "saved" && <IconCheck size={16} stroke={2} aria-hidden />}
    {note === "failed" && <IconAlertTriangle size={16} stroke={1.75} aria-hidden />}
    {words}
  </p>
);
