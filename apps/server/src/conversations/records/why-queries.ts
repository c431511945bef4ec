import type { HomePart } from "@porchlight/assistant/records/world-record.ts";
import { type Reader, rows, sql } from "../../platform/database/database.ts";

/** Returns the records of the turns that a message was said in, in order, each with its home as it was then. */
export const recordsOf = (
  on: Reader,
  inquiryId: string,
  messageId: string,
): Promise<{ record: Buffer; home: HomePart }[]> =>
  rows(
    on,
    sql<{ record: Buffer; home: HomePart }>`
      select record, home.content as home
      from turn_record turn join world_part home on (home.property_id, home.digest) = (turn.property_id, turn.home_digest)
      where inquiry_id = ${inquiryId} and message_id = ${messageId} order by seq`,
  );

/** Returns the ids of a conversation's messages whose turns are on record. */
export const recordedMessages = async (on: Reader, inquiryId: string): Promise<Set<string>> =>
  new Set(
    (
      await rows(
        on,
        sql<{ id: string }>`
          select distinct message_id as id from turn_record where inquiry_id = ${inquiryId} and message_id is not null`,
      )
    ).map(({ id }) => id),
  );
