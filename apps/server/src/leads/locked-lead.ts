import { refuse } from "@porchlight/domain/refusals.ts";
import { type MemberRow, memberColumns, memberNamed, type Owner } from "../accounts/queries.ts";
import { enterLockQueue, row, sql, type Tx } from "../platform/database/database.ts";
import { homeOfInquiry, lockProperty, type StoredProperty } from "../properties/store.ts";
import { type Inquiry, inquiryColumns, type RenterContact, renterColumns, renterOf } from "./store.ts";

/** One lead with its home, locked until the transaction ends. */
export type LockedLead = {
  home: StoredProperty;
  inquiry: Inquiry;
  renter: RenterContact;
  owner: Owner;
};

/**
 * Locks a lead and its home. Whatever changes leads, showings or questions of a home locks the home first: with one
 * order of locks there are no deadlocks, and two turns never see the same free time.
 */
export async function lockLead(tx: Tx, inquiryId: string): Promise<LockedLead> {
  const homeId = (await homeOfInquiry(tx, inquiryId)) ?? refuse("not-found");
  // Out of turn, nothing of it is asked for.
  enterLockQueue(tx, homeId);
  const [home, found] = await Promise.all([
    lockProperty(tx, homeId),
    row(
      tx,
      sql<Inquiry & { renter: RenterContact; owner: MemberRow }>`
        select ${inquiryColumns},
          (select to_jsonb(r) from (select ${renterColumns} from renter where id = inquiry.renter_id) r) as renter,
          (select to_jsonb(o) from (select ${memberColumns} where m.company_id = inquiry.company_id and m.role = 'OWNER') o) as owner
        from inquiry where id = ${inquiryId} for update`,
    ),
  ]);
  if (!home || !found) return refuse("not-found");
  const { renter, owner, ...inquiry } = found;
  return { home, inquiry, renter: renterOf(renter), owner: memberNamed(owner) };
}

/** Locks a lead of the owner's. Errors  `not-found` for anybody else's, `lead.erased` */
export async function lockOwnLead(tx: Tx, companyId: string, inquiryId: string): Promise<LockedLead> {
  const own = await row(tx, sql`select 1 from inquiry where id = ${inquiryId} and company_id = ${companyId}`);
  const lead = own ? await lockLead(tx, inquiryId) : refuse("not-found");
  if (lead.renter.isErased) refuse("lead.erased");
  return lead;
}
