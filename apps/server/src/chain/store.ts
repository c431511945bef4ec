import { post, row, rows, type Sql, sql, type Tx } from "../platform/database/database.ts";
import type { Head } from "./digests.ts";
import type { ErasableKind, Item, Link } from "./items.ts";

/** Where a chain without links ends. */
export const noHead: Head = { position: 0, link: Buffer.alloc(0) };

/** The end of an inquiry's chain, as a column of a statement; `headIn` reads it. */
export const headColumn = (inquiryId: string): Sql => sql`
  (select jsonb_build_object('position', position, 'link', encode(link, 'hex'))
   from chain_link where inquiry_id = ${inquiryId} order by position desc limit 1)`;

export type HeadColumn = { position: number; link: string } | null;
export const headIn = (column: HeadColumn): Head =>
  column ? { position: column.position, link: Buffer.from(column.link, "hex") } : noHead;

/** Returns the ends of chains by inquiry; those without a link are left out. */
export const headsOf = async (tx: Tx, inquiryIds: readonly string[]): Promise<Map<string, Head>> =>
  new Map(
    (
      await rows(
        tx,
        sql<Head & { inquiryId: string }>`
          select distinct on (inquiry_id) inquiry_id as "inquiryId", position, link
          from chain_link where inquiry_id = any(${inquiryIds}::uuid[]) order by inquiry_id, position desc`,
      )
    ).map(({ inquiryId, ...head }) => [inquiryId, head]),
  );

/** Returns stored items in the order of their ids as given. */
export const itemsToLink = (tx: Tx, ids: readonly string[]): Promise<Item[]> =>
  rows(
    tx,
    sql<Item>`
      select inquiry_id as "inquiryId", kind, id, fields from chain_item
      where id = any(${ids}::uuid[]) order by array_position(${ids}::uuid[], id)`,
  );

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
