import { requestOneTimeSignInCode, signInWithOneTimeCode } from "@porchlight/contract/accounts.ts";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { call } from "../../app/call.ts";
import { ActionLink } from "../../ui/Action.tsx";
import { AuthCard, Foot } from "./AuthCard.tsx";
import { CodeForm } from "./CodeForm.tsx";
import { enter } from "./enter.ts";

const route = getRouteApi("/auth/sign-in-with-one-time-code");

export function OneTimeCodeScreen() {
  const { email } = route.useSearch();
  const navigate = useNavigate();
  if (!email) {
    return (
      <AuthCard title="Enter your code" sub="Start again from sign-in: this address does not say whose code it is.">
        <ActionLink kind="primary" size="lg" fullWidth to="/auth/sign-in">
          Log in
        </ActionLink>
      </AuthCard>
    );
  }
  return (
    <AuthCard title="Enter your code" sub={`We sent a 6-digit code to ${email}`}>
      <CodeForm
        button="Log in"
        onCode={async (code) => {
          const { accessToken, role } = await call(signInWithOneTimeCode, { body: { email, code } });
          await enter(accessToken, navigate, role);
        }}
        onResend={() => call(requestOneTimeSignInCode, { body: { email } })}
      />
      <Foot>
        <Link to="/auth/sign-in">Back to Log in</Link>
      </Foot>
    </AuthCard>
  );
}
