import { usPhone } from "@porchlight/domain/kernel/phones.ts";
import type { App } from "../app.ts";
import { receiveFromRenter } from "../conversations/receive.ts";
import { inquiryForPhone, inquiryForSender } from "../leads/lookup-queries.ts";
import type { Tx } from "../platform/database/database.ts";
import { type PortalLead, wordsOfLead } from "./portal-lead.ts";

/** How a lead came: by the platform's own call, or in a mail of a thread. */
type Way = { externalId: string; channel: "PLATFORM" | "EMAIL"; subject?: string | null };

/**
 * Opens or continues the lead of a platform's renter who writes about a home. The same person is the same lead, by address or phone and never by
 * name; what they said on the platform about themselves is for the owner to read.
 */
export async function takeLead(tx: Tx, app: App, propertyId: string, lead: PortalLead, way: Way): Promise<void> {
  const phone = lead.phone && usPhone(lead.phone);
  const known =
    (lead.email && (await inquiryForSender(tx, propertyId, lead.email))) ||
    (phone && (await inquiryForPhone(tx, propertyId, phone))) ||
    null;
  await receiveFromRenter(tx, app, {
    propertyId,
    inquiryId: known?.inquiryId ?? null,
    channel: way.channel,
    text: wordsOfLead(lead),
    externalId: way.externalId,
    from: { name: lead.name, email: lead.email, phone: lead.phone },
    source: lead.source,
    subject: way.subject ?? null,
    isAutomatic: false,
    fromAddressTrusted: false,
    portal: { movesIn: lead.movesIn, selfReported: lead.selfReported },
  });
}
