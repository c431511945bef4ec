import { TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { OwnUserView } from "@porchlight/contract/accounts.ts";
import { sendOwnershipCode } from "@porchlight/contract/profile.ts";
import { useMutation } from "@tanstack/react-query";
import { alertFailure } from "../../app/alert-failure.ts";
import { call } from "../../app/call.ts";
import { Action } from "../../ui/Action.tsx";
import { CodeField } from "../../ui/CodeField.tsx";
import { TextAction } from "../../ui/TextAction.tsx";
import type { Details, Proof } from "./details-form.ts";
import css from "./Profile.module.css";

type EmailProofProps = {
  user: OwnUserView;
  form: UseFormReturnType<Details>;
  isCodeSent: boolean;
  onCodeSent: (isSent: boolean) => void;
};

/** What proves that the owner changes the email: the password, or a code mailed to the email they have. */
export function EmailProof({ user, form, isCodeSent, onCodeSent }: EmailProofProps) {
  const send = useMutation({
    mutationFn: () => call(sendOwnershipCode, { body: {} }),
    onSuccess: () => {
      form.clearFieldError("currentEmailCode");
      onCodeSent(true);
    },
    onError: (error) => alertFailure(error),
  });
  const choose = (proof: Proof) => form.setFieldValue("proof", proof);
  const isByPassword = form.getValues().proof === "PASSWORD";
  return (
    <fieldset className={css.proof}>
      <legend>Confirm it's you to change your email</legend>
      {isByPassword ? (
        <>
          <TextInput
            label="Your password"
            type="password"
            autoComplete="current-password"
            {...form.getInputProps("currentPassword")}
          />
          <TextAction onClick={() => choose("CODE")}>Use a code instead</TextAction>
        </>
      ) : (
        <>
          <p className={css.said} role="status">
            {isCodeSent
              ? `We sent a code to ${user.email}. It's valid for 10 minutes.`
              : `We'll email a code to ${user.email}.`}
          </p>
          {isCodeSent && <CodeField label="Code from your current email" {...form.getInputProps("currentEmailCode")} />}
          <div className={css.buttons}>
            <Action busy={send.isPending} onClick={() => send.mutate()}>
              {isCodeSent ? "Send a new code" : "Email me a code"}
            </Action>
            {user.hasPassword && <TextAction onClick={() => choose("PASSWORD")}>Use your password instead</TextAction>}
          </div>
        </>
      )}
    </fieldset>
  );
}
