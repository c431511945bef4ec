import type { ConversationView } from "@porchlight/contract/conversations.ts";
import type { UndeliveredReason } from "@porchlight/domain/conversations/messages.ts";
import type { DropReason } from "../deliveries/drop-reasons.ts";
import { type Reader, rows, sql } from "../platform/database/database.ts";

type MessageDelivery = Pick<ConversationView["messages"][number], "sendsAt" | "undelivered">;

/** The reason the owner sees; null where the renter missed nothing. */
const toldOf: Readonly<Record<DropReason, UndeliveredReason | null>> = {
  "opted-out": "no-texts-wanted",
  "takes-no-mail": "address-takes-no-mail",
  late: "too-late",
  "confirmed-by-provider": null,
  demonstration: null,
  erased: null,
};

type Found = {
  messageId: string;
  status: "queued" | "dropped" | "failed";
  at: Temporal.Instant;
  reason: DropReason | null;
};

/** Returns, by message id, when each message that the renter has not got by `now` goes out, or why it does not. */
export async function deliveryStatusesOf(
  on: Reader,
  inquiryId: string,
  now: Temporal.Instant,
): Promise<Map<string, MessageDelivery>> {
  const found = await rows(
    on,
    sql<Found>`
      select message.id as "messageId", delivery.status, next_attempt_at as at, drop_reason as reason
      from message join delivery on delivery.message_id = message.id
      where inquiry_id = ${inquiryId}
        and (delivery.status in ('dropped', 'failed')
          or (delivery.channel = 'SMS' and delivery.status = 'queued' and next_attempt_at > ${now}))`,
  );
  return new Map(
    found.map(({ messageId, status, at, reason }): [string, MessageDelivery] => {
      if (status === "queued") return [messageId, { sendsAt: at.toString() }];
      const why = status === "failed" ? "failed" : reason && toldOf[reason];
      return [messageId, why ? { undelivered: why } : {}];
    }),
  );
}
