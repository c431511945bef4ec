import type { FailedChannelView } from "@porchlight/contract/actions-needed.ts";
import { isOnOptOutList } from "../deliveries/opt-out-store.ts";
import type { RenterContact } from "../leads/store.ts";
import { type Reader, row, rows, sql, type Tx } from "../platform/database/database.ts";

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

/** Returns the channel a member prefers where it takes nothing, with the one that takes its place; else null. */
export const failedChannelOf = (on: Reader, userId: string): Promise<FailedChannelView | null> =>
  row(
    on,
    sql<FailedChannelView>`
      select preferred_channel as channel, recipient as "to",
        case when preferred_channel = 'SMS' then 'EMAIL'
             when phone is not null and not ${isOnOptOutList(sql`'SMS'`, sql`phone`)} then 'SMS' end as instead
      from app_user
        join channel_opt_out on channel = preferred_channel
          and recipient = case preferred_channel when 'SMS' then phone else email end
      where app_user.id = ${userId}`,
  );
