import type { HomePart } from "@porchlight/assistant/records/world-record.ts";
import type { Line } from "@porchlight/assistant/talk.ts";
import type { Knowledge } from "@porchlight/assistant/world.ts";
import { type Reader, row, rows, sql } from "../../platform/database/database.ts";

/** Which turns: those of one inquiry, or of all; since a moment, or ever. */
export type TurnRange = { inquiryId: string | null; since: Temporal.Instant | null };

/** A turn as it is stored, with the parts of its world. */
export type StoredTurn = {
  inquiryId: string;
  seq: number;
  at: Temporal.Instant;
  record: Buffer;
  /** Null where the part is not there. */
  home: HomePart | null;
  /** Null where the owner had answered nothing. */
  knowledge: Knowledge[] | null;
  /** Whether a renter erased a question that it was decided by. */
  isErased: boolean;
};

export type TurnPlace = Pick<StoredTurn, "inquiryId" | "seq">;

const nowhere: TurnPlace = { inquiryId: "00000000-0000-0000-0000-000000000000", seq: 0 };

const within = ({ inquiryId, since }: TurnRange, at: string) => sql`
  (${inquiryId}::uuid is null or inquiry_id = ${inquiryId}::uuid)
  and (${since}::timestamptz is null or ${sql.ref(at)} >= ${since}::timestamptz)`;

/** Returns a page of turns behind a place, inquiry by inquiry, in the order in which they were taken. */
export const turnsAfter = (
  on: Reader,
  range: TurnRange,
  { inquiryId, seq }: TurnPlace = nowhere,
  pageSize = 200,
): Promise<StoredTurn[]> =>
  rows(
    on,
    sql<StoredTurn>`
      select turn.inquiry_id as "inquiryId", turn.seq, turn.at, turn.record, home.content as home,
        knowledge.content as knowledge, coalesce(knowledge.is_erased, false) as "isErased"
      from (
        select * from turn_record
        where (inquiry_id, seq) > (${inquiryId}::uuid, ${seq}::bigint) and ${within(range, "at")}
        order by inquiry_id, seq limit ${pageSize}
      ) turn
      left join world_part home on (home.property_id, home.digest) = (turn.property_id, turn.home_digest)
      left join world_part knowledge
        on (knowledge.property_id, knowledge.digest) = (turn.property_id, turn.knowledge_digest)
      order by turn.inquiry_id, turn.seq`,
  );

/** Returns lines of conversations by their place. */
export const linesAt = async (
  on: Reader,
  inquiryIds: readonly string[],
  places: readonly number[],
): Promise<Map<number, Line>> =>
  new Map(
    (
      await rows(
        on,
        sql<Line & { seq: number }>`
          select seq, sender as "from", content as text from message
          where inquiry_id = any(${inquiryIds}::uuid[]) and seq = any(${places}::bigint[])`,
      )
    ).map(({ seq, ...line }) => [seq, line]),
  );

/** Returns how many messages of Piper's are of no turn on record. */
export const countUnrecorded = async (on: Reader, range: TurnRange): Promise<number> =>
  (await row(
    on,
    sql<{ count: number }>`
      select count(*)::int as count from message
      where sender = 'piper' and ${within(range, "created_at")}
        and not exists (
          select from turn_record turn where turn.inquiry_id = message.inquiry_id and turn.message_id = message.id)`,
  ))!.count;
