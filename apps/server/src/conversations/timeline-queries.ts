import type { ConversationView } from "@porchlight/contract/conversations.ts";
import { whenOf } from "@porchlight/domain/kernel/moments.ts";
import { firstNameOf } from "@porchlight/domain/kernel/names.ts";
import { type EventKind, eventKinds, kindsOnTimeline } from "../events/kinds.ts";
import { type Reader, rows, sql } from "../platform/database/database.ts";

type Happened = {
  id: string;
  kind: EventKind;
  at: Temporal.Instant;
  startsAt: Temporal.Instant | null;
  formerAt: Temporal.Instant | null;
};
/** An event has a number and no id of its own; this one is the same whenever it is read. */
const idOf = sql`('00000000-0000-8000-8000-' || lpad(to_hex(event.seq), 12, '0'))`;

/** Returns the events of a conversation as lines between its messages. A question's answer is one event for everyone who asked it. */
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
      where event.inquiry_id = ${inquiryId} and event.kind = any(${kindsOnTimeline})
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
    content: eventKinds[kind].timeline!({ who, when: when(startsAt) ?? "", former: when(formerAt) }),
    communicationChannel: null,
    facts: [],
  }));
}
