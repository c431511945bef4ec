import { json, type Reader, row, rows, type Sql, sql, type Tx } from "../platform/database/database.ts";
import { offMarket } from "../properties/store.ts";

export type FoundInquiry = { inquiryId: string; propertyId: string };

const found = sql`inquiry.id as "inquiryId", inquiry.property_id as "propertyId"`;

/** Returns the inquiry that a mail answers, by the Message-IDs it refers to: ours or the renter's own earlier ones. */
export const inquiryByMessageId = (on: Reader | Tx, messageIds: string[]): Promise<FoundInquiry | null> =>
  row(
    on,
    sql<FoundInquiry>`
      select ${found} from inquiry join message on message.inquiry_id = inquiry.id
      where message.id in (
        select id from message where mail_id = any(${messageIds})
        union all select message_id from delivery where partner_id = any(${messageIds}) and message_id is not null)
      order by message.seq desc limit 1`,
  );

/** Returns the newest inquiry of an address about a home. */
export const inquiryForSender = (on: Reader | Tx, propertyId: string, email: string): Promise<FoundInquiry | null> =>
  row(
    on,
    sql<FoundInquiry>`
      select ${found} from inquiry join renter on renter.id = inquiry.renter_id
      where renter.company_id = (select company_id from property where id = ${propertyId})
        and lower(renter.email) = ${email.toLowerCase()}
        and inquiry.property_id = ${propertyId}
      order by inquiry.created_at desc limit 1`,
  );

/** Returns the newest inquiry of a phone about a home. */
export const inquiryForPhone = (on: Reader | Tx, propertyId: string, phone: string): Promise<FoundInquiry | null> =>
  row(
    on,
    sql<FoundInquiry>`
      select ${found} from inquiry join renter on renter.id = inquiry.renter_id
      where inquiry.property_id = ${propertyId} and renter.phone = ${phone}
      order by inquiry.created_at desc limit 1`,
  );

/** Returns the newest inquiry about a home of a phone whose renter has given no email. */
export const inquiryForPhoneAlone = (
  on: Reader | Tx,
  propertyId: string,
  phone: string,
): Promise<FoundInquiry | null> =>
  row(
    on,
    sql<FoundInquiry>`
      select ${found} from inquiry join renter on renter.id = inquiry.renter_id
      where inquiry.property_id = ${propertyId} and renter.phone = ${phone} and renter.email is null
      order by inquiry.created_at desc limit 1`,
  );

type Contact = { companyId: string; propertyId: string; email: string; phone: string | null };

/** Few renters, and then their inquiries; planned while the tables were small, the two could be looked up the other way. */
const byIndex = (condition: Sql): Sql => sql`
  (select id from renter where ${condition} offset 0) as renter
  join inquiry on inquiry.renter_id = renter.id and inquiry.property_id = asked."propertyId"`;

/** Returns the places of the contacts whose address or phone has an inquiry about the home. */
export async function placesOfKnown(on: Reader | Tx, contacts: readonly Contact[]): Promise<number[]> {
  const asked = contacts.map((one, place) => ({ ...one, place, email: one.email.toLowerCase() }));
  const found = await rows(
    on,
    sql<{ place: number }>`
      select place
      from jsonb_to_recordset(${json(asked)}) as asked (
        place int, "companyId" uuid, "propertyId" uuid, email text, phone text)
      cross join lateral (
        select from ${byIndex(sql`company_id = asked."companyId" and lower(email) = asked.email`)}
        union all select from ${byIndex(sql`company_id = asked."companyId" and phone = asked.phone`)}
        limit 1) as known`,
  );
  return found.map(({ place }) => place);
}

/** Each inquiry of a phone with its newest text, so that no other messages are scanned. */
const texted = (phone: string) => sql`
  (select inquiry.id, property_id, newest.seq, newest.created_at
    from renter join inquiry on inquiry.renter_id = renter.id
    cross join lateral (
      select seq, created_at from message where inquiry_id = inquiry.id and channel = 'SMS' order by seq desc limit 1
    ) as newest
    where renter.phone = ${phone}) as inquiry`;

/** Returns the inquiry a phone last texted in, and whether its home is rented out or deleted. */
export const newestTextInquiry = (
  on: Reader | Tx,
  phone: string,
  since: Temporal.Instant,
): Promise<(FoundInquiry & { isGone: boolean }) | null> =>
  row(
    on,
    sql<FoundInquiry & { isGone: boolean }>`
      select ${found},
        (select ${offMarket} from property where id = inquiry.property_id) as "isGone"
      from ${texted(phone)} where created_at >= ${since} order by seq desc limit 1`,
  );

/** Returns the inquiry in which a phone has texted about a home, however long ago. */
export const textInquiryAbout = (on: Reader | Tx, phone: string, propertyId: string): Promise<FoundInquiry | null> =>
  row(
    on,
    sql<FoundInquiry>`
      select ${found} from ${texted(phone)} where property_id = ${propertyId} order by seq desc limit 1`,
  );

/** Whether a phone is an owner's or an agent's, which never becomes a lead. */
export const isOwnerOrAgentPhone = async (on: Reader | Tx, phone: string): Promise<boolean> =>
  (await row(
    on,
    sql`select 1 from app_user where phone = ${phone} and role = 'investor'
        union all select 1 from showing_agent where phone = ${phone} limit 1`,
  )) !== null;
