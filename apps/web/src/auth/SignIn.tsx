import { renterSignInGoogle, signInWithCredentials } from "@porchlight/contract/accounts.ts";
import { googleAccountCookie } from "@porchlight/contract/public-pages.ts";
import { call } from "../app/call.ts";
import { messageOf } from "../app/call-error.ts";
import { LinkedText } from "../ui/LinkedText.tsx";
import { PageInput } from "../ui/PageField.tsx";
import { showAlert } from "./alerts.ts";
import { enter } from "./enter.ts";
import { PasswordField } from "./Fields.tsx";
import { useAccountForm } from "./form.tsx";
import { GoogleButton } from "./GoogleButton.tsx";
import { googleSignIn } from "./google.ts";
import { addressWith, Card, Foot, Submit } from "./Parts.tsx";
import type { AccountPage } from "./page.ts";
import { placesOf } from "./places.ts";
import { signInProblem } from "./sign-in-problem.ts";
import { useAccountWords } from "./words/context.ts";

const missingPasswordPath = "/auth/sign-in-with-missing-password";

/** Stores in a cookie why the next page is shown; an address alone could claim it of anyone's account. */
function noteGoogleAccount(email: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the next page must find it at once, and CookieStore answers later and is not in every browser
  document.cookie = `${googleAccountCookie}=${encodeURIComponent(email)}; Path=${missingPasswordPath}; SameSite=Strict; Max-Age=600`;
}

type Credentials = { username: string; password: string; requiredRole: AccountPage["role"] };

const renterGoogleSignIn =
  (next: string | undefined) =>
  (googleJwt: string): Promise<void> =>
    call(renterSignInGoogle, { body: { googleJwt } }).then(
      ({ accessToken }) => enter(accessToken, "renter", next),
      showAlert,
    );

export function SignIn({ page }: { page: AccountPage }) {
  const { role } = page;
  const isOwner = role === "investor";
  const words = useAccountWords();
  const form = useAccountForm<Credentials>({
    schema: async () => (await import("./schemas.ts")).signIn,
    fixed: { requiredRole: role },
    send: async (body) => {
      const { accessToken } = await call(signInWithCredentials, { body });
      await enter(accessToken, role, page.query.next);
    },
    onRefused: (error, { username }) => {
      const problem = signInProblem(error);
      if (!("goTo" in problem))
        return { password: <LinkedText text={words.failure(problem.atPassword)} host={page.renterHost} /> };
      if (!isOwner) return { password: <>{words.failure(messageOf(error))}</> };
      const email = username.trim();
      noteGoogleAccount(email);
      location.assign(addressWith(missingPasswordPath, { email }));
      return null;
    },
  });
  return (
    <Card
      title={isOwner ? "Welcome back" : words.signIn.title}
      sub={isOwner ? "Log in to see new leads and showing requests." : words.signIn.sub}
    >
      <form {...form.form}>
        <div className="fields">
          <PageInput
            label={words.email}
            name="username"
            type="email"
            autoComplete="email"
            problem={form.problems.username}
          />
          <div className="field-head">
            <PasswordField
              label={words.password}
              name="password"
              autoComplete="current-password"
              problem={form.problems.password}
            />
            <a className="forgot" href={placesOf[role].reset}>
              {words.signIn.forgot}
            </a>
          </div>
        </div>
        <Submit busy={form.busy}>{words.logIn}</Submit>
      </form>
      <GoogleButton
        page={page}
        label={words.withGoogle}
        onCredential={isOwner ? googleSignIn : renterGoogleSignIn(page.query.next)}
      />
      {isOwner && (
        <Foot>
          Don't have an account? <a href="/auth/sign-up">Sign up</a>
        </Foot>
      )}
    </Card>
  );
}
