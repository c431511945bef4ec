import type { DocumentKind } from "../applications/documents.ts";
import { isSettled, type ScreeningStatus } from "./lifecycle.ts";
import { type ReportAge, reportDayProblem } from "./report-age.ts";
import type { ReportAgency } from "./report-agency.ts";

/** What is missing of a person's screening before they can submit, as a section of their form. */
export type MissingScreening = {
  screening?: { status: string } | Partial<Record<"ownReport" | "agency" | "madeOn", string>>;
};

/** A person's screening as far as it decides what is missing. */
type Standing = { status: ScreeningStatus; reportAgency: ReportAgency | null; reportMadeOn: string | null };

/**
 * Returns what is missing of a person's screening. Nothing is while the bureau alone is waited for; a report of the
 * person's own has to be among their files, the company that made it named, and its day no longer ago than the law at
 * the home allows. Null where nobody is screened.
 */
export function missingOfScreening(
  standing: Standing | null,
  documents: readonly DocumentKind[],
  age: ReportAge,
): MissingScreening {
  if (standing === null) return {};
  const { status, reportAgency, reportMadeOn } = standing;
  if (!isSettled[status]) return { screening: { status: "Complete the screening step" } };
  if (status !== "OWN_REPORT") return {};
  const madeOn = reportMadeOn === null ? "Enter the date of your report" : reportDayProblem(reportMadeOn, age);
  const missing = {
    ...(!documents.includes("OWN_REPORT") && { ownReport: "Add your own report" }),
    ...(!reportAgency && { agency: "Name the company that made your report" }),
    ...(madeOn && { madeOn }),
  };
  return Object.keys(missing).length > 0 ? { screening: missing } : {};
}
