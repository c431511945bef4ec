import type { DropReason } from "../../deliveries/drop-reasons.ts";
import { type Reader, rows, sql, type Tx } from "../../platform/database/database.ts";
import { applicationAudits } from "./application-audits.ts";
import type { Audit, ProblemRow } from "./audit.ts";
import { dueAudit } from "./due-audit.ts";
import { eventAudits } from "./event-audits.ts";
import { statisticAudits } from "./statistic-audits.ts";

const aDelivery = sql`(select delivery.id from delivery join message on message.id = message_id where status = 'sent' limit 1)`;
/** Moves any two showings of one home to the same time and completes them. */
const twoShowings = sql`
  update showing set status = 'COMPLETED', tour_type = 'IN_PERSON', starts_at = '2026-12-24T15:00Z', ends_at = '2026-12-24T15:30Z',
    showing_agent_id = (select id from showing_agent order by id limit 1)
  where id in (select id from showing where property_id =
    (select property_id from showing group by property_id having count(*) > 1 limit 1) limit 2)`;
/** The condition for a delivery that is queued for a time after the last event. */
const waitsForMorning = sql`(status = 'queued' and next_attempt_at > (select max(at) from event))`;
const usualReasons = sql.join(["opted-out", "late"] satisfies DropReason[]);
const held = sql`status in ('PENDING', 'CONFIRMED', 'COMPLETED')`;

