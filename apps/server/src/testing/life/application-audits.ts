import { mailCatalogs } from "../../applications/mail-words.ts";
import { type Sql, sql } from "../../platform/database/database.ts";
import { screeningMails } from "../../screening/mail-words.ts";
import type { Audit } from "./audit.ts";

const lastEvent = sql`(select max(at) from event)`;
const anApplication = sql`(select id from application order by id limit 1)`;
const aBundle = sql`(select bundle_id from application order by id limit 1)`;
/** A payment of any application, whose household has withdrawn. */
const paidInVain = sql`
  update application_bundle set withdrawn_at = created_at, decided_at = null where id = ${aBundle};
  delete from payment where application_id = ${anApplication};
  insert into payment (application_id, company_id, property_id, email, name, language, cents, description, status,
    expires_at, created_at, updated_at)
  select application.id, application.company_id, property_id, 'a@example.test', 'A', 'en', 4900, '', 'PAID',
    now(), now(), now()
  from application join application_bundle bundle on bundle.id = bundle_id where application.id = ${anApplication}`;

/** Any person's application, to be found with each kind of mail by the beginning and end of its subject. */
const home = "\u0000";
const patternOf = (subject: string): string => subject.replaceAll(home, "%");
const names = { first: home, host: home, owner: home, home, appealDays: null, hasAccount: true };
const subjects = {
  submitted: patternOf(mailCatalogs.en.submitted(names, "APPLICANT").subject),
  completed: patternOf(mailCatalogs.en.completed(names, "APPLICANT").subject),
  offered: patternOf(mailCatalogs.en.offered(names, "APPLICANT").subject),
  accepted: patternOf(mailCatalogs.en.accepted(names, "APPLICANT").subject),
  receipt: patternOf(screeningMails.en.receipt({ first: home, home, amount: home, reason: null }).subject),
  refund: patternOf(screeningMails.en.refund({ first: home, home, amount: home, reason: null }).subject),
};

/**
 * How often something happened to a person, beside the mails about it that went to them since the first of what is still
 * there: an application that was erased is remembered by its mails alone.
 */
const toldOf = (what: keyof typeof subjects, happened: Sql) => sql`
  select ${what} as what, email, happened, count(delivery.id) as told
  from (${happened}) as those (email, happened, since)
    left join delivery on delivery.recipient = email and content ->> 'subject' like ${subjects[what]}
      and delivery.created_at >= since
  group by email, happened`;
const people = sql`
  application join renter on renter.id = application.renter_id join application_bundle bundle on bundle.id = bundle_id`;
const submissions = (at: Sql) => sql`
  select email, count(${at}), min(application.created_at) from ${people} group by email`;
const verdictsOf = (isSo: Sql) => sql`
  select email, count(verdict.id), min(application.created_at) from ${people} left join verdict on verdict.bundle_id = bundle.id and ${isSo} group by email`;
const payers = (isSo: Sql) => sql`
  select email, count(*), min(created_at) from payment where ${isSo} group by email`;

