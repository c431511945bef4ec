import { confirmPasswordReset, sendPasswordResetLink } from "@porchlight/contract/accounts.ts";
import { useState } from "react";
import { call } from "../app/call.ts";
import { CallError, messageOf } from "../app/call-error.ts";
import { setFlashMessage } from "../app/flash-message.ts";
import { LinkedText } from "../ui/LinkedText.tsx";
import { PageInput } from "../ui/PageField.tsx";
import { enter } from "./enter.ts";
import { PasswordField } from "./Fields.tsx";
import { useAccountForm } from "./form.tsx";
import { addressWith, Card, Foot, Place, Submit } from "./Parts.tsx";
import type { AccountPage } from "./page.ts";
import { placesOf } from "./places.ts";
import { resetProblem } from "./sign-in-problem.ts";
import { useAccountWords } from "./words/context.ts";

/** The screen that asks for the email and then says where the link was sent, according to `sent` in the address. */
export const ResetRequest = ({ page }: { page: AccountPage }) =>
  page.query.sent === "true" ? <LinkSent page={page} /> : <RequestForm page={page} />;

const Back = ({ role }: Pick<AccountPage, "role">) => (
  <Foot>
    <a href={placesOf[role].signIn}>{useAccountWords().reset.back}</a>
  </Foot>
);

function RequestForm({ page: { role, query } }: { page: AccountPage }) {
  const { reset, email, failure } = useAccountWords();
  const form = useAccountForm<{ email: string; forRole: AccountPage["role"] }>({
    schema: async () => (await import("./schemas.ts")).resetRequest,
    fixed: { forRole: role },
    send: async (body) => {
      await call(sendPasswordResetLink, { body });
      location.assign(addressWith(placesOf[role].reset, { email: body.email.trim(), sent: "true" }));
    },
    onRefused: (error) => ({
      email: (error instanceof CallError && error.fields.email) || <>{failure(messageOf(error))}</>,
    }),
  });
  return (
    <Card title={reset.title} sub={reset.sub}>
      <form {...form.form}>
        <PageInput
          label={email}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={query.email ?? ""}
          problem={form.problems.email}
        />
        <Submit busy={form.busy}>{reset.submit}</Submit>
      </form>
      <Back role={role} />
    </Card>
  );
}

function LinkSent({ page: { role, query } }: { page: AccountPage }) {
  const { reset } = useAccountWords();
  return (
    <Card
      title={reset.sentTitle}
      sub={
        <>
          {reset.sentTo} <b>{query.email}</b>
        </>
      }
    >
      <Back role={role} />
    </Card>
  );
}

/** The screen that sets a new password with the token of a mailed link. */
export function NewPassword({ page }: { page: AccountPage }) {
  const { newPassword: words, incomplete } = useAccountWords();
  if (page.query.token) return <NewPasswordForm page={page} token={page.query.token} />;
  return (
    <Card title={words.title} sub={incomplete}>
      <Place primary href={placesOf[page.role].reset}>
        {words.newLink}
      </Place>
    </Card>
  );
}

function NewPasswordForm({ page: { role, renterHost }, token }: { page: AccountPage; token: string }) {
  const { newPassword: words, password, failure } = useAccountWords();
  const [isSpent, setSpent] = useState(false);
  const form = useAccountForm<{ newPassword: string; repeated: string }>({
    schema: async () => (await import("./schemas.ts")).newPassword,
    send: async ({ newPassword }) => {
      const { accessToken, role: whose } = await call(confirmPasswordReset, {
        body: { token, forRole: role, newPassword },
      });
      setFlashMessage(words.done);
      await enter(accessToken, whose);
    },
    onRefused: (error) => {
      setSpent(error instanceof CallError && error.code === "account.reset-link-invalid");
      return { newPassword: <LinkedText text={failure(resetProblem(error))} host={renterHost} /> };
    },
  });
  return (
    <Card title={words.title} sub={words.sub}>
      <form {...form.form}>
        <div className="fields">
          <PasswordField
            label={password}
            name="newPassword"
            autoComplete="new-password"
            needs="focused"
            problem={form.problems.newPassword}
          />
          <PasswordField
            label={words.again}
            name="repeated"
            autoComplete="new-password"
            problem={form.problems.repeated}
          />
        </div>
        <Submit busy={form.busy}>{words.submit}</Submit>
      </form>
      {isSpent && (
        <div className="more">
          <Place href={placesOf[role].reset}>{words.newLink}</Place>
        </div>
      )}
    </Card>
  );
}
