import { type AnswerSection, type Answers, answerSections, isAsked } from "@porchlight/domain/applications/answers.ts";
import type { Criteria } from "@porchlight/domain/applications/criteria.ts";
import type { ApplicationStatus, BundleStatus } from "@porchlight/domain/applications/lifecycle.ts";
import { type ApplicationType, applicationTypes } from "@porchlight/domain/applications/roles.ts";
import { keptUntil } from "@porchlight/domain/applications/timing.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { changed, json, type Reader, row, rows, type Sql, sql, type Tx } from "../platform/database/database.ts";
import type { Attested } from "../screening/attested.ts";

/** A household's applications for one home. */
export type Bundle = {
  id: string;
  companyId: string;
  propertyId: string;
  inquiryId: string;
  /** The primary applicant's. */
  renterId: string;
  status: BundleStatus;
  criteria: Criteria;
  occupantsUnderEighteen: number | null;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
  submittedAt: Temporal.Instant | null;
  withdrawnAt: Temporal.Instant | null;
  decidedAt: Temporal.Instant | null;
  /** When the owner made a conditional offer. */
  offeredAt: Temporal.Instant | null;
  /** Whether it was sent with a bureau, so that reports are part of it. */
  isScreened: boolean;
};

/** One person's application; `answers` has the sections that were saved. */
export type Application = {
  id: string;
  bundleId: string;
  companyId: string;
  renterId: string;
  type: ApplicationType;
  status: ApplicationStatus;
  language: Language;
  answers: Partial<Answers>;
  savedAt: Partial<Record<AnswerSection, string>>;
  invitedAt: Temporal.Instant;
  startedAt: Temporal.Instant | null;
  submittedAt: Temporal.Instant | null;
  expiresAt: Temporal.Instant | null;
  createdAt: Temporal.Instant;
};

/** An application with its person, as they can be written to. */
export type Applicant = Application & { name: string; email: string | null; phone: string | null };

export const bundleColumns = sql`
  bundle.id, bundle.company_id as "companyId", bundle.property_id as "propertyId", bundle.inquiry_id as "inquiryId",
  bundle.renter_id as "renterId", bundle.status, bundle.criteria,
  bundle.occupants_under_eighteen as "occupantsUnderEighteen", bundle.created_at as "createdAt",
  bundle.updated_at as "updatedAt", bundle.submitted_at as "submittedAt", bundle.withdrawn_at as "withdrawnAt",
  bundle.decided_at as "decidedAt", bundle.offered_at as "offeredAt", bundle.attestation is not null as "isScreened"`;

export const applicantColumns = sql`
  application.id, application.bundle_id as "bundleId", application.company_id as "companyId",
  application.renter_id as "renterId", application.type, application.status, application.language,
  application.answers, application.saved_at as "savedAt", application.invited_at as "invitedAt",
  application.started_at as "startedAt", application.submitted_at as "submittedAt",
  application.expires_at as "expiresAt", application.created_at as "createdAt",
  coalesce(renter.name, '') as name, renter.email, renter.phone`;

/** Whether a person of a bundle erased what is theirs, as a part of a statement. */
export const erasedIn = (bundleId: string | Sql): Sql => sql`
  exists (select from application person join renter contact on contact.id = person.renter_id
          where person.bundle_id = ${bundleId} and contact.erased_at is not null)`;

/** Locks a bundle; the caller holds its lead. */
export const lockBundle = (tx: Tx, bundleId: string): Promise<Bundle | null> =>
  row(tx, sql<Bundle>`select ${bundleColumns} from application_bundle bundle where id = ${bundleId} for update`);

/** Locks everyone's application in a bundle, the oldest first. */
export const lockApplicants = (tx: Tx, bundleId: string): Promise<Applicant[]> =>
  rows(
    tx,
    sql<Applicant>`
      select ${applicantColumns} from application join renter on renter.id = application.renter_id
      where bundle_id = ${bundleId} order by application.created_at, application.id for update of application`,
  );

/** Returns the lead of a company's bundle; null for another company's. */
export const inquiryOfBundle = async (on: Reader | Tx, companyId: string, bundleId: string): Promise<string | null> =>
  (
    await row(
      on,
      sql<{ inquiryId: string }>`
        select inquiry_id as "inquiryId" from application_bundle where id = ${bundleId} and company_id = ${companyId}`,
    )
  )?.inquiryId ?? null;

