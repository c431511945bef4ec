import type { FeedOutcome } from "@porchlight/domain/properties/feed-fields.ts";
import { type Reader, row, sql } from "../platform/database/database.ts";
import type { ReadingResult } from "./store.ts";

/** A company's feed and what came of its last reading; a feed that was not read yet has no outcome. */
export type FeedState = Omit<ReadingResult, "outcome"> & {
  outcome: FeedOutcome | null;
  url: string;
  connectedAt: Temporal.Instant;
  isReading: boolean;
  readAt: Temporal.Instant | null;
  nextReadAt: Temporal.Instant;
  photosWaiting: number;
  photosFailed: number;
};

/** Returns a company's feed and what came of its last reading; null without one. */
export const feedState = (on: Reader, companyId: string): Promise<FeedState | null> =>
  row(
    on,
    sql<FeedState>`
      select company.feed_url as url, connected_at as "connectedAt", reading is not null or read_at is null as "isReading",
             read_at as "readAt", next_read_at as "nextReadAt", outcome, added, changed, unchanged, missing,
             skipped_count as "skippedCount", skipped, photos.waiting as "photosWaiting", photos.failed as "photosFailed"
      from property_feed feed join company on company.id = feed.company_id
        cross join lateral (
          select count(*) filter (where next_attempt_at is not null) as waiting,
                 count(*) filter (where next_attempt_at is null) as failed
          from feed_photo
          where feed_photo.company_id = feed.company_id and (next_attempt_at is not null or problem is not null)) photos
      where feed.company_id = ${companyId}`,
  );
