import type { DocumentKind } from "@porchlight/domain/applications/documents.ts";
import { type MissingScreening, missingOfScreening } from "@porchlight/domain/screening/missing.ts";
import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import { hasScreening } from "./has-screening.ts";
import { reportAgeAt } from "./law-at-home.ts";
import { situationOf } from "./queries.ts";
import { loadScreening } from "./store.ts";

/** Returns what is missing of a person's screening, whose files are of these kinds. */
export async function missingScreening(
  tx: Tx,
  app: App,
  applicationId: string,
  documents: readonly DocumentKind[],
): Promise<MissingScreening> {
  if (!hasScreening(app)) return {};
  const situation = await situationOf(tx, applicationId);
  if (!situation?.attestation) return {};
  const screening = await loadScreening(tx, applicationId);
  const standing = screening ?? { status: "OPEN", reportAgency: null, reportMadeOn: null };
  return missingOfScreening(standing, documents, reportAgeAt(situation.home, app.clock.now()));
}
