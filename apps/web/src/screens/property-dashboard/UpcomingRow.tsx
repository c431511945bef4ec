import type { ShowingView } from "@porchlight/contract/showings.ts";
import { tourTypeLabels } from "@porchlight/domain/words/labels.ts";
import { useRef } from "react";
import { BusyNote } from "../../sections/showing-requests/BusyNote.tsx";
import { timeRange } from "../../sections/showings/showing-times.ts";
import { agentName, namesOf } from "../../sections/showings/showing-words.ts";
import { showingStatusWords } from "../../sections/showings/status-words.ts";
import { AvatarRow } from "../../ui/AvatarRow.tsx";
import { MoreMenu } from "../../ui/MoreMenu.tsx";
import { ToneBadge } from "../../ui/ToneBadge.tsx";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import css from "./UpcomingSection.module.css";

type UpcomingRowProps = {
  showing: ShowingView;
  onReschedule: () => void;
  onAssign: () => void;
  onCancel: () => void;
  onConversation: (inquiryId: string) => void;
};

export function UpcomingRow({ showing, onReschedule, onAssign, onCancel, onConversation }: UpcomingRowProps) {
  const more = useRef<HTMLButtonElement>(null);
  // The entry is gone by the time its layer closes, so the focus must come back to the button instead.
  const fromMenu = (act: () => void) => () => {
    more.current?.focus();
    act();
  };
  const accepted = showing.showingRequests.filter(({ status }) => status === "ACCEPTED");
  const renters = accepted.map(({ renter }) => renter);
  const sure = accepted.filter(({ attendance }) => attendance === "CONFIRMED").length;
  const away = accepted.filter(({ attendance }) => attendance === "DECLINED").map(({ renter }) => renter);
  const may = new Set(showing.moves);
  const host = showing.showingAgent && `hosted by ${agentName(showing.showingAgent)}`;
  return (
    <article className={css.row}>
      <span className={`${css.time} pl-num`}>{timeRange(showing, viewerTimeZone())}</span>
      <AvatarRow people={renters} />
      <div className={css.who}>
        <b>{namesOf(renters)}</b>
        <span>{[tourTypeLabels[showing.tourType], host].filter(Boolean).join(", ")}</span>
        <BusyNote showing={showing} />
        {sure > 0 && (
          <span className={css.sure}>{sure === accepted.length ? "Will be there" : `${sure} will be there`}</span>
        )}
        {away.length > 0 && <span className={css.away}>{namesOf(away)} can't make it</span>}
      </div>
      <ToneBadge {...showingStatusWords[showing.status]} />
      <MoreMenu
        label={`More for ${namesOf(renters)}`}
        button={more}
        entries={[
          ...accepted.map(({ id, inquiryId, renter }) => ({
            key: id,
            label: `See conversation${accepted.length > 1 ? ` with ${renter.name}` : ""}`,
            act: fromMenu(() => onConversation(inquiryId)),
          })),
          ...(may.has("assign-agent") ? [{ key: "agent", label: "Edit agent", act: fromMenu(onAssign) }] : []),
          ...(may.has("reschedule") ? [{ key: "move", label: "Reschedule", act: fromMenu(onReschedule) }] : []),
          ...(may.has("cancel") ? [{ key: "cancel", label: "Cancel showing", act: fromMenu(onCancel) }] : []),
        ]}
      />
    </article>
  );
}
