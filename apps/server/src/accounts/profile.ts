import type {
  CompanyView,
  companyForm,
  InvestorView,
  ownerOnboarding,
  putInvestorAddress,
} from "@porchlight/contract/accounts.ts";
import type { ParsedBody, ReplyOf } from "@porchlight/contract/endpoint.ts";
import type { patchInvestorUser } from "@porchlight/contract/profile.ts";
import type { OnboardingPart } from "@porchlight/domain/accounts/account.ts";
import { phoneMessage } from "@porchlight/domain/kernel/phones.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { z } from "zod";
import type { App } from "../app.ts";
import { record } from "../events/record.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Investor } from "../platform/http/serve.ts";
import type { Origin } from "./account-event-store.ts";
import { recordingRefusal } from "./account-events.ts";
import { beginEmailChange } from "./email-change.ts";
import { consumeMailRequest } from "./mail-requests.ts";
import { checkOwnership } from "./ownership-proof.ts";
import { markOnboarded, saveAddress, saveCompanyForm, saveOnboarding, saveUser } from "./profile-store.ts";
import { companyView, investorView, ownUserView, userView } from "./queries.ts";

/**
 * Changes the given fields of an owner's name, phone and channel. Texts require a phone. A new email requires the
 * password or a code mailed to the old one, and waits for the code mailed to the new one.
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
    await consumeMailRequest(app, "new-email-code", newEmail, origin);
    return changeDetails(app, actor, change, async (tx) => {
      await useProof(tx);
      await beginEmailChange(tx, app, actor, newEmail, origin);
    });
  });
}

function changeDetails(
  app: App,
  actor: Investor,
  change: ParsedBody<typeof patchInvestorUser>,
  beginChange?: (tx: Tx) => Promise<void>,
): Promise<ReplyOf<typeof patchInvestorUser>> {
  return changing(app, actor, async (tx) => {
    await saveUser(tx, actor.userId, change);
    const user = await userView(tx, actor.userId);
    if (user.preferredCommunicationChannel === "SMS" && !user.phoneNumber)
      refuse("invalid-input", {}, { phoneNumber: phoneMessage });
    await beginChange?.(tx);
    return ownUserView(tx, actor.userId, app.clock.now());
  });
}

export const setAddress = (
  app: App,
  actor: Investor,
  address: ParsedBody<typeof putInvestorAddress>,
): Promise<InvestorView> =>
  changing(app, actor, async (tx) => {
    await saveAddress(tx, actor.userId, address);
    return investorView(tx, actor.userId);
  });

export const completeOnboarding = (app: App, actor: Investor, part: OnboardingPart): Promise<InvestorView> =>
  changing(app, actor, async (tx) => {
    await markOnboarded(tx, actor.userId, part);
    return investorView(tx, actor.userId);
  });

type Both = { investor: InvestorView; company: CompanyView };

/** Stores the form after sign-up; fields left empty stay as they are. */
export const keepCompanyForm = (
  app: App,
  actor: Investor,
  companyId: string,
  form: z.output<typeof companyForm>,
): Promise<Both> =>
  changing(app, actor, async (tx) => {
    if (companyId !== actor.companyId) refuse("not-found");
    await saveCompanyForm(tx, actor, form);
    return both(tx, actor);
  });

/**
 * Stores the answers of the owner's onboarding, which is complete from then on. An individual's company bears their
 * name.
 */
export const saveOwnerOnboarding = (
  app: App,
  actor: Investor,
  companyId: string,
  answers: z.output<typeof ownerOnboarding>,
): Promise<Both> =>
  changing(app, actor, async (tx) => {
    if (companyId !== actor.companyId) refuse("not-found");
    await saveOnboarding(tx, actor, answers);
    await markOnboarded(tx, actor.userId, "initial");
    return both(tx, actor);
  });

const changing = <T>(app: App, actor: Investor, work: (tx: Tx) => Promise<T>): Promise<T> =>
  app.inTransaction(async (tx) => {
    const result = await work(tx);
    const { companyId, userId } = actor;
    await record(tx, app.jobs, { kind: "company.changed", companyId, userId, at: app.clock.now() });
    return result;
  });

const both = async (tx: Tx, { userId, companyId }: Investor): Promise<Both> => ({
  investor: await investorView(tx, userId),
  company: await companyView(tx, companyId),
});
