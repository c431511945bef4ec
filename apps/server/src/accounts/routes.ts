import * as contract from "@porchlight/contract/accounts.ts";
import type { App } from "../app.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { activateWithGoogle, activateWithPassword } from "./activation.ts";
import { confirmEmailChange } from "./email-change.ts";
import { ownerSignsIn, ownerSignsUp, renterSignsIn } from "./google-sign-in.ts";
import { requestCode, signInWithCode } from "./one-time-codes.ts";
import { resetPassword, sendResetLink } from "./password-reset.ts";
import { changeUser, completeOnboarding, keepCompanyForm, keepOwnerOnboarding, setAddress } from "./profile.ts";
import { companyView, investorView, userView } from "./queries.ts";
import { endSession } from "./sessions.ts";
import { signIn } from "./sign-in.ts";
import { confirmEmail, resendCode, signUp } from "./sign-up.ts";

const sent = { sent: true } as const;

export const accountRoutes = (app: App): Route[] => [
  serve(contract.signInWithCredentials, ({ body, address }) =>
    signIn(app, { email: body.username, password: body.password, requiredRole: body.requiredRole, address }),
  ),
  serve(contract.sendPasswordResetLink, ({ body }) => sendResetLink(app, body.email, body.forRole).then(() => sent)),
  serve(contract.confirmPasswordReset, ({ body }) => resetPassword(app, body)),
  serve(contract.requestOneTimeSignInCode, ({ body }) => requestCode(app, body.email).then(() => sent)),
  serve(contract.signInWithOneTimeCode, ({ body }) => signInWithCode(app, body.email, body.code)),
  serve(contract.signUpWithCredentials, ({ body }) =>
    signUp(app, { ...body.user, marketing: body.marketingParams ?? {} }),
  ),
  serve(contract.confirmEmail, ({ body }) => confirmEmail(app, body.userId, body.code)),
  serve(contract.resendConfirmationCode, ({ body }) => resendCode(app, body.userId).then(() => sent)),
  serve(contract.investorSignInGoogle, ({ body }) => ownerSignsIn(app, body)),
  serve(contract.investorSignUpGoogle, ({ body }) => ownerSignsUp(app, body, body.marketingParams ?? {})),
  serve(contract.renterSignInGoogle, ({ body }) => renterSignsIn(app, body)),
  serve(contract.renterActivateGoogle, ({ body }) => activateWithGoogle(app, body)),
  serve(contract.renterActivateCredentials, ({ body }) => activateWithPassword(app, body)),
  serve(contract.signOut, ({ actor }) => app.inTransaction((tx) => endSession(tx, actor.tokenHash))),
  serve(contract.getUser, ({ actor }) => userView(app.db, actor.userId)),
  serve(contract.getInvestor, ({ actor }) => investorView(app.db, actor.companyId)),
  serve(contract.putInvestorAddress, ({ actor, body }) => setAddress(app, actor, body)),
  serve(contract.patchInvestorUser, ({ actor, body }) => changeUser(app, actor, body)),
  serve(contract.confirmEmailChange, ({ actor, body }) => confirmEmailChange(app, actor, body.code)),
  serve(contract.postCompanyForm, ({ actor, params, body }) => keepCompanyForm(app, actor, params.id, body)),
  serve(contract.postOwnerOnboarding, ({ actor, params, body }) => keepOwnerOnboarding(app, actor, params.id, body)),
  serve(contract.getCompany, ({ actor }) => companyView(app.db, actor.companyId)),
  serve(contract.completePropertyOnboarding, ({ actor }) => completeOnboarding(app, actor, "property")),
  serve(contract.completeDashboardOnboarding, ({ actor }) => completeOnboarding(app, actor, "dashboard")),
  serve(contract.completeRenterProfileOnboarding, ({ actor }) => completeOnboarding(app, actor, "renterProfile")),
];