/** Whether a person of a bundle erased what is theirs. */
export const isErasedIn = async (on: Reader | Tx, bundleId: string): Promise<boolean> =>
  (await row(on, sql<{ is: boolean }>`select ${erasedIn(bundleId)} as is`))!.is;

/** Whose application it is, and of which bundle and lead; null for anybody else's. */
export const ownApplication = (
  on: Reader | Tx,
  userId: string,
  applicationId: string,
): Promise<{ id: string; bundleId: string; inquiryId: string } | null> =>
  row(
    on,
    sql<{ id: string; bundleId: string; inquiryId: string }>`
      select application.id, bundle_id as "bundleId", bundle.inquiry_id as "inquiryId"
      from application join renter on renter.id = application.renter_id
        join application_bundle bundle on bundle.id = application.bundle_id
      where application.id = ${applicationId} and renter.user_id = ${userId}`,
  );

type NewBundle = Pick<Bundle, "companyId" | "propertyId" | "inquiryId" | "renterId" | "criteria"> & {
  /** What the owner attested to the bureau; null without one. */
  attestation: Attested | null;
  sentBy: string;
};

/** Inserts a bundle; null where the renter has one for the home. */
export const insertBundle = (tx: Tx, bundle: NewBundle, at: Temporal.Instant): Promise<Bundle | null> =>
  row(
    tx,
    sql<Bundle>`
      insert into application_bundle as bundle
        (company_id, property_id, inquiry_id, renter_id, status, criteria, attestation, sent_by, created_at, updated_at, erase_at)
      values (${bundle.companyId}, ${bundle.propertyId}, ${bundle.inquiryId}, ${bundle.renterId}, 'SENT',
              ${json(bundle.criteria)}, ${bundle.attestation && json(bundle.attestation)}, ${bundle.sentBy}, ${at}, ${at}, ${keptUntil(at)})
      on conflict do nothing
      returning ${bundleColumns}`,
  );

/** An application that waits for the owner is kept, however long that takes. */
const eraseAt = ({ status, withdrawnAt }: Bundle, at: Temporal.Instant): Temporal.Instant | null =>
  status === "SUBMITTED" && withdrawnAt === null ? null : keptUntil(at);

/** Saves a bundle as it now is. */
export async function saveBundle(
  tx: Tx,
  bundle: Bundle,
  at: Temporal.Instant,
  decidedBy: string | null = null,
): Promise<void> {
  await sql`
    update application_bundle set status = ${bundle.status}, criteria = ${json(bundle.criteria)},
      occupants_under_eighteen = ${bundle.occupantsUnderEighteen}, submitted_at = ${bundle.submittedAt},
      withdrawn_at = ${bundle.withdrawnAt}, decided_at = ${bundle.decidedAt}, offered_at = ${bundle.offeredAt},
      decided_by = case when ${bundle.decidedAt}::timestamptz is not null then coalesce(${decidedBy}::uuid, decided_by) end,
      updated_at = ${at}, erase_at = ${eraseAt(bundle, at)}
    where id = ${bundle.id}`.execute(tx);
}

type NewApplication = Pick<Application, "bundleId" | "companyId" | "renterId" | "type" | "language">;

/** Inserts a person's application. `remindAt` is when to remind them. Returns its id. */
export async function insertApplication(
  tx: Tx,
  { bundleId, companyId, renterId, type, language }: NewApplication,
  at: Temporal.Instant,
  remindAt: Temporal.Instant,
): Promise<string> {
  const inserted = await row(
    tx,
    sql<{ id: string }>`
      insert into application
        (bundle_id, company_id, renter_id, type, status, language, invited_at, created_at, updated_at, remind_at)
      values (${bundleId}, ${companyId}, ${renterId}, ${type}, 'SENT', ${language}, ${at}, ${at}, ${at}, ${remindAt})
      returning id`,
  );
  return inserted!.id;
}

/** Inserts a person whom a renter invited as a contact of the company; they have no lead. Returns the contact's id. */
export async function insertContact(
  tx: Tx,
  person: { companyId: string; name: string; email: string },
  at: Temporal.Instant,
): Promise<string> {
  const inserted = await row(
    tx,
    sql<{ id: string }>`
      insert into renter (id, company_id, name, email, created_at, updated_at)
      values (uuidv7(), ${person.companyId}, ${person.name}, ${person.email}, ${at}, ${at})
      returning id`,
  );
  return inserted!.id;
}

