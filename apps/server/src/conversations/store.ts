import type { PlacedLine } from "@porchlight/assistant/records/turn-record.ts";
import type { MessageChannel } from "@porchlight/domain/conversations/channels.ts";
import type { MessageSender } from "@porchlight/domain/conversations/messages.ts";
import type { App } from "../app.ts";
import { appendToChain } from "../chain/append.ts";
import { microsecondsOf } from "../chain/items.ts";
import { type HeadColumn, headColumn, headIn } from "../chain/store.ts";
import { json, post, type Reader, row, rows, sql, type Tx } from "../platform/database/database.ts";

export type Message = {
  id: string;
  /** Its place in the conversation. */
  seq: number;
  sender: MessageSender;
  channel: MessageChannel | null;
  content: string;
  facts: { source: string; field: string; value: string }[];
  createdAt: Temporal.Instant;
};

/** Stores a message and appends it to its inquiry's chain. Returns its id and place; null when one with the same external id is stored already. */
export async function insertMessage(
  tx: Tx,
  app: Pick<App, "secret">,
  message: Omit<Message, "id" | "seq" | "createdAt"> & {
    companyId: string;
    inquiryId: string;
    externalId: string | null;
    mailId?: string | null;
    at: Temporal.Instant;
  },
): Promise<Pick<Message, "id" | "seq"> | null> {
  const { inquiryId, sender, channel, content } = message;
  const inserted = await row(
    tx,
    sql<Pick<Message, "id" | "seq" | "createdAt"> & { head: HeadColumn }>`
      insert into message (company_id, inquiry_id, sender, channel, content, facts, external_id, mail_id, created_at)
      values (${message.companyId}, ${inquiryId}, ${sender}, ${channel}, ${content},
              ${json(message.facts)}, ${message.externalId}, ${message.mailId ?? null}, ${message.at})
      on conflict (inquiry_id, external_id) do nothing
      returning id, seq, created_at as "createdAt", ${headColumn(inquiryId)} as head`,
  );
  if (!inserted) return null;
  const { id, seq, createdAt, head } = inserted;
  const fields = [sender, channel, content, microsecondsOf(createdAt)];
  appendToChain(tx, app, { inquiryId, kind: "message", id, fields }, headIn(head));
  return { id, seq };
}

export const loadMessages = (on: Reader | Tx, inquiryId: string): Promise<Message[]> =>
  rows(
    on,
    sql<Message>`
      select id, seq, sender, channel, content, facts, created_at as "createdAt"
      from message where inquiry_id = ${inquiryId} order by seq`,
  );

/** Returns the latest messages, oldest first. */
export const recentMessages = async (on: Reader | Tx, inquiryId: string, most: number): Promise<Message[]> =>
  (
    await rows(
      on,
      sql<Message>`
        select id, seq, sender, channel, content, facts, created_at as "createdAt"
        from message where inquiry_id = ${inquiryId} and sender <> 'system' order by seq desc limit ${most}`,
    )
  ).reverse();

/** A message as Piper reads it, with its place; one of the product's own lines is none. */
export const lineOf = ({ seq, sender, content }: Pick<Message, "seq" | "sender" | "content">): PlacedLine => ({
  seq,
  from: sender as PlacedLine["from"],
  text: content,
});

export const hasMessage = async (on: Reader | Tx, inquiryId: string, externalId: string): Promise<boolean> =>
  (await row(on, sql`select 1 from message where inquiry_id = ${inquiryId} and external_id = ${externalId}`)) !== null;

/** Records that Piper may text a phone first, and why; not waited for. */
export const recordConsent = (
  tx: Tx,
  consent: { companyId: string; phone: string; source: "own-text" | "ticked-box" | "portal"; at: Temporal.Instant },
): void =>
  post(
    tx,
    sql`insert into text_consent (company_id, phone, source, given_at)
        values (${consent.companyId}, ${consent.phone}, ${consent.source}, ${consent.at}) on conflict do nothing`,
  );

export const hasConsent = async (on: Reader | Tx, companyId: string, phone: string): Promise<boolean> =>
  (await row(on, sql`select 1 from text_consent where company_id = ${companyId} and phone = ${phone} limit 1`)) !==
  null;
