import type { App } from "../app.ts";
import { ownerOf } from "../arrivals/tell-owner.ts";
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
};

/** Tells the owner, once, of a lead whom not even the first word reached and who left no other way to be reached. */
export async function tellOfUnreachable(tx: Tx, app: App, messageId: string | null): Promise<void> {
  if (!messageId) return;
  const lead = await row(
    tx,
    sql<Unreachable>`
      select inquiry.id as "inquiryId", renter.id as "renterId", inquiry.company_id as "companyId",
             property.id as "propertyId", property.display_name as home, renter.name,
             coalesce(renter.email, renter.phone) as contact
      from message
      join inquiry on inquiry.id = inquiry_id join renter on renter.id = renter_id
      join property on property.id = inquiry.property_id
      where message.id = ${messageId} and num_nonnulls(renter.email, renter.phone) = 1
        and not exists (select 1 from message as earlier
                        where earlier.inquiry_id = inquiry.id and earlier.seq < message.seq
                          and earlier.sender <> 'renter')`,
  );
  const owner = lead && (await ownerOf(tx, lead.companyId));
  if (!lead || !owner) return;
  const who = lead.name ?? lead.contact;
  const subject = `We couldn’t reach ${who} about ${lead.home}`;
  await queueMail(tx, app, {
    to: owner.email,
    toName: owner.name,
    subject,
    ...renderMail({
      title: subject,
      preview: subject,
      blocks: [
        {
          kind: "paragraph",
          words: `Piper’s first message to ${lead.contact} was rejected, and ${who} left no other way to get in touch. If you know another email or phone number, add it to the lead.`,
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
