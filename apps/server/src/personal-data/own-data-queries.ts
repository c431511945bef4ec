import { type Reader, row, rows, sql } from "../platform/database/database.ts";

/** Returns an account and what companies hold of its person as a contact. */
export const accountData = (on: Reader, userId: string): Promise<object | null> =>
  row(
    on,
    sql<object>`
      select name, email, phone, created_at as "createdAt",
        (select coalesce(jsonb_agg(jsonb_build_object('owner', company.name, 'name', renter.name, 'email', renter.email,
           'phone', renter.phone, 'stated', renter.facts, 'noted', renter.highlights) order by renter.created_at), '[]')
         from renter join company on company.id = company_id where user_id = ${userId}) as "knownToOwners",
        (select coalesce(jsonb_agg(jsonb_build_object('what', kind, 'at', at, 'address', address, 'browser', user_agent)
           order by seq), '[]') from account_event where user_id = ${userId}) as "accountHistory"
      from app_user where id = ${userId}`,
  );

export type OwnConversation = { inquiryId: string; home: string; startedAt: Temporal.Instant };

/** Returns a person's conversations, the oldest first. */
export const ownConversations = (on: Reader, userId: string): Promise<OwnConversation[]> =>
  rows(
    on,
    sql<OwnConversation>`
      select inquiry.id as "inquiryId", property.display_name as home, inquiry.created_at as "startedAt"
      from inquiry join renter on renter.id = inquiry.renter_id join property on property.id = inquiry.property_id
      where user_id = ${userId} order by inquiry.created_at, inquiry.id`,
  );

export type OwnMessage = { seq: number; sender: string; channel: string | null; content: string; at: Temporal.Instant };

/** Returns so many messages of a conversation behind a place in it. */
export const messagesAfter = (on: Reader, inquiryId: string, seq: number, most: number): Promise<OwnMessage[]> =>
  rows(
    on,
    sql<OwnMessage>`
      select seq::int, sender, channel, content, created_at as at from message
      where inquiry_id = ${inquiryId} and seq > ${seq} order by seq limit ${most}`,
  );

/** Returns the showings that a person asked for, the oldest first. */
export const ownShowings = (on: Reader, userId: string): Promise<object[]> =>
  rows(
    on,
    sql<object>`
      select property.display_name as home, starts_at as "startsAt", ends_at as "endsAt", tour_type as "tourType",
        request.status, attendance, request.created_at as "askedAt"
      from showing_request request join showing on showing.id = showing_id join property on property.id = request.property_id
        join renter on renter.id = renter_id
      where user_id = ${userId} order by request.created_at, request.id`,
  );

/** Returns what a person paid, the oldest first. */
export const ownPayments = (on: Reader, userId: string): Promise<object[]> =>
  rows(
    on,
    sql<object>`
      select property.display_name as home, payment.name, payment.email, cents / 100.0 as dollars, payment.status,
        paid_at as "paidAt", refunded_at as "refundedAt", refund_reason as "refundReason", receipt_url as receipt
      from payment join application on application.id = application_id join renter on renter.id = renter_id
        join property on property.id = payment.property_id
      where user_id = ${userId} order by payment.created_at, payment.id`,
  );

/** Returns the notices of their rights that a person got, the oldest first. */
export const ownNotices = (on: Reader, userId: string): Promise<object[]> =>
  rows(
    on,
    sql<object>`
      select property.display_name as home, subject, body, sent_at as "sentAt"
      from adverse_notice join renter on renter.id = renter_id join property on property.id = property_id
      where user_id = ${userId} order by sent_at, adverse_notice.id`,
  );
