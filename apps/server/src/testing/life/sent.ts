import { rows, sql } from "../../platform/database/database.ts";
import type { TestProduct } from "../product.ts";

type SentByPartner = { channel: "EMAIL" | "SMS"; recipient: string; partnerId: string; body: string | null };

/** Returns mails and texts that the partners got more or less often than the product sent them. */
export async function wrongSendings(product: TestProduct): Promise<string[]> {
  const sent = await rows(
    product.product.app.db,
    sql<SentByPartner>`select channel, recipient, partner_id as "partnerId", content ->> 'body' as body from delivery where status = 'sent'`,
  );
  const mails = await product.control<{ messageId: string }[]>("GET", "mail");
  const texts = await product.control<{ to: string; body: string }[]>("GET", "sms");
  const balance = new Map<string, number>();
  const count = (key: string, by: number) => balance.set(key, (balance.get(key) ?? 0) + by);
  for (const one of sent) count(one.channel === "EMAIL" ? one.partnerId : `${one.recipient} ${one.body}`, 1);
  for (const { messageId } of mails) count(messageId, -1);
  for (const { to, body } of texts) count(`${to} ${body}`, -1);
  return [...balance].filter(([, rest]) => rest !== 0).map(([key, rest]) => `sent ${rest} times too seldom: ${key}`);
}
