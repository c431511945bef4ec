import { randomUUIDv7 } from "node:crypto";
import type { Criteria } from "@porchlight/domain/applications/criteria.ts";
import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { post, sql, type Tx } from "../platform/database/database.ts";

/** `undecided` is a lead that was declined and that nothing speaks against any more. */
export type QualificationOutcome = "passes" | "fails" | "undecided";

/** What a lead was judged by. */
export type QualifiedBy = { criteria: Criteria; facts: Partial<RenterFacts> };

type NewQualification = {
  companyId: string;
  inquiryId: string;
  outcome: QualificationOutcome;
  /** The text of a `QualifiedBy`. */
  judged: string;
  at: Temporal.Instant;
};

/** Inserts a qualification, in a statement that is not waited for. Returns its id. */
export function insertQualification(tx: Tx, { companyId, inquiryId, outcome, judged, at }: NewQualification): string {
  const id = randomUUIDv7();
  post(
    tx,
    sql`
      insert into qualification (id, company_id, inquiry_id, outcome, judged, at)
      values (${id}, ${companyId}, ${inquiryId}, ${outcome}, ${judged}::json, ${at})`,
  );
  return id;
}
