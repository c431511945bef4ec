import { timing } from "@porchlight/domain/showings/timing.ts";
import { type Sql, sql } from "../../platform/database/database.ts";
import type { Audit } from "./audit.ts";

const spans = (all: readonly Temporal.DurationLike[]): Sql => sql`array[${sql.join(all.map(sql.interval), ", ")}]`;

const tourWithout = (lead: Temporal.DurationLike, isToldOnce: boolean): Sql => sql`
  select request.id, showing.starts_at - ${sql.interval(lead)}
  from showing join showing_request request on showing.id = request.showing_id
  left join tour_instructions shared on shared.request_id = request.id
  where shared.id is null and tour_type = 'SELF_GUIDED' and (request.status, showing.status) = ('ACCEPTED', 'CONFIRMED')
    and (${!isToldOnce} or instructions_missed_at is null)`;

const leadsOfOpen = (which: Sql) => sql`select inquiry_id from ${which}`;

/**
 * By kind, a query for each row's `id` and due time, found by scanning all rows. They are written independently of the
 * view that fills `due`, so that a mistake there shows.
 */
const allThatComesDue: Record<string, Sql> = {
  "showing-reminders": sql`
    select request.id, showing.starts_at - ${sql.interval(timing.reminderBefore)}
    from showing_request request join showing on showing.id = request.showing_id
    where showing.status = 'CONFIRMED' and request.status = 'ACCEPTED' and request.reminded_at is null`,
  "requests-waiting": sql`
    select request.id, request.created_at + (${spans(timing.requestReminders)})[owner_reminders + 1]
    from showing_request request join showing on showing.id = request.showing_id
    where request.status = 'PENDING' and owner_reminders < 2`,
  "showing-warnings": sql`
    select request.id, starts_at - least(${sql.interval(timing.warningBefore)}, (starts_at - request.created_at) / 2)
    from showing_request request join showing on showing.id = request.showing_id
    where request.status = 'PENDING' and warned_at is null`,
  "tour-instructions-missing": tourWithout(timing.instructionsAlertBefore, true),
  "tours-without-instructions": tourWithout(timing.instructionsDeadlineBefore, false),
  "requests-forming": sql`select id, created_at + ${sql.interval(timing.formingLapsesAfter)} from showing_request where status = 'FORMING'`,
  "showing-starts": sql`
    select showing.id, starts_at from showing
    where status = 'PENDING' or status = 'CONFIRMED' and id in (
      select showing_id from showing_request where status = 'PENDING'
      union all select showing_id from reschedule_request where status = 'PENDING'
      union all select stands.showing_id from reschedule_request beside join showing_request stands
        on stands.inquiry_id = beside.inquiry_id and stands.status = 'ACCEPTED' where beside.status = 'PENDING')`,
  "showing-ends": sql`select id, ends_at from showing where status = 'CONFIRMED'`,
  "silent-renters": sql`
    select id, silent_since + (${spans([...timing.followUps, timing.renterLetGoAfter])})[follow_ups_sent + 1] from inquiry
    where silent_since is not null and follow_ups_sent < 4 and taken_over_at is null
      and stage in ('INITIAL_CONTACT', 'SHOWING_COMPLETED', 'SHOWING_CANCELLED_BY_RENTER', 'SHOWING_CANCELLED_BY_OWNER',
        'SHOWING_REQUEST_IGNORED_BY_OWNER', 'SHOWING_DECLINED')
      and id not in (
        ${leadsOfOpen(sql`showing_request where status in ('PENDING', 'ACCEPTED') and over_at is null`)}
        union ${leadsOfOpen(sql`reschedule_request where status = 'PENDING'`)}
        union ${leadsOfOpen(sql`escalation_asker join escalation on id = escalation_id where status = 'PENDING'`)})`,
  "silent-owners": sql`select id, waiting_since + ${sql.interval(timing.ownerSilence)} from inquiry where waiting_since is not null`,
  "open-questions": sql`
    select id, created_at + (${spans(timing.questionReminders)})[reminders + 1] from escalation where status = 'PENDING' and reminders < 2`,
  "confirm-listings": sql`
    select property.id, last_listed_at + ${sql.interval(timing.listingConfirmedAfter)}
    from property left join syndication_entry entry on entry.property_id = property.id and jsonb_array_length(problems) > 0
    where status = 'LISTING_IN_PROGRESS' and deleted_at is null and last_listed_at is not null and entry.platform is null`,
};

const ruled = sql.join(
  Object.entries(allThatComesDue).map(
    ([kind, found]) => sql`select ${kind}::text as kind, found.* from (${found}) as found (id, at)`,
  ),
  " union all ",
);

export const dueAudit: Audit = {
  name: "due times that the rules do not give",
  finds: sql`
    select coalesce(kept.kind, ruled.kind) || ' of ' || coalesce(kept.subject_id, ruled.id) || ' stands for '
      || coalesce(kept.at::text, 'never') || ', and the rule says ' || coalesce(ruled.at::text, 'never') as problem
    from due kept full join (${ruled}) as ruled on ruled.kind = kept.kind and ruled.id = kept.subject_id
    where kept.at is distinct from ruled.at`,
  breaks: sql`update due set at = at + interval '1 minute' where subject_id = (select subject_id from due limit 1)`,
};
