import {
  renterActivateCredentials,
  renterActivateGoogle,
  requestActivationCode,
} from "@porchlight/contract/accounts.ts";
import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import { call } from "../app/call.ts";
import { CallError } from "../app/call-error.ts";
import { addressInLanguage } from "../public/LanguageSwitch.tsx";
import { PageInput } from "../ui/PageField.tsx";
import { caretBehind, editedPhone, maskedPhone, phoneDigits } from "../ui/phone-mask.ts";
import { showAlert } from "./alerts.ts";
import { enter } from "./enter.ts";
import { PasswordField } from "./Fields.tsx";
import { type Problems, refusalAt, useAccountForm } from "./form.tsx";
import { GoogleButton } from "./GoogleButton.tsx";
import { keepingNext } from "./next-address.ts";
import { Card, Foot, Place, Submit } from "./Parts.tsx";
import type { AccountPage } from "./page.ts";
import { useAccountWords } from "./words/context.ts";

/** The screen on which a renter activates their account with the token of a mailed link. */
export function Activation({ page }: { page: AccountPage }) {
  const { activation, incomplete, logIn } = useAccountWords();
  if (page.query.token) return <ActivationForm page={page} activationToken={page.query.token} />;
  return (
    <Card title={activation.title} sub={incomplete}>
      <Place primary href={keepingNext("/renter/sign-in", page.query.next)}>
        {logIn}
      </Place>
    </Card>
  );
}

type ActivationValues = { password: string; name: string; phoneNumber: string; email?: string; code?: string };

/** Whether another email is asked for, because the invited one is an owner's, and whether its code was mailed. */
type OtherEmail = "none" | "asked" | "mailed";

/** Signs in a renter who has just activated; what the link leads to goes on in the language of the page. */
const enterActive = ({ query: { next }, language }: AccountPage, accessToken: string): Promise<never> =>
  enter(accessToken, "renter", next && addressInLanguage(next, language));

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
  const { activation: words, ...frame } = useAccountWords();
  const [otherEmail, setOtherEmail] = useState<OtherEmail>("none");
  const form = useAccountForm<ActivationValues>({
    schema: async () => (await import("./schemas.ts")).activation,
    read: (name, typed) => (name === "phoneNumber" ? phoneDigits(typed) : typed),
    send: async ({ password, name, phoneNumber, email, code }) => {
      if (otherEmail === "asked") {
        await call(requestActivationCode, { body: { activationToken, email: email! } });
        return setOtherEmail("mailed");
      }
      const proved = otherEmail === "mailed" ? { email, code: Number(code) } : {};
      const { accessToken } = await call(renterActivateCredentials, {
        body: {
          activationToken,
          password,
          name: name.trim() || undefined,
          phoneNumber: phoneNumber || undefined,
          ...proved,
        },
      });
      await enterActive(page, accessToken);
    },
    onRefused: (error) => {
      const isOwners = error instanceof CallError && error.code === "account.email-is-owners";
      if (isOwners) flushSync(() => setOtherEmail("asked"));
      return refusalAt(["password", "name", "phoneNumber", "email", "code"], error);
    },
  });
  const withGoogle = (googleJwt: string): Promise<void> =>
    call(renterActivateGoogle, { body: { activationToken, googleJwt } }).then(
      ({ accessToken }) => enterActive(page, accessToken),
      showAlert,
    );
  return (
    <Card title={words.title} sub={words.sub}>
      <form {...form.form}>
        <div className="fields">
          <PasswordField
            label={frame.password}
            name="password"
            autoComplete="new-password"
            needs="typed"
            problem={form.problems.password}
          />
          <PageInput label={words.name} name="name" autoComplete="name" problem={form.problems.name} />
          <PageInput
            label={words.phone}
            name="phoneNumber"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            onInput={maskPhone}
            problem={form.problems.phoneNumber}
          />
          <OtherEmailFields stage={otherEmail} problems={form.problems} />
        </div>
        <Submit busy={form.busy}>{otherEmail === "asked" ? words.emailCode : words.submit}</Submit>
      </form>
      <GoogleButton page={page} label={frame.withGoogle} onCredential={withGoogle} />
      <Foot>
        {words.already} <a href={keepingNext("/renter/sign-in", page.query.next)}>{frame.logIn}</a>
      </Foot>
    </Card>
  );
}

/** The fields of another email: itself, and the code once that was mailed there. */
function OtherEmailFields({ stage, problems }: { stage: OtherEmail; problems: Problems }) {
  const { activation: words } = useAccountWords();
  if (stage === "none") return null;
  return (
    <>
      <PageInput
        label={words.yourEmail}
        name="email"
        type="email"
        autoComplete="email"
        readOnly={stage === "mailed"}
        problem={problems.email}
      />
      {stage === "mailed" && (
        <PageInput
          label={words.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          hint={words.codeHint}
          problem={problems.code}
        />
      )}
    </>
  );
}
