import type { ConversationView } from "@porchlight/contract/conversations.ts";
import { dropped } from "../deliveries/dropped.ts";
import { type Reader, rows, sql } from "../platform/database/database.ts";

type Travel = Pick<ConversationView["messages"][number], "sendsAt" | "undelivered">;

const whyDropped: Readonly<Record<string, Travel["undelivered"]>> = {
  [dropped.optedOut]: "no-texts-wanted",
  [dropped.takesNoMail]: "address-takes-no-mail",
  [dropped.late]: "too-late",
};

/** Of the messages that are not with the renter by `now`: when each goes out, or why it does not. */
export async function travelsOf(on: Reader, inquiryId: string, now: Temporal.Instant): Promise<Map<string, Travel>> {
  const found = await rows(
    on,
    sql<{ messageId: string; status: "queued" | "dropped" | "failed"; at: Temporal.Instant; error: string | null }>`
      select message.id as "messageId", delivery.status, next_attempt_at as at, error
      from message join delivery on delivery.message_id = message.id
      where inquiry_id = ${inquiryId}
        and (delivery.status in ('dropped', 'failed')
          or (delivery.channel = 'SMS' and delivery.status = 'queued' and next_attempt_at > ${now}))`,
  );
  return new Map(
    found.map(({ messageId, status, at, error }): [string, Travel] => {
      if (status === "queued") return [messageId, { sendsAt: at.toString() }];
      const why = status === "failed" ? "failed" : whyDropped[error ?? ""];
      return [messageId, why ? { undelivered: why } : {}];
    }),
  );
}
