import { Activation } from "./Activation.tsx";
import { AuthAlert } from "./AuthAlert.tsx";
import { ConfirmEmail, OneTimeCode } from "./Code.tsx";
import { MissingPassword } from "./MissingPassword.tsx";
import type { AccountPage } from "./page.ts";
import { NewPassword, ResetRequest } from "./Reset.tsx";
import { SignIn } from "./SignIn.tsx";
import { SignUp } from "./SignUp.tsx";
import { AccountWordsContext, type Speech } from "./words/context.ts";

const screens = {
  "sign-in": SignIn,
  "sign-up": SignUp,
  "confirm-email": ConfirmEmail,
  "reset-request": ResetRequest,
  "new-password": NewPassword,
  "missing-password": MissingPassword,
  "one-time-code": OneTimeCode,
  activation: Activation,
} as const;

/** The interactive part of an account page, rendered by the server and hydrated in the browser. */
export function AccountScreen({ page, speech }: { page: AccountPage; speech: Speech }) {
  const Screen = screens[page.screen];
  return (
    <AccountWordsContext value={{ ...page.words, ...speech }}>
      <Screen page={page} />
      <AuthAlert />
    </AccountWordsContext>
  );
}
