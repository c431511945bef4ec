import { type Reader, row, sql, type Tx } from "../platform/database/database.ts";
import type { Arrival } from "./store.ts";

/** Returns how many automatic mails of a sender were answered, since either time. */
export async function automaticAnswers(
  on: Reader | Tx,
  sender: string,
  lately: Temporal.Instant,
  today: Temporal.Instant,
): Promise<{ lately: number; today: number }> {
  const answered = await row(
    on,
    sql<{ lately: number; today: number }>`
      select count(*) filter (where received_at > ${lately})::int as lately,
             count(*)::int as today
      from arrival
      where sender = ${sender} and was_capped and received_at > ${today}`,
  );
  return answered!;
}

/** Whether another mail of the same sender had the same text since a time. */
export const hasSameWords = async (
  on: Reader | Tx,
  { id, sender }: Pick<Arrival, "id" | "sender">,
  wordsHash: Buffer,
  since: Temporal.Instant,
): Promise<boolean> =>
  (await row(
    on,
    sql`select 1 from arrival
        where sender = ${sender} and words_hash = ${wordsHash} and id <> ${id}
          and received_at > ${since} limit 1`,
  )) !== null;

/** Whether an arrival of a sender was noted so since a time. */
export const hasNoteSince = async (
  on: Reader | Tx,
  sender: string,
  note: string,
  since: Temporal.Instant,
): Promise<boolean> =>
  (await row(
    on,
    sql`select 1 from arrival
        where sender = ${sender} and note = ${note} and received_at > ${since} limit 1`,
  )) !== null;

type Home = { companyId: string; propertyId: string; isDeleted: boolean };

/** The home that a lead is about, and the lead's address in lower case. */
export const leadWithHome = (on: Reader | Tx, inquiryId: string): Promise<(Home & { email: string | null }) | null> =>
  row(
    on,
    sql<Home & { email: string | null }>`
      select inquiry.company_id as "companyId", property_id as "propertyId", deleted_at is not null as "isDeleted",
             lower(renter.email) as email
      from inquiry join renter on renter.id = renter_id join property on property.id = property_id
      where inquiry.id = ${inquiryId}`,
  );

/** The home that has an address for mails. */
export const homeOfIntake = (on: Reader | Tx, intakeId: string): Promise<Home | null> =>
  row(
    on,
    sql<Home>`
      select company_id as "companyId", id as "propertyId", deleted_at is not null as "isDeleted"
      from property where intake_id = ${intakeId}`,
  );

/** The company that alone knows this sender. */
export async function companyKnowing(on: Reader | Tx, email: string): Promise<string | null> {
  const found = await row(
    on,
    sql<{ companyId: string; count: number }>`
      select min(company_id::text) as "companyId", count(distinct company_id)::int as count
      from renter where lower(email) = ${email}`,
  );
  return found?.count === 1 ? found.companyId : null;
}
