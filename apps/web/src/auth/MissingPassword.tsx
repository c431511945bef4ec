import { requestOneTimeSignInCode } from "@porchlight/contract/accounts.ts";
import { call } from "../app/call.ts";
import { PageInput } from "../ui/PageField.tsx";
import { refusalAt, useAccountForm } from "./form.tsx";
import { GoogleButton } from "./GoogleButton.tsx";
import { googleSignIn } from "./google.ts";
import { addressWith, Card, Foot, Place, Submit } from "./Parts.tsx";
import type { AccountPage } from "./page.ts";

/**
 * The screen for an account without a password. A visitor who opens it directly is not told how the account signs in.
 */
export function MissingPassword({ page }: { page: AccountPage }) {
  const carried = page.query.email;
  const form = useAccountForm<{ email: string }>({
    schema: async () => (await import("./schemas.ts")).codeRequest,
    ...(carried ? { fixed: { email: carried } } : {}),
    send: async ({ email }) => {
      await call(requestOneTimeSignInCode, { body: { email: email.trim() } });
      location.assign(addressWith("/auth/sign-in-with-one-time-code", { email: email.trim() }));
    },
    onRefused: (error) => refusalAt(["email"], error),
  });
  return (
    <Card
      title="Log in to your account"
      sub={page.cameByGoogle ? "You signed up with Google. Choose how to continue." : "Choose how to continue."}
    >
      <form {...form.form} className="stack">
        {!carried && (
          <PageInput label="Email" name="email" type="email" autoComplete="email" problem={form.problems.email} />
        )}
        <Submit busy={form.busy}>Get one-time code</Submit>
        <GoogleButton
          page={page}
          label="Sign in with Google"
          text="signin_with"
          divided={false}
          onCredential={googleSignIn}
        />
        <Place href={addressWith("/auth/reset-password", { email: carried })}>Set new password</Place>
      </form>
      <Foot>
        <a href="/auth/sign-in">Back to Log in</a>
      </Foot>
    </Card>
  );
}
