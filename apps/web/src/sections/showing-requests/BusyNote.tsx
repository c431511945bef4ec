import type { ShowingView } from "@porchlight/contract/showings.ts";
import { IconCalendarExclamation } from "@tabler/icons-react";
import css from "./BusyNote.module.css";

/** A note that the owner's own calendar has something else at a showing's time; empty when it has not. */
export function BusyNote({ showing }: { showing: Pick<ShowingView, "isOwnerBusy"> }) {
  if (!showing.isOwnerBusy) return null;
  return (
    <span className={css.note}>
      <IconCalendarExclamation size={16} stroke={1.75} aria-hidden />
      Your calendar shows something at this time
    </span>
  );
}
