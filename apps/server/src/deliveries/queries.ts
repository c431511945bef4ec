import { type Reader, row, sql, type Tx } from "../platform/database/database.ts";

type LeadOfMessage = { inquiryId: string; companyId: string; propertyId: string; renterId: string };

/** Returns the lead of a message. */
export const leadOfMessage = (on: Reader | Tx, messageId: string): Promise<LeadOfMessage | null> =>
  row(
    on,
    sql<LeadOfMessage>`
      select inquiry.id as "inquiryId", inquiry.company_id as "companyId", property_id as "propertyId",
        renter_id as "renterId"
      from message join inquiry on inquiry.id = inquiry_id where message.id = ${messageId}`,
  );

/** A lead who cannot be reached, with the owner to notify. */
export type Unreachable = {
  inquiryId: string;
  renterId: string;
  companyId: string;
  propertyId: string;
  home: string;
  name: string | null;
  contact: string;
  sender: "piper" | "owner";
  isFirst: boolean;
  ownerEmail: string;
  ownerName: string;
};

/** The kinds of messages that Piper sends unprompted, for which nobody waits. */
const ofPipersOwn = sql`('lead.follow-up-due', 'escalation.still-open', 'showing.reminder-due', 'showing.completed')`;

/**
 * Returns the lead of a message if they left only one contact, and the message was the first one to them or an answer
 * they wait for.
 */
export const unreachableLead = (on: Reader | Tx, messageId: string): Promise<Unreachable | null> =>
  row(
    on,
    sql<Unreachable>`
      select inquiry.id as "inquiryId", renter.id as "renterId", inquiry.company_id as "companyId",
             property.id as "propertyId", property.display_name as home, renter.name,
             coalesce(renter.email, renter.phone) as contact, message.sender, first.is as "isFirst",
             app_user.email as "ownerEmail", app_user.name as "ownerName"
      from message
      join inquiry on inquiry.id = inquiry_id join renter on renter.id = renter_id
      join property on property.id = inquiry.property_id
      join member on member.company_id = inquiry.company_id and member.role = 'OWNER'
      join app_user on app_user.id = member.user_id
      cross join lateral (
        select not exists (select 1 from message as earlier
                           where earlier.inquiry_id = inquiry.id and earlier.seq < message.seq
                             and earlier.sender <> 'renter') as is) first
      where message.id = ${messageId} and num_nonnulls(renter.email, renter.phone) = 1
        and (first.is or not exists (
          select 1 from event where event.seq = substring(message.external_id from '^news:([0-9]+)$')::bigint
            and event.kind in ${ofPipersOwn}))`,
  );

/** Whether a delivery brings a member notices. */
export async function holdsNotices(on: Reader | Tx, deliveryId: string): Promise<boolean> {
  const found = await row(
    on,
    sql<{ is: boolean }>`select exists (select from member_notice where told_in = ${deliveryId}) as is`,
  );
  return found!.is;
}
