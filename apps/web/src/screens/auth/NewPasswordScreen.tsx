import { confirmPasswordReset } from "@porchlight/contract/accounts.ts";
import type { UserRole } from "@porchlight/domain/accounts/account.ts";
import { passwordChecks } from "@porchlight/domain/accounts/password.ts";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { call } from "../../app/call.ts";
import { CallError } from "../../app/call-error.ts";
import { config } from "../../app/config.ts";
import { focusFirstBad, useContractForm } from "../../app/form.ts";
import { Action, ActionLink } from "../../ui/Action.tsx";
import { tellSuccess } from "../../ui/alerts.ts";
import { LinkedText } from "../../ui/LinkedText.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import css from "./AuthCard.module.css";
import { AuthCard } from "./AuthCard.tsx";
import { enter } from "./enter.ts";
import { placesOf } from "./places.ts";
import { resetProblem } from "./sign-in-problem.ts";

const route = getRouteApi("/auth/reset-password/confirm");

export function NewPasswordScreen() {
  return <NewPassword {...route.useSearch()} forRole="investor" />;
}

/** Sets a new password by the token of a mailed link. */
export function NewPassword({ forRole, token }: { forRole: UserRole; token?: string | undefined }) {
  return token ? <NewPasswordForm token={token} forRole={forRole} /> : <NoLink forRole={forRole} />;
}

function NewPasswordForm({ token, forRole }: { token: string; forRole: UserRole }) {
  const navigate = useNavigate();
  const form = useContractForm(async () => (await import("./new-password-form.ts")).newPasswordForm, {
    newPassword: "",
    repeated: "",
  });
  const save = useMutation({
    mutationFn: () =>
      call(confirmPasswordReset, { body: { token, forRole, newPassword: form.getValues().newPassword } }),
    onSuccess: async ({ accessToken, role }) => {
      await enter(accessToken, navigate, role);
      tellSuccess("Your password has been reset");
    },
    onError: (error) => {
      form.setErrors({ newPassword: <LinkedText text={resetProblem(error)} host={config().renterHost} /> });
      focusFirstBad({ newPassword: true });
    },
  });
  const linkIsSpent = save.error instanceof CallError && save.error.code === "account.reset-link-invalid";
  const password = form.getInputProps("newPassword");
  const checks = passwordChecks.map(({ label, isMet }) => ({ label, met: isMet(password.value) }));
  return (
    <AuthCard title="Set new password" sub="It replaces the old one everywhere you are logged in.">
      <form noValidate onSubmit={form.onSubmit(() => save.mutate(), focusFirstBad)}>
        <div className={css.fields}>
          <PasswordField label="Password" autoComplete="new-password" checks={checks} {...password} />
          <PasswordField label="Confirm password" autoComplete="new-password" {...form.getInputProps("repeated")} />
        </div>
        <Action className={css.submit} kind="primary" type="submit" size="lg" fullWidth busy={save.isPending}>
          Set new password
        </Action>
      </form>
      {linkIsSpent && (
        <ActionLink className={css.submit} size="lg" fullWidth to={placesOf[forRole].reset}>
          Send a new link
        </ActionLink>
      )}
    </AuthCard>
  );
}

function NoLink({ forRole }: { forRole: UserRole }) {
  return (
    <AuthCard title="Set new password" sub="This address is missing the key that was mailed to you.">
      <ActionLink kind="primary" size="lg" fullWidth to={placesOf[forRole].reset}>
        Send a new link
      </ActionLink>
    </AuthCard>
  );
}
