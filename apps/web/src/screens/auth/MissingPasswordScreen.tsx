import { TextInput } from "@mantine/core";
import { requestOneTimeSignInCode } from "@porchlight/contract/accounts.ts";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { call } from "../../app/call.ts";
import { focusFirstBad, useContractForm } from "../../app/form.ts";
import { tellFailed } from "../../app/tell-failed.ts";
import { Action, ActionLink } from "../../ui/Action.tsx";
import css from "./AuthCard.module.css";
import { AuthCard, Foot } from "./AuthCard.tsx";
import { GoogleButton } from "./GoogleButton.tsx";
import { useGoogleSignIn } from "./google.ts";

const route = getRouteApi("/auth/sign-in-with-missing-password");

export function MissingPasswordScreen() {
  const { email: carried } = route.useSearch();
  const navigate = useNavigate();
  const signInWithGoogle = useGoogleSignIn();
  const form = useContractForm(
    async () => (await import("@porchlight/contract/accounts.ts")).requestOneTimeSignInCode.body,
    { email: carried ?? "" },
  );
  const email = form.getValues().email.trim();
  const request = useMutation({
    mutationFn: () => call(requestOneTimeSignInCode, { body: { email } }),
    onSuccess: () => navigate({ to: "/auth/sign-in-with-one-time-code", search: { email } }),
    onError: (error) => tellFailed(error),
  });
  const requestCode = form.onSubmit(() => request.mutate(), focusFirstBad);
  return (
    <AuthCard title="Log in to your account" sub="You signed up with Google. Choose how to continue.">
      <form noValidate className={css.stack} onSubmit={requestCode}>
        {!carried && <TextInput label="Email" type="email" autoComplete="email" {...form.getInputProps("email")} />}
        <Action kind="primary" size="lg" fullWidth type="submit" busy={request.isPending}>
          Get one-time code
        </Action>
        <GoogleButton text="signin_with" divided={false} onCredential={signInWithGoogle} />
        <ActionLink size="lg" fullWidth to="/auth/reset-password" search={{ email }}>
          Set new password
        </ActionLink>
      </form>
      <Foot>
        <Link to="/auth/sign-in">Back to Log in</Link>
      </Foot>
    </AuthCard>
  );
}
