import { reportDays, reportsReadableUntil } from "@porchlight/domain/applications/timing.ts";
import { hoursOfDays } from "@porchlight/domain/kernel/moments.ts";
import type { ScreeningEvent, ScreeningStatus } from "@porchlight/domain/screening/lifecycle.ts";
import { type ScreeningSummary, withLaterReports } from "@porchlight/domain/screening/summary.ts";
import { undeliveredAfterDays } from "@porchlight/domain/screening/timing.ts";
import type { App } from "../app.ts";
import { sanitizeReport } from "../partners/screening/report/sanitize.ts";
import { type SanitizedReports, summaryOf } from "../partners/screening/report/summarize.ts";
import { ScreeningFault } from "../partners/screening/screening-fault.ts";
import type { Tx } from "../platform/database/database.ts";
import { type BureauPhase, phaseOf } from "./bureau-status.ts";
import { hasScreening, type ScreeningApp } from "./has-screening.ts";
import { isCriminalWithheld } from "./law-at-home.ts";
import { mailPerson } from "./mails.ts";
import { noteOrder } from "./ordering.ts";
import { decideFeeOf } from "./paid.ts";
import { situationOf } from "./queries.ts";
import { isSitting } from "./sitting.ts";
import { loadScreening, lockScreening, type PersonScreening, saveScreening } from "./store.ts";
import { move } from "./transition.ts";

/** An order whose answer was lost is known not to have arrived once the bureau says so after this. */
const lostAfter = Temporal.Duration.from({ minutes: 1 });

/** Reads from the bureau what became of one person's screening. Safe to run twice. A sitting of theirs goes first. */
export async function readScreening(app: App, { applicationId }: { applicationId: string }): Promise<void> {
  if (!hasScreening(app)) return;
  const known = await loadScreening(app.db, applicationId);
  if (known?.requestRenterId == null || isSitting(known, app.clock.now())) return;
  try {
    const { status, daysLeft } = await app.screening.status(known.requestRenterId);
    const phase = phaseOf[status];
    const summary = phase === "delivered" ? await fetchSummary(app, known, daysLeft ?? reportDays) : null;
    await app.inTransaction((tx) => take(tx, app, applicationId, phase, summary));
  } catch (error) {
    if (!(error instanceof ScreeningFault)) throw error;
    app.log.warn({ err: error, applicationId }, "the screening bureau cannot be asked now");
  }
}

/**
 * Returns what is kept of a person's reports; the reports themselves stay with the bureau. Reports that were summed up
 * before are not read again, and a criminal report not before it may be.
 */
async function fetchSummary(app: ScreeningApp, known: PersonScreening, daysLeft: number): Promise<ScreeningSummary> {
  const requestRenterId = known.requestRenterId!;
  const now = app.clock.now();
  const names = await app.screening.reportNames(requestRenterId, "landlord");
  const there = known.products.filter((one) => names.includes(one));
  const isWithheld = await isCriminalWithheldOf(app.db, app, known.applicationId);
  const withheld = there.filter((one) => one === "CRIMINAL" && isWithheld);
  const kept = known.summary?.products ?? [];
  const reports: SanitizedReports = {};
  for (const product of there.filter((one) => !withheld.includes(one) && !kept.includes(one))) {
    const { data } = await app.screening.report(requestRenterId, product, "landlord");
    reports[product] = sanitizeReport(product, data);
  }
  const expiresAt = reportsReadableUntil(now, daysLeft);
  return { ...summaryOf(reports, { requestRenterId, orderedAt: known.orderedAt ?? now, expiresAt }), withheld };
}

/** Whether the criminal report on a person may not be read yet; not either once the application is gone. */
async function isCriminalWithheldOf(on: App["db"] | Tx, app: App, applicationId: string): Promise<boolean> {
  const situation = await situationOf(on, applicationId);
  return situation === null || isCriminalWithheld(situation, app.clock.now());
}

async function take(
  tx: Tx,
  app: ScreeningApp,
  applicationId: string,
  phase: BureauPhase,
  summary: ScreeningSummary | null,
): Promise<void> {
  const held = await lockScreening(tx, applicationId);
  const now = app.clock.now();
  if (!held || isSitting(held, now)) return;
  const read = { ...held, lastReadAt: now, ...(isOver(held, phase) ? { readAt: null } : {}) };
  await saveScreening(tx, read, now);
  await steps[phase](tx, app, read, summary);
}

/** Whether nothing more is to be expected of a bureau that has nothing new. */
const isOver = ({ status }: PersonScreening, phase: BureauPhase): boolean =>
  (status === "DELIVERED" || status === "NOT_DELIVERED") && phase !== "delivered";

