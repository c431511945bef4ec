import type { App } from "../app.ts";
import { row, sql, type Tx } from "../platform/database/database.ts";
import { renderMail } from "../platform/mail/layout.ts";
import { queueMail } from "./queue.ts";

type Unreachable = {
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

const how = {
  rejected: "was rejected",
  "given-up": "couldn’t be delivered, although we kept trying for days",
} as const;

/** What Piper says of its own accord; nobody waits for it. */
const ofPipersOwn = sql`('lead.follow-up-due', 'escalation.still-open', 'showing.reminder-due', 'showing.completed')`;

/**
 * Tells the owner, once, of a lead who left no other way to be reached than the one that failed, where it was the first
 * word to them or an answer they wait for.
 */
export async function tellOfUnreachable(
  tx: Tx,
  app: App,
  messageId: string | null,
  ended: keyof typeof how = "rejected",
): Promise<void> {
  if (!messageId) return;
  const lead = await row(
    tx,
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
  if (!lead) return;
  const who = lead.name ?? lead.contact;
  const subject = `We couldn’t reach ${who} about ${lead.home}`;
  await queueMail(tx, app, {
    to: lead.ownerEmail,
    toName: lead.ownerName,
    subject,
    ...renderMail({
      title: subject,
      preview: subject,
      blocks: [
        {
          kind: "paragraph",
          words: `${messageOf(lead)} to ${lead.contact} ${how[ended]}, and ${who} left no other way to get in touch. If you know another email or phone number, add it to the lead.`,
        },
        {
          kind: "buttons",
          buttons: [
            {
              label: "Open the conversation",
              href: `${app.config.ownerHost}/property/${lead.propertyId}/renter/profile/${lead.renterId}?conversation=${lead.inquiryId}`,
            },
          ],
        },
      ],
      footer: [`You’re receiving this because ${lead.home} is listed with Porchlight.`],
    }),
    companyId: lead.companyId,
    onceKey: `unreachable:${lead.inquiryId}`,
  });
}

const messageOf = ({ sender, isFirst }: Unreachable): string =>
  sender === "owner" ? "Your message" : isFirst ? "Piper’s first message" : "Piper’s message";
