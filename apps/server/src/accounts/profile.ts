import type {
  CompanyView,
  companyForm,
  InvestorView,
  ownerOnboarding,
  patchInvestorUser,
  putInvestorAddress,
} from "@porchlight/contract/accounts.ts";
import type { ParsedBody, ReplyOf } from "@porchlight/contract/endpoint.ts";
import type { OnboardingPart } from "@porchlight/domain/accounts/account.ts";
import { phoneMessage } from "@porchlight/domain/kernel/phones.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { z } from "zod";
import type { App } from "../app.ts";
import { record } from "../events/record.ts";
import { sql, type Tx } from "../platform/database/database.ts";
import type { Investor } from "../platform/http/serve.ts";
import { type Origin, recordingRefusal } from "./account-events.ts";
import { beginEmailChange } from "./email-change.ts";
import { takeMailRequest } from "./mail-requests.ts";
import { checkOwnership } from "./ownership-proof.ts";
import { companyView, investorView, userView } from "./queries.ts";

/**
 * Changes what is given of an owner's name, phone and channel. Texts need a phone to go to. A new e-mail wants the
 * password or a code mailed to the old one, and waits for the code that is mailed to the new one.
 * Errors  409 somebody has the e-mail; 429 too many mails to it; what `checkOwnership` refuses.
 */
export async function changeUser(
  app: App,
  actor: Investor,
  change: ParsedBody<typeof patchInvestorUser>,
  origin: Origin,
): Promise<ReplyOf<typeof patchInvestorUser>> {
  const current = await userView(app.db, actor.userId);
  const newEmail = change.email && change.email !== current.email ? change.email : null;
  if (!newEmail) return changeDetails(app, actor, change);
  const refused = { kind: "email-change.refused", userId: actor.userId } as const;
  return recordingRefusal(app, refused, origin, async () => {
    const useProof = await checkOwnership(app, actor, change, origin);
    await takeMailRequest(app, "new-email-code", newEmail, origin);
    return changeDetails(app, actor, change, async (tx) => {
      await useProof(tx);
      await beginEmailChange(tx, app, actor, newEmail, origin);
      return newEmail;
    });
  });
}

/** `beginChange` returns the address that waits for its code. */
function changeDetails(
  app: App,
  actor: Investor,
  change: ParsedBody<typeof patchInvestorUser>,
  beginChange?: (tx: Tx) => Promise<string>,
): Promise<ReplyOf<typeof patchInvestorUser>> {
  const { name, preferredCommunicationChannel: channel } = change;
  return changing(app, actor, async (tx) => {
    const isPhoneGiven = change.phoneNumber !== undefined;
    await sql`
      update app_user set
        name = coalesce(${name ?? null}, name),
        phone = case when ${isPhoneGiven} then ${change.phoneNumber ?? null} else phone end,
        preferred_channel = coalesce(${channel ?? null}, preferred_channel)
      where id = ${actor.userId}`.execute(tx);
    const user = await userView(tx, actor.userId);
    if (user.preferredCommunicationChannel === "SMS" && !user.phoneNumber)
      refuse("invalid-input", {}, { phoneNumber: phoneMessage });
    return { ...user, pendingEmail: (await beginChange?.(tx)) ?? null };
  });
}

export const setAddress = (
  app: App,
  actor: Investor,
  { address, city, state, zip, latitude, longitude }: ParsedBody<typeof putInvestorAddress>,
): Promise<InvestorView> =>
  changing(app, actor, async (tx) => {
    await sql`
      update member set address = ${address}, city = ${city}, state = ${state}, zip = ${zip},
                          latitude = ${latitude}, longitude = ${longitude}
      where user_id = ${actor.userId}`.execute(tx);
    return investorView(tx, actor.userId);
  });

const columnOf: Record<OnboardingPart, string> = {
  initial: "initial_onboarding_completed",
  property: "property_onboarding_completed",
  dashboard: "dashboard_onboarding_completed",
  renterProfile: "renter_profile_onboarding_completed",
};

export const completeOnboarding = (app: App, actor: Investor, part: OnboardingPart): Promise<InvestorView> =>
  changing(app, actor, async (tx) => {
    await complete(tx, actor, part);
    return investorView(tx, actor.userId);
  });

type Both = { investor: InvestorView; company: CompanyView };

/** Keeps the form that follows the sign-up; what it leaves empty stays as it is. */
export const keepCompanyForm = (
  app: App,
  actor: Investor,
  companyId: string,
  form: z.output<typeof companyForm>,
): Promise<Both> =>
  changing(app, actor, async (tx) => {
    if (companyId !== actor.companyId) refuse("not-found");
    await sql`
      update company set name = ${form.companyName}, account_type = 'COMPANY',
        size = coalesce(${form.numberOfEmployees ?? null}, size),
        units_overseen = coalesce(${form.numberOfUnitsOverseeing ?? null}, units_overseen),
        description = coalesce(${descriptionIn(form)}, description)
      where id = ${companyId}`.execute(tx);
    if (form.phoneNumber)
      await sql`update app_user set phone = ${form.phoneNumber} where id = ${actor.userId}`.execute(tx);
    return both(tx, actor);
  });

/** Keeps the answers of the owner's onboarding, which is complete from then on. An individual's company bears their name. */
export const keepOwnerOnboarding = (
  app: App,
  actor: Investor,
  companyId: string,
  answers: z.output<typeof ownerOnboarding>,
): Promise<Both> =>
  changing(app, actor, async (tx) => {
    if (companyId !== actor.companyId) refuse("not-found");
    const isCompany = answers.accountType === "COMPANY";
    await sql`
      update company set account_type = ${answers.accountType},
        name = coalesce(${isCompany ? answers.companyName! : null}, (select name from app_user where id = ${actor.userId})),
        size = ${isCompany ? answers.numberOfEmployees! : null},
        units_overseen = ${isCompany ? answers.numberOfUnitsOverseeing! : null},
        description = ${isCompany ? descriptionIn(answers) : null}
      where id = ${companyId}`.execute(tx);
    await sql`
      update app_user set preferred_channel = ${answers.preferredCommunicationChannel},
                          phone = coalesce(${answers.phoneNumber}, phone)
      where id = ${actor.userId}`.execute(tx);
    await sql`
      update member set preferred_screening_sensitivity = ${answers.screeningSensitivity}
      where user_id = ${actor.userId}`.execute(tx);
    await complete(tx, actor, "initial");
    return both(tx, actor);
  });

const changing = <T>(app: App, actor: Investor, work: (tx: Tx) => Promise<T>): Promise<T> =>
  app.inTransaction(async (tx) => {
    const result = await work(tx);
    const { companyId, userId } = actor;
    await record(tx, app.jobs, { kind: "company.changed", companyId, userId, at: app.clock.now() });
    return result;
  });

const complete = async (tx: Tx, { userId }: Investor, part: OnboardingPart): Promise<void> => {
  await sql`update member set ${sql.ref(columnOf[part])} = true where user_id = ${userId}`.execute(tx);
};

const both = async (tx: Tx, { userId, companyId }: Investor): Promise<Both> => ({
  investor: await investorView(tx, userId),
  company: await companyView(tx, companyId),
});

const descriptionIn = (form: {
  perceivedProductValueProposition?: string | null | undefined;
  perceivedProductValuePropostion?: string | null | undefined;
}): string | null => form.perceivedProductValueProposition || form.perceivedProductValuePropostion || null;
