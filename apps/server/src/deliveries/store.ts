import { post, type Reader, row, type Sql, sql, type Tx } from "../platform/database/database.ts";
import { clockDifference, leaseUntil } from "../platform/lease.ts";
import type { DropReason } from "./drop-reasons.ts";
import type { DeliveryChannel } from "./job-names.ts";
import { isOnOptOutList } from "./opt-out-store.ts";

/** A delivery taken for sending. */
export type Claimed = {
  id: string;
  channel: DeliveryChannel;
  recipient: string;
  content: unknown;
  attempts: number;
  partner_id: string | null;
  is_late: boolean;
  is_opted_out: boolean;
  is_secret: boolean;
  message_id: string | null;
  /** Held back until now, or tried before. */
  has_waited: boolean;
  quiet_state: string | null;
  quiet_zone: string | null;
  quiet_from: Temporal.Instant | null;
};

/** A message that was sent within this time counts as sent at once. */
const atOnce = Temporal.Duration.from({ minutes: 1 });

/** Whether a delivery waits for another try that was set before the clock jumped back, as a part of a statement. */
export const triedAhead = (now: Temporal.Instant): Sql =>
  sql`(status = 'queued' and tried_at > ${now.add(clockDifference)})`;

/** Claims a delivery for sending, if it is due. One statement, so by itself a whole transaction. */
export const claimDelivery = (on: Reader, now: Temporal.Instant, id: string): Promise<Claimed | null> =>
  row(
    on,
    sql<Claimed>`
      update delivery
      set status = 'sending', attempts = attempts + 1, next_attempt_at = ${leaseUntil(now)}, handed_until = null
      where id = ${id} and status in ('queued', 'sending')
        and (next_attempt_at <= case status when 'queued' then ${now.add(clockDifference)}::timestamptz else ${now} end
             or ${triedAhead(now)})
      returning id, channel, recipient, content, attempts, partner_id, is_secret, message_id, quiet_state, quiet_zone, quiet_from,
        coalesce(not_after < ${now}, false) as is_late,
        error is not null or created_at < ${now.subtract(atOnce)} as has_waited,
        ${isOnOptOutList(sql`delivery.channel`, sql`delivery.recipient`)} as is_opted_out`,
  );

/** Puts a delivery back to be sent at a time; not waited for. */
export const putBack = (
  tx: Tx,
  { id }: Claimed,
  now: Temporal.Instant,
  at: Temporal.Instant,
  error: string | null,
  attempts: number,
): void =>
  post(
    tx,
    sql`update delivery
        set status = 'queued', next_attempt_at = ${at}, tried_at = ${now}, handed_until = null, error = ${error}, attempts = ${attempts}
        where id = ${id} and status = 'sending'`,
  );

/** The outcome of a delivery: `at` in the product's time; `error` is the partner's message. */
export type Ended =
  | { status: "sent"; at: Temporal.Instant; partnerId: string | null }
  | { status: "failed"; error: string }
  | { status: "dropped"; reason: DropReason };

/** Returns the statement that ends a delivery. */
export const closed = ({ id }: Claimed, ended: Ended): Sql => sql`
  update delivery
  set status = ${ended.status}, next_attempt_at = null, handed_until = null,
      error = ${"error" in ended ? ended.error : null}, drop_reason = ${"reason" in ended ? ended.reason : null},
      sent_at = ${"at" in ended ? ended.at : null}::timestamptz,
      partner_id = coalesce(${"partnerId" in ended ? ended.partnerId : null}, partner_id),
      content = case when is_secret then content - array['text', 'html', 'body', 'attachments'] else content end
  where id = ${id} and status = 'sending'`;

/**
 * Marks a text that its provider had accepted as undelivered; null when the report is not about the latest one sent.
 */
export const failText = (
  tx: Tx,
  { deliveryId, partnerId, error }: { deliveryId: string; partnerId: string; error: string },
): Promise<{ messageId: string | null } | null> =>
  row(
    tx,
    sql<{ messageId: string | null }>`
      update delivery
      set status = 'failed', error = ${error}, partner_id = ${partnerId}, next_attempt_at = null, handed_until = null
      where id = ${deliveryId} and channel = 'SMS' and status in ('sending', 'sent')
        and coalesce(partner_id, ${partnerId}) = ${partnerId}
      returning message_id as "messageId"`,
  );

/** Marks a sent mail as bounced; null when it is not ours. */
export const failMail = (
  tx: Tx,
  deliveryId: string,
  error: string,
): Promise<{ recipient: string; messageId: string | null } | null> =>
  row(
    tx,
    sql<{ recipient: string; messageId: string | null }>`
      update delivery set status = 'failed', error = ${error}
      where id = ${deliveryId} and channel = 'EMAIL' and status in ('sent', 'failed')
      returning lower(recipient) as recipient, message_id as "messageId"`,
  );
