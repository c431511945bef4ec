import { BureauError } from "./bureau-error.ts";
import type { RenterStatus, RequestRenter } from "./records.ts";
import type { Scenario } from "./scenarios.ts";

/** How a renter of a request moves from one status to the next. Each function returns the renter after it. */

export const validityDays = 30;
const maxFailedExams = 3;
const manualCheckSeconds = 10;

type Now = Temporal.Instant;

export const createdStatus = ({ isExpired }: Scenario): RenterStatus =>
  isExpired ? "ScreeningRequestExpired" : "IdentityVerificationPending";

/** Errors  400 with the status's own name where the identity cannot be checked anymore. */
export function requireOpen({ status }: RequestRenter): void {
  if (status === "RetryLimitExceeded")
    throw new BureauError(400, status, "Identity verification failed too often for this screening request.");
  if (status !== "IdentityVerificationPending" && status !== "ReadyForReportRequest")
    throw new BureauError(400, "InvalidStatus", `The identity cannot be verified in status ${status}.`);
}

export const identified = (renter: RequestRenter, now: Now): RequestRenter =>
  changed(renter, now, { status: "ReadyForReportRequest", manualCheckEndsAt: null });

export function examEnded(renter: RequestRenter, exam: NonNullable<RequestRenter["exam"]>, now: Now): RequestRenter {
  if (exam.result === "Passed") return identified({ ...renter, exam }, now);
  if (exam.result === "ManualVerificationRequired")
    return changed(renter, now, { exam, manualCheckEndsAt: now.add({ seconds: manualCheckSeconds }).toString() });
  const failedExams = renter.failedExams + 1;
  const isLast = failedExams >= maxFailedExams;
  return changed(renter, now, { exam, failedExams, ...(isLast && { status: "RetryLimitExceeded" as const }) });
}

/** Errors  400 UserNotVerified or InvalidStatusForReports. */
export function ordered(renter: RequestRenter, delaySeconds: number, now: Now): RequestRenter {
  if (renter.status === "IdentityVerificationPending")
    throw new BureauError(400, "UserNotVerified", "The renter's identity is not verified yet.");
  if (renter.status !== "ReadyForReportRequest")
    throw new BureauError(400, "InvalidStatusForReports", `Reports cannot be requested in status ${renter.status}.`);
  return changed(renter, now, {
    status: "ReportsRequested",
    orderedAt: now.toString(),
    deliversAt: now.add({ milliseconds: Math.round(delaySeconds * 1000) }).toString(),
  });
}

/** Errors  400 ScreeningRequestCannotCancel once reports are on their way. */
export function canceled(renter: RequestRenter, now: Now): RequestRenter {
  if (renter.status !== "IdentityVerificationPending" && renter.status !== "ReadyForReportRequest")
    throw new BureauError(400, "ScreeningRequestCannotCancel", `It cannot be canceled in status ${renter.status}.`);
  return changed(renter, now, { status: "ScreeningRequestCanceled" });
}

/** The one thing that time alone has brought about next; null where nothing is due. */
export function nextDue(renter: RequestRenter, { delivery }: Scenario, now: Now): RequestRenter | null {
  const { status, manualCheckEndsAt, orderedAt, deliversAt, deliveredAt, createdOn } = renter;
  const isDue = (at: string | null): boolean => at !== null && Temporal.Instant.compare(at, now) <= 0;
  const isOver = (since: string): boolean =>
    isDue(
      Temporal.Instant.from(since)
        .add({ hours: validityDays * 24 })
        .toString(),
    );
  if (status === "IdentityVerificationPending" && isDue(manualCheckEndsAt)) return identified(renter, now);
  if (status === "ReportsRequested" && isDue(halfWay(orderedAt!, deliversAt!)))
    return changed(renter, now, { status: "ReportsDeliveryInProgress" });
  if (status === "ReportsDeliveryInProgress" && isDue(deliversAt))
    return delivery === "failed"
      ? changed(renter, now, { status: "ReportsDeliveryFailed" })
      : changed(renter, now, { status: "ReportsDeliverySuccess", deliveredAt: deliversAt });
  const isWaiting = status === "IdentityVerificationPending" || status === "ReadyForReportRequest";
  const openSince = status === "ReportsDeliverySuccess" ? deliveredAt : isWaiting ? createdOn : null;
  return openSince !== null && isOver(openSince) ? changed(renter, now, { status: "ScreeningRequestExpired" }) : null;
}

/** Whole days for which the reports can still be read, the begun one included; null before their delivery. */
export function daysLeft({ deliveredAt }: RequestRenter, now: Now): number | null {
  if (deliveredAt === null) return null;
  const until = Temporal.Instant.from(deliveredAt).add({ hours: validityDays * 24 });
  return Math.max(0, Math.ceil(now.until(until).total("hours") / 24));
}

function halfWay(from: string, until: string): string {
  const start = Temporal.Instant.from(from);
  const half = Math.floor(start.until(until).total("milliseconds") / 2);
  return start.add({ milliseconds: half }).toString();
}

const changed = (renter: RequestRenter, now: Now, changes: Partial<RequestRenter>): RequestRenter => ({
  ...renter,
  ...changes,
  modifiedOn: now.toString(),
});
