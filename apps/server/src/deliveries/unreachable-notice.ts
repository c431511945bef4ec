import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import { renderMail } from "../platform/mail/layout.ts";
import { type Unreachable, unreachableLead } from "./queries.ts";
import { queueMail } from "./queue.ts";

const how = {
  rejected: "was rejected",
  "given-up": "couldn’t be delivered, although we kept trying for days",
} as const;

/**
 * Notifies the owner, once, of a lead whose only contact failed, when the message was the first one to them or an
 * answer they wait for.
 */
export async function notifyOwnerOfUnreachable(
  tx: Tx,
  app: App,
  messageId: string | null,
  ended: keyof typeof how = "rejected",
): Promise<void> {
  if (!messageId) return;
  const lead = await unreachableLead(tx, messageId);
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
