import type { VerdictView } from "@porchlight/contract/applications.ts";
import type { VerdictMove } from "@porchlight/domain/applications/lifecycle.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { appendToChain } from "../chain/append.ts";
import { asStored, microsecondsOf } from "../chain/items.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Investor } from "../platform/http/serve.ts";
import { type ScreeningRow, screeningsOfBundle } from "../screening/queries.ts";
import { judgedOf, voucherIn } from "./judged.ts";
import type { LockedBundle } from "./locked-bundle.ts";
import { type Applicant, inquiryOfBundle } from "./store.ts";
import { insertVerdict, type KeptJudged, verdictsOn } from "./verdict-store.ts";

/** Keeps a verdict with what it was decided by and the reports there were, in the inquiry's chain. It names nobody. */
export async function keepVerdict(
  tx: Tx,
  app: App,
  owner: Investor,
  { bundle, applicants, lead }: LockedBundle,
  move: VerdictMove,
  at: Temporal.Instant,
): Promise<void> {
  const { companyId, inquiryId, id: bundleId, criteria } = bundle;
  const screenings = await screeningsOfBundle(tx, bundleId);
  const judged = JSON.stringify({
    asked: criteria,
    ...judgedOf(bundle, applicants.map(unnamed), { screenings, voucher: voucherIn(lead.renter.facts) }, at),
    ownReportsFrom: makersOfOwnReports(screenings),
  } satisfies KeptJudged);
  const [reportIds, decidedBy, when] = [JSON.stringify(reportIdsOf(screenings)), owner.userId, asStored(at)];
  const id = insertVerdict(tx, { companyId, inquiryId, bundleId, move, judged, reportIds, decidedBy, at: when });
  const fields = [bundleId, move, judged, reportIds, decidedBy, microsecondsOf(when)];
  appendToChain(tx, app, { inquiryId, kind: "verdict", id, fields });
}

/** The record of a verdict is kept when its people erase what is theirs. */
const unnamed = (applicant: Applicant): Applicant => ({ ...applicant, name: "" });

/** Returns the bureau's ids of the people on whom there were reports. */
const reportIdsOf = (screenings: Map<string, ScreeningRow | null> | null): string[] =>
  [...(screenings?.values() ?? [])].flatMap((one) => (one?.summary ? String(one.summary.requestRenterId) : [])).sort();

/** Returns who made the reports that people brought in place of the bureau's. */
const makersOfOwnReports = (screenings: Map<string, ScreeningRow | null> | null): string[] =>
  [...(screenings?.values() ?? [])]
    .flatMap((one) => (one?.status === "OWN_REPORT" && one.reportAgency ? one.reportAgency.name : []))
    .sort();

/** Returns every verdict on a company's bundle with what it was decided by, newest first. Errors  `not-found`. */
export async function verdictViews(app: App, companyId: string, bundleId: string): Promise<VerdictView[]> {
  if (!(await inquiryOfBundle(app.db, companyId, bundleId))) return refuse("not-found");
  return (await verdictsOn(app.db, companyId, bundleId)).map(({ judged, decidedAt, userId, name, ...verdict }) => ({
    ...verdict,
    criteria: judged.criteria,
    household: judged.household,
    ownReportsFrom: judged.ownReportsFrom ?? [],
    decidedAt: decidedAt.toString(),
    decidedBy: { id: userId, name },
  }));
}
