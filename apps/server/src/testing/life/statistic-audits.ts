import { sql } from "../../platform/database/database.ts";
import { differingTotals } from "../../statistics/recount-store.ts";
import type { Audit } from "./audit.ts";

/** Things of a table beside the events that count them, where the numbers differ. */
const uncounted = (what: string, things: ReturnType<typeof sql>, kind: string, mark?: string) => sql`
  select ${what} as what, things.count as held, events.count as told from
    (select count(*) as count from ${things}) things,
    (select count(*) as count from event where kind = ${kind} ${mark ? sql`and data -> ${mark} = 'true'` : sql``}) events`;

/** The audits of statistics: the log says what the tables say, and the totals say what the log says. */
export const statisticAudits: Audit[] = [
  {
    name: "totals that are not what the log adds up to",
    finds: sql`
      select statistic || ' of ' || coalesce("propertyId", "companyId") || ' in the ' || unit || ' from ' || "startsAt"
        || ' is ' || found || ', not ' || counted as problem
      from (${differingTotals}) differing`,
    breaks: sql`update statistic_total set messages_sent = messages_sent + 1 where messages_sent > 0`,
  },
  {
    name: "what the statistics count and the log does not tell once",
    finds: sql`
      select what || ': ' || held || ', of which the log tells ' || told as problem from (
        ${uncounted("leads", sql`inquiry`, "lead.arrived")}
        union all ${uncounted("showings", sql`showing`, "showing.created")}
        union all ${uncounted("showings ever confirmed", sql`showing where first_confirmed_at is not null`, "showing.booked")}
        union all ${uncounted("completed showings", sql`showing where status = 'COMPLETED'`, "showing.completed", "isFirst")}
        union all ${uncounted("applications sent", sql`application_bundle`, "application.sent")}
        union all ${uncounted("applications completed", sql`application_bundle where submitted_at is not null`, "application.completed")}) counted
      where held <> told`,
    breaks: sql`delete from event where kind in ('showing.created', 'showing.booked')`,
  },
  {
    name: "confirmed showings that do not count as booked",
    finds: sql`
      select 'showing ' || id || ' is ' || status as problem from showing
      where status in ('CONFIRMED', 'COMPLETED') and first_confirmed_at is null`,
    breaks: sql`update showing set first_confirmed_at = null`,
  },
  {
    name: "listings that are not active by the log, or the other way around",
    finds: sql`
      select 'home ' || property.id || ' is ' || status || ' and was opened ' || opened || ' times more than closed' as problem
      from property join lateral (
        select coalesce(sum(count), 0) as opened from (
          select listings_opened - listings_closed as count from statistic_total
          where company_id = property.company_id and property_id = property.id and unit = 'day'
          union all
          select case statistic when 'listingsOpened' then 1 when 'listingsClosed' then -1 else 0 end
          from statistic_change, unnest(statistics) as statistic where property_id = property.id) moves) listed on true
      where opened <> case when status in ('LISTED', 'LISTING_IN_PROGRESS') and deleted_at is null then 1 else 0 end`,
    breaks: sql`
      insert into statistic_total (company_id, property_id, unit, starts_at, listings_opened)
      select company_id, id, 'day', '2020-01-01T00:00Z', 1 from property`,
  },
];
