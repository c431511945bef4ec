import type { ConversationView } from "@porchlight/contract/conversations.ts";
import { whenOf } from "@porchlight/domain/kernel/moments.ts";
import { firstNameOf } from "@porchlight/domain/kernel/names.ts";
import type { EventKind } from "../events/record.ts";
import { type Reader, rows, sql } from "../platform/database/database.ts";

type Happened = {
  id: string;
  kind: string;
  at: Temporal.Instant;
  startsAt: Temporal.Instant | null;
  formerAt: Temporal.Instant | null;
};
type Told = { who: string; when: string; former: string | null };

/** What the owner reads between the messages: what happened beside what was said. */
const lines: Partial<Record<EventKind, (told: Told) => string>> = {
  "lead.qualified": ({ who }) => `${who} is qualified`,
  "showing.requested": ({ who, when, former }) =>
    former ? `${who} asked to move ${former} to ${when}` : `${who} requested ${when}`,
  "showing.request-accepted": ({ when, former }) => `You accepted ${when}${former ? ` instead of ${former}` : ""}`,
  "showing.request-declined": ({ when }) => `You declined ${when}`,
  "showing.request-withdrawn": ({ who, when }) => `${who} canceled ${when}`,
  "showing.request-canceled": ({ when }) => `You canceled ${when}`,
  "showing.request-expired": ({ when }) => `The request for ${when} wasn't answered in time`,
  "showing.time-proposed": ({ when }) => `You proposed ${when}`,
  "showing.time-agreed": ({ who, when }) => `${who} agreed to ${when}`,
  "showing.time-refused": ({ who, when }) => `${who} can't make ${when}`,
  "showing.another-time-asked": ({ who, when }) => `${who} asked for a time other than ${when}`,
  "showing.completed": ({ when }) => `The showing of ${when} took place`,
  "attendance.confirmed": ({ who, when }) => `${who} will be there ${when}`,
  "attendance.declined": ({ who, when }) => `${who} can't attend ${when}`,
  "showing.time-kept": ({ who, when }) => `${who} keeps ${when}`,
  "showing.proposal-expired": ({ who, when }) => `${who} didn't answer about ${when} in time`,
  "tour.instructions-shared": ({ when }) => `You shared the instructions for ${when}`,
  "tour.called-off": ({ when }) => `${when} was canceled because no entry instructions were sent`,
  "application.requested": ({ who }) => `${who} asked to apply`,
  "escalation.opened": () => "Piper asked you",
  "escalation.joined": () => "Piper asked you",
  "escalation.answered": () => "You answered Piper’s question",
  "escalation.ignored": () => "You ignored Piper’s question",
  "conversation.taken-over": () => "You took over. Piper is paused",
  "conversation.handed-back": () => "You handed back to Piper",
  "conversation.owner-silent": ({ who }) => `${who} waited 12 hours, so Piper is answering again`,
};

/** An event has a number and no id of its own; this one is the same whenever it is read. */
const idOf = sql`('00000000-0000-8000-8000-' || lpad(to_hex(event.seq), 12, '0'))`;

/** The lines of a conversation that nobody said. A question's answer is one event for everyone who asked it. */
export async function timelineOf(
  on: Reader,
  inquiryId: string,
  { renterName, timeZone }: { renterName: string | null; timeZone: string },
): Promise<ConversationView["messages"]> {
  const found = await rows(
    on,
    sql<Happened>`
      select ${idOf} as id, event.kind, event.at, showing.starts_at as "startsAt", former.starts_at as "formerAt", event.seq
      from event left join showing on showing.id = event.showing_id
        left join showing_request asked on asked.id = event.request_id
        left join showing_request moved on moved.id = asked.moves_request_id
        left join showing former on former.id = moved.showing_id
      where event.inquiry_id = ${inquiryId} and event.kind = any(${Object.keys(lines)})
      union all
      select escalation.id::text, case status when 'RESOLVED' then 'escalation.answered' else 'escalation.ignored' end,
        handled_at, null, null, null
      from escalation_asker asker join escalation on escalation.id = asker.escalation_id
      where asker.inquiry_id = ${inquiryId} and handled_by is not null
      order by at, seq`,
  );
  const who = renterName ? firstNameOf(renterName) : "The renter";
  const when = (startsAt: Temporal.Instant | null) => (startsAt ? whenOf(startsAt, timeZone) : null);
  return found.map(({ id, kind, at, startsAt, formerAt }) => ({
    id,
    createdAt: at.toString(),
    isSystem: true,
    sender: "system",
    user: null,
    content: lines[kind as EventKind]!({ who, when: when(startsAt) ?? "", former: when(formerAt) }),
    communicationChannel: null,
    facts: [],
  }));
}