export const audits: Audit[] = [
  {
    name: "showings of a home that overlap",
    finds: sql`
      select 'showings ' || one.id || ' and ' || other.id as problem from showing one join showing other
        on other.property_id = one.property_id and other.id > one.id and other.starts_at < one.ends_at and other.ends_at > one.starts_at
      where one.${held} and other.${held} and one.tour_type <> 'VIRTUAL' and other.tour_type <> 'VIRTUAL'`,
    breaks: twoShowings,
  },
  {
    name: "agents in two places",
    finds: sql`
      select 'showings ' || one.id || ' and ' || other.id as problem from showing one join showing other
        on other.showing_agent_id = one.showing_agent_id and other.id > one.id
        and other.starts_at < one.ends_at and other.ends_at > one.starts_at
      where one.${held} and other.${held} and one.tour_type <> 'SELF_GUIDED' and other.tour_type <> 'SELF_GUIDED'`,
    breaks: twoShowings,
  },
  {
    name: "prices that no fact gives",
    finds: sql`
      select 'message ' || message.id || ' promises $' || price[1] || ': ' || content as problem
      from message join inquiry on inquiry.id = inquiry_id join property on property.id = inquiry.property_id
      cross join lateral regexp_matches(content, '\\$([0-9][0-9,]*)', 'g') as price
      where sender = 'piper'
        and strpos(replace(concat(facts, lease_conditions, pet_policy, parking, renter_requirements,
          (lease_conditions ->> 'rent')::numeric * 2.5), ',', ''), replace(price[1], ',', '')) = 0
        and not exists (select 1 from message said where said.inquiry_id = inquiry.id and said.sender = 'renter'
          and strpos(replace(said.content, ',', ''), replace(price[1], ',', '')) > 0)`,
    breaks: sql`update message set content = 'The rent is $77,777.' where id = (select id from message where sender = 'piper' limit 1)`,
  },
  {
    name: "times that no opening, showing or proposal gives",
    finds: sql`
      select 'message ' || message.id || ' promises ' || said[1] || ': ' || content as problem
      from message join inquiry on inquiry.id = inquiry_id join property on property.id = inquiry.property_id
      cross join lateral regexp_matches(
        replace(replace(content, 'a. m.', 'AM'), 'p. m.', 'PM'), '([0-9]{1,2}:[0-9]{2} [AP]M)', 'g') as said
      where sender = 'piper' and not exists (
        select 1 from (
          select (fact ->> 'value')::timestamptz as at from jsonb_array_elements(facts) as fact where fact ->> 'source' = 'availability'
          union all select unnest(array[starts_at, ends_at]) from showing where showing.id in (
            select showing_id from showing_request where showing_request.inquiry_id = inquiry.id
            union select showing_id from reschedule_request where reschedule_request.inquiry_id = inquiry.id
            union select showing_id from event where event.inquiry_id = inquiry.id)
          union all select unnest(array[valid_from, valid_until]) from tour_instructions shared
            join showing_request on showing_request.id = shared.request_id where showing_request.inquiry_id = inquiry.id
          union all select (fact ->> 'value')::timestamptz from message earlier, jsonb_array_elements(earlier.facts) as fact
            where earlier.inquiry_id = inquiry.id and earlier.seq < message.seq and fact ->> 'source' = 'availability'
        ) as known where to_char(at at time zone property.time_zone, 'FMHH12:MI AM') = said[1])`,
    breaks: sql`update message set content = 'See you at 3:07 AM.', facts = '[]' where id = (select id from message where sender = 'piper' limit 1)`,
  },
  {
    name: "messages sent never or twice",
    finds: sql`
      select 'message ' || message.id || ' has ' || count(delivery.id) || ' deliveries: ' || coalesce(string_agg(status, ' '), '') as problem
      from message left join delivery on delivery.message_id = message.id
      where sender = 'piper' and message.channel in ('EMAIL', 'SMS')
      group by message.id
      having count(delivery.id) <> 1 or bool_or(not (status in ('sent', 'dropped') or ${waitsForMorning}) or status = 'dropped'
        and drop_reason not in (${usualReasons}))`,
    breaks: sql`update delivery set status = 'failed' where id = ${aDelivery}`,
  },
  {
    name: "texts in quiet hours",
    finds: sql`
      select 'text ' || delivery.id || ' went out at ' || (sent_at at time zone property.time_zone) as problem
      from delivery join message on message.id = message_id join inquiry on inquiry.id = message.inquiry_id
        join property on property.id = inquiry.property_id
      where delivery.channel = 'SMS' and delivery.status = 'sent'
        and (extract(hour from sent_at at time zone property.time_zone) not between 8 and 20
          or recipient like '+1503%' and extract(hour from sent_at at time zone 'America/Los_Angeles') not between 8 and 20)
        and not exists (select 1 from message said where said.inquiry_id = inquiry.id and said.sender = 'renter'
          and said.created_at between sent_at - interval '60 minutes' and sent_at)
        and not exists (select 1 from event where message.external_id = 'news:' || event.seq
          and kind in ('showing.reminder-due', 'tour.instructions-shared', 'tour.called-off'))
        and not exists (select 1 from event join showing on showing.id = event.showing_id
          where (message.external_id = 'news:' || event.seq or message.sender = 'owner' and event.inquiry_id = inquiry.id and starts_at >= sent_at)
            and starts_at <= sent_at + case when recipient like '+1503%' then interval '14 hours' else interval '11 hours' end)`,
    breaks: sql`
      with one as (select delivery.id, inquiry_id from delivery join message on message.id = message_id limit 1)
      , silent as (update message set sender = 'owner', external_id = null from one where message.inquiry_id = one.inquiry_id)
      update delivery set channel = 'SMS', status = 'sent', sent_at = '2026-12-24T08:00Z' where id = (select id from one)`,
  },
  {
    name: "renters who wait and nobody knows",
    finds: sql`
      select 'inquiry ' || inquiry.id || ' waits since ' || last.created_at || ': ' || last.content as problem
      from inquiry cross join lateral (
        select * from message where message.inquiry_id = inquiry.id and sender <> 'system' order by seq desc limit 1) as last
      where last.sender = 'renter' and taken_over_at is null and last.content not in ('Thanks!', 'Yes', 'No', '1', '2', 'STOP')
        and external_id not like 'form:%'
        and not exists (select 1 from escalation_asker asker join escalation on escalation.id = asker.escalation_id
          where asker.inquiry_id = inquiry.id and status = 'PENDING')
        and coalesce((talk ->> 'closed')::boolean, false) = false
      union all
      select 'the owner was not told of ' || kind || ' ' || seq from event
      where kind in ('showing.requested', 'escalation.opened') and not exists (
        select from member_notice where event_seq = seq)`,
    breaks: sql`delete from member_notice`,
  },
  dueAudit,
  ...eventAudits,
  ...applicationAudits,
  ...statisticAudits,
];

/** Returns the problems the audits find, each line with its audit's name. */
export async function problemsIn(on: Reader | Tx, which: readonly Audit[] = audits): Promise<string[]> {
  const problems: string[] = [];
  for (const { name, finds } of which)
    for (const { problem } of await rows(on, sql<ProblemRow>`${finds} limit 5`)) problems.push(`${name}: ${problem}`);
  return problems;
}