/** Notes that a person was invited again, from when their reminders are counted. */
export async function saveInvitation(
  tx: Tx,
  applicationId: string,
  at: Temporal.Instant,
  remindAt: Temporal.Instant,
): Promise<void> {
  await sql`
    update application set invited_at = ${at}, reminders_sent = 0, remind_at = ${remindAt}, updated_at = ${at}
    where id = ${applicationId}`.execute(tx);
}

export async function saveStart(tx: Tx, applicationId: string, at: Temporal.Instant): Promise<void> {
  await sql`
    update application set status = 'IN_PROGRESS', started_at = ${at}, updated_at = ${at}
    where id = ${applicationId}`.execute(tx);
}

/** One section's answers of a renter; `seenAt` is when the section was last saved as far as their device knows. */
export type SectionSaving = {
  userId: string;
  applicationId: string;
  section: AnswerSection;
  answers: unknown;
  seenAt: string | null;
  at: Temporal.Instant;
};

/**
 * The statement that saves a section each of different applications in progress, unless another device saved it since
 * `seenAt`. It has a row, with its place, for each that it saved: not for anybody else's application, not where the section
 * is not asked of the person, not once the application is submitted or withdrawn, and not while others hold it.
 */
export const sectionSavings = (savings: readonly SectionSaving[]): Sql<{ place: number }> => sql`
  update application set
    answers = application.answers || jsonb_build_object(mine.section, mine.answers),
    saved_at = application.saved_at || jsonb_build_object(mine.section, mine.at), updated_at = mine.at::timestamptz
  from (
    select saving.*
    from jsonb_to_recordset(${JSON.stringify(savings.map(savingRow))}::jsonb) as saving (
      place int, "userId" uuid, "applicationId" uuid, section text, types text[], answers jsonb, "seenAt" text, at text)
    join application on application.id = saving."applicationId"
    join renter on renter.id = application.renter_id and renter.user_id = saving."userId"
    join application_bundle bundle on bundle.id = application.bundle_id and bundle.withdrawn_at is null
    where application.status = 'IN_PROGRESS' and application.type = any(saving.types)
      and application.saved_at ->> saving.section is not distinct from saving."seenAt"
    for no key update of application skip locked
  ) mine
  where application.id = mine."applicationId"
  returning mine.place`;

const typesAsked = Object.fromEntries(
  answerSections.map((section) => [section, applicationTypes.filter((type) => isAsked(type, section))]),
);

const savingRow = (saving: SectionSaving, place: number) => ({ ...saving, place, types: typesAsked[saving.section] });

/** Replaces all answers of an application, as of now. */
export async function saveAllAnswers(
  tx: Tx,
  applicationId: string,
  answers: Partial<Answers>,
  at: Temporal.Instant,
): Promise<void> {
  const savedAt = Object.fromEntries(Object.keys(answers).map((section) => [section, at.toString()]));
  await sql`
    update application set answers = ${json(answers)}, saved_at = ${json(savedAt)} || saved_at, updated_at = ${at}
    where id = ${applicationId}`.execute(tx);
}

export async function saveLanguage(tx: Tx, applicationId: string, language: Language): Promise<void> {
  await sql`update application set language = ${language} where id = ${applicationId}`.execute(tx);
}

/** Notes that a person submitted, and from which address. */
export async function saveSubmission(
  tx: Tx,
  applicationId: string,
  { at, from, expiresAt }: { at: Temporal.Instant; from: string; expiresAt: Temporal.Instant },
): Promise<void> {
  await sql`
    update application set status = 'SUBMITTED', submitted_at = ${at}, submitted_from = ${from},
      expires_at = ${expiresAt}, updated_at = ${at}, remind_at = null
    where id = ${applicationId}`.execute(tx);
}

export const deleteApplication = (tx: Tx, applicationId: string): Promise<number> =>
  changed(tx, sql`delete from application where id = ${applicationId}`);

/** Stops the reminders of everyone in a bundle. */
export async function stopReminders(tx: Tx, bundleId: string): Promise<void> {
  await sql`update application set remind_at = null where bundle_id = ${bundleId}`.execute(tx);
}
