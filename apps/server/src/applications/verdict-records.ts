import type { VerdictView } from "@porchlight/contract/applications.ts";
import type { VerdictMove } from "@porchlight/domain/applications/lifecycle.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { appendToChain } from "../chain/append.ts";
import { asStored, microsecondsOf } from "../chain/items.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Investor } from "../platform/http/serve.ts";
import { judgedOf } from "./judged.ts";
import type { LockedBundle } from "./locked-bundle.ts";
import { inquiryOfBundle } from "./store.ts";
import { insertVerdict, type KeptJudged, verdictsOn } from "./verdict-store.ts";

/** Keeps a verdict with what it was decided by, in the inquiry's chain. No report is read yet, so none is named. */
export function keepVerdict(
  tx: Tx,
  app: App,
  owner: Investor,
  { bundle, applicants }: LockedBundle,
  move: VerdictMove,
  at: Temporal.Instant,
): void {
  const { companyId, inquiryId, id: bundleId, criteria } = bundle;
  const judged = JSON.stringify({ asked: criteria, ...judgedOf(bundle, applicants, at) } satisfies KeptJudged);
  const [reportIds, decidedBy, when] = [JSON.stringify([]), owner.userId, asStored(at)];
  const id = insertVerdict(tx, { companyId, inquiryId, bundleId, move, judged, reportIds, decidedBy, at: when });
  const fields = [bundleId, move, judged, reportIds, decidedBy, microsecondsOf(when)];
  appendToChain(tx, app, { inquiryId, kind: "verdict", id, fields });
}

/** Returns every verdict on a company's bundle with what it was decided by, newest first. Errors  `not-found`. */
export async function verdictViews(app: App, companyId: string, bundleId: string): Promise<VerdictView[]> {
  if (!(await inquiryOfBundle(app.db, companyId, bundleId))) return refuse("not-found");
  return (await verdictsOn(app.db, companyId, bundleId)).map(({ judged, decidedAt, userId, name, ...verdict }) => ({
    ...verdict,
    criteria: judged.criteria,
    household: judged.household,
    decidedAt: decidedAt.toString(),
    decidedBy: { id: userId, name },
  }));
}
