import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { CallError } from "../../app/call-error.ts";
import { tellFailed } from "../../app/tell-failed.ts";
import { Action } from "../../ui/Action.tsx";
import { CodeField, codeLength } from "../../ui/CodeField.tsx";
import css from "./AuthCard.module.css";
import { ResendCode } from "./ResendCode.tsx";

type CodeFormProps = {
  /** Receives the code as a number; its refusal shows under the cells. */
  onCode: (code: number) => Promise<unknown>;
  onResend: () => Promise<unknown>;
  button: string;
};

/** Six digits from a mail. They are sent as soon as the last one is in. */
export function CodeForm({ onCode, onResend, button }: CodeFormProps) {
  const [code, setCode] = useState("");
  const [error, setError] = useState<string | null>(null);
  const check = useMutation({
    mutationFn: (digits: string) => onCode(Number(digits)),
    onError: (failure) => {
      setError(failure instanceof CallError && failure.said ? failure.said : "Invalid Code");
      setCode("");
    },
  });
  const resend = useMutation({ mutationFn: onResend, onError: (failure) => tellFailed(failure) });
  const submit = (digits: string) => {
    if (check.isPending) return;
    if (digits.length < codeLength) return setError("Code is required");
    setError(null);
    check.mutate(digits);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(code);
      }}
    >
      <CodeField
        label="Code"
        value={code}
        onChange={(digits) => {
          setCode(digits);
          if (digits) setError(null);
        }}
        onComplete={submit}
        error={error}
        busy={check.isPending}
      />
      <Action className={css.submit} kind="primary" type="submit" size="lg" fullWidth busy={check.isPending}>
        {button}
      </Action>
      <ResendCode onResend={resend.mutateAsync} />
    </form>
  );
}
