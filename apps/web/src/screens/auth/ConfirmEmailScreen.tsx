import { confirmEmail, resendConfirmationCode } from "@porchlight/contract/accounts.ts";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { call } from "../../app/call.ts";
import { ActionLink } from "../../ui/Action.tsx";
import { AuthCard } from "./AuthCard.tsx";
import { CodeForm } from "./CodeForm.tsx";
import { enterCompanyForm } from "./enter.ts";

const route = getRouteApi("/auth/sign-up/confirm-email");

export function ConfirmEmailScreen() {
  const { userId } = route.useSearch();
  const navigate = useNavigate();
  if (!userId) {
    return (
      <AuthCard
        title="Confirm your email"
        sub="Start again from sign-up: this address does not say whose email to confirm."
      >
        <ActionLink kind="primary" size="lg" fullWidth to="/auth/sign-up">
          Sign up
        </ActionLink>
      </AuthCard>
    );
  }
  return (
    <AuthCard title="Confirm your email" sub="Enter the 6-digit code we sent to your email">
      <CodeForm
        button="Confirm"
        onCode={async (code) => {
          const { accessToken, companyId } = await call(confirmEmail, { body: { userId, code } });
          await enterCompanyForm(accessToken, companyId, navigate);
        }}
        onResend={() => call(resendConfirmationCode, { body: { userId } })}
      />
    </AuthCard>
  );
}
