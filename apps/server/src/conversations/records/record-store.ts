import type { TurnRecord } from "@porchlight/assistant/records/turn-record.ts";
import type { HomePart } from "@porchlight/assistant/records/world-record.ts";
import { LRUCache } from "lru-cache";
import type { App } from "../../app.ts";
import { perApp } from "../../per-app.ts";
import { type Batch, post, sql, type Tx, whenCommitted } from "../../platform/database/database.ts";
import { addressed, packed } from "./packing.ts";

/** The record of a turn until its transaction ends. What is said of it sets `messageId`. */
export type PendingRecord = {
  readonly app: App;
  readonly of: { companyId: string; inquiryId: string; propertyId: string };
  readonly at: Temporal.Instant;
  readonly record: TurnRecord;
  home: HomePart | null;
  knowledge: readonly object[];
  messageId: string | null;
};

/** The records of a transaction, each written with the parts of its world that are not stored yet. */
export const recordsToKeep: Batch<PendingRecord> = { stage: "records", write };

type Part = { propertyId: string; digest: Buffer; content: string };

const mostKnown = 20_000;

/** The parts that a process knows to be stored; nothing removes one. */
const knownTo = perApp(() => new LRUCache<string, true>({ max: mostKnown }));

const keyOf = ({ propertyId, digest }: Part): string => `${propertyId} ${digest.toString("base64")}`;

async function write(tx: Tx, all: readonly PendingRecord[]): Promise<void> {
  const { app } = all[0]!;
  const written = all.map(({ of, at, messageId, record, home, knowledge }) => ({
    ...of,
    at,
    messageId,
    home: { propertyId: of.propertyId, ...addressed(home ?? {}) },
    knowledge: knowledge.length > 0 ? { propertyId: of.propertyId, ...addressed(knowledge) } : null,
    record: packed(record),
  }));
  keepParts(
    tx,
    app,
    written.flatMap(({ home, knowledge }) => (knowledge ? [home, knowledge] : [home])),
  );
  post(
    tx,
    sql`
      insert into turn_record
        (company_id, inquiry_id, property_id, message_id, at, home_digest, knowledge_digest, record)
      select * from unnest(
        ${written.map(({ companyId }) => companyId)}::uuid[], ${written.map(({ inquiryId }) => inquiryId)}::uuid[],
        ${written.map(({ propertyId }) => propertyId)}::uuid[], ${written.map(({ messageId }) => messageId)}::uuid[],
        ${written.map(({ at }) => at)}::timestamptz[], ${written.map(({ home }) => home.digest)}::bytea[],
        ${written.map(({ knowledge }) => knowledge?.digest ?? null)}::bytea[],
        ${written.map(({ record }) => record)}::bytea[])`,
  );
}

/** Inserts the parts that are not known to be stored; not waited for. */
function keepParts(tx: Tx, app: App, parts: readonly Part[]): void {
  const stored = knownTo(app);
  const unknown = parts.filter((part) => !stored.has(keyOf(part)));
  if (unknown.length === 0) return;
  post(
    tx,
    sql`
      insert into world_part (property_id, digest, content)
      select * from unnest(
        ${unknown.map(({ propertyId }) => propertyId)}::uuid[], ${unknown.map(({ digest }) => digest)}::bytea[],
        ${unknown.map(({ content }) => content)}::jsonb[])
      on conflict do nothing`,
  );
  whenCommitted(tx, () => {
    for (const part of unknown) stored.set(keyOf(part), true);
  });
}
