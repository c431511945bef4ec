import type { VerdictView } from "@porchlight/contract/applications.ts";

/** Returns which reports there were when something was decided: the bureau's by number, and those that renters brought. */
export function reportsConsidered({
  reportIds,
  ownReportsFrom,
}: Pick<VerdictView, "reportIds" | "ownReportsFrom">): string {
  const lines = [
    ...(reportIds.length > 0 ? [`Screening reports at the bureau, by number: ${reportIds.join(", ")}.`] : []),
    ...(ownReportsFrom.length > 0 ? [`Renters' own reports, made by: ${ownReportsFrom.join(", ")}.`] : []),
  ];
  return lines.length > 0 ? lines.join(" ") : "There were no screening reports.";
}
