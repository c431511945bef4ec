import { type ReportProduct, reportProducts } from "@porchlight/domain/screening/products.ts";
import type { ScreeningSummary } from "@porchlight/domain/screening/summary.ts";
import { objectsIn, type ReportObject, textIn } from "./report-json.ts";
import type { SanitizedReport } from "./sanitize.ts";
import { creditSummaryOf } from "./summarize-credit.ts";
import { criminalRecordsOf, evictionRecordsOf } from "./summarize-records.ts";

export type SanitizedReports = Partial<Record<ReportProduct, SanitizedReport>>;

const provider = "TransUnion ShareAble for Rentals";
const identityDisclaimer = "Records are matched by name and may be about other people.";

/** Returns all that is kept of a renter's reports. Both times are instants. */
export function summaryOf(
  reports: SanitizedReports,
  order: { requestRenterId: number; orderedAt: Temporal.Instant; expiresAt: Temporal.Instant },
): ScreeningSummary {
  const { CREDIT, CRIMINAL, EVICTION } = reports;
  return {
    provider,
    requestRenterId: order.requestRenterId,
    orderedAt: order.orderedAt.toString(),
    expiresAt: order.expiresAt.toString(),
    products: reportProducts.filter((product) => reports[product] !== undefined),
    credit: CREDIT ? creditSummaryOf(CREDIT) : null,
    evictions: EVICTION ? evictionRecordsOf(EVICTION) : null,
    criminal: CRIMINAL ? criminalRecordsOf(CRIMINAL) : null,
    disclaimer: disclaimerOf(Object.values(reports)),
  };
}

/** What the reports themselves say about how far they can be relied on, each sentence once. */
function disclaimerOf(reports: ReportObject[]): string {
  const told = reports.flatMap((report) =>
    objectsIn(report, "Disclaimers").flatMap((disclaimer) => textIn(disclaimer, "Value") ?? []),
  );
  return [...new Set(told)].join(" ") || identityDisclaimer;
}
