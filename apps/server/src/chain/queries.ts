import { type Reader, row, rows, sql } from "../platform/database/database.ts";
import type { ItemKind, Link } from "./items.ts";

/** A link with the fields of its item now; they are null where the item is gone. */
export type LinkWithItem = Link & {
  fields: (string | null)[] | null;
  /** Whether an erasure of this inquiry covers it. */
  isErased: boolean;
  /** Whether it is a verdict that another company than its inquiry's is said to have given. */
  isOfOtherCompany: boolean;
};

/** Where in all chains a reading is; before the first link without one. */
export type ChainPlace = Pick<Link, "inquiryId" | "position">;

const start: ChainPlace = { inquiryId: "00000000-0000-0000-0000-000000000000", position: 0 };

/** Returns so many links of all chains behind a place, by inquiry and position. */
export const linksAfter = (on: Reader, after: ChainPlace = start, most = 500): Promise<LinkWithItem[]> =>
  rows(
    on,
    sql<LinkWithItem>`
      select chained.inquiry_id as "inquiryId", chained.position, chained.kind, chained.item_id as "itemId",
        chained.salt, chained.digest, chained.link, item.fields,
        chained.salt is null and exists (
          select from erasure where erasure.inquiry_id = chained.inquiry_id and erasure.kind = chained.kind
            and through_position >= chained.position) as "isErased",
        chained.kind = 'verdict' and exists (
          select from verdict join inquiry on inquiry.id = verdict.inquiry_id
          where verdict.id = chained.item_id and verdict.company_id <> inquiry.company_id) as "isOfOtherCompany"
      from chain_link chained left join lateral (
        select fields from chain_item
        where id = chained.item_id and kind = chained.kind and inquiry_id = chained.inquiry_id) item on true
      where (chained.inquiry_id, chained.position) > (${after.inquiryId}::uuid, ${after.position}::int)
      order by chained.inquiry_id, chained.position limit ${most}`,
  );

export type UnlinkedItem = { inquiryId: string; kind: ItemKind; id: string };

/** Returns items that no chain holds, of inquiries whose chain is begun. */
export const unlinkedItems = (on: Reader, most: number): Promise<UnlinkedItem[]> =>
  rows(
    on,
    sql<UnlinkedItem>`
      select inquiry_id as "inquiryId", kind, id from chain_item item
      where not exists (select from chain_link where item_id = item.id)
        and not exists (select from chain_to_begin where inquiry_id = item.inquiry_id)
      limit ${most}`,
  );

/** Returns how many inquiries have a chain that is still to be begun. */
export const countToBegin = async (on: Reader): Promise<number> =>
  (await row(on, sql<{ count: number }>`select count(*) from chain_to_begin`))!.count;
