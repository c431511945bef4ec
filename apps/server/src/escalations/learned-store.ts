import type { LearnedAnswerView } from "@porchlight/contract/learned-answers.ts";
import { changed, type Reader, row, rows, sql, type Tx } from "../platform/database/database.ts";

/** An answer that Piper has learned about a home. */
export type LearnedAnswer = Omit<LearnedAnswerView, "updatedAt"> & { updatedAt: Temporal.Instant };

const columns = sql`id, question, answer, updated_at as "updatedAt"`;

/** Returns the answers Piper has learned about a home, newest first. */
export const learnedOf = (on: Reader, propertyId: string): Promise<LearnedAnswer[]> =>
  rows(
    on,
    sql<LearnedAnswer>`select ${columns} from knowledge where property_id = ${propertyId} order by updated_at desc, id`,
  );

type Which = { propertyId: string; answerId: string };

/** Changes a learned answer; null when the home has no such answer. */
export const saveLearned = (
  tx: Tx,
  { propertyId, answerId }: Which,
  answer: string,
  at: Temporal.Instant,
): Promise<LearnedAnswer | null> =>
  row(
    tx,
    sql<LearnedAnswer>`
      update knowledge set answer = ${answer}, updated_at = ${at}
      where id = ${answerId} and property_id = ${propertyId} returning ${columns}`,
  );

/** Returns false where the home has no such answer. */
export const deleteLearned = async (tx: Tx, { propertyId, answerId }: Which): Promise<boolean> =>
  (await changed(tx, sql`delete from knowledge where id = ${answerId} and property_id = ${propertyId}`)) > 0;
