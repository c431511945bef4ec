import { TextInput } from "@mantine/core";
import { signInWithCredentials } from "@porchlight/contract/accounts.ts";
import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { call } from "../../app/call.ts";
import { config } from "../../app/config.ts";
import { focusFirstBad, useContractForm } from "../../app/form.ts";
import { Action } from "../../ui/Action.tsx";
import { LinkedText } from "../../ui/LinkedText.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import css from "./AuthCard.module.css";
import { AuthCard, Foot } from "./AuthCard.tsx";
import { enter } from "./enter.ts";
import { GoogleButton } from "./GoogleButton.tsx";
import { useGoogleSignIn } from "./google.ts";
import { signInProblem } from "./sign-in-problem.ts";

export function SignInScreen() {
  const navigate = useNavigate();
  const signInWithGoogle = useGoogleSignIn();
  const form = useContractForm(
    async () => (await import("@porchlight/contract/accounts.ts")).signInWithCredentials.body,
    { username: "", password: "", requiredRole: "investor" },
  );
  const signIn = useMutation({
    mutationFn: () => call(signInWithCredentials, { body: form.getValues() }),
    onSuccess: ({ accessToken }) => enter(accessToken, navigate),
    onError: (error) => {
      const problem = signInProblem(error);
      if ("goTo" in problem) {
        return navigate({
          to: "/auth/sign-in-with-missing-password",
          search: { email: form.getValues().username.trim() },
        });
      }
      form.setErrors({ password: <LinkedText text={problem.atPassword} host={config().renterHost} /> });
      focusFirstBad({ password: true });
    },
  });
  return (
    <AuthCard title="Welcome back" tab="Log in" sub="Log in to see new leads and showing requests.">
      <form noValidate onSubmit={form.onSubmit(() => signIn.mutate(), focusFirstBad)}>
        <div className={css.fields}>
          <TextInput label="Email" type="email" autoComplete="email" {...form.getInputProps("username")} />
          <div className={css.fieldHead}>
            <PasswordField label="Password" autoComplete="current-password" {...form.getInputProps("password")} />
            <Link className={css.forgot} to="/auth/reset-password">
              Forgot your password?
            </Link>
          </div>
        </div>
        <Action className={css.submit} kind="primary" type="submit" size="lg" fullWidth busy={signIn.isPending}>
          Log in
        </Action>
      </form>
      <GoogleButton text="continue_with" onCredential={signInWithGoogle} />
      <Foot>
        Don't have an account? <Link to="/auth/sign-up">Sign up</Link>
      </Foot>
    </AuthCard>
  );
}
