import { type Reader, rows, sql, type Tx } from "../platform/database/database.ts";

/** Plans to fetch photos of homes that were not planned before. */
export async function planPhotos(
  tx: Tx,
  companyId: string,
  homes: readonly { propertyId: string; photos: readonly string[] }[],
  now: Temporal.Instant,
): Promise<void> {
  const planned = homes.flatMap(({ propertyId, photos }) =>
    photos.map((url, position) => ({ propertyId, url, position })),
  );
  if (planned.length === 0) return;
  await sql`
    insert into feed_photo (property_id, url, company_id, position, next_attempt_at)
    select "propertyId", url, ${companyId}, position, ${now}
    from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb) as photo ("propertyId" uuid, url text, position int)
    on conflict do nothing`.execute(tx);
}

export type PlannedPhoto = { url: string; companyId: string; attempts: number };

/** Returns the photos of a home that are still to be fetched, in their order. */
export const photosToFetch = (on: Reader, propertyId: string, limit: number): Promise<PlannedPhoto[]> =>
  rows(
    on,
    sql<PlannedPhoto>`
      select url, company_id as "companyId", attempts from feed_photo
      where property_id = ${propertyId} and next_attempt_at is not null order by position, url limit ${limit}`,
  );

/** Says of a photo when it is tried again, and why it was not fetched; both are null for one that is there. */
export async function savePhotoAttempt(
  tx: Tx,
  propertyId: string,
  url: string,
  { nextAttemptAt, problem }: { nextAttemptAt: Temporal.Instant | null; problem: string | null },
): Promise<void> {
  await sql`
    update feed_photo set next_attempt_at = ${nextAttemptAt}, problem = ${problem}, attempts = attempts + 1
    where property_id = ${propertyId} and url = ${url}`.execute(tx);
}
