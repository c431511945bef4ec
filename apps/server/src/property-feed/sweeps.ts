import type { App } from "../app.ts";
import { rows, sql } from "../platform/database/database.ts";
import { leaseUntil } from "../platform/lease.ts";
import { earliestDue, type Sweep } from "../platform/sweeps.ts";

const maxAtOnce = 100;
/** How long a home's photos are left to the job that fetches them. */
const photosLease = Temporal.Duration.from({ minutes: 15 });

export const propertyFeedSweeps = (app: App): Sweep[] => [feedsToRead(app), photosToFetch(app)];

/** Feeds that have not been read for 24 hours, and those whose reading was lost with its process. */
const feedsToRead = (app: App): Sweep => ({
  name: "property-feeds-to-read",
  next: (until) => earliestDue({ table: "property_feed", column: "next_read_at" }, until),
  run: (at) =>
    app.inTransaction(async (tx) => {
      const due = await rows(
        tx,
        sql<{ companyId: string }>`
          update property_feed set next_read_at = ${leaseUntil(app.clock.now())}
          where company_id in (
            select company_id from property_feed where next_read_at <= ${at}
            order by next_read_at limit ${maxAtOnce} for update skip locked)
          returning company_id as "companyId"`,
      );
      for (const { companyId } of due) await app.jobs.enqueue(tx, "read-property-feed", { companyId });
      return due.length;
    }),
});

/** Homes with photos to fetch. */
const photosToFetch = (app: App): Sweep => ({
  name: "feed-photos-to-fetch",
  next: (until) => earliestDue({ table: "feed_photo", column: "next_attempt_at" }, until),
  run: (at) =>
    app.inTransaction(async (tx) => {
      const due = await rows(
        tx,
        sql<{ propertyId: string }>`
          with due as (
            select property_id, url from feed_photo where next_attempt_at <= ${at}
            order by next_attempt_at limit ${maxAtOnce} for update skip locked),
          handed as (
            update feed_photo photo set next_attempt_at = ${app.clock.now().add(photosLease)}
            from due where photo.property_id = due.property_id and photo.url = due.url
            returning photo.property_id)
          select distinct property_id as "propertyId" from handed`,
      );
      for (const { propertyId } of due) await app.jobs.enqueue(tx, "fetch-feed-photos", { propertyId });
      return due.length;
    }),
});
