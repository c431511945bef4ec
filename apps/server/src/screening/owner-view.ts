import type { ApplicationView } from "@porchlight/contract/applications.ts";
import type { ApplicationType } from "@porchlight/domain/applications/roles.ts";
import type { ScreeningStatus } from "@porchlight/domain/screening/lifecycle.ts";
import { productsOf, type ReportProduct } from "@porchlight/domain/screening/products.ts";
import { deliveredProducts } from "@porchlight/domain/screening/summary.ts";
import type { ScreeningRow } from "./queries.ts";
import { readableUntil } from "./view.ts";

type Seen = Pick<ApplicationView, "reports" | "screening">;
type ReportRow = Seen["reports"][number];

/** Whether reports are still to come, or are there. */
const isToCome: Record<ScreeningStatus, boolean> = {
  OPEN: true,
  AGE_CONFIRMED: true,
  CONSENTED: true,
  FEE_SETTLED: true,
  EXAM: true,
  MANUAL_CHECK: false,
  IDENTIFIED: true,
  ORDERED: true,
  DELIVERED: true,
  NOT_DELIVERED: false,
  IDENTITY_FAILED: false,
  SKIPPED: false,
  OWN_REPORT: false,
  RESTRICTED: false,
};

/**
 * Returns the reports on a person who has submitted, by role, and why there are none. A person without a screening at
 * all went on without one. A criminal report that is `isWithheld` waits for a conditional offer.
 */
export function reportsSeen(
  screening: ScreeningRow | null,
  { type, submittedAt }: { type: ApplicationType; submittedAt: Temporal.Instant },
  { now, isWithheld }: { now: Temporal.Instant; isWithheld: boolean },
): Seen {
  const status = screening?.status ?? "SKIPPED";
  const expiresAt = screening && readableUntil(screening, submittedAt);
  const isExpired = expiresAt !== null && Temporal.Instant.compare(expiresAt, now) <= 0;
  const delivered = screening?.summary ? deliveredProducts(screening.summary) : null;
  const stateOf = (product: ReportProduct): Pick<ReportRow, "state" | "waitsFor"> => {
    const waitsFor = product === "CRIMINAL" && isWithheld ? "OFFER" : "BUREAU";
    if (!delivered) return isWaiting(status) ? { state: "WAITING", waitsFor } : { state: "NONE", waitsFor: null };
    if (!delivered.includes(product)) return { state: "NONE", waitsFor: null };
    if (isExpired) return { state: "EXPIRED", waitsFor: null };
    return waitsFor === "OFFER" ? { state: "WAITING", waitsFor } : { state: "READY", waitsFor: null };
  };
  const reports = productsOf[type].map((product) => {
    const isThere = !delivered || delivered.includes(product);
    return { product, expiresAt: (isThere && expiresAt?.toString()) || null, ...stateOf(product) };
  });
  return { reports, screening: isToCome[status] ? null : status };
}

const isWaiting = (status: ScreeningStatus): boolean => isToCome[status] || status === "MANUAL_CHECK";

/** Returns what an owner sees of a person who has not submitted. */
export const reportsToCome = (type: ApplicationType): Seen => ({
  reports: productsOf[type].map((product) => ({ product, state: "WAITING", waitsFor: "BUREAU", expiresAt: null })),
  screening: null,
});

/** Returns what an owner sees of a person who is not screened. */
export const noReports: Seen = { reports: [], screening: null };