/** The audits of applications, their screening and their fees. */
export const applicationAudits: Audit[] = [
  {
    name: "states of households that their applications do not explain",
    finds: sql`
      select 'bundle ' || bundle.id || ' is ' || bundle.status || ' with ' || submitted || ' of ' || people || ' submitted' as problem
      from application_bundle bundle cross join lateral (
        select count(*) as people, count(*) filter (where status = 'SUBMITTED') as submitted,
          count(*) filter (where status <> 'SENT') as begun
        from application where bundle_id = bundle.id) as counted
      where people = 0
        or (bundle.status in ('SUBMITTED', 'ACCEPTED', 'DECLINED')) <> (submitted = people)
        or bundle.status = 'SENT' and begun > 0
        or (bundle.submitted_at is null) <> (bundle.status in ('SENT', 'IN_PROGRESS'))
        or (bundle.decided_at is null) <> (bundle.status not in ('ACCEPTED', 'DECLINED'))
        or bundle.withdrawn_at is not null and bundle.decided_at is not null`,
    breaks: sql`
      update application_bundle set submitted_at = case when submitted_at is null then created_at end where id = ${aBundle}`,
  },
  {
    name: "verdicts that the household's state does not bear out",
    finds: sql`
      select 'bundle ' || bundle.id || ' is ' || bundle.status || ' after ' || coalesce(moves, 'no verdict')
        || ' and its lead ' || stage as problem
      from application_bundle bundle join inquiry on inquiry.id = inquiry_id left join lateral (
        select string_agg(move, ', ' order by decided_at, id) as moves from verdict where bundle_id = bundle.id) as made on true
      where (bundle.status, coalesce(moves, '')) not in (('SENT', ''), ('IN_PROGRESS', ''), ('SUBMITTED', ''),
          ('ACCEPTED', 'accept'), ('DECLINED', 'decline'), ('ACCEPTED', 'decline, reconsider'), ('SUBMITTED', 'offer'),
          ('ACCEPTED', 'offer, accept'), ('DECLINED', 'offer, decline'), ('ACCEPTED', 'offer, decline, reconsider'),
          ('SUBMITTED', 'decline, offer'), ('ACCEPTED', 'decline, offer, accept'), ('DECLINED', 'decline, offer, decline'),
          ('ACCEPTED', 'decline, offer, decline, reconsider'))
        or (offered_at is null) <> (coalesce(moves, '') not like '%offer%')
        or (bundle.status = 'ACCEPTED') <> (stage = 'APPLICATION_ACCEPTED')
        or (bundle.status = 'DECLINED') <> (stage = 'APPLICATION_REJECTED')
        or withdrawn_at is null and stage not like 'APPLICATION_%'
          and stage not in ('NO_LONGER_INTERESTED', 'STOPPED_PROPERTY_RENTED_OUT')`,
    breaks: sql`
      update application_bundle set status = case status when 'DECLINED' then 'ACCEPTED' else 'DECLINED' end
      where id = ${aBundle}`,
  },
  {
    name: "homes paused by a verdict that were paused already",
    finds: sql`
      select 'home ' || property_id || ' was paused twice: ' || before || ' and ' || seq as problem from (
        select property_id, seq, kind, lag(seq) over home as before, lag(kind) over home as earlier
        from event where kind in ('property.paused', 'property.published', 'property.listed', 'property.rented-out')
        window home as (partition by property_id order by seq)) as moved
      where kind = 'property.paused' and earlier = 'property.paused'`,
    breaks: sql`
      insert into event (company_id, property_id, kind, at, data)
      select company_id, property_id, 'property.paused', at, data from event, generate_series(1, 2)
      where kind = 'property.listed' and seq = (select max(seq) from event where kind = 'property.listed')`,
  },
  {
    name: "fees that are kept without reports",
    finds: sql`
      select 'payment ' || payment.id || ' of a person who is ' || coalesce(screening.status, 'gone') as problem
      from payment left join screening on screening.application_id = payment.application_id
        left join application on application.id = payment.application_id
        left join application_bundle bundle on bundle.id = application.bundle_id
        join property on property.id = payment.property_id
      where payment.status in ('PAID', 'REFUND_DUE') and (look_at is null or look_at < ${lastEvent} - interval '1 minute')
        and (payment.status = 'REFUND_DUE'
          or screening.status in ('NOT_DELIVERED', 'IDENTITY_FAILED', 'FEE_RETURNED', 'SKIPPED', 'OWN_REPORT', 'RESTRICTED')
          or used_at is null and (application.id is null or bundle.withdrawn_at is not null
            or bundle.decided_at is not null or property.status = 'RENTED_OUT' or property.deleted_at is not null))`,
    breaks: paidInVain,
  },
  {
    name: "people asked to order reports whose fee went back",
    finds: sql`
      select 'application ' || application_id || ' is ' || screening.status as problem from screening
      where screening.status in ('FEE_SETTLED', 'EXAM', 'MANUAL_CHECK', 'IDENTIFIED')
        and (select bool_and(payment.status <> 'PAID') and bool_or(payment.status in ('REFUND_DUE', 'REFUNDED'))
          from payment where payment.application_id = screening.application_id)`,
    breaks: sql`
      ${paidInVain};
      update payment set status = 'REFUNDED' where application_id = ${anApplication} and status = 'PAID';
      insert into screening (application_id, company_id, status, products, updated_at)
      select id, company_id, 'IDENTIFIED', '{CREDIT}', now() from application where id = ${anApplication}
      on conflict (application_id) do update set status = 'IDENTIFIED'`,
  },
  {
    name: "reports ordered without a fee, or fees used for none",
    finds: sql`
      select 'application ' || application_id || ' has ' || used || ' used fees and was ordered at '
        || coalesce(ordered_at::text, 'no time') as problem
      from (select screening.application_id, ordered_at, count(payment.id) filter (where used_at is not null) as used
        from screening left join payment on payment.application_id = screening.application_id
        group by screening.application_id) as each
      where used <> (ordered_at is not null)::int`,
    breaks: sql`
      insert into screening (application_id, company_id, status, products, updated_at, ordered_at)
      select id, company_id, 'ORDERED', '{CREDIT}', now(), now() from application where id = ${anApplication}
      on conflict (application_id) do update set ordered_at = now(), request_renter_id = null;
      update payment set used_at = null where application_id = ${anApplication}`,
  },
  {
    name: "people declined with a report on them who got no notice, or a notice that nobody got",
    finds: sql`
      select 'application ' || application.id || ' has no notice' as problem
      from application join verdict on verdict.bundle_id = application.bundle_id and move = 'decline'
        join screening on screening.application_id = application.id
        left join adverse_notice notice on notice.application_id = application.id and kind = 'ADVERSE_ACTION'
          and sent_at >= decided_at
      where notice.id is null and (summary is not null and delivered_at < decided_at
        or screening.status = 'OWN_REPORT' and report_agency is not null)
      union all
      select 'notice ' || notice.id || ' is ' || coalesce(delivery.status, 'in no mail') from adverse_notice notice
        left join delivery on delivery.id = delivery_id
      where not is_undelivered and delivery.status is distinct from 'sent'
        and (delivery.status <> 'queued' or next_attempt_at < ${lastEvent} - interval '1 minute')
      union all
      select 'notice ' || notice.id || ' is of no decline' from adverse_notice notice
      where not exists (select from verdict where verdict.bundle_id = notice.bundle_id and move = 'decline')`,
    breaks: sql`
      insert into adverse_notice (kind, application_id, bundle_id, company_id, property_id, renter_id, version, subject, body,
        report_id, sent_at, is_undelivered)
      select 'ADVERSE_ACTION', application.id, bundle.id, bundle.company_id, property_id, application.renter_id, '1', '', '', 1, now(), false
      from application join application_bundle bundle on bundle.id = bundle_id
      where not exists (select from verdict where verdict.bundle_id = bundle.id and move = 'decline')
      order by application.id limit 1`,
  },
  {
    name: "mails about an application that were sent too often or too seldom",
    finds: sql`
      select email || ' got ' || told || ' mails about ' || happened || ' times ' || what as problem from (
        ${toldOf("submitted", submissions(sql`application.submitted_at`))}
        union all ${toldOf("completed", submissions(sql`bundle.submitted_at`))}
        union all ${toldOf("offered", verdictsOf(sql`move = 'offer'`))}
        union all ${toldOf("accepted", verdictsOf(sql`move in ('accept', 'reconsider')`))}
        union all ${toldOf("receipt", payers(sql`paid_at is not null`))}
        union all ${toldOf("refund", payers(sql`refunded_at is not null`))}) as each
      where email is not null and happened <> told`,
    breaks: sql`
      update application set submitted_at = case when submitted_at is null then now() end where id = ${anApplication}`,
  },
  {
    name: "what came due for an application and was left",
    finds: sql`
      select what || ' of ' || id || ' since ' || due_at as problem from (
        select 'a reminder' as what, id, remind_at as due_at from application
        union all select 'erasing', id, erase_at from application_bundle
        union all select 'reading the bureau', application_id, read_at from screening
        union all select 'looking at the payment', id, look_at from payment
        union all select 'deleting the file', name, delete_at from loose_document) as each
      where due_at < ${lastEvent} - interval '1 minute'
      union all
      select 'a reminder of ' || application.id || ', which is ' || application.status
      from application join application_bundle bundle on bundle.id = bundle_id
      where remind_at is not null and (application.status = 'SUBMITTED' or withdrawn_at is not null)`,
    breaks: sql`insert into loose_document (name, delete_at) values (gen_random_uuid(), '2020-01-01')`,
  },
];
