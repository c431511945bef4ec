import { rows, sql } from "../../platform/database/database.ts";
import { leaseUntil } from "../../platform/lease.ts";
import type { MortalProduct } from "./mortal-product.ts";

type Out = { id: string; channel: "EMAIL" | "SMS"; recipient: string; partner_id: string | null; body: string | null };

/** A delivery that a killed process had claimed but not settled: it may or may not have reached its partner. */
export type ClaimedDelivery = { id: string; channel: "EMAIL" | "SMS" };

/**
 * Returns the deliveries a process had claimed when it was killed, among those it claimed after the previous kill. Call
 * it once the next process is running, which is after `diedAt`; claims of earlier processes whose lease has not ended
 * yet are excluded.
 */
export async function claimedAtDeath(
  product: MortalProduct,
  { from, diedAt }: { from: Temporal.Instant; diedAt: Temporal.Instant },
): Promise<ClaimedDelivery[]> {
  return rows(
    product.database(),
    sql<ClaimedDelivery>`select id, channel from delivery
                where status = 'sending' and next_attempt_at > ${leaseUntil(from)} and next_attempt_at <= ${leaseUntil(diedAt)}`,
  );
}

/**
 * Returns mails and texts that never arrived, arrived too often or belong to no delivery; `twice` counts the tolerated
 * duplicates. A duplicate mail is recognized by its Message-ID; a text has no such id.
 */
export async function wrongDeliveries(
  product: MortalProduct,
  inHands: ClaimedDelivery[],
): Promise<{ problems: string[]; twice: Record<Out["channel"], number>; arrived: number }> {
  const out = await rows(
    product.database(),
    sql<Out>`select id, channel, recipient, partner_id, content ->> 'body' as body from delivery where status = 'sent'`,
  );
  const mails = await product.control<{ messageId: string; to: string[] }[]>("GET", "mail");
  const texts = await product.control<{ to: string; body: string }[]>("GET", "sms");
  const arrived = countBy([...mails.map(({ messageId }) => messageId), ...texts.map(textKey)]);
  const expected = new Map<string, { channel: Out["channel"]; deliveries: number; pardoned: number }>();
  for (const one of out) {
    const key = one.channel === "EMAIL" ? one.partner_id! : textKey({ to: one.recipient, body: one.body! });
    const { deliveries, pardoned } = expected.get(key) ?? { deliveries: 0, pardoned: 0 };
    const deaths = inHands.filter(({ id }) => id === one.id).length;
    expected.set(key, { channel: one.channel, deliveries: deliveries + 1, pardoned: pardoned + deaths });
  }
  const problems: string[] = [];
  const twice = { EMAIL: 0, SMS: 0 };
  for (const [key, { channel, deliveries, pardoned }] of expected) {
    const times = arrived.get(key) ?? 0;
    if (times < deliveries) problems.push(`${key} arrived ${times} times, not ${deliveries}`);
    if (times > deliveries + pardoned) problems.push(`${key} arrived ${times} times, pardoned ${pardoned}`);
    twice[channel] += Math.max(0, times - deliveries);
  }
  for (const key of arrived.keys()) if (!expected.has(key)) problems.push(`${key} arrived and belongs to nothing`);
  return { problems, twice, arrived: mails.length + texts.length };
}

const textKey = ({ to, body }: { to: string; body: string }): string => `${to} ${body}`;

const countBy = (keys: string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};
