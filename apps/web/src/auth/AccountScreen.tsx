import { Activation } from "./Activation.tsx";
import { AuthAlert } from "./AuthAlert.tsx";
import { ConfirmEmail, OneTimeCode } from "./Code.tsx";
import { MissingPassword } from "./MissingPassword.tsx";
import type { AccountPage } from "./page.ts";
import { NewPassword, ResetRequest } from "./Reset.tsx";
import { SignIn } from "./SignIn.tsx";
import { SignUp } from "./SignUp.tsx";

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

/** The living part of an account page, painted by the server and taken over in the browser. */
export function AccountScreen({ page }: { page: AccountPage }) {
  const Screen = screens[page.screen];
  return (
    <>
      <Screen page={page} />
      <AuthAlert />
    </>
  );
}
