import { type Reader, row, rows, sql, type Tx } from "../platform/database/database.ts";

/** Makes a question one about how to get in at a request's showing, at whose start it runs out. */
export async function tieToRequest(
  tx: Tx,
  escalationId: string,
  requestId: string,
  startsAt: Temporal.Instant,
): Promise<void> {
  await sql`
    update escalation set request_id = ${requestId}, runs_out_at = ${startsAt} where id = ${escalationId}`.execute(tx);
}

/** The open questions about how to get in at a request's showing. */
export const questionsAboutEntry = (on: Reader | Tx, requestId: string): Promise<{ id: string }[]> =>
  rows(on, sql<{ id: string }>`select id from escalation where request_id = ${requestId} and status = 'PENDING'`);

/** The request at whose showing a question is about how to get in; null where it is about something else. */
export const requestAskedAbout = async (on: Reader | Tx, escalationId: string): Promise<string | null> =>
  (
    await row(
      on,
      sql<{ requestId: string | null }>`select request_id as "requestId" from escalation where id = ${escalationId}`,
    )
  )?.requestId ?? null;

type Question = { id: string; reason: string | null; question: string };

/** Returns the open questions of a lead that no other renter asked, and that may be about a showing. */
export const questionsOnlyOf = (on: Reader | Tx, inquiryId: string): Promise<Question[]> =>
  rows(
    on,
    sql<Question>`
      select id, reason, asker.question_text as question
      from escalation_asker asker join escalation on escalation.id = asker.escalation_id
      where asker.inquiry_id = ${inquiryId} and status = 'PENDING' and type = 'PROPERTY_QUESTION'
        and (reason is null or reason in ('SHOWING_ISSUE', 'OTHER'))
        and not exists (select from escalation_asker other
                        where other.escalation_id = escalation.id and other.inquiry_id <> ${inquiryId})
      order by id`,
  );
