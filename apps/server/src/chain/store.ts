import { post, row, rows, sql, type Tx } from "../platform/database/database.ts";
import type { Head } from "./digests.ts";
import type { ErasableKind, Item, Link } from "./items.ts";

export type ItemAtHead = Item & { head: Head };

const itemColumns = sql`item.inquiry_id as "inquiryId", item.kind, item.id, item.fields`;
const nothing = Buffer.alloc(0);

/** Returns stored items in the order of their ids as given, each with the end of its inquiry's chain. */
export const itemsToLink = async (tx: Tx, ids: readonly string[]): Promise<ItemAtHead[]> =>
  (
    await rows(
      tx,
      sql<Item & { position: number | null; link: Buffer | null }>`
        select ${itemColumns}, head.position, head.link
        from chain_item item left join lateral (
          select position, link from chain_link where inquiry_id = item.inquiry_id order by position desc limit 1) head on true
        where item.id = any(${ids}::uuid[]) order by array_position(${ids}::uuid[], item.id)`,
    )
  ).map(({ position, link, ...item }) => ({ ...item, head: { position: position ?? 0, link: link ?? nothing } }));

/** Inserts links; not waited for. */
export const insertLinks = (tx: Tx, links: readonly Link[]): void =>
  post(
    tx,
    sql`
      insert into chain_link (inquiry_id, position, kind, item_id, salt, digest, link)
      select * from unnest(
        ${links.map(({ inquiryId }) => inquiryId)}::uuid[], ${links.map(({ position }) => position)}::int[],
        ${links.map(({ kind }) => kind)}::text[], ${links.map(({ itemId }) => itemId)}::uuid[],
        ${links.map(({ salt }) => salt)}::bytea[], ${links.map(({ digest }) => digest)}::bytea[],
        ${links.map(({ link }) => link)}::bytea[])`,
  );

/** Returns an inquiry whose chain is still to be begun, locked until the transaction ends; null where none is free. */
export const lockOneToBegin = async (tx: Tx): Promise<string | null> =>
  (
    await row(
      tx,
      sql<{ inquiryId: string }>`
        select inquiry_id as "inquiryId" from chain_to_begin join inquiry on inquiry.id = inquiry_id
        limit 1 for update of chain_to_begin, inquiry skip locked`,
    )
  )?.inquiryId ?? null;

/** Whether an inquiry's chain is still to be begun; locked until the transaction ends. */
export const isToBegin = async (tx: Tx, inquiryId: string): Promise<boolean> =>
  (await row(tx, sql`select 1 from chain_to_begin where inquiry_id = ${inquiryId} for update`)) !== null;

/**
 * Inserts the qualifications that only the log tells of. Those of the time since they are kept themselves are not taken
 * again.
 */
export async function insertLoggedQualifications(tx: Tx, inquiryId: string): Promise<void> {
  await sql`
    insert into qualification (company_id, inquiry_id, outcome, at)
    select company_id, inquiry_id,
      case when kind = 'lead.qualified' then 'passes' when data ->> 'event' = 'qualificationFails' then 'fails' else 'undecided' end,
      event.at
    from event
    where inquiry_id = ${inquiryId}
      and (kind = 'lead.qualified' or (kind = 'lead.moved' and data ->> 'event' in ('qualificationFails', 'qualificationPasses')))
      and event.at < coalesce(
        (select min(qualification.at) from qualification where qualification.inquiry_id = event.inquiry_id), 'infinity')
    order by seq`.execute(tx);
}

/** Returns the ids of an inquiry's items without a link, in the order they were stored in. */
export const unlinkedIn = async (tx: Tx, inquiryId: string, most: number): Promise<string[]> =>
  (
    await rows(
      tx,
      sql<{ id: string }>`
        select id from chain_item item
        where inquiry_id = ${inquiryId} and not exists (select from chain_link where item_id = item.id)
        order by place nulls last, id limit ${most}`,
    )
  ).map(({ id }) => id);

export async function markBegun(tx: Tx, inquiryId: string): Promise<void> {
  await sql`delete from chain_to_begin where inquiry_id = ${inquiryId}`.execute(tx);
}

/** Returns the position of an inquiry's newest link; 0 where it has none. */
export const lastPosition = async (tx: Tx, inquiryId: string): Promise<number> =>
  (await row(
    tx,
    sql<{ position: number }>`
      select coalesce(max(position), 0) as position from chain_link where inquiry_id = ${inquiryId}`,
  ))!.position;

export async function insertErasure(
  tx: Tx,
  erasure: { id: string; inquiryId: string; kind: ErasableKind; throughPosition: number; at: Temporal.Instant },
): Promise<void> {
  const { id, inquiryId, kind, throughPosition, at } = erasure;
  await sql`
    insert into erasure (id, inquiry_id, kind, through_position, at)
    values (${id}, ${inquiryId}, ${kind}, ${throughPosition}, ${at})`.execute(tx);
}

/** Erases the salts of an inquiry's items of a kind, without which their digests tell nothing. */
export async function eraseSalts(tx: Tx, inquiryId: string, kind: ErasableKind): Promise<void> {
  await sql`
    update chain_link set salt = null
    where inquiry_id = ${inquiryId} and kind = ${kind} and salt is not null`.execute(tx);
}
