import type { OwnUserView } from "@porchlight/contract/accounts.ts";
import { confirmEmailChange, resendNewEmailCode } from "@porchlight/contract/profile.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { alertFailure } from "../../app/alert-failure.ts";
import { call } from "../../app/call.ts";
import { CallError } from "../../app/call-error.ts";
import { Action } from "../../ui/Action.tsx";
import { showSuccess } from "../../ui/alerts.ts";
import { CodeField, codeLength } from "../../ui/CodeField.tsx";
import css from "./Profile.module.css";
import { showSaved, useCancelEmailChange } from "./profile-query.ts";

type PendingEmailProps = { user: OwnUserView; pendingEmail: string; takesFocus: boolean };

/** A new email that waits for the code mailed to it. */
export function PendingEmail({ user, pendingEmail, takesFocus }: PendingEmailProps) {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another email is another code to enter
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [pendingEmail]);
  const confirm = useMutation({
    mutationFn: (typed: string) => call(confirmEmailChange, { body: { code: Number(typed) } }),
    onSuccess: (saved) => {
      showSaved(saved);
      showSuccess("Profile updated successfully");
    },
    onError: (error) => {
      setProblem(error instanceof CallError && error.said ? error.said : "Invalid Code");
      setCode("");
      field.current?.focus();
    },
  });
  const resend = useMutation({
    mutationFn: () => call(resendNewEmailCode, { body: {} }),
    onSuccess: () => {
      setProblem(null);
      setCode("");
      showSuccess("The code has been resent");
      field.current?.focus();
    },
    onError: (error) => alertFailure(error),
  });
  const cancel = useCancelEmailChange();
  const enter = (digits: string) => {
    setCode(digits);
    setProblem(null);
    if (digits.length === codeLength && !confirm.isPending) confirm.mutate(digits);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (confirm.isPending) return;
    if (code.length === codeLength) return confirm.mutate(code);
    setProblem(code ? "Invalid Code" : "Code is required");
    field.current?.focus();
  };
  return (
    <form noValidate className={css.pending} aria-labelledby="pending-email" onSubmit={submit}>
      <h2 id="pending-email">Confirm your new email</h2>
      <p className={css.said}>
        Enter the code we sent to <b>{pendingEmail}</b>. Until then, your email is {user.email}.
      </p>
      <CodeField
        ref={field}
        label="Code from your new email"
        value={code}
        error={problem}
        readOnly={confirm.isPending}
        onChange={enter}
      />
      <div className={css.buttons}>
        <Action kind="primary" type="submit" busy={confirm.isPending}>
          Confirm email
        </Action>
        <Action busy={resend.isPending} onClick={() => resend.mutate()}>
          Resend code
        </Action>
        <Action kind="plain" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          Cancel change
        </Action>
      </div>
    </form>
  );
}
