import type { MessageChannel } from "@porchlight/domain/conversations/channels.ts";
import type { Escalation } from "../escalations/store.ts";
import type { Inquiry, RenterContact } from "../leads/store.ts";
import { json, type Reader, row, rows, sql, type Tx } from "../platform/database/database.ts";

/**
 * Returns the channel of a lead's open showing when it was requested elsewhere than in its chat or at the opened link,
 * or null.
 */
export const channelAskedElsewhere = async (
  on: Reader | Tx,
  inquiryId: string,
  { linkOf }: { linkOf: string | null },
): Promise<MessageChannel | null> =>
  (
    await row(
      on,
      sql<{ askedIn: MessageChannel }>`
        select asked_in as "askedIn" from showing_request asked
        where inquiry_id = ${inquiryId} and asked_in <> 'WEB' and id is distinct from ${linkOf}::uuid
          and not exists (select 1 from showing_request linked where linked.id = ${linkOf} and
            (linked.status = 'PENDING' and linked.moves_request_id = asked.id
              or asked.status = 'PENDING' and asked.moves_request_id = linked.id))
          and ((status in ('PENDING', 'ACCEPTED') and over_at is null)
            or exists (select 1 from reschedule_request where request_id = asked.id and status = 'PENDING'))
        order by created_at desc limit 1`,
    )
  )?.askedIn ?? null;

/** Whether the renter has written in a conversation on another channel than its chat. */
export const hasWrittenElsewhere = async (on: Reader | Tx, inquiryId: string): Promise<boolean> =>
  (await row(
    on,
    sql`select 1 from message where inquiry_id = ${inquiryId} and sender = 'renter' and channel <> 'WEB' limit 1`,
  )) !== null;

/** Whether a browser came into a conversation by a link that went to the renter. */
export const hasOpenedLink = async (on: Reader | Tx, inquiryId: string): Promise<boolean> =>
  (await row(on, sql`select 1 from visitor where inquiry_id = ${inquiryId} and link_of is not null limit 1`)) !== null;

/** Whether an earlier lead of the home with the same address or number has an open request. */
export const hasEarlierRequest = async (
  on: Reader | Tx,
  inquiry: Pick<Inquiry, "id" | "companyId" | "propertyId">,
  renter: Pick<RenterContact, "email" | "phone">,
): Promise<boolean> =>
  (await row(
    on,
    sql`select 1 from inquiry as other join renter on renter.id = other.renter_id
        where other.property_id = ${inquiry.propertyId} and other.id < ${inquiry.id}
          and renter.company_id = ${inquiry.companyId}
          and (lower(renter.email) = ${renter.email?.toLowerCase() ?? null} or renter.phone = ${renter.phone})
          and exists (select from showing_request open where open.inquiry_id = other.id
                      and open.status in ('FORMING', 'PENDING', 'ACCEPTED') and over_at is null)
        limit 1`,
  )) !== null;

/** A question of a renter that waits for the owner. */
export type OpenQuestion = Pick<Escalation, "id" | "type" | "reason"> & { question: string; askedAt: Temporal.Instant };

/** Returns a renter's questions that wait for the owner, in the order they were asked. */
export const openQuestionsOf = (on: Reader | Tx, inquiryId: string): Promise<OpenQuestion[]> =>
  rows(
    on,
    sql<OpenQuestion>`
      select id, type, reason, asker.question_text as question, asker.created_at as "askedAt"
      from escalation_asker asker join escalation on escalation.id = asker.escalation_id
      where asker.inquiry_id = ${inquiryId} and status = 'PENDING'
        and type <> 'SELF_SHOWING_INSTRUCTIONS_REQUEST' and reason is distinct from 'SHOWING_ISSUE'
      order by asker.created_at, id`,
  );

/** Whether a message about open questions has gone to this renter since they asked. */
export const isRecalled = async (on: Reader | Tx, inquiryId: string, { askedAt }: OpenQuestion): Promise<boolean> =>
  (await row(
    on,
    sql`
      select 1 from message join event on event.seq = substring(external_id from '^news:([0-9]+)$')::bigint
      where message.inquiry_id = ${inquiryId} and message.created_at > ${askedAt} and event.kind = 'escalation.still-open'`,
  )) !== null;

/** Whether Piper has given a renter these facts since they asked. */
export const hasTold = async (
  on: Reader | Tx,
  inquiryId: string,
  { askedAt }: OpenQuestion,
  facts: object[],
): Promise<boolean> =>
  (await row(
    on,
    sql`
      select 1 from message
      where inquiry_id = ${inquiryId} and sender = 'piper' and created_at >= ${askedAt} and facts @> ${json(facts)}`,
  )) !== null;
