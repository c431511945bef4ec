import { verdictKeptUntil } from "@porchlight/domain/applications/timing.ts";
import type { App } from "../app.ts";
import { saveVerdictsKept } from "../applications/erasing-store.ts";
import { leaveApplication } from "../applications/leaving.ts";
import { lockBundleOfLead } from "../applications/locked-bundle.ts";
import { markErased } from "../chain/erasing.ts";
import { recountEscalations } from "../escalations/store.ts";
import { lockLead } from "../leads/locked-lead.ts";
import { loseInterest } from "../showings/lose-interest.ts";
import {
  applicationsToLeave,
  bundleOf,
  closeOwnQuestions,
  contactsOf,
  type Erasure,
  erase,
  isBeingSent,
  leadsOf,
  loadErasure,
  markContactErased,
  saveDone,
  saveDue,
} from "./erasing-store.ts";
import type { KnownPerson } from "./fates-store.ts";

/** What was on its way while a person was erased is looked for again after this time. */
export const lookAgainAfter = Temporal.Duration.from({ minutes: 15 });

/**
 * Erases what is a person's, step by step, each in a transaction of its own that may be repeated: a process that dies
 * between two of them leaves the rest for the next.
 */
export async function eraseRenter(app: App, { userId }: { userId: string }): Promise<void> {
  const erasure = await loadErasure(app.db, userId);
  if (!erasure?.contact) return;
  await leaveAll(app, userId);
  await eraseAll(app, userId, erasure.contact);
  await app.inTransaction((tx) => erase(tx, "account", { userId }));
  await app.inTransaction((tx) => erase(tx, "traces", erasure.contact!), { background: true });
  await finish(app, erasure, erasure.contact);
}

/** Ends what is open, so that owners, agents and households hear of it as ever. */
async function leaveAll(app: App, userId: string): Promise<void> {
  for (const id of await applicationsToLeave(app.db, userId))
    await app.inTransaction((tx) => leaveApplication(tx, app, userId, id));
  for (const id of await leadsOf(app.db, userId))
    await app.inTransaction(async (tx) => {
      await loseInterest(tx, app, await lockLead(tx, id));
      for (const propertyId of await closeOwnQuestions(tx, id, app.clock.now()))
        await recountEscalations(tx, propertyId);
    });
}

async function eraseAll(app: App, userId: string, { applicationIds }: KnownPerson): Promise<void> {
  for (const id of applicationIds) await eraseApplication(app, id);
  for (const id of await leadsOf(app.db, userId)) await eraseLead(app, id);
  for (const contact of await contactsOf(app.db, userId))
    await app.inTransaction(async (tx) => {
      await erase(tx, "contact", contact);
      await markContactErased(tx, contact.renterId, app.clock.now());
    });
}

async function eraseApplication(app: App, applicationId: string): Promise<void> {
  const found = await bundleOf(app.db, applicationId);
  if (!found) return;
  await app.inTransaction(async (tx) => {
    const { bundle } = await lockBundleOfLead(tx, found.inquiryId, found.bundleId);
    await erase(tx, "application", { applicationId });
    if (bundle.decidedAt) await saveVerdictsKept(tx, bundle.id, verdictKeptUntil(bundle.decidedAt));
  });
}

/** The words go, and the chain over them says so; verdicts and outcomes stay. */
export const eraseLead = (app: App, inquiryId: string): Promise<void> =>
  app.inTransaction(async (tx) => {
    await lockLead(tx, inquiryId);
    await markErased(tx, app, inquiryId, "message");
    await markErased(tx, app, inquiryId, "qualification");
    await erase(tx, "lead", { inquiryId });
  });

/** Ends an erasure once nothing can come after it. */
async function finish(app: App, { userId, askedAt }: Erasure, contact: KnownPerson): Promise<void> {
  const now = app.clock.now();
  const isOver = Temporal.Instant.compare(askedAt.add(lookAgainAfter), now) <= 0;
  const isDone = isOver && !(await isBeingSent(app.db, contact));
  await app.inTransaction((tx) => (isDone ? saveDone(tx, userId, now) : saveDue(tx, userId, now.add(lookAgainAfter))));
}
