import { investorSignInGoogle, investorSignUpGoogle } from "@porchlight/contract/accounts.ts";
import { call } from "../app/call.ts";
import { clearMarketingParams, marketingParams } from "../app/marketing.ts";
import { showAlert } from "./alerts.ts";
import { enter, enterCompanyForm } from "./enter.ts";

/** Signs an owner in with the credential of Google's button. */
export const googleSignIn = (googleJwt: string): Promise<void> =>
  call(investorSignInGoogle, { body: { googleJwt } }).then(({ accessToken }) => enter(accessToken), showAlert);

/** Creates an owner's account with Google; an existing account is signed in instead. */
export const googleSignUp = (googleJwt: string): Promise<void> =>
  call(investorSignUpGoogle, { body: { googleJwt, marketingParams: marketingParams(localStorage) } }).then(
    ({ accessToken, companyId, isNewAccount }) => {
      clearMarketingParams(localStorage);
      return isNewAccount ? enterCompanyForm(accessToken, companyId) : enter(accessToken);
    },
    showAlert,
  );
