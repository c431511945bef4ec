import type { DocumentKind } from "../applications/documents.ts";
import { isSettled, type ScreeningStatus } from "./lifecycle.ts";

/** What is missing of a person's screening before they can submit, as a section of their form. */
export type MissingScreening = { screening?: { status: string } | { ownReport: string } };

/**
 * Returns what is missing of a person's screening. Nothing is while the bureau alone is waited for; a report of the
 * person's own has to be among their files. `status` is null where nobody is screened.
 */
export function missingOfScreening(
  status: ScreeningStatus | null,
  documents: readonly DocumentKind[],
): MissingScreening {
  if (status === null) return {};
  if (!isSettled[status]) return { screening: { status: "Complete the screening step" } };
  const isBrought = status !== "OWN_REPORT" || documents.includes("OWN_REPORT");
  return isBrought ? {} : { screening: { ownReport: "Add your own report" } };
}
