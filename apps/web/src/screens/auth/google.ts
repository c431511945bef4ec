import { investorSignInGoogle, investorSignUpGoogle } from "@porchlight/contract/accounts.ts";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../../app/call.ts";
import { forgetMarketingParams, marketingParams } from "../../app/marketing.ts";
import { tellFailed } from "../../app/tell-failed.ts";
import { enter, enterCompanyForm } from "./enter.ts";

/** Signs an owner in with what Google's button answered. */
export function useGoogleSignIn() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (googleJwt: string) => call(investorSignInGoogle, { body: { googleJwt } }),
    onSuccess: ({ accessToken }) => enter(accessToken, navigate),
    onError: (error) => tellFailed(error),
  }).mutate;
}

/** Makes an owner's account; an address that has one is simply signed in. */
export function useGoogleSignUp() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (googleJwt: string) =>
      call(investorSignUpGoogle, { body: { googleJwt, marketingParams: marketingParams(localStorage) } }),
    onSuccess: ({ accessToken, companyId, isNewAccount }) => {
      forgetMarketingParams(localStorage);
      return isNewAccount ? enterCompanyForm(accessToken, companyId, navigate) : enter(accessToken, navigate);
    },
    onError: (error) => tellFailed(error),
  }).mutate;
}
