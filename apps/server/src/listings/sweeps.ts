import { confirmedAfterHours } from "@porchlight/domain/properties/syndication.ts";
import type { App } from "../app.ts";
import { row, rows, sql } from "../platform/database/database.ts";
import { handleEach, type Sweep } from "../platform/sweeps.ts";
import { confirmByPlatform } from "./actions.ts";

const patience = { hours: confirmedAfterHours };

/** Homes whose platforms have had time enough. One that a platform's feed leaves out is not shown there, however long it takes. */
const overdueAt = (at: Temporal.Instant) => sql`
  status = 'LISTING_IN_PROGRESS' and deleted_at is null and last_listed_at <= ${at.subtract(patience)}
  and not exists (select from syndication_entry where property_id = id and problems <> '[]')`;

/** A home that its platforms have not confirmed in time counts as listed. */
export const confirmListings = (app: App): Sweep => ({
  name: "confirm-listings",
  async next(until) {
    const earliest = await row(
      app.db,
      sql<{ last_listed_at: Temporal.Instant }>`
select last_listed_at from property where ${overdueAt(until)}
        order by last_listed_at limit 1`,
    );
    return earliest?.last_listed_at.add(patience) ?? null;
  },
  async run(at) {
    const waiting = await rows(
      app.db,
      sql<{ id: string }>`
select id from property where ${overdueAt(at)} order by last_listed_at limit 100`,
    );
    let confirmed = 0;
    await handleEach(waiting, async ({ id }) => {
      if (await confirmByPlatform(app, id, at)) confirmed += 1;
    });
    return confirmed;
  },
});
