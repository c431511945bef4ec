import { TextInput } from "@mantine/core";
import { renterSignInGoogle, signInWithCredentials } from "@porchlight/contract/accounts.ts";
import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { call } from "../../app/call.ts";
import { messageOf } from "../../app/call-error.ts";
import { focusFirstBad, useContractForm } from "../../app/form.ts";
import { tellFailed } from "../../app/tell-failed.ts";
import { Action } from "../../ui/Action.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import css from "../auth/AuthCard.module.css";
import { AuthCard } from "../auth/AuthCard.tsx";
import { enter } from "../auth/enter.ts";
import { GoogleButton } from "../auth/GoogleButton.tsx";
import { placesOf } from "../auth/places.ts";
import { signInProblem } from "../auth/sign-in-problem.ts";
import { RenterFrame } from "./RenterFrame.tsx";

export function RenterSignInScreen() {
  const navigate = useNavigate();
  const form = useContractForm(
    async () => (await import("@porchlight/contract/accounts.ts")).signInWithCredentials.body,
    { username: "", password: "", requiredRole: "renter" },
  );
  const signIn = useMutation({
    mutationFn: () => call(signInWithCredentials, { body: form.getValues() }),
    onSuccess: ({ accessToken }) => enter(accessToken, navigate, "renter"),
    onError: (error) => {
      const problem = signInProblem(error);
      form.setErrors({ password: "goTo" in problem ? messageOf(error) : problem.atPassword });
      focusFirstBad({ password: true });
    },
  });
  const withGoogle = useMutation({
    mutationFn: (googleJwt: string) => call(renterSignInGoogle, { body: { googleJwt } }),
    onSuccess: ({ accessToken }) => enter(accessToken, navigate, "renter"),
    onError: (error) => tellFailed(error),
  });
  return (
    <RenterFrame>
      <AuthCard title="Log in as a renter" tab="Log in" sub="See your showings and applications.">
        <form noValidate onSubmit={form.onSubmit(() => signIn.mutate(), focusFirstBad)}>
          <div className={css.fields}>
            <TextInput label="Email" type="email" autoComplete="email" {...form.getInputProps("username")} />
            <div className={css.fieldHead}>
              <PasswordField label="Password" autoComplete="current-password" {...form.getInputProps("password")} />
              <Link className={css.forgot} to={placesOf.renter.reset}>
                Forgot your password?
              </Link>
            </div>
          </div>
          <Action className={css.submit} kind="primary" type="submit" size="lg" fullWidth busy={signIn.isPending}>
            Log in
          </Action>
        </form>
        <GoogleButton text="continue_with" onCredential={withGoogle.mutate} />
      </AuthCard>
    </RenterFrame>
  );
}
