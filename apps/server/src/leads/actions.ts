import { usPhone } from "@porchlight/domain/kernel/phones.ts";
import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Investor } from "../platform/http/serve.ts";
import { lockOwnPropertyForLead } from "../properties/store.ts";
import { recordOfLead } from "./events.ts";
import { nextGreeting } from "./greeting-pace.ts";
import { lockLead } from "./locked-lead.ts";
import { inquiryForPhone, inquiryForSender } from "./lookup-queries.ts";
import { openLead } from "./open.ts";
import { moveLead } from "./stage.ts";
import { saveRenter } from "./store.ts";

export type NewLead = { propertyId: string; name: string; email: string; phone?: string | null | undefined };

/** Adds a lead that the owner enters by hand. The same address or number at the same home is the same lead. */
export async function addLead(
  app: App,
  owner: Investor,
  lead: NewLead,
  isGreeted: boolean,
): Promise<{ inquiryId: string }> {
  const greeting = isGreeted ? { notBefore: (await nextGreeting(app, owner.companyId))?.toString() ?? null } : null;
  return app.inTransaction(async (tx) => {
    // All are sent at once; PostgreSQL looks for the address and the number when it holds the home.
    const phone = lead.phone ? usPhone(lead.phone) : null;
    const [home, byEmail, byPhone] = await Promise.all([
      lockOwnPropertyForLead(tx, owner.companyId, lead.propertyId),
      inquiryForSender(tx, lead.propertyId, lead.email),
      phone ? inquiryForPhone(tx, lead.propertyId, phone) : null,
    ]);
    const known = byEmail ?? byPhone;
    if (known) return { inquiryId: await fillIn(tx, app, known.inquiryId, lead, greeting) };
    const { inquiry } = await openLead(tx, app, home, {
      source: "MANUAL",
      channel: "EMAIL",
      subject: null,
      name: lead.name,
      email: lead.email,
      phone: lead.phone || null,
    });
    if (greeting) await recordOfLead(tx, app, inquiry, "lead.greeting-due", { data: greeting });
    return { inquiryId: inquiry.id };
  });
}

type Greeting = { notBefore: string | null };

async function fillIn(tx: Tx, app: App, inquiryId: string, lead: NewLead, greeting: Greeting | null): Promise<string> {
  const { inquiry, renter } = await lockLead(tx, inquiryId);
  renter.name ??= lead.name;
  renter.email ??= lead.email;
  renter.phone ??= lead.phone ? usPhone(lead.phone) : null;
  await saveRenter(tx, renter, app.clock.now());
  if (greeting && inquiry.stage === "NO_LONGER_INTERESTED") {
    await moveLead(tx, app, inquiry, "writesAgain");
    await recordOfLead(tx, app, inquiry, "lead.greeting-due", { data: greeting });
  }
  return inquiryId;
}
