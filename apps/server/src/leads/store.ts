import { randomUUIDv7 } from "node:crypto";
import type { Talk } from "@porchlight/assistant/talk.ts";
import type { InquirySource, MessageChannel } from "@porchlight/domain/conversations/channels.ts";
import { withoutLinks } from "@porchlight/domain/kernel/links.ts";
import { endStages, type LeadStage } from "@porchlight/domain/leads/lifecycle.ts";
import { noFacts, type RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { json, post, type Reader, row, sql, type Tx } from "../platform/database/database.ts";
import { sanitizeText } from "../platform/database/sanitize-text.ts";

export type Inquiry = {
  id: string;
  companyId: string;
  propertyId: string;
  renterId: string;
  source: InquirySource;
  stage: LeadStage;
  talk: Talk;
  lastChannel: MessageChannel;
  /** Subject and Message-IDs of the mail thread. */
  subject: string | null;
  thread: string[];
  qualifiedAt: Temporal.Instant | null;
  /** Since when the owner answers instead of Piper, and since when the renter waits for that. */
  takenOverAt: Temporal.Instant | null;
  waitingSince: Temporal.Instant | null;
  lastRenterAt: Temporal.Instant | null;
  createdAt: Temporal.Instant;
};

/** A contact of one company. */
export type RenterContact = {
  id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  facts: RenterFacts;
  /** Whether the person erased what is theirs: nobody can be reached anymore. */
  isErased: boolean;
};

export const inquiryColumns = sql`
  id, company_id as "companyId", property_id as "propertyId", renter_id as "renterId", source, stage, talk,
  last_channel as "lastChannel", subject, thread, qualified_at as "qualifiedAt", taken_over_at as "takenOverAt",
  waiting_since as "waitingSince", last_renter_at as "lastRenterAt", created_at as "createdAt"`;

/** Whether a lead is not over, as a part of a statement about it. */
export const isOpenLead = sql`stage <> all(${[...endStages]}::text[])`;

export const loadInquiry = (on: Reader | Tx, id: string): Promise<Inquiry | null> =>
  row(on, sql<Inquiry>`select ${inquiryColumns} from inquiry where id = ${id}`);

export const renterColumns = sql`id, name, email, phone, facts, erased_at is not null as "isErased"`;

/** Returns a contact with all facts; those missing in an older row are null. */
export const renterOf = (found: RenterContact): RenterContact => ({ ...found, facts: { ...noFacts, ...found.facts } });

export async function loadRenter(on: Reader | Tx, id: string): Promise<RenterContact> {
  const found = await row(on, sql<RenterContact>`select ${renterColumns} from renter where id = ${id}`);
  if (!found) throw new Error(`The inquiry's renter ${id} is missing`);
  return renterOf(found);
}

/** Returns a name without links, since names come from mails and conversations and are passed on to others. */
const nameOf = ({ name }: Pick<RenterContact, "name">): string | null => (name === null ? null : withoutLinks(name));

export const saveRenter = async (tx: Tx, renter: RenterContact, at: Temporal.Instant): Promise<void> => {
  await sql`
    update renter set name = ${nameOf(renter)}, email = ${renter.email}, phone = ${renter.phone},
      facts = ${json(renter.facts)}, updated_at = ${at} where id = ${renter.id}`.execute(tx);
};

const maxHighlights = 12;

/** Adds new highlights to those Piper noted of a renter; not waited for. */
export function noteHighlights(tx: Tx, renterId: string, noted: readonly string[]): void {
  if (noted.length === 0) return;
  post(
    tx,
    sql`
      update renter set highlights = highlights || (
        select coalesce(jsonb_agg(note), '[]') from jsonb_array_elements_text(${json(noted)}) note where not highlights ? note)
      where id = ${renterId} and jsonb_array_length(highlights) < ${maxHighlights}`,
  );
}

/** A renter who is not in the records yet, and their first inquiry. */
export type FirstInquiry = Pick<
  Inquiry,
  "companyId" | "propertyId" | "source" | "stage" | "lastChannel" | "subject" | "talk" | "createdAt"
> & { renter: Pick<RenterContact, "name" | "email" | "phone"> };

export type InsertedLead = { inquiry: Inquiry; renter: RenterContact };

/** Inserts renters and their first inquiries, all in one statement that is not waited for. */
export function insertLeads(tx: Tx, firsts: readonly FirstInquiry[]): InsertedLead[] {
  const leads = firsts.map(asLead);
  const all = leads.map(({ inquiry, renter: { name, email, phone } }) => ({ ...inquiry, name, email, phone }));
  const stored = JSON.stringify(all, (_key, value) => (typeof value === "string" ? sanitizeText(value) : value));
  post(
    tx,
    sql`
      with lead as (
        select * from jsonb_to_recordset(${stored}::jsonb) as lead (
          id uuid, "companyId" uuid, "propertyId" uuid, "renterId" uuid, source text, stage text, talk jsonb,
          "lastChannel" text, subject text, "createdAt" timestamptz, name text, email text, phone text)),
      renter as (
        insert into renter (id, company_id, name, email, phone, created_at, updated_at)
        select "renterId", "companyId", name, email, phone, "createdAt", "createdAt" from lead)
      insert into inquiry (id, company_id, property_id, renter_id, source, stage, talk, last_channel, subject, created_at, updated_at)
      select id, "companyId", "propertyId", "renterId", source, stage, talk, "lastChannel", subject, "createdAt", "createdAt"
      from lead`,
  );
  return leads;
}

function asLead({ renter, ...first }: FirstInquiry): InsertedLead {
  const renterId = randomUUIDv7();
  const nothingYet = { thread: [], qualifiedAt: null, takenOverAt: null, waitingSince: null, lastRenterAt: null };
  return {
    inquiry: { ...first, ...nothingYet, id: randomUUIDv7(), renterId },
    renter: { ...renter, name: nameOf(renter), id: renterId, facts: noFacts, isErased: false },
  };
}

/** Saves an inquiry as it now is; not waited for. */
export const saveInquiry = (tx: Tx, inquiry: Inquiry, at: Temporal.Instant): void =>
  post(
    tx,
    sql`
      update inquiry set stage = ${inquiry.stage}, talk = ${json(inquiry.talk)}, last_channel = ${inquiry.lastChannel},
        subject = ${inquiry.subject}, thread = ${inquiry.thread}, qualified_at = ${inquiry.qualifiedAt},
        taken_over_at = ${inquiry.takenOverAt}, waiting_since = ${inquiry.waitingSince},
        last_renter_at = ${inquiry.lastRenterAt}, updated_at = ${at}
      where id = ${inquiry.id}`,
  );

export async function saveStage(tx: Tx, inquiryId: string, stage: LeadStage, at: Temporal.Instant): Promise<void> {
  await sql`update inquiry set stage = ${stage}, updated_at = ${at} where id = ${inquiryId}`.execute(tx);
}
