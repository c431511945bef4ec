import { TextInput } from "@mantine/core";
import type { OwnUserView } from "@porchlight/contract/accounts.ts";
import { patchInvestorUser } from "@porchlight/contract/profile.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { alertFailure } from "../../app/alert-failure.ts";
import { call } from "../../app/call.ts";
import { CallError } from "../../app/call-error.ts";
import { focusFirstBadIn, showRefusal, useContractForm } from "../../app/form.ts";
import { channelChoices } from "../../sections/preferred-channel/channel-choices.ts";
import { Action } from "../../ui/Action.tsx";
import { showSuccess } from "../../ui/alerts.ts";
import { ChoiceCards } from "../../ui/ChoiceCards.tsx";
import { PhoneField } from "../../ui/PhoneField.tsx";
import { changesIn, type Details, detailsOf, isNewEmail } from "./details-form.ts";
import { EmailProof } from "./EmailProof.tsx";
import css from "./Profile.module.css";
import { showSaved } from "./profile-query.ts";

const focusBad = focusFirstBadIn("#profile-details");

/** The owner's name, email, phone and channel. */
export function DetailsForm({ user }: { user: OwnUserView }) {
  const form = useContractForm<Details>(
    async () => (await import("./details-checks.ts")).detailsChecks(user),
    detailsOf(user),
  );
  const [isCodeSent, setCodeSent] = useState(false);
  const details = form.getValues();
  const changes = changesIn(user, details);
  const hasNewEmail = isNewEmail(user, details.email);

  /** Shows the owner as they now are, and leaves alone what was typed since the fields read `before`. */
  const settle = (before: Details, now: OwnUserView) => {
    const next = detailsOf(now);
    const isUntouched = (name: string) => form.getValues()[name as keyof Details] === before[name as keyof Details];
    form.setInitialValues(next);
    form.setValues(Object.fromEntries(Object.entries(next).filter(([name]) => isUntouched(name))));
  };
  // A confirmed email, or what was saved in another tab.
  const shown = useRef(user);
  const follow = useEffectEvent(() => {
    settle(detailsOf(shown.current), user);
    shown.current = user;
  });
  useEffect(() => {
    if (shown.current !== user) follow();
  }, [user]);
  const save = useMutation({
    mutationFn: (sent: Details) => call(patchInvestorUser, { body: changesIn(user, sent) }),
    onSuccess: (saved, sent) => {
      const { email, currentPassword, currentEmailCode, ...others } = changesIn(user, sent);
      showSaved(saved);
      settle(sent, saved);
      setCodeSent(false);
      // A new email alone is not changed yet: the code field that appears says what is left to do.
      if (email === undefined || Object.keys(others).length > 0) showSuccess("Profile updated successfully");
    },
    onError: (error, { proof }) => {
      const { status, fields, message } = error instanceof CallError ? error : new CallError(0, null);
      if (Object.keys(fields).length > 0) return showRefusal(form, error, focusBad);
      if (status === 429 && hasNewEmail)
        form.setErrors({ [proof === "PASSWORD" ? "currentPassword" : "currentEmailCode"]: message });
      alertFailure(error, "Failed to update profile");
    },
  });
  const reason =
    Object.keys(changes).length === 0
      ? "Nothing to save yet"
      : hasNewEmail && details.proof === "CODE" && !isCodeSent
        ? "Get the code for your new email first"
        : undefined;
  return (
    <form
      id="profile-details"
      noValidate
      className={css.form}
      onSubmit={form.onSubmit((typed) => save.mutate(typed), focusBad)}
    >
      <TextInput label="Full name" autoComplete="name" {...form.getInputProps("name")} />
      <TextInput label="Email" type="email" autoComplete="email" {...form.getInputProps("email")} />
      {hasNewEmail && <EmailProof user={user} form={form} isCodeSent={isCodeSent} onCodeSent={setCodeSent} />}
      <PhoneField
        label={details.preferredCommunicationChannel === "SMS" ? "Phone number" : "Phone number (optional)"}
        {...form.getInputProps("phoneNumber")}
      />
      <ChoiceCards
        legend="Preferred communication channel"
        titled
        choices={channelChoices}
        {...form.getInputProps("preferredCommunicationChannel")}
      />
      <div className={css.buttons}>
        <Action kind="primary" type="submit" busy={save.isPending} reason={reason}>
          Save Changes
        </Action>
        {reason && <p className={css.reason}>{reason}</p>}
      </div>
    </form>
  );
}
