import type { CommunicationChannel } from "@porchlight/domain/conversations/channels.ts";
import type { EventKind } from "../events/kinds.ts";
import { post, row, rows, sql, type Tx } from "../platform/database/database.ts";

/** A notice of an event to a member. */
type MemberNotice = { seq: number; companyId: string; userId: string; line: string };

/** A notice whose time to go out has come. */
export type DueNotice = MemberNotice & {
  kind: EventKind;
  data: unknown;
  /** What its event is about, where that is one request or question. */
  subjectId: string | null;
  /** The home it is about. */
  propertyId: string | null;
  homeName: string | null;
};

/** Whether a notice waits, as a part of a statement. */
export const isWaiting = sql`told_in is null and dropped_at is null`;

/** Holds a member's notices for this transaction, and returns until when the next ones wait; null when they do not. */
export async function lockNoticesOf(tx: Tx, userId: string): Promise<Temporal.Instant | null> {
  const held = await row(
    tx,
    sql<{ until: Temporal.Instant | null }>`
      select notices_wait_until as until from member where user_id = ${userId} for update`,
  );
  return held?.until ?? null;
}

/** Lets what follows wait until then; not waited for. */
export const letNoticesWait = (tx: Tx, userId: string, until: Temporal.Instant): void =>
  post(tx, sql`update member set notices_wait_until = ${until} where user_id = ${userId}`);

/** Whether a member was sent the notice of an event, or it waits for them. `onceKey` is that of the delivery it went in. */
export async function isNoticed(tx: Tx, userId: string, seq: number, onceKey: string): Promise<boolean> {
  const found = await row(
    tx,
    sql<{ is: boolean }>`
      select exists (select from member_notice where event_seq = ${seq} and user_id = ${userId})
        or exists (select from delivery where once_key = ${onceKey}) as is`,
  );
  return found!.is;
}

/** Stores a notice that was sent at once; not waited for. */
export const insertSentNotice = (tx: Tx, notice: MemberNotice, at: Temporal.Instant, deliveryId: string): void =>
  insert(tx, notice, at, deliveryId);

/** Stores a notice that waits until it is due; not waited for. */
export const insertWaitingNotice = (tx: Tx, notice: MemberNotice, dueAt: Temporal.Instant): void =>
  insert(tx, notice, dueAt, null);

const insert = (tx: Tx, notice: MemberNotice, dueAt: Temporal.Instant, toldIn: string | null): void =>
  post(
    tx,
    sql`insert into member_notice (event_seq, company_id, user_id, line, due_at, told_in)
        values (${notice.seq}, ${notice.companyId}, ${notice.userId}, ${notice.line}, ${dueAt}, ${toldIn})
        on conflict (event_seq, user_id) do nothing`,
  );

/** Whether notices of a member are due and have not gone out yet. */
export async function hasDueNotices(tx: Tx, userId: string, at: Temporal.Instant): Promise<boolean> {
  const found = await row(
    tx,
    sql<{ is: boolean }>`
      select exists (select from member_notice where user_id = ${userId} and due_at <= ${at} and ${isWaiting}) as is`,
  );
  return found!.is;
}

const noticeWithEvent = sql`
  select event_seq as seq, line, kind, data, notice.user_id as "userId", notice.company_id as "companyId",
    coalesce(escalation_id, request_id) as "subjectId", property.id as "propertyId", display_name as "homeName"
  from member_notice notice join event on event.seq = event_seq
    left join property on property.id = event.property_id and deleted_at is null`;

/** Returns the notices of a member that are due, in the order of their events. */
export const dueNotices = (tx: Tx, userId: string, at: Temporal.Instant): Promise<DueNotice[]> =>
  rows(
    tx,
    sql<DueNotice>`${noticeWithEvent} where notice.user_id = ${userId} and due_at <= ${at} and ${isWaiting} order by event_seq`,
  );

/** Returns the notices that went out in a delivery. */
export const noticesIn = (tx: Tx, deliveryId: string): Promise<DueNotice[]> =>
  rows(tx, sql<DueNotice>`${noticeWithEvent} where told_in = ${deliveryId} order by event_seq`);

/** Which channel a delivery of notices took, and whether it already stood in for another that failed. */
export const failedDelivery = (
  tx: Tx,
  deliveryId: string,
): Promise<{ channel: CommunicationChannel; isSecondTry: boolean } | null> =>
  row(
    tx,
    sql<{ channel: CommunicationChannel; isSecondTry: boolean }>`
      select channel, coalesce(once_key like 'instead:%', false) as "isSecondTry" from delivery where id = ${deliveryId}`,
  );

type Some = { userId: string; seqs: readonly number[] };
const these = ({ userId, seqs }: Some) => sql`user_id = ${userId} and event_seq = any(${seqs}::bigint[])`;

/** Marks notices as sent in a delivery; not waited for. */
export const markTold = (tx: Tx, some: Some, deliveryId: string): void =>
  post(tx, sql`update member_notice set told_in = ${deliveryId} where ${these(some)}`);

/** Marks notices as not sent, since what they were about is settled; not waited for. */
export const markDropped = (tx: Tx, some: Some, at: Temporal.Instant): void =>
  post(tx, sql`update member_notice set dropped_at = ${at} where ${these(some)}`);

/** Lets notices wait longer; not waited for. */
export const postpone = (tx: Tx, some: Some, dueAt: Temporal.Instant): void =>
  post(tx, sql`update member_notice set due_at = ${dueAt} where ${these(some)}`);

export const deleteWaitingNotices = (tx: Tx, userId: string): void =>
  post(tx, sql`delete from member_notice where user_id = ${userId} and ${isWaiting}`);

/** What the things that notices are about have come to, by the event of each. */
export type Standing = {
  seq: number;
  isRequestOpen: boolean | null;
  isShowingLive: boolean | null;
  startsAt: Temporal.Instant | null;
  isQuestionOpen: boolean | null;
  isApplicationToReview: boolean;
  wasApplicationSent: boolean;
  isRenterWaiting: boolean | null;
};

/** Returns how what each event was about stands now. */
export const standingsOf = (tx: Tx, seqs: readonly number[]): Promise<Standing[]> =>
  rows(
    tx,
    sql<Standing>`
      select event.seq as seq,
        request.status = 'PENDING' as "isRequestOpen",
        showing.status in ('PENDING', 'CONFIRMED') as "isShowingLive", showing.starts_at as "startsAt",
        escalation.status = 'PENDING' as "isQuestionOpen",
        exists (select from application_bundle bundle
          where bundle.renter_id = event.renter_id and bundle.inquiry_id = event.inquiry_id and status = 'SUBMITTED' and withdrawn_at is null)
          as "isApplicationToReview",
        exists (select from application_bundle bundle
          where bundle.renter_id = event.renter_id and bundle.inquiry_id = event.inquiry_id and bundle.created_at > event.at) as "wasApplicationSent",
        inquiry.waiting_since is not null as "isRenterWaiting"
      from event
        left join showing_request request on request.id = event.request_id
        left join showing on showing.id = event.showing_id
        left join escalation on escalation.id = event.escalation_id
        left join inquiry on inquiry.id = event.inquiry_id
      where event.seq = any(${seqs}::bigint[])`,
  );
