import { feeAt } from "@porchlight/domain/applications/home-fees.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { nextReading } from "@porchlight/domain/screening/timing.ts";
import type { IdentityProof, ScreeningPerson } from "../partners/screening/bureau-bodies.ts";
import { ScreeningFault } from "../partners/screening/screening-fault.ts";
import { paymentsOf } from "../payments/store.ts";
import type { Tx } from "../platform/database/database.ts";
import { atBureau } from "./at-bureau.ts";
import { phaseOf } from "./bureau-status.ts";
import type { ScreeningApp } from "./has-screening.ts";
import { situationOf } from "./queries.ts";
import { changeInSitting, type Sitting } from "./sitting.ts";
import { type PersonScreening, saveScreening } from "./store.ts";
import { move } from "./transition.ts";

/**
 * Orders the reports on a person whom the bureau knows. That it is tried is kept first, so that nothing is given back
 * and nothing ordered again before the bureau said whether it was done.
 * Errors  `screening.unavailable`, where the next reading of the bureau finds out; `application.withdrawn`,
 *         `application.home-gone`, `screening.step-not-open` where the fee went back meanwhile
 */
export async function orderReports(
  app: ScreeningApp,
  sitting: Sitting,
  person: ScreeningPerson,
  proof: IdentityProof,
): Promise<void> {
  const tried = await changeInSitting(app, sitting, (tx, screening) => noteTry(tx, app, screening));
  const requestRenterId = tried.requestRenterId!;
  try {
    await app.screening.requestReports(requestRenterId, person, proof);
  } catch (error) {
    if (!(error instanceof ScreeningFault)) throw error;
    const { status } = await atBureau(app, () => app.screening.status(requestRenterId));
    if (phaseOf[status] !== "ordered" && phaseOf[status] !== "delivered")
      return atBureau(app, () => Promise.reject(error));
  }
  await changeInSitting(app, sitting, (tx, screening) => noteOrder(tx, app, screening));
}

async function noteTry(tx: Tx, app: ScreeningApp, screening: PersonScreening): Promise<PersonScreening> {
  await requireStillWanted(tx, app, screening);
  const now = app.clock.now();
  const change = { orderTriedAt: now, readAt: nextReading(now, 0), readings: 0 };
  if (screening.status !== "IDENTIFIED") return move(tx, app, screening, "identified", change);
  const tried = { ...screening, ...change };
  await saveScreening(tx, tried, now);
  return tried;
}

/** Keeps that reports were ordered; the bureau may have said so to a reading before. */
export async function noteOrder(tx: Tx, app: ScreeningApp, screening: PersonScreening): Promise<PersonScreening> {
  if (screening.orderedAt !== null) return screening;
  const now = app.clock.now();
  return move(tx, app, screening, "ordered", { orderedAt: now, readAt: nextReading(now, 0), readings: 0 });
}

async function requireStillWanted(tx: Tx, app: ScreeningApp, { applicationId }: PersonScreening): Promise<void> {
  const { isWithdrawn, home, type } = (await situationOf(tx, applicationId))!;
  if (isWithdrawn) refuse("application.withdrawn");
  if (home.isGone) refuse("application.home-gone");
  const isFree = feeAt(home, type, false, app.clock.now()).cents === 0;
  const isPaid = (await paymentsOf(tx, applicationId)).some(({ status }) => status === "PAID");
  if (!isFree && !isPaid) refuse("screening.step-not-open");
}
