import type { App } from "../app.ts";
import { json, row, sql, type Tx } from "../platform/database/database.ts";
import { leaseUntil } from "../platform/lease.ts";
import { type MailContent, sanitizedContent, type TextContent } from "./content.ts";
import type { DropReason } from "./drop-reasons.ts";
import { type DeliveryChannel, jobOf } from "./job-names.ts";
import { isOnOptOutList } from "./opt-out-store.ts";
import type { QuietPlace } from "./quiet-hours.ts";

/** When and how often a mail or text is sent. */
type DeliveryTerms = {
  /** A second delivery under the same key is the first one again. */
  onceKey?: string;
  companyId?: string | null;
  /** The conversation's message this carries. */
  messageId?: string | null;
  notBefore?: Temporal.Instant;
  /** Past this it is dropped rather than sent late. */
  notAfter?: Temporal.Instant;
  /** Its content is erased once it is sent. */
  secret?: boolean;
};

export type QueuedMail = DeliveryTerms & MailContent & { to: string };
export type QueuedText = DeliveryTerms & {
  /** E.164. */
  to: string;
  body: string;
  /** The place whose quiet hours delay a text, starting at `quietFrom` if given. */
  quietIn?: QuietPlace;
  quietFrom?: Temporal.Instant;
  /** The one text that confirms an opt-out. */
  evenIfOptedOut?: boolean;
};

const maxTextLength = 1600;
const optedOut: DropReason = "opted-out";

/** Queues a mail in the outbox, in the transaction of its cause. Returns the delivery's id. */
export async function queueMail(tx: Tx, app: App, mail: QueuedMail): Promise<string> {
  const { to, onceKey, companyId, messageId, notBefore, notAfter, secret, ...content } = mail;
  return queue(tx, app, "EMAIL", to, content, mail);
}

/** Queues a text in the outbox. To a number that opted out it is kept as dropped, with the reason. */
export async function queueText(tx: Tx, app: App, text: QueuedText): Promise<string> {
  const content = { body: shortened(text.body), evenIfOptedOut: text.evenIfOptedOut };
  return queue(tx, app, "SMS", text.to, content, { ...text, heedsOptOut: !text.evenIfOptedOut });
}

/** A longer text is refused as a whole by the provider. */
const shortened = (body: string): string =>
  body.length > maxTextLength ? `${body.slice(0, maxTextLength - 1)}…` : body;

/** What holds a text back. */
type Hindrances = Pick<QueuedText, "quietIn" | "quietFrom"> & { heedsOptOut?: boolean };

type Delivery = {
  channel: DeliveryChannel;
  to: string;
  content: MailContent | TextContent;
};

async function queue(
  tx: Tx,
  app: App,
  channel: DeliveryChannel,
  to: string,
  content: MailContent | TextContent,
  terms: DeliveryTerms & Hindrances,
): Promise<string> {
  const now = app.clock.now();
  const dueAt = terms.notBefore && Temporal.Instant.compare(terms.notBefore, now) > 0 ? terms.notBefore : now;
  const inserted = await insertOnce(tx, app, { channel, to, content }, terms, { now, dueAt });
  if (!inserted) {
    const first = await row(tx, sql<{ id: string }>`select id from delivery where once_key = ${terms.onceKey ?? null}`);
    return first!.id;
  }
  if (dueAt === now && inserted.isQueued) await app.jobs.enqueue(tx, jobOf[channel], { deliveryId: inserted.id });
  return inserted.id;
}

/** The new row's id and whether it waits to be sent; null where its key is taken. */
function insertOnce(
  tx: Tx,
  app: App,
  { channel, to, content }: Delivery,
  { quietIn, quietFrom, heedsOptOut = false, ...terms }: DeliveryTerms & Hindrances,
  { now, dueAt }: { now: Temporal.Instant; dueAt: Temporal.Instant },
): Promise<{ id: string; isQueued: boolean } | null> {
  const messageIdSuffix = channel === "EMAIL" ? `@${app.config.mail.intakeDomain}>` : null;
  return row(
    tx,
    sql<{ id: string; isQueued: boolean }>`
      insert into delivery (id, channel, recipient, content, company_id, message_id, once_key, is_secret, status, drop_reason,
                            next_attempt_at, handed_until, not_after, quiet_state, quiet_zone, quiet_from,
                            partner_id, created_at)
      select id, ${channel}, ${to}, ${json(sanitizedContent(content))}, ${terms.companyId ?? null}::uuid,
             ${terms.messageId ?? null}::uuid, ${terms.onceKey ?? null}, ${terms.secret ?? false},
             case when opted_out then 'dropped' else 'queued' end, case when opted_out then ${optedOut} end,
             ${dueAt}::timestamptz, case when not opted_out then ${dueAt === now ? leaseUntil(now) : null}::timestamptz end,
             ${terms.notAfter ?? null}::timestamptz, ${quietIn?.state ?? null}, ${quietIn?.timeZone ?? null},
             ${quietFrom ?? null}::timestamptz, '<' || id || ${messageIdSuffix}::text, ${now}::timestamptz
      from (select uuidv7() as id, ${heedsOptOut}::boolean and ${isOnOptOutList(channel, to)} as opted_out) as fresh
      on conflict (once_key) do nothing
      returning id, status = 'queued' as "isQueued"`,
  );
}
