import type { ShowingInChat } from "@porchlight/contract/public.ts";
import { tourWords } from "@porchlight/domain/words/en.ts";
import { IconCalendarCheck, IconCalendarEvent, IconCalendarOff, IconCalendarTime } from "@tabler/icons-react";
import { momentIn, zoneCode } from "./times.ts";

type Props = { showing: ShowingInChat; home: { timeZone: string; ownerFirstName: string } };
type State = { label: string; tone: "waiting" | "good" | "off"; Icon: typeof IconCalendarEvent; note?: string };

/** A showing in the chat: its status and the link to manage it. */
export function ShowingCard({ showing, home }: Props) {
  const { label, tone, Icon, note } = stateOf(showing, home.ownerFirstName);
  const when = `${momentIn(home.timeZone, showing.startsAt)} ${zoneCode(home.timeZone, showing.startsAt)}`;
  const proposed =
    showing.proposedAt &&
    `${momentIn(home.timeZone, showing.proposedAt)} ${zoneCode(home.timeZone, showing.proposedAt)}`;
  return (
    <section className="showingcard" data-tone={tone} aria-label={`Your showing: ${label}`}>
      <Icon size={24} stroke={1.75} aria-hidden="true" />
      <div>
        <p className="cardstate">{label}</p>
        <p className="cardtime">
          {proposed ? (
            <>
              <s>{when}</s> <b>{proposed}</b>
            </>
          ) : (
            <b>{when}</b>
          )}
        </p>
        <p className="fine">{[tourWords[showing.tourType].name, note].filter(Boolean).join(" · ")}</p>
        <a href={showing.manageUrl}>{tone === "off" ? "See details" : "Manage showing"}</a>
      </div>
    </section>
  );
}

function stateOf({ status, proposedAt }: ShowingInChat, owner: string): State {
  if (proposedAt) {
    return {
      label: "New time proposed",
      tone: "waiting",
      Icon: IconCalendarTime,
      note: `${owner} would like to move it`,
    };
  }
  switch (status) {
    case "PENDING":
    case "FORMING":
      return { label: "Requested", tone: "waiting", Icon: IconCalendarEvent, note: `Waiting for ${owner} to confirm` };
    case "ACCEPTED":
      return { label: "Confirmed", tone: "good", Icon: IconCalendarCheck };
    case "DECLINED":
      return { label: "Declined", tone: "off", Icon: IconCalendarOff };
    case "EXPIRED":
      return { label: "Not confirmed in time", tone: "off", Icon: IconCalendarOff };
    case "CANCELLED_BY_RENTER":
    case "CANCELED_BY_INVESTOR":
    case "RESCHEDULED":
      return { label: "Canceled", tone: "off", Icon: IconCalendarOff };
  }
}
