import { signUpWithCredentials } from "@porchlight/contract/accounts.ts";
import { call } from "../app/call.ts";
import { CallError, insideOf } from "../app/call-error.ts";
import { clearMarketingParams, marketingParams } from "../app/marketing.ts";
import { product } from "../product.ts";
import { PageInput } from "../ui/PageField.tsx";
import { showAlert } from "./alerts.ts";
import { PasswordField } from "./Fields.tsx";
import { refusalAt, useAccountForm } from "./form.tsx";
import { GoogleButton } from "./GoogleButton.tsx";
import { googleSignUp } from "./google.ts";
import { addressWith, Card, Foot, Submit } from "./Parts.tsx";
import type { AccountPage } from "./page.ts";

const generic = "Something went wrong";

export function SignUp({ page }: { page: AccountPage }) {
  const form = useAccountForm<{ name: string; email: string; password: string }>({
    schema: async () => (await import("./schemas.ts")).signUp,
    send: async (user) => {
      const { userId } = await call(signUpWithCredentials, {
        body: { user, marketingParams: marketingParams(localStorage) },
      });
      clearMarketingParams(localStorage);
      location.assign(addressWith("/auth/sign-up/confirm-email", { userId, email: user.email.trim() }));
    },
    onRefused: (error) => {
      if (!(error instanceof CallError)) {
        showAlert(generic);
        return null;
      }
      if (error.status === 409) return { email: <Exists /> };
      if (Object.keys(error.fields).length > 0)
        return refusalAt(["name", "email", "password"], insideOf("user", error));
      showAlert(error.status === 429 ? error : generic);
      return null;
    },
  });
  return (
    <Card
      title={`Welcome to ${product.name}`}
      sub={`${product.assistant} answers renters and books showings. You step in when a person is needed.`}
    >
      <form {...form.form}>
        <div className="fields">
          <PageInput label="Full name" name="name" autoComplete="name" problem={form.problems.name} />
          <PageInput label="Email" name="email" type="email" autoComplete="email" problem={form.problems.email} />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="new-password"
            needs="typed"
            problem={form.problems.password}
          />
        </div>
        <Submit busy={form.busy}>Sign up</Submit>
        <p className="legal">
          By signing up you agree to the{" "}
          <a href={page.termsUrl} target="_blank" rel="noreferrer">
            Terms of Service
          </a>{" "}
          and{" "}
          <a href={page.privacyUrl} target="_blank" rel="noreferrer">
            Privacy Policy
          </a>
        </p>
      </form>
      <GoogleButton page={page} label="Continue with Google" onCredential={googleSignUp} />
      <Foot>
        Already have an account? <a href="/auth/sign-in">Log in</a>
      </Foot>
    </Card>
  );
}

const Exists = () => (
  <>
    User already exists. Please attempt to log in using this email. <a href="/auth/sign-in">Log in</a>
  </>
);
