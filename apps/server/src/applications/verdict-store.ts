import { randomUUIDv7 } from "node:crypto";
import type { Criteria } from "@porchlight/domain/applications/criteria.ts";
import type { VerdictMove } from "@porchlight/domain/applications/lifecycle.ts";
import { post, type Reader, rows, sql, type Tx } from "../platform/database/database.ts";
import type { Judged } from "./judged.ts";

/**
 * What a verdict keeps of what it was decided by: the home's criteria in full, the household's facts beside them, and who
 * made the reports that renters brought, which older records lack.
 */
export type KeptJudged = Judged & { asked: Criteria; ownReportsFrom?: string[] };

type NewVerdict = {
  companyId: string;
  inquiryId: string;
  bundleId: string;
  move: VerdictMove;
  /** The texts of a `KeptJudged` and of a list of ids. */
  judged: string;
  reportIds: string;
  decidedBy: string;
  at: Temporal.Instant;
};

/** Inserts the record of a verdict, in a statement that is not waited for. Returns its id. */
export function insertVerdict(tx: Tx, verdict: NewVerdict): string {
  const id = randomUUIDv7();
  post(
    tx,
    sql`
      insert into verdict (id, company_id, inquiry_id, bundle_id, move, judged, report_ids, decided_by, decided_at)
      values (${id}, ${verdict.companyId}, ${verdict.inquiryId}, ${verdict.bundleId}, ${verdict.move},
              ${verdict.judged}::json, ${verdict.reportIds}::json,
              ${verdict.decidedBy}, ${verdict.at})`,
  );
  return id;
}

export type KeptVerdict = {
  id: string;
  move: VerdictMove;
  judged: KeptJudged;
  reportIds: string[];
  decidedAt: Temporal.Instant;
  userId: string;
  name: string;
};

/** Returns the verdicts on a company's bundle, newest first; none for another company's. */
export const verdictsOn = (on: Reader, companyId: string, bundleId: string): Promise<KeptVerdict[]> =>
  rows(
    on,
    sql<KeptVerdict>`
      select verdict.id, move, judged, report_ids as "reportIds", decided_at as "decidedAt", decided_by as "userId", name
      from verdict join app_user on app_user.id = decided_by
      where bundle_id = ${bundleId} and company_id = ${companyId} order by decided_at desc, verdict.id desc`,
  );
