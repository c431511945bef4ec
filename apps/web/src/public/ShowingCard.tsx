import type { ShowingInChat } from "@porchlight/contract/public.ts";
import { IconCalendarCheck, IconCalendarEvent, IconCalendarOff, IconCalendarTime } from "@tabler/icons-react";
import { zoneCode } from "./times.ts";
import { useWords } from "./words/context.ts";
import type { IslandWords } from "./words/en/islands.ts";

type Props = { showing: ShowingInChat; home: { timeZone: string; ownerFirstName: string } };
type State = { label: string; tone: "waiting" | "good" | "off"; Icon: typeof IconCalendarEvent; note?: string };

/** A showing in the chat: its status and the link to manage it. */
export function ShowingCard({ showing, home }: Props) {
  const { showing: words, times, tours } = useWords();
  const { label, tone, Icon, note } = stateOf(showing, home.ownerFirstName, words);
  const when = `${times.momentAlone(home.timeZone, showing.startsAt)} ${zoneCode(home.timeZone, showing.startsAt)}`;
  const proposed =
    showing.proposedAt &&
    `${times.momentAlone(home.timeZone, showing.proposedAt)} ${zoneCode(home.timeZone, showing.proposedAt)}`;
  return (
    <section className="showingcard" data-tone={tone} aria-label={words.label(label)}>
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
        <p className="fine">{[tours[showing.tourType], note].filter(Boolean).join(" · ")}</p>
        <a href={showing.manageUrl}>{tone === "off" ? words.details : words.manage}</a>
      </div>
    </section>
  );
}

function stateOf({ status, proposedAt }: ShowingInChat, owner: string, words: IslandWords["showing"]): State {
  if (proposedAt) {
    return {
      label: words.proposed,
      tone: "waiting",
      Icon: IconCalendarTime,
      note: words.proposes(owner),
    };
  }
  switch (status) {
    case "PENDING":
    case "FORMING":
      return { label: words.requested, tone: "waiting", Icon: IconCalendarEvent, note: words.waiting(owner) };
    case "ACCEPTED":
      return { label: words.confirmed, tone: "good", Icon: IconCalendarCheck };
    case "DECLINED":
      return { label: words.declined, tone: "off", Icon: IconCalendarOff };
    case "EXPIRED":
      return { label: words.expired, tone: "off", Icon: IconCalendarOff };
    case "CANCELLED_BY_RENTER":
    case "CANCELED_BY_INVESTOR":
    case "RESCHEDULED":
      return { label: words.canceled, tone: "off", Icon: IconCalendarOff };
  }
}
