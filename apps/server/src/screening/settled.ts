import { isSettled, type ScreeningStatus } from "@porchlight/domain/screening/lifecycle.ts";
import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import { hasScreening } from "./has-screening.ts";
import { situationOf } from "./queries.ts";
import { loadScreening } from "./store.ts";

/** What is missing of a person's screening before they can submit, as a section of their form. */
export type MissingScreening = { screening?: { status: string } };

/** Nothing is missing of a screening for which the bureau alone is waited; `status` is null where nobody is screened. */
export const missingOfScreening = (status: ScreeningStatus | null): MissingScreening =>
  status === null || isSettled[status] ? {} : { screening: { status: "Complete the screening step" } };

/** Returns what is missing of a person's screening. */
export async function missingScreening(tx: Tx, app: App, applicationId: string): Promise<MissingScreening> {
  if (!hasScreening(app)) return {};
  const situation = await situationOf(tx, applicationId);
  if (!situation?.attestation) return {};
  return missingOfScreening((await loadScreening(tx, applicationId))?.status ?? "OPEN");
}
