import { hoursOfDays } from "@porchlight/domain/kernel/moments.ts";
import { timing } from "@porchlight/domain/showings/timing.ts";
import type { App } from "../app.ts";
import { record } from "../events/record.ts";
import { rows, sql } from "../platform/database/database.ts";
import { handleEach, type Sweep } from "../platform/sweeps.ts";
import { lockProperty, saveProperty } from "../properties/store.ts";

/** In hours, since a moment has no calendar to count days by. */
const interval = hoursOfDays(timing.listingRefreshedEvery.days);
const isRefreshed = sql`status = 'LISTED' and auto_refresh and deleted_at is null`;

export const listingSweeps = (app: App): Sweep[] => [refreshListings(app)];

/** Listed homes whose owners want it are dated anew, which the platforms read as a listing of today. */
const refreshListings = (app: App): Sweep => ({
  name: "refresh-listings",
  next: (until) => sql`
    select last_listed_at + ${sql.interval(interval)} from property
    where ${isRefreshed} and last_listed_at <= ${until.subtract(interval)}
    order by last_listed_at limit 1`,
  async run(at) {
    const due = await rows(
      app.db,
      sql<{ id: string }>`
        select id from property where ${isRefreshed} and last_listed_at <= ${at.subtract(interval)}
        order by last_listed_at limit 100`,
    );
    let refreshed = 0;
    await handleEach(due, async ({ id }) => {
      if (await refresh(app, id, at)) refreshed += 1;
    });
    return refreshed;
  },
});

/** Refreshes a listing. Returns false when it was already refreshed or the home is no longer listed. */
const refresh = (app: App, propertyId: string, dueAt: Temporal.Instant): Promise<boolean> =>
  app.inTransaction(async (tx) => {
    const stored = await lockProperty(tx, propertyId);
    const { status, autoRefresh, lastListedAt, companyId } = stored!.property;
    const isDue = lastListedAt !== null && Temporal.Instant.compare(lastListedAt.add(interval), dueAt) <= 0;
    if (stored!.deletedAt || status !== "LISTED" || !autoRefresh || !isDue) return false;
    const at = app.clock.now();
    await saveProperty(tx, { ...stored!, property: { ...stored!.property, lastListedAt: at } });
    await record(tx, app.jobs, { kind: "property.refreshed", companyId, at, propertyId });
    return true;
  });
