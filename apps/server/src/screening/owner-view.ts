import type { ApplicationView } from "@porchlight/contract/applications.ts";
import { isDecided } from "@porchlight/domain/applications/lifecycle.ts";
import type { ApplicationType } from "@porchlight/domain/applications/roles.ts";
import type { ScreeningStatus } from "@porchlight/domain/screening/lifecycle.ts";
import { productsOf, type ReportProduct } from "@porchlight/domain/screening/products.ts";
import { creditFileOf, deliveredProducts } from "@porchlight/domain/screening/summary.ts";
import type { ScreeningRow, Situation } from "./queries.ts";
import { readableUntil } from "./view.ts";

/** What an owner sees of the reports on a person. */
export type ReportsSeen = Pick<ApplicationView, "reports" | "screening" | "creditFile" | "reportAgency">;
type ReportRow = ReportsSeen["reports"][number];

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
  FEE_RETURNED: false,
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
): ReportsSeen {
  const status = screening?.status ?? "SKIPPED";
  const expiresAt = screening && readableUntil(screening, submittedAt);
  const isExpired = expiresAt !== null && Temporal.Instant.compare(expiresAt, now) <= 0;
  const delivered = screening?.summary ? deliveredProducts(screening.summary) : null;
  const mayCome = mayStillCome(status);
  const stateOf = (product: ReportProduct): Pick<ReportRow, "state" | "waitsFor"> => {
    const waitsFor = product === "CRIMINAL" && isWithheld ? "OFFER" : "BUREAU";
    if (!delivered && mayCome) return { state: "WAITING", waitsFor };
    // What was delivered and is gone was erased by its person.
    if (!delivered?.includes(product)) return { state: "NONE", waitsFor: null };
    if (isExpired) return { state: "EXPIRED", waitsFor: null };
    return waitsFor === "OFFER" ? { state: "WAITING", waitsFor } : { state: "READY", waitsFor: null };
  };
  const reports = productsOf[type].map((product) => {
    const isThere = !delivered || delivered.includes(product);
    return { product, expiresAt: (isThere && expiresAt?.toString()) || null, ...stateOf(product) };
  });
  const hasCredit = reports.some(({ product, state }) => product === "CREDIT" && state === "READY");
  const creditFile = hasCredit ? creditFileOf(screening?.summary) : null;
  const reportAgency = status === "OWN_REPORT" ? screening!.reportAgency : null;
  return { reports, screening: isToCome[status] ? null : status, creditFile, reportAgency };
}

/** Whether reports on a person may still come. */
export const mayStillCome = (status: ScreeningStatus): boolean =>
  status === "MANUAL_CHECK" || (isToCome[status] && status !== "DELIVERED");

/** Whether everyone in a household has submitted and stays, so that its reports are the owner's to read. */
export const isInReview = ({ bundleStatus, isWithdrawn }: Pick<Situation, "bundleStatus" | "isWithdrawn">): boolean =>
  !isWithdrawn && (bundleStatus === "SUBMITTED" || isDecided(bundleStatus));

/** Returns what an owner sees of a person whose household is not in review: reports to come; none once it withdrew. */
export const reportsOutOfReview = (
  type: ApplicationType,
  { isWithdrawn }: Pick<Situation, "isWithdrawn">,
): ReportsSeen => ({
  reports: productsOf[type].map((product) => ({
    ...{ product, expiresAt: null },
    ...(isWithdrawn ? { state: "NONE", waitsFor: null } : { state: "WAITING", waitsFor: "BUREAU" }),
  })),
  screening: null,
  creditFile: null,
  reportAgency: null,
});

/** Returns what an owner sees of a person who is not screened. */
export const noReports: ReportsSeen = { reports: [], screening: null, creditFile: null, reportAgency: null };
