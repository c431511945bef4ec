import { json, type Reader, row, rows, sql, type Tx } from "../platform/database/database.ts";
import { erasing, type KnownPerson, type Scopes, type Step } from "./fates-store.ts";

/** An erasure that a person asked for; `contact` is null once it is done. */
export type Erasure = {
  userId: string;
  contact: KnownPerson | null;
  askedAt: Temporal.Instant;
  doneAt: Temporal.Instant | null;
};

const columns = sql`
  user_id as "userId", contact, asked_at as "askedAt", done_at as "doneAt"`;

export const loadErasure = (on: Reader | Tx, userId: string): Promise<Erasure | null> =>
  row(on, sql<Erasure>`select ${columns} from personal_erasure where user_id = ${userId}`);

/** Inserts an erasure, unless the person asked for it before. */
export async function insertErasure(tx: Tx, userId: string, contact: KnownPerson, at: Temporal.Instant): Promise<void> {
  await sql`
    insert into personal_erasure (user_id, contact, asked_at, due_at)
    values (${userId}, ${json(contact)}, ${at}, ${at}) on conflict do nothing`.execute(tx);
}

/** Sets when to look at an erasure again. */
export async function saveDue(tx: Tx, userId: string, dueAt: Temporal.Instant): Promise<void> {
  await sql`update personal_erasure set due_at = ${dueAt} where user_id = ${userId} and done_at is null`.execute(tx);
}

/** Ends an erasure; nothing in it tells anymore whose it was. */
export async function saveDone(tx: Tx, userId: string, at: Temporal.Instant): Promise<void> {
  await sql`
    update personal_erasure set contact = null, due_at = null, done_at = ${at} where user_id = ${userId}`.execute(tx);
}

/** Ties a person's contacts without an account to theirs: those with the email that they have proved. */
export async function tieContacts(tx: Tx, userId: string, email: string): Promise<void> {
  await sql`
    update renter set user_id = ${userId}
    where user_id is null and lower(email) = ${email}`.execute(tx);
}

/** Returns by what the traces of a person are found; an email that is another account's stays that one's. */
export const knownPerson = async (tx: Tx, userId: string): Promise<KnownPerson> =>
  (await row(
    tx,
    sql<KnownPerson>`
      with known as (
        select name, lower(email) as email, phone, null::uuid as company_id, null::uuid as application_id
        from app_user where id = ${userId}
        union all
        select renter.name, lower(renter.email), renter.phone, renter.company_id, application.id
        from renter left join application on application.renter_id = renter.id where renter.user_id = ${userId}
        union all
        select answers #>> '{contact,fullName}', null, answers #>> '{contact,phoneNumber}', null, null
        from application join renter on renter.id = application.renter_id where renter.user_id = ${userId})
      select
        array(select distinct name from known where name <> '') as names,
        array(select distinct email from known where email <> ''
              and not exists (select from app_user other where other.email = known.email and other.id <> ${userId}))
          as emails,
        array(select distinct phone from known where phone <> '') as phones,
        array(select distinct company_id::text from known where company_id is not null) as "companyIds",
        array(select distinct application_id::text from known where application_id is not null) as "applicationIds"`,
  ))!;

/** Closes an account to everyone, and frees its email, until the account itself is deleted. */
export async function closeAccount(tx: Tx, userId: string): Promise<void> {
  await sql`
    update app_user set email = id || '@erased.invalid', password_hash = null, google_sub = null
    where id = ${userId} and role = 'renter'`.execute(tx);
}

/** Returns a person's applications in bundles that are neither decided nor withdrawn. */
export const applicationsToLeave = async (on: Reader, userId: string): Promise<string[]> =>
  (
    await rows(
      on,
      sql<{ id: string }>`
        select application.id from application join renter on renter.id = application.renter_id
          join application_bundle bundle on bundle.id = application.bundle_id
        where renter.user_id = ${userId} and bundle.withdrawn_at is null and bundle.decided_at is null
        order by application.id`,
    )
  ).map(({ id }) => id);

/** Returns a person's leads. */
export const leadsOf = async (on: Reader, userId: string): Promise<string[]> =>
  (
    await rows(
      on,
      sql<{ id: string }>`
        select inquiry.id from inquiry join renter on renter.id = inquiry.renter_id
        where renter.user_id = ${userId} order by inquiry.id`,
    )
  ).map(({ id }) => id);

/** Returns the bundle of an application; null where it is deleted. */
export const bundleOf = (on: Reader, applicationId: string): Promise<{ bundleId: string; inquiryId: string } | null> =>
  row(
    on,
    sql<{ bundleId: string; inquiryId: string }>`
      select bundle.id as "bundleId", bundle.inquiry_id as "inquiryId"
      from application join application_bundle bundle on bundle.id = application.bundle_id
      where application.id = ${applicationId}`,
  );

/** Returns a person's contacts that are not erased yet. */
export const contactsOf = (on: Reader, userId: string): Promise<Scopes["contact"][]> =>
  rows(
    on,
    sql<Scopes["contact"]>`
      select id as "renterId", company_id as "companyId", phone from renter where user_id = ${userId} order by id`,
  );

export async function markContactErased(tx: Tx, renterId: string, at: Temporal.Instant): Promise<void> {
  await sql`update renter set erased_at = ${at}, updated_at = ${at} where id = ${renterId}`.execute(tx);
}

/** Erases one scope of a step. */
export async function erase<S extends Step>(tx: Tx, step: S, of: Scopes[S]): Promise<void> {
  for (const statement of erasing(step, of)) await statement.execute(tx);
}

/** Closes the open questions that nobody else asked. Returns the homes they were about. */
export const closeOwnQuestions = async (tx: Tx, inquiryId: string, at: Temporal.Instant): Promise<string[]> =>
  (
    await rows(
      tx,
      sql<{ propertyId: string }>`
        update escalation set status = 'IGNORED', handled_at = ${at}
        where status = 'PENDING'
          and id in (select escalation_id from escalation_asker where inquiry_id = ${inquiryId})
          and not exists (select from escalation_asker other
                          where other.escalation_id = escalation.id and other.inquiry_id <> ${inquiryId})
        returning property_id as "propertyId"`,
    )
  ).map(({ propertyId }) => propertyId);

/** Whether something that names the person still waits to be sent. */
export const isBeingSent = async (on: Reader, { emails, phones }: KnownPerson): Promise<boolean> =>
  (await row(
    on,
    sql`select 1 from delivery where status in ('queued', 'sending')
          and (lower(recipient) = any(${emails}::text[]) or recipient = any(${phones}::text[])) limit 1`,
  )) !== null;
