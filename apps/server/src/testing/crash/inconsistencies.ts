import { rows, sql } from "../../platform/database/database.ts";
import { differingTotals } from "../../statistics/recount-store.ts";
import type { Ledger } from "./ledger.ts";
import type { MortalProduct } from "./mortal-product.ts";

type ProblemRow = { problem: string };

/** Returns what is inconsistent in the database once nothing is in progress, one line each. */
export async function inconsistencies(product: MortalProduct, ledger: Ledger): Promise<string[]> {
  const db = product.database();
  const found = await Promise.all(rules.map((rule) => rows(db, rule)));
  const replies = [
    ...ledger.webMessages.map((id) => `web:${id}`),
    ...ledger.mails,
    ...ledger.texts.map(({ sid }) => sid),
  ];
  const said = await rows(
    db,
    sql<{ key: string; heard: number; answered: number }>`
      select key, (select count(*)::int from message where external_id = key and sender = 'renter') as heard,
             (select count(*)::int from message where external_id = 'reply:' || key and sender = 'piper') as answered
      from unnest(${replies}::text[]) as key`,
  );
  const unanswered = said
    .filter(({ heard, answered }) => heard !== 1 || answered !== 1)
    .map(({ key, heard, answered }) => `${key} was heard ${heard} times and answered ${answered} times`);
  return [...found.flat().map(({ problem }) => problem), ...unanswered];
}

const rules = [
  sql<ProblemRow>`select statistic || ' in the ' || unit || ' from ' || "startsAt" || ' is ' || found || ', not ' || counted as problem
           from (${differingTotals}) differing`,
  sql<ProblemRow>`select 'arrival ' || id || ' is ' || status || ': ' || coalesce(note, '') as problem from arrival
           where status <> 'handled'`,
  sql<ProblemRow>`select 'delivery ' || id || ' is ' || status || ': ' || coalesce(error, '') as problem from delivery
           where status <> 'sent'`,
  sql<ProblemRow>`select 'job ' || name || ' is ' || state || ': ' || data::text as problem from pgboss.job
           where state <> 'completed'`,
  sql<ProblemRow>`select 'inquiry ' || inquiry_id || ' has ' || spoken || ' sent messages and ' || told || ' events of them' as problem
           from (select inquiry.id as inquiry_id,
                   (select count(*) from message where inquiry_id = inquiry.id and sender = 'piper') as spoken,
                   (select count(*) from event where inquiry_id = inquiry.id and kind = 'message.sent') as told
                 from inquiry) as counted where spoken <> told`,
  sql<ProblemRow>`select 'inquiry ' || inquiry_id || ' has ' || heard || ' received messages and ' || told || ' events of them' as problem
           from (select inquiry.id as inquiry_id,
                   (select count(*) from message where inquiry_id = inquiry.id and sender = 'renter'
                      and external_id not like 'form:%') as heard,
                   (select count(*) from event where inquiry_id = inquiry.id and kind = 'message.received') as told
                 from inquiry) as counted where heard <> told`,
  sql<ProblemRow>`select 'message ' || message.id || ' has ' || count(delivery.id) || ' deliveries' as problem
           from message left join delivery on delivery.message_id = message.id
           where sender = 'piper' and message.channel in ('EMAIL', 'SMS')
           group by message.id having count(delivery.id) <> 1`,
  sql<ProblemRow>`select 'inquiry ' || inquiry.id || ' arrived ' || count(event.seq) || ' times' as problem
           from inquiry left join event on event.inquiry_id = inquiry.id and event.kind = 'lead.arrived'
           group by inquiry.id having count(event.seq) <> 1`,
  sql<ProblemRow>`select 'renter ' || email || ' wrote into ' || count(distinct inquiry.id) || ' inquiries' as problem
           from renter join inquiry on inquiry.renter_id = renter.id
           where email is not null group by email having count(distinct inquiry.id) <> 1`,
  sql<ProblemRow>`select 'request ' || request.id || ' was announced ' || count(event.seq) || ' times' as problem
           from showing_request request
           left join event on event.request_id = request.id and event.kind = 'showing.requested'
           where request.showing_id is not null group by request.id having count(event.seq) <> 1`,
  sql<ProblemRow>`select 'escalation ' || escalation.id || ' is ' || status || ' with ' || opened || ' openings and ' || answered || ' answers' as problem
           from escalation cross join lateral (
             select count(*) filter (where kind = 'escalation.opened') as opened,
                    count(*) filter (where kind = 'escalation.answered') as answered
             from event where escalation_id = escalation.id) as told
           where opened <> 1 or answered <> case status when 'RESOLVED' then 1 else 0 end`,
  sql<ProblemRow>`select 'the owner was not told of ' || kind || ' ' || seq as problem from event
           where kind in ('showing.requested', 'escalation.opened')
             and not exists (select 1 from delivery where once_key = 'owner:' || seq)
             and not exists (select 1 from member_notice where event_seq = seq and (told_in is not null or dropped_at is not null))`,
];
