import { TextInput } from "@mantine/core";
import { signUpWithCredentials } from "@porchlight/contract/accounts.ts";
import { passwordChecks } from "@porchlight/domain/accounts/password.ts";
import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { call } from "../../app/call.ts";
import { CallError } from "../../app/call-error.ts";
import { config } from "../../app/config.ts";
import { focusFirstBad, showRefusal, useContractForm } from "../../app/form.ts";
import { forgetMarketingParams, marketingParams } from "../../app/marketing.ts";
import { tellFailed } from "../../app/tell-failed.ts";
import { Action } from "../../ui/Action.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { product } from "../../words.ts";
import css from "./AuthCard.module.css";
import { AuthCard, Foot } from "./AuthCard.tsx";
import { GoogleButton } from "./GoogleButton.tsx";
import { useGoogleSignUp } from "./google.ts";

const title = `Welcome to ${product.name}`;
const sub = `${product.assistant} answers renters and books showings. You step in when a person is needed.`;

export function SignUpScreen() {
  const navigate = useNavigate();
  const signUpWithGoogle = useGoogleSignUp();
  const form = useContractForm(
    async () => (await import("@porchlight/contract/accounts.ts")).signUpWithCredentials.body.shape.user,
    { name: "", email: "", password: "" },
  );
  const signUp = useMutation({
    mutationFn: () =>
      call(signUpWithCredentials, { body: { user: form.getValues(), marketingParams: marketingParams(localStorage) } }),
    onSuccess: ({ userId }) => {
      forgetMarketingParams(localStorage);
      return navigate({ to: "/auth/sign-up/confirm-email", search: { userId } });
    },
    onError: (error) => {
      const generic = "Something went wrong";
      if (!(error instanceof CallError)) return tellFailed(error, generic);
      if (error.status === 409) {
        form.setErrors({ email: <Exists /> });
        return focusFirstBad({ email: true });
      }
      // The body wraps the form's values in `user`.
      const fields = Object.entries(error.fields).map(([path, said]) => [path.replace(/^user\./, ""), said]);
      if (fields.length > 0)
        return showRefusal(form, new CallError(error.status, error.said, error.code, Object.fromEntries(fields)));
      tellFailed(error, error.status === 429 ? error.message : generic);
    },
  });
  const password = form.getInputProps("password");
  const checks = passwordChecks.map(({ label, isMet }) => ({ label, met: isMet(password.value) }));
  return (
    <AuthCard title={title} tab="Sign up" sub={sub}>
      <form noValidate onSubmit={form.onSubmit(() => signUp.mutate(), focusFirstBad)}>
        <div className={css.fields}>
          <TextInput label="Full name" autoComplete="name" {...form.getInputProps("name")} />
          <TextInput label="Email" type="email" autoComplete="email" {...form.getInputProps("email")} />
          <PasswordField label="Password" autoComplete="new-password" checks={checks} indicator {...password} />
        </div>
        <Action className={css.submit} kind="primary" type="submit" size="lg" fullWidth busy={signUp.isPending}>
          Sign up
        </Action>
        <p className={css.legal}>
          By signing up you agree to the{" "}
          <a href={config().termsUrl || "/terms"} target="_blank" rel="noreferrer">
            Terms of Service
          </a>{" "}
          and{" "}
          <a href={config().privacyUrl || "/privacy"} target="_blank" rel="noreferrer">
            Privacy Policy
          </a>
        </p>
      </form>
      <GoogleButton text="continue_with" onCredential={signUpWithGoogle} />
      <Foot>
        Already have an account? <Link to="/auth/sign-in">Log in</Link>
      </Foot>
    </AuthCard>
  );
}

function Exists() {
  return (
    <>
      User already exists. Please attempt to log in using this email.{" "}
      <Link to="/auth/sign-in" style={{ textDecoration: "underline" }}>
        Log in
      </Link>
    </>
  );
}
