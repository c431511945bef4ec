import { type ReportProduct, reportProducts } from "@porchlight/domain/screening/products.ts";
import * as answers from "./answers.ts";
import type { CallBureau } from "./call-bureau.ts";
import { unreachable } from "./screening-fault.ts";

/** On whose behalf a report is read. */
export type ReportReader = "landlord" | "renter";

/** The raw report: it holds what must be neither stored nor shown before `sanitizeReport` has read it. */
export type RawReport = { daysLeft: number; data: Record<string, unknown> };

/** The calls that read reports. Errors  refused with ReportsNotReady before their delivery. */
export type ReportCalls = {
  /** The products there are reports of, of those that are known here. */
  reportNames(requestRenterId: number, reader: ReportReader): Promise<ReportProduct[]>;
  report(requestRenterId: number, product: ReportProduct, reader: ReportReader): Promise<RawReport>;
};

const wireNames = { CREDIT: "Credit", CRIMINAL: "Criminal", EVICTION: "Eviction" } as const satisfies Record<
  ReportProduct,
  string
>;
const readers = { landlord: "Landlords", renter: "Renters" } as const satisfies Record<ReportReader, string>;

export function reportCalls(call: CallBureau): ReportCalls {
  return {
    async reportNames(requestRenterId, reader) {
      const path = `${reportsOf(requestRenterId, reader)}/Names`;
      const named = await call(answers.names, { what: "names of reports", method: "GET", path });
      return reportProducts.filter((product) => named.includes(wireNames[product]));
    },
    async report(requestRenterId, product, reader) {
      const { reportsExpireNumberOfDays: daysLeft, reportResponseModelDetails } = await call(answers.reports, {
        ...{ what: "report", method: "GET" },
        path: `${reportsOf(requestRenterId, reader)}?requestedProduct=${wireNames[product]}&reportType=json`,
      });
      return { daysLeft, data: objectOf(reportResponseModelDetails[0]!.reportData) };
    },
  };
}

const reportsOf = (requestRenterId: number, reader: ReportReader): string =>
  `${readers[reader]}/ScreeningRequestRenters/${requestRenterId}/Reports`;

function objectOf(data: string | Record<string, unknown>): Record<string, unknown> {
  if (typeof data !== "string") return data;
  try {
    const read: unknown = JSON.parse(data);
    if (typeof read === "object" && read !== null && !Array.isArray(read)) return read as Record<string, unknown>;
  } catch {
    // As below; the parser's own message quotes the report.
  }
  throw unreachable("report: it is not an object of JSON");
}
