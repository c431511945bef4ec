import type { getReport } from "@porchlight/contract/applications.ts";
import type { ReplyOf } from "@porchlight/contract/endpoint.ts";
import { useNow } from "../../app/use-now.ts";
import { validityWords } from "../../sections/reports/validity.ts";
import { shortDate } from "../../ui/ages.ts";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";

/** On whom a report is, who made it and when, and until when it may be read. */
export function ReportLine({ report }: { report: ReplyOf<typeof getReport> }) {
  const zone = viewerTimeZone();
  const made = shortDate(Temporal.Instant.from(report.generatedAt), useNow(), zone);
  const validity = validityWords(report.expiresAt, false, zone);
  return <>{[report.applicantName, `From ${report.provider}, ${made}`, validity].join(" • ")}</>;
}
