import type { companyForm, ownerOnboarding, putInvestorAddress } from "@porchlight/contract/accounts.ts";
import type { ParsedBody } from "@porchlight/contract/endpoint.ts";
import type { patchInvestorUser } from "@porchlight/contract/profile.ts";
import type { OnboardingPart } from "@porchlight/domain/accounts/account.ts";
import type { z } from "zod";
import { type Sql, sql, type Tx } from "../platform/database/database.ts";

/** Changes the given fields of a person's name, phone and channel. */
export async function saveUser(
  tx: Tx,
  userId: string,
  { name, phoneNumber, preferredCommunicationChannel: channel }: ParsedBody<typeof patchInvestorUser>,
): Promise<void> {
  const isPhoneGiven = phoneNumber !== undefined;
  await sql`
    update app_user set
      name = coalesce(${name ?? null}, name),
      phone = case when ${isPhoneGiven} then ${phoneNumber ?? null} else phone end,
      preferred_channel = coalesce(${channel ?? null}, preferred_channel)
    where id = ${userId}`.execute(tx);
}

export async function saveAddress(
  tx: Tx,
  userId: string,
  { address, city, state, zip, latitude, longitude }: ParsedBody<typeof putInvestorAddress>,
): Promise<void> {
  await sql`
    update member set address = ${address}, city = ${city}, state = ${state}, zip = ${zip},
                        latitude = ${latitude}, longitude = ${longitude}
    where user_id = ${userId}`.execute(tx);
}

const columnOf: Record<OnboardingPart, string> = {
  initial: "initial_onboarding_completed",
  property: "property_onboarding_completed",
  dashboard: "dashboard_onboarding_completed",
  renterProfile: "renter_profile_onboarding_completed",
};

export async function markOnboarded(tx: Tx, userId: string, part: OnboardingPart): Promise<void> {
  await sql`update member set ${sql.ref(columnOf[part])} = true where user_id = ${userId}`.execute(tx);
}

type Member = { companyId: string; userId: string };

/** Stores the company form; fields left empty stay as they are. */
export async function saveCompanyForm(
  tx: Tx,
  { companyId, userId }: Member,
  form: z.output<typeof companyForm>,
): Promise<void> {
  await sql`
    update company set name = ${form.companyName}, account_type = 'COMPANY',
      size = coalesce(${form.numberOfEmployees ?? null}, size),
      units_overseen = coalesce(${form.numberOfUnitsOverseeing ?? null}, units_overseen),
      description = coalesce(${descriptionIn(form)}, description)
    where id = ${companyId}`.execute(tx);
  if (form.phoneNumber) await sql`update app_user set phone = ${form.phoneNumber} where id = ${userId}`.execute(tx);
}

/** Stores the answers of an owner's onboarding. An individual's company bears their name. */
export async function saveOnboarding(
  tx: Tx,
  { companyId, userId }: Member,
  answers: z.output<typeof ownerOnboarding>,
): Promise<void> {
  const isCompany = answers.accountType === "COMPANY";
  await sql`
    update company set account_type = ${answers.accountType},
      name = coalesce(${isCompany ? answers.companyName! : null}, (select name from app_user where id = ${userId})),
      size = ${isCompany ? answers.numberOfEmployees! : null},
      units_overseen = ${isCompany ? answers.numberOfUnitsOverseeing! : null},
      description = ${isCompany ? descriptionIn(answers) : null}
    where id = ${companyId}`.execute(tx);
  await sql`
    update app_user set preferred_channel = ${answers.preferredCommunicationChannel},
                        phone = coalesce(${answers.phoneNumber}, phone)
    where id = ${userId}`.execute(tx);
  await sql`
    update member set preferred_screening_sensitivity = ${answers.screeningSensitivity}
    where user_id = ${userId}`.execute(tx);
}

const descriptionIn = (form: {
  perceivedProductValueProposition?: string | null | undefined;
  perceivedProductValuePropostion?: string | null | undefined;
}): string | null => form.perceivedProductValueProposition || form.perceivedProductValuePropostion || null;

/** Returns the statement that keeps the zone a member calls from. */
export const saveTimeZone = (userId: string, timeZone: string): Sql => sql`
  update member set time_zone = ${timeZone} where user_id = ${userId} and time_zone is distinct from ${timeZone}`;
