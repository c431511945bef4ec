import { TextInput } from "@mantine/core";
import { renterActivateCredentials, renterActivateGoogle } from "@porchlight/contract/accounts.ts";
import { passwordChecks } from "@porchlight/domain/accounts/password.ts";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { call } from "../../app/call.ts";
import { focusFirstBad, showRefusal, useContractForm } from "../../app/form.ts";
import { tellFailed } from "../../app/tell-failed.ts";
import { Action, ActionLink } from "../../ui/Action.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { PhoneField } from "../../ui/PhoneField.tsx";
import css from "../auth/AuthCard.module.css";
import { AuthCard, Foot } from "../auth/AuthCard.tsx";
import { enter } from "../auth/enter.ts";
import { GoogleButton } from "../auth/GoogleButton.tsx";
import { RenterFrame } from "./RenterFrame.tsx";

const route = getRouteApi("/renter/activate");

export function RenterActivationScreen() {
  const { token } = route.useSearch();
  return (
    <RenterFrame>
      {token ? (
        <ActivationForm activationToken={token} />
      ) : (
        <AuthCard title="Activate your account" sub="This address is missing the key that was mailed to you.">
          <ActionLink kind="primary" size="lg" fullWidth to="/renter/sign-in">
            Log in
          </ActionLink>
        </AuthCard>
      )}
    </RenterFrame>
  );
}

function ActivationForm({ activationToken }: { activationToken: string }) {
  const navigate = useNavigate();
  const form = useContractForm(async () => (await import("./activation-form.ts")).activationForm, {
    password: "",
    name: "",
    phoneNumber: "",
  });
  const activate = useMutation({
    mutationFn: () => {
      const { password, name, phoneNumber } = form.getValues();
      return call(renterActivateCredentials, {
        body: { activationToken, password, name: name.trim() || undefined, phoneNumber: phoneNumber || undefined },
      });
    },
    onSuccess: ({ accessToken }) => enter(accessToken, navigate, "renter"),
    onError: (error) => showRefusal(form, error),
  });
  const withGoogle = useMutation({
    mutationFn: (googleJwt: string) => call(renterActivateGoogle, { body: { activationToken, googleJwt } }),
    onSuccess: ({ accessToken }) => enter(accessToken, navigate, "renter"),
    onError: (error) => tellFailed(error),
  });
  const password = form.getInputProps("password");
  const checks = passwordChecks.map(({ label, isMet }) => ({ label, met: isMet(password.value) }));
  return (
    <AuthCard title="Activate your account" sub="Choose a password to follow your showings and applications.">
      <form noValidate onSubmit={form.onSubmit(() => activate.mutate(), focusFirstBad)}>
        <div className={css.fields}>
          <PasswordField label="Password" autoComplete="new-password" checks={checks} indicator {...password} />
          <TextInput label="Full name (optional)" autoComplete="name" {...form.getInputProps("name")} />
          <PhoneField label="Phone number (optional)" {...form.getInputProps("phoneNumber")} />
        </div>
        <Action className={css.submit} kind="primary" type="submit" size="lg" fullWidth busy={activate.isPending}>
          Activate account
        </Action>
      </form>
      <GoogleButton text="continue_with" onCredential={withGoogle.mutate} />
      <Foot>
        Already active? <Link to="/renter/sign-in">Log in</Link>
      </Foot>
    </AuthCard>
  );
}