type Step = (tx: Tx, app: ScreeningApp, one: PersonScreening, summary: ScreeningSummary | null) => Promise<unknown>;

const is = (one: PersonScreening, ...statuses: ScreeningStatus[]): boolean => statuses.includes(one.status);
const moveFrom =
  (statuses: ScreeningStatus[], event: ScreeningEvent): Step =>
  async (tx, app, one) =>
    is(one, ...statuses) ? move(tx, app, one, event, { readAt: null, orderTriedAt: null }) : undefined;

/** What follows from where the bureau is with a person. */
const steps: Record<BureauPhase, Step> = {
  unidentified: (tx, app, one) => notOrdered(tx, app, one),
  identified: async (tx, app, one) => {
    if (!is(one, "MANUAL_CHECK", "EXAM")) return notOrdered(tx, app, one);
    const { applicationId } = await move(tx, app, one, "identified", { readAt: null });
    // Nobody is asked to order reports with a fee that goes back, of which another mail tells.
    await decideFeeOf(tx, app, applicationId);
    const { status } = (await loadScreening(tx, applicationId))!;
    return status === "IDENTIFIED" ? mailPerson(tx, app, applicationId, "identified") : undefined;
  },
  ordered: async (tx, app, one) => {
    const ordered = is(one, "IDENTIFIED") ? await noteOrder(tx, app, one) : one;
    return isLate(ordered, app.clock.now()) ? steps.undelivered(tx, app, ordered, null) : undefined;
  },
  delivered: async (tx, app, one, summary) => {
    const ordered = is(one, "IDENTIFIED") ? await noteOrder(tx, app, one) : one;
    if (!summary) return;
    const readAt = await nextReadingOf(tx, app, ordered, summary);
    if (is(ordered, "DELIVERED")) return takeLaterReports(tx, app, ordered, summary, readAt);
    if (!is(ordered, "ORDERED", "NOT_DELIVERED")) return;
    const expiresAt = Temporal.Instant.from(summary.expiresAt);
    const change = { deliveredAt: app.clock.now(), expiresAt, summary, readAt, orderTriedAt: null };
    return move(tx, app, ordered, "delivered", change);
  },
  undelivered: moveFrom(["IDENTIFIED", "ORDERED"], "notDelivered"),
  unidentifiable: moveFrom(["MANUAL_CHECK", "EXAM"], "identityFailed"),
  over: moveFrom(["MANUAL_CHECK", "EXAM", "IDENTIFIED", "ORDERED"], "notDelivered"),
};

/** Reports that were withheld are read at once, where the offer was made while the others were being read. */
async function nextReadingOf(
  tx: Tx,
  app: App,
  { applicationId }: PersonScreening,
  { withheld = [] }: ScreeningSummary,
): Promise<Temporal.Instant | null> {
  const mayBeRead = withheld.length > 0 && !(await isCriminalWithheldOf(tx, app, applicationId));
  return mayBeRead ? app.clock.now() : null;
}

/** Adds to a summary what may be read since a conditional offer was made. */
async function takeLaterReports(
  tx: Tx,
  app: App,
  one: PersonScreening,
  later: ScreeningSummary,
  readAt: Temporal.Instant | null,
): Promise<void> {
  const summary = withLaterReports(one.summary!, later);
  if (summary.products.length > one.summary!.products.length)
    await move(tx, app, one, "criminalReportRead", { summary, readAt });
  else await saveScreening(tx, { ...one, readAt }, app.clock.now());
}

const isLate = ({ orderedAt }: PersonScreening, now: Temporal.Instant): boolean =>
  orderedAt !== null && Temporal.Instant.compare(orderedAt.add(hoursOfDays(undeliveredAfterDays)), now) <= 0;

/** The bureau has no order yet: one that it took before may still show; one whose answer was lost may not have arrived. */
const notOrdered = (tx: Tx, app: ScreeningApp, one: PersonScreening): Promise<unknown> =>
  is(one, "ORDERED") ? steps.ordered(tx, app, one, null) : forgetLostOrder(tx, app, one);

/** An order that the bureau still does not know after a while was not made; the person may be asked again. */
async function forgetLostOrder(tx: Tx, app: ScreeningApp, one: PersonScreening): Promise<void> {
  const now = app.clock.now();
  if (one.orderTriedAt === null || Temporal.Instant.compare(one.orderTriedAt.add(lostAfter), now) > 0) return;
  await saveScreening(tx, { ...one, orderTriedAt: null, readAt: null }, now);
}
