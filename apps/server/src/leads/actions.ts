import { usPhone } from "@porchlight/domain/kernel/phones.ts";
import type { App } from "../app.ts";
import { perApp } from "../per-app.ts";
import { batchedWrites } from "../platform/database/batched-writes.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Investor } from "../platform/http/serve.ts";
import { lockFreeForLeads, lockOwnPropertyForLead } from "../properties/store.ts";
import { recordOfLead } from "./events.ts";
import { nextGreeting } from "./greeting-pace.ts";
import { lockLead } from "./locked-lead.ts";
import { inquiryForPhoneAlone, inquiryForSender, placesOfKnown } from "./lookup-queries.ts";
import { type LeadHome, openLeads } from "./open.ts";
import { moveLead, returnToApplication } from "./stage.ts";
import { saveRenter } from "./store.ts";

export type NewLead = { propertyId: string; name: string; email: string; phone?: string | null | undefined };

/**
 * Adds a lead that the owner enters by hand. The same address at the same home is the same lead, and so is the same number
 * of who has given no address: people who share one have addresses of their own. Who is new at a home that nobody holds is
 * added together with others, each at a home of their own.
 */
export async function addLead(
  app: App,
  owner: Investor,
  lead: NewLead,
  isGreeted: boolean,
): Promise<{ inquiryId: string }> {
  const greeting = isGreeted ? { notBefore: (await nextGreeting(app, owner.companyId))?.toString() ?? null } : null;
  const phone = lead.phone ? usPhone(lead.phone) : null;
  const added = { ...lead, phone, companyId: owner.companyId, greeting };
  return {
    inquiryId: (await additionsOf(app)(added)) ?? (await app.inTransaction((tx) => addAlone(tx, app, added))),
  };
}

type AddedLead = Omit<NewLead, "phone"> & {
  companyId: string;
  phone: string | null;
  greeting: { notBefore: string | null } | null;
};

const additionsOf = perApp((app) =>
  batchedWrites<AddedLead, string | null>({
    keyOf: ({ propertyId }) => propertyId,
    write: (batch) => app.inTransaction((tx) => addTogether(tx, app, batch)),
  }),
);

/** Adds those who are new at a home that nobody holds. Returns the inquiry of each, or null. */
async function addTogether(tx: Tx, app: App, batch: readonly AddedLead[]): Promise<(string | null)[]> {
  // Both are sent at once; PostgreSQL looks for addresses and numbers when it holds the homes.
  const [homes, known] = await Promise.all([
    lockFreeForLeads(
      tx,
      batch.map(({ companyId, propertyId }) => ({ companyId, id: propertyId })),
    ),
    placesOfKnown(tx, batch),
  ]);
  const fresh = batch.flatMap((lead, place) => {
    const home = homes.find(({ id, companyId }) => id === lead.propertyId && companyId === lead.companyId);
    return home && !known.includes(place) ? [{ home, lead }] : [];
  });
  const inquiryIds = await openAll(tx, app, fresh);
  return batch.map((lead) => inquiryIds[fresh.findIndex((one) => one.lead === lead)] ?? null);
}

async function addAlone(tx: Tx, app: App, lead: AddedLead): Promise<string> {
  // All are sent at once, as above.
  const [home, byEmail, byPhone] = await Promise.all([
    lockOwnPropertyForLead(tx, lead.companyId, lead.propertyId),
    inquiryForSender(tx, lead.propertyId, lead.email),
    lead.phone ? inquiryForPhoneAlone(tx, lead.propertyId, lead.phone) : null,
  ]);
  const known = byEmail ?? byPhone;
  if (known) return fillIn(tx, app, known.inquiryId, lead);
  const [inquiryId] = await openAll(tx, app, [{ home, lead }]);
  return inquiryId!;
}

/** Opens leads with the greetings that are due, and returns their inquiries. */
async function openAll(tx: Tx, app: App, fresh: readonly { home: LeadHome; lead: AddedLead }[]): Promise<string[]> {
  const from = { source: "MANUAL", channel: "EMAIL", subject: null } as const;
  const opened = await openLeads(
    tx,
    app,
    fresh.map(({ home, lead: { name, email, phone } }) => ({ home, asked: { ...from, name, email, phone } })),
  );
  for (const [place, { inquiry }] of opened.entries()) {
    const { greeting } = fresh[place]!.lead;
    if (greeting) await recordOfLead(tx, app, inquiry, "lead.greeting-due", { data: greeting });
  }
  return opened.map(({ inquiry }) => inquiry.id);
}

async function fillIn(tx: Tx, app: App, inquiryId: string, lead: AddedLead): Promise<string> {
  const { inquiry, renter } = await lockLead(tx, inquiryId);
  renter.name ??= lead.name;
  renter.email ??= lead.email;
  renter.phone ??= lead.phone;
  await saveRenter(tx, renter, app.clock.now());
  if (lead.greeting && inquiry.stage === "NO_LONGER_INTERESTED") {
    if (!(await returnToApplication(tx, app, inquiry))) await moveLead(tx, app, inquiry, "writesAgain");
    await recordOfLead(tx, app, inquiry, "lead.greeting-due", { data: lead.greeting });
  }
  return inquiryId;
}
