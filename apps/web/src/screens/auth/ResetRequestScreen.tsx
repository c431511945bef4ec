import { TextInput } from "@mantine/core";
import { sendPasswordResetLink } from "@porchlight/contract/accounts.ts";
import type { UserRole } from "@porchlight/domain/accounts/account.ts";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { call } from "../../app/call.ts";
import { CallError, messageOf } from "../../app/call-error.ts";
import { focusFirstBad, useContractForm } from "../../app/form.ts";
import { Action } from "../../ui/Action.tsx";
import css from "./AuthCard.module.css";
import { AuthCard, Foot } from "./AuthCard.tsx";
import { placesOf } from "./places.ts";

const route = getRouteApi("/auth/reset-password");

export function ResetRequestScreen() {
  return <ResetRequest {...route.useSearch()} forRole="investor" />;
}

type ResetRequestProps = { forRole: UserRole; email?: string | undefined; sent?: string | undefined };

/** Asks for the address, then says where the link was sent; `sent` in the address tells which. */
export function ResetRequest({ forRole, email = "", sent }: ResetRequestProps) {
  return sent === "true" ? (
    <LinkSent forRole={forRole} email={email} />
  ) : (
    <RequestForm forRole={forRole} email={email} />
  );
}

const Back = ({ forRole }: { forRole: UserRole }) => (
  <Foot>
    <Link to={placesOf[forRole].signIn}>Back to Log in</Link>
  </Foot>
);

function RequestForm({ forRole, email }: { forRole: UserRole; email: string }) {
  const navigate = useNavigate();
  const form = useContractForm(
    async () => (await import("@porchlight/contract/accounts.ts")).sendPasswordResetLink.body,
    { email, forRole },
  );
  const request = useMutation({
    mutationFn: () => call(sendPasswordResetLink, { body: form.getValues() }),
    onSuccess: () =>
      navigate({ to: placesOf[forRole].reset, search: { email: form.getValues().email.trim(), sent: "true" } }),
    onError: (error) => {
      form.setErrors({ email: (error instanceof CallError && error.fields.email) || messageOf(error) });
      focusFirstBad({ email: true });
    },
  });
  return (
    <AuthCard title="Reset your password" sub="We'll email you a link to set a new one.">
      <form noValidate onSubmit={form.onSubmit(() => request.mutate(), focusFirstBad)}>
        <TextInput label="Email" type="email" autoComplete="email" {...form.getInputProps("email")} />
        <Action className={css.submit} kind="primary" type="submit" size="lg" fullWidth busy={request.isPending}>
          Reset password
        </Action>
      </form>
      <Back forRole={forRole} />
    </AuthCard>
  );
}

function LinkSent({ forRole, email }: { forRole: UserRole; email: string }) {
  return (
    <AuthCard
      title="Check your email"
      sub={
        <>
          We sent a password reset link to <b>{email}</b>
        </>
      }
    >
      <Back forRole={forRole} />
    </AuthCard>
  );
}
