import type { ShowingView } from "@porchlight/contract/showings.ts";
import { showingStatusWords } from "../../sections/showings/status-words.ts";
import { ToneBadge } from "../../ui/ToneBadge.tsx";
import css from "./Card.module.css";

/** The showing's status; beside it how many requests wait, where the status does not say that any do. */
export function ShowingBadges({ showing: { status, showingRequests } }: { showing: ShowingView }) {
  const waiting = showingRequests.filter((request) => request.status === "PENDING").length;
  return (
    <div className={css.badges}>
      <ToneBadge {...showingStatusWords[status]} />
      {status === "CONFIRMED" && waiting > 0 && (
        <ToneBadge label={`${waiting} ${showingStatusWords.PENDING.label.toLowerCase()}`} tone="warm" of="Requests" />
      )}
    </div>
  );
}
