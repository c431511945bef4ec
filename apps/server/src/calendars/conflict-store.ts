import { rows, sql, type Tx } from "../platform/database/database.ts";

/** Whether an owner's calendar, as last read, has something else at the time of a live showing. */
export const isOwnerBusy = sql`(showing.status in ('PENDING', 'CONFIRMED') and exists (
  select from calendar_busy busy
  where busy.company_id = showing.company_id
    and busy.ends_at > showing.starts_at and busy.starts_at < showing.ends_at))`;

/** A busy time that newly overlaps a showing, or no longer does. */
export type Conflict = {
  kind: "showing.owner-busy" | "showing.owner-free";
  showingId: string;
  propertyId: string;
  requestId: string | null;
  inquiryId: string | null;
  renterId: string | null;
};

/** Stores which busy times overlap a company's upcoming showings. Returns what the owner has not heard of that. */
export const saveConflicts = (tx: Tx, companyId: string, at: Temporal.Instant): Promise<Conflict[]> =>
  rows(
    tx,
    sql<Conflict>`
      with live as materialized (
        select id, property_id, starts_at, ends_at from showing
        where company_id = ${companyId} and status in ('PENDING', 'CONFIRMED') and starts_at > ${at}),
      found as materialized (
        select live.id, range_agg(tstzrange(greatest(live.starts_at, busy.starts_at), least(live.ends_at, busy.ends_at))) as during
        from calendar_busy busy join live on busy.ends_at > live.starts_at and busy.starts_at < live.ends_at
        where busy.company_id = ${companyId}
        group by live.id),
      gone as (
        delete from told_busy
        where company_id = ${companyId} and not exists (select from found where found.id = told_busy.showing_id)
        returning showing_id),
      fresh as (
        select found.id, found.during, coalesce(not found.during <@ told.during, true) as is_news
        from found left join told_busy told on told.showing_id = found.id
        where told.during is distinct from found.during),
      kept as (
        insert into told_busy (showing_id, company_id, during)
        select id, ${companyId}, during from fresh
        on conflict (showing_id) do update set during = excluded.during),
      news as (
        select id, 'showing.owner-busy' as kind from fresh where is_news
        union all select showing_id, 'showing.owner-free' from gone)
      select news.kind, live.id as "showingId", live.property_id as "propertyId", request.id as "requestId",
             request.inquiry_id as "inquiryId", request.renter_id as "renterId"
      from news join live on live.id = news.id
      left join lateral (
        select id, inquiry_id, renter_id from showing_request
        where showing_id = live.id and status in ('PENDING', 'ACCEPTED') order by created_at, id limit 1) request on true
      order by live.starts_at, live.id`,
  );
