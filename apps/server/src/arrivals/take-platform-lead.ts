import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import { answerForDeletedHome } from "./deleted-home.ts";
import { forwardMailToOwner } from "./forward-to-owner.ts";
import { companyAtAddress, homeOfPlatform } from "./listing-queries.ts";
import { type PortalLead, wordsOfLead } from "./portal-lead.ts";
import { companyKnowing } from "./queries.ts";
import type { Arrival, ArrivalOutcome } from "./store.ts";
import { takeLead } from "./take-lead.ts";
import { fieldsOf } from "./zillow/form-fields.ts";
import { homeOfLead, type LeadsHome, leadIn } from "./zillow/lead.ts";

/** Hands a lead that a platform delivered to its home, or keeps it where the owner can find it. */
export async function takePlatformLead(tx: Tx, app: App, arrival: Arrival): Promise<ArrivalOutcome> {
  const fields = fieldsIn(arrival);
  const lead = leadIn(fields);
  const about = homeOfLead(fields);
  const home = await homeOfPlatform(tx, about);
  if (home && !home.isDeleted) {
    if (!lead.email && !lead.phone) return { status: "unassigned", note: "No one to answer." };
    await takeLead(tx, app, home.id, lead, { externalId: arrival.partnerId, channel: "PLATFORM" });
    return { status: "handled" };
  }
  if (home && lead.email) {
    const gone = { companyId: home.companyId, propertyId: home.id };
    return answerForDeletedHome(tx, app, gone, { from: lead.email, subject: null, messageId: null });
  }
  const companyId =
    home?.companyId ?? (await companyAtAddress(tx, about)) ?? (lead.email && (await companyKnowing(tx, lead.email)));
  if (companyId) await notifyOwnerOfLead(tx, app, companyId, arrival, lead, about);
  return { status: "unassigned", note: home ? "The home was deleted." : "No such listing." };
}

const fieldsIn = ({ content, envelope }: Arrival) => fieldsOf(content, String(envelope.contentType ?? "")) ?? {};

/** Returns all that a platform's form says, a line a field. */
export const wordsOfForm = (arrival: Arrival): string => Object.values(fieldsIn(arrival)).join("\n");

async function notifyOwnerOfLead(
  tx: Tx,
  app: App,
  companyId: string,
  arrival: Arrival,
  lead: PortalLead,
  about: LeadsHome,
): Promise<void> {
  const who = lead.name ?? lead.email ?? lead.phone ?? "Someone";
  const where = [about.street, about.unit, about.city].filter(Boolean).join(", ") || "a home";
  const contact = [lead.name, lead.email, lead.phone].filter(Boolean).join(" · ");
  await forwardMailToOwner(
    tx,
    app,
    companyId,
    { from: lead.email ?? arrival.sender, subject: `${contact}, about ${where}`, text: wordsOfLead(lead) },
    {
      subject: `A lead from Zillow for ${where}`,
      title: "Piper didn’t answer this lead",
      intro: `${who} wrote on Zillow about ${where}, which isn’t one of your active listings. Here is the original message.`,
      onceKey: `unassigned:${arrival.id}`,
    },
  );
}
