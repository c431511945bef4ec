import type { CodeValidityPeriod } from "@porchlight/domain/showings/self-guided.ts";
import { type Reader, row, sql, type Tx } from "../platform/database/database.ts";

export type TourInstructions = {
  requestId: string;
  instructions: string;
  code: string;
  validity: CodeValidityPeriod;
  validFrom: Temporal.Instant;
  validUntil: Temporal.Instant | null;
};

const columns = sql`
  request_id as "requestId", instructions, code, validity, valid_from as "validFrom", valid_until as "validUntil"`;

export const instructionsOf = (on: Reader | Tx, requestId: string): Promise<TourInstructions | null> =>
  row(on, sql<TourInstructions>`select ${columns} from tour_instructions where request_id = ${requestId}`);

/** Returns the instructions last shared for a home. */
export const lastInstructions = (on: Reader | Tx, propertyId: string): Promise<TourInstructions | null> =>
  row(
    on,
    sql<TourInstructions>`
      select ${columns} from tour_instructions where property_id = ${propertyId} order by created_at desc, id desc limit 1`,
  );

export const insertInstructions = async (
  tx: Tx,
  shared: TourInstructions & { companyId: string; propertyId: string; at: Temporal.Instant },
): Promise<void> => {
  await sql`
    insert into tour_instructions (company_id, property_id, request_id, instructions, code, validity, valid_from, valid_until, created_at)
    values (${shared.companyId}, ${shared.propertyId}, ${shared.requestId}, ${shared.instructions}, ${shared.code},
            ${shared.validity}, ${shared.validFrom}, ${shared.validUntil}, ${shared.at})`.execute(tx);
};
