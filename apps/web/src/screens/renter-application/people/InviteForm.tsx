import { TextInput } from "@mantine/core";
import { type FellowView, inviteApplicant } from "@porchlight/contract/renter-applications.ts";
import { type InvitedType, invitedTypes } from "@porchlight/domain/applications/roles.ts";
import { alertFailure } from "../../../app/alert-failure.ts";
import { CallError } from "../../../app/call-error.ts";
import { focusFirstBadIn, useContractForm } from "../../../app/form.ts";
import { useSpoken, useWords } from "../../../sections/renter/language.tsx";
import { Action } from "../../../ui/Action.tsx";
import { ChoiceCards } from "../../../ui/ChoiceCards.tsx";
import { DialogButtons } from "../../../ui/Dialogs.tsx";
import css from "./People.module.css";
import { type Invited, usePeople } from "./use-people.ts";

const focusFirstBad = focusFirstBadIn("[data-invite]");

type InviteFormProps = {
  applicationId: string;
  replaced: FellowView | null;
  onInvited: (name: string) => void;
  onClose: () => void;
};

/** Invites a person by name and email, or another one in the place of `replaced`. */
export function InviteForm({ applicationId, replaced, onInvited, onClose }: InviteFormProps) {
  const { people: words, home, start, frame } = useWords();
  const spoken = useSpoken();
  const { invite } = usePeople(applicationId);
  const type: InvitedType = replaced?.type === "CO_SIGNER" ? "CO_SIGNER" : "CO_APPLICANT";
  const form = useContractForm(inviteApplicant.body, { type, name: "", email: "" });
  const error = (field: string) => form.errors[field] && spoken.message(String(form.errors[field]));
  const send = (person: Invited) =>
    invite.mutate(
      { person, replacedId: replaced?.id ?? null },
      {
        onSuccess: () => onInvited(person.name),
        onError: (failure) => {
          const fields = failure instanceof CallError ? failure.fields : {};
          form.setErrors(fields);
          focusFirstBad(fields);
          if (Object.keys(fields).length === 0) alertFailure(failure, spoken.failure(failure));
        },
      },
    );
  return (
    <form className={css.form} data-invite noValidate onSubmit={form.onSubmit(send, focusFirstBad)}>
      {replaced && <p className={css.fine}>{words.replaceText(replaced.name)}</p>}
      <ChoiceCards
        legend={words.role}
        titled
        choices={invitedTypes.map((value) => ({ value, label: home.roles[value], more: start.invitedMeans[value] }))}
        value={form.values.type}
        onChange={(chosen) => form.setFieldValue("type", chosen)}
      />
      <TextInput label={words.name} autoComplete="off" {...form.getInputProps("name")} error={error("name")} />
      <TextInput
        type="email"
        label={words.email}
        autoComplete="off"
        {...form.getInputProps("email")}
        error={error("email")}
      />
      <DialogButtons>
        <Action onClick={onClose}>{frame.cancel}</Action>
        <Action kind="primary" type="submit" busy={invite.isPending}>
          {words.send}
        </Action>
      </DialogButtons>
    </form>
  );
}
