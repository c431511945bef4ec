import { renterActivateCredentials, renterActivateGoogle } from "@porchlight/contract/accounts.ts";
import type { FormEvent } from "react";
import { call } from "../app/call.ts";
import { PageInput } from "../ui/PageField.tsx";
import { caretBehind, editedPhone, maskedPhone, phoneDigits } from "../ui/phone-mask.ts";
import { showAlert } from "./alerts.ts";
import { enter } from "./enter.ts";
import { PasswordField } from "./Fields.tsx";
import { refusalAt, useAccountForm } from "./form.tsx";
import { GoogleButton } from "./GoogleButton.tsx";
import { keepingNext } from "./next-address.ts";
import { Card, Foot, Place, Submit } from "./Parts.tsx";
import type { AccountPage } from "./page.ts";

/** The screen on which a renter activates their account with the token of a mailed link. */
export const Activation = ({ page }: { page: AccountPage }) =>
  page.query.token ? (
    <ActivationForm page={page} activationToken={page.query.token} />
  ) : (
    <Card title="Activate your account" sub="This link is incomplete. Request a new one.">
      <Place primary href={keepingNext("/renter/sign-in", page.query.next)}>
        Log in
      </Place>
    </Card>
  );

let phoneBefore = "";

/** Formats the field as +1 (###) ###-#### and keeps the caret at its digit. */
function maskPhone({ currentTarget: field }: FormEvent<HTMLInputElement>): void {
  const { digits, ahead } = editedPhone(phoneBefore, field.value, field.selectionStart ?? field.value.length);
  phoneBefore = digits;
  field.value = maskedPhone(digits);
  const caret = caretBehind(ahead, digits);
  field.setSelectionRange(caret, caret);
}

function ActivationForm({ page, activationToken }: { page: AccountPage; activationToken: string }) {
  const form = useAccountForm<{ password: string; name: string; phoneNumber: string }>({
    schema: async () => (await import("./schemas.ts")).activation,
    read: (name, typed) => (name === "phoneNumber" ? phoneDigits(typed) : typed),
    send: async ({ password, name, phoneNumber }) => {
      const { accessToken } = await call(renterActivateCredentials, {
        body: { activationToken, password, name: name.trim() || undefined, phoneNumber: phoneNumber || undefined },
      });
      await enter(accessToken, "renter", page.query.next);
    },
    onRefused: (error) => refusalAt(["password", "name", "phoneNumber"], error),
  });
  const withGoogle = (googleJwt: string): Promise<void> =>
    call(renterActivateGoogle, { body: { activationToken, googleJwt } }).then(
      ({ accessToken }) => enter(accessToken, "renter", page.query.next),
      showAlert,
    );
  return (
    <Card title="Activate your account" sub="Choose a password to follow your showings and applications.">
      <form {...form.form}>
        <div className="fields">
          <PasswordField
            label="Password"
            name="password"
            autoComplete="new-password"
            needs="typed"
            problem={form.problems.password}
          />
          <PageInput label="Full name (optional)" name="name" autoComplete="name" problem={form.problems.name} />
          <PageInput
            label="Phone number (optional)"
            name="phoneNumber"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            onInput={maskPhone}
            problem={form.problems.phoneNumber}
          />
        </div>
        <Submit busy={form.busy}>Activate account</Submit>
      </form>
      <GoogleButton page={page} label="Continue with Google" onCredential={withGoogle} />
      <Foot>
        Already active? <a href={keepingNext("/renter/sign-in", page.query.next)}>Log in</a>
      </Foot>
    </Card>
  );
}
