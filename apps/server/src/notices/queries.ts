import type { RenterContact } from "../leads/store.ts";
import { type Reader, rows, sql, type Tx } from "../platform/database/database.ts";

/** A renter who comes to a showing. */
export type Guest = Pick<RenterContact, "name" | "phone" | "email">;

/** Returns the renters whose requests for a showing are accepted. */
export const guestsOf = (on: Reader | Tx, showingId: string): Promise<Guest[]> =>
  rows(
    on,
    sql<Guest>`
      select name, phone, email from showing_request request join renter on renter.id = request.renter_id
      where showing_id = ${showingId} and status = 'ACCEPTED' order by request.id`,
  );
