import { investorSignInGoogle, investorSignUpGoogle } from "@porchlight/contract/accounts.ts";
import { call } from "../app/call.ts";
import { clearMarketingParams, marketingParams } from "../app/marketing.ts";
import { showAlert } from "./alerts.ts";
import { enter, enterCompanyForm } from "./enter.ts";

/** Signs an owner in with what Google's button answered. */
export const googleSignIn = (googleJwt: string): Promise<void> =>
  call(investorSignInGoogle, { body: { googleJwt } }).then(({ accessToken }) => enter(accessToken), showAlert);

/** Makes an owner's account; an address that has one is simply signed in. */
export const googleSignUp = (googleJwt: string): Promise<void> =>
  call(investorSignUpGoogle, { body: { googleJwt, marketingParams: marketingParams(localStorage) } }).then(
    ({ accessToken, companyId, isNewAccount }) => {
      clearMarketingParams(localStorage);
      return isNewAccount ? enterCompanyForm(accessToken, companyId) : enter(accessToken);
    },
    showAlert,
  );
