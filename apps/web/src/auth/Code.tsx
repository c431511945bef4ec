import {
  confirmEmail,
  requestOneTimeSignInCode,
  resendConfirmationCode,
  signInWithOneTimeCode,
} from "@porchlight/contract/accounts.ts";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { call } from "../app/call.ts";
import { CallError } from "../app/call-error.ts";
import { enter, enterCompanyForm } from "./enter.ts";
import { Card, Foot, Place, Submit } from "./Parts.tsx";
import type { AccountPage } from "./page.ts";
import { ResendCode } from "./ResendCode.tsx";

export function ConfirmEmail({ page: { query } }: { page: AccountPage }) {
  const { userId, email } = query;
  if (!userId) {
    return (
      <Card title="Confirm your email" sub="This link is incomplete. Go back to sign-up.">
        <Place primary href="/auth/sign-up">
          Sign up
        </Place>
      </Card>
    );
  }
  return (
    <Card title="Confirm your email" sub={`Enter the 6-digit code we sent to ${email ?? "your email"}`}>
      <CodeForm
        button="Confirm"
        onCode={async (code) => {
          const { accessToken, companyId } = await call(confirmEmail, { body: { userId, code } });
          await enterCompanyForm(accessToken, companyId);
        }}
        onResend={() => call(resendConfirmationCode, { body: { userId } })}
      />
    </Card>
  );
}

export function OneTimeCode({ page: { query } }: { page: AccountPage }) {
  const { email } = query;
  if (!email) {
    return (
      <Card title="Enter your code" sub="This link is incomplete. Request a new one.">
        <Place primary href="/auth/sign-in">
          Log in
        </Place>
      </Card>
    );
  }
  return (
    <Card title="Enter your code" sub={`We sent a 6-digit code to ${email}`}>
      <CodeForm
        button="Log in"
        onCode={async (code) => {
          const { accessToken, role } = await call(signInWithOneTimeCode, { body: { email, code } });
          await enter(accessToken, role);
        }}
        onResend={() => call(requestOneTimeSignInCode, { body: { email } })}
      />
      <Foot>
        <a href="/auth/sign-in">Back to Log in</a>
      </Foot>
    </Card>
  );
}

const codeLength = 6;

type CodeFormProps = {
  /** Receives the code as a number; when it rejects, the message shows under the cells. */
  onCode: (code: number) => Promise<unknown>;
  onResend: () => Promise<unknown>;
  button: string;
};

/** A form for the six digits of a mailed code, sent as soon as the last digit is typed. */
function CodeForm({ onCode, onResend, button }: CodeFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const check = async (): Promise<void> => {
    const input = field.current!;
    if (busy) return;
    input.focus();
    if (input.value.length < codeLength) return setProblem("Code is required");
    setProblem(null);
    setBusy(true);
    try {
      await onCode(Number(input.value));
    } catch (failure) {
      setProblem(failure instanceof CallError && failure.said ? failure.said : "Invalid Code");
      input.value = "";
    } finally {
      setBusy(false);
    }
  };
  const keepDigits = (): void => {
    const input = field.current!;
    const digits = input.value.replace(/\D/g, "").slice(0, codeLength);
    if (digits !== input.value) input.value = digits;
    if (digits) setProblem(null);
    if (digits.length === codeLength) void check();
  };
  // Digits that were typed before the page woke are digits of the code.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page wakes
  useEffect(() => {
    if (field.current?.value) keepDigits();
  }, []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void check();
  };
  return (
    <form noValidate method="dialog" onSubmit={submit}>
      <div className="field">
        <label className="label" htmlFor="code">
          Code
        </label>
        <div className="cells">
          <span aria-hidden="true">
            {Array.from("abcdef", (cell) => (
              <i key={cell} />
            ))}
          </span>
          <input
            ref={field}
            id="code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            readOnly={busy}
            // biome-ignore lint/a11y/noAutofocus: the page is this one field
            autoFocus
            onInput={keepDigits}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? "code-error" : undefined}
          />
        </div>
        <p className="problem" id="code-error" role="alert" hidden={!problem}>
          {problem}
        </p>
      </div>
      <Submit busy={busy}>{button}</Submit>
      <ResendCode onResend={onResend} />
    </form>
  );
}
