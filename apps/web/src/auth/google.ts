import { investorSignInGoogle, investorSignUpGoogle } from "@porchlight/contract/accounts.ts";
import { call } from "../app/call.ts";
import { forgetMarketingParams, marketingParams } from "../app/marketing.ts";
import { enter, enterCompanyForm } from "./enter.ts";
import { tell } from "./told.ts";

/** Signs an owner in with what Google's button answered. */
export const googleSignIn = (googleJwt: string): Promise<void> =>
  call(investorSignInGoogle, { body: { googleJwt } }).then(({ accessToken }) => enter(accessToken), tell);

/** Makes an owner's account; an address that has one is simply signed in. */
export const googleSignUp = (googleJwt: string): Promise<void> =>
  call(investorSignUpGoogle, { body: { googleJwt, marketingParams: marketingParams(localStorage) } }).then(
    ({ accessToken, companyId, isNewAccount }) => {
      forgetMarketingParams(localStorage);
      return isNewAccount ? enterCompanyForm(accessToken, companyId) : enter(accessToken);
    },
    tell,
  );
