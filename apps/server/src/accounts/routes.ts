import * as contract from "@porchlight/contract/accounts.ts";
import * as profile from "@porchlight/contract/profile.ts";
import type { App } from "../app.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { accountEventsOf, recordAccountEvent } from "./account-event-store.ts";
import { originOf } from "./account-events.ts";
import { activateWithGoogle, activateWithPassword, requestActivationCode } from "./activation.ts";
import { cancelEmailChange, confirmEmailChange, resendNewEmailCode } from "./email-change.ts";
import { ownerSignsIn, ownerSignsUp, renterSignsIn } from "./google-sign-in.ts";
import { requestCode, signInWithCode } from "./one-time-codes.ts";
import { sendOwnershipCode } from "./ownership-proof.ts";
import { resetPassword, sendResetLink } from "./password-reset.ts";
import { changeUser, completeOnboarding, keepCompanyForm, saveOwnerOnboarding, setAddress } from "./profile.ts";
import { companyView, investorView, ownUserView } from "./queries.ts";
import { endSession, evictSessions } from "./sessions.ts";
import { signIn } from "./sign-in.ts";
import { confirmEmail, resendCode, signUp } from "./sign-up.ts";

const sent = { sent: true } as const;

export const accountRoutes = (app: App): Route[] => [
  serve(contract.signInWithCredentials, ({ body: { username: email, password, requiredRole }, ...asked }) =>
    signIn(app, { email, password, requiredRole }, originOf(asked)),
  ),
  serve(contract.sendPasswordResetLink, ({ body, ...asked }) =>
    sendResetLink(app, body.email, body.forRole, originOf(asked)).then(() => sent),
  ),
  serve(contract.confirmPasswordReset, ({ body, ...asked }) => resetPassword(app, body, originOf(asked))),
  serve(contract.requestOneTimeSignInCode, ({ body, ...asked }) =>
    requestCode(app, body.email, originOf(asked)).then(() => sent),
  ),
  serve(contract.signInWithOneTimeCode, ({ body, ...asked }) =>
    signInWithCode(app, body.email, body.code, originOf(asked)),
  ),
  serve(contract.signUpWithCredentials, ({ body, ...asked }) =>
    signUp(app, { ...body.user, marketing: body.marketingParams ?? {} }, originOf(asked)),
  ),
  serve(contract.confirmEmail, ({ body, ...asked }) => confirmEmail(app, body.userId, body.code, originOf(asked))),
  serve(contract.resendConfirmationCode, ({ body, ...asked }) =>
    resendCode(app, body.userId, originOf(asked)).then(() => sent),
  ),
  serve(contract.investorSignInGoogle, ({ body, ...asked }) => ownerSignsIn(app, body, originOf(asked))),
  serve(contract.investorSignUpGoogle, ({ body, ...asked }) =>
    ownerSignsUp(app, body, body.marketingParams ?? {}, originOf(asked)),
  ),
  serve(contract.renterSignInGoogle, ({ body, ...asked }) => renterSignsIn(app, body, originOf(asked))),
  serve(contract.renterActivateGoogle, ({ body, ...asked }) => activateWithGoogle(app, body, originOf(asked))),
  serve(contract.renterActivateCredentials, ({ body, ...asked }) => activateWithPassword(app, body, originOf(asked))),
  serve(contract.requestActivationCode, ({ body, ...asked }) =>
    requestActivationCode(app, body, originOf(asked)).then(() => sent),
  ),
  serve(contract.signOut, async ({ actor, ...asked }) => {
    await app.inTransaction(async (tx) => {
      await endSession(tx, actor.tokenHash);
      await recordAccountEvent(tx, app, { kind: "signed-out", userId: actor.userId }, originOf(asked));
    });
    evictSessions(app, [actor.tokenHash]);
  }),
  serve(profile.getAccountEvents, async ({ actor }) => ({ events: await accountEventsOf(app.db, actor.userId) })),
  serve(contract.getUser, ({ actor }) => ownUserView(app.db, actor.userId, app.clock.now())),
  serve(contract.getInvestor, ({ actor }) => investorView(app.db, actor.userId)),
  serve(contract.putInvestorAddress, ({ actor, body }) => setAddress(app, actor, body)),
  serve(profile.patchInvestorUser, ({ actor, body, ...asked }) => changeUser(app, actor, body, originOf(asked))),
  serve(profile.sendOwnershipCode, ({ actor, ...asked }) =>
    sendOwnershipCode(app, actor, originOf(asked)).then(() => sent),
  ),
  serve(profile.confirmEmailChange, ({ actor, body, ...asked }) =>
    confirmEmailChange(app, actor, body.code, originOf(asked)),
  ),
  serve(profile.resendNewEmailCode, ({ actor, ...asked }) =>
    resendNewEmailCode(app, actor, originOf(asked)).then(() => sent),
  ),
  serve(profile.cancelEmailChange, ({ actor }) => cancelEmailChange(app, actor)),
  serve(contract.postCompanyForm, ({ actor, params, body }) => keepCompanyForm(app, actor, params.id, body)),
  serve(contract.postOwnerOnboarding, ({ actor, params, body }) => saveOwnerOnboarding(app, actor, params.id, body)),
  serve(contract.getCompany, ({ actor }) => companyView(app.db, actor.companyId)),
  serve(contract.completePropertyOnboarding, ({ actor }) => completeOnboarding(app, actor, "property")),
  serve(contract.completeDashboardOnboarding, ({ actor }) => completeOnboarding(app, actor, "dashboard")),
  serve(contract.completeRenterProfileOnboarding, ({ actor }) => completeOnboarding(app, actor, "renterProfile")),
];
