import { TextInput } from "@mantine/core";
import type { UserView } from "@porchlight/contract/accounts.ts";
import { addShowingAgent, type ShowingAgentView } from "@porchlight/contract/showings.ts";
import { firstNameOf } from "@porchlight/domain/kernel/names.ts";
import { showRefusal, useContractForm } from "../../../app/form.ts";
import { Action } from "../../../ui/Action.tsx";
import { showSuccess } from "../../../ui/alerts.ts";
import { DialogButtons } from "../../../ui/Dialogs.tsx";
import { PhoneField } from "../../../ui/PhoneField.tsx";
import { phoneDigits } from "../../../ui/phone-mask.ts";
import css from "../Dialog.module.css";
import { type NewAgent, useAddAgent } from "../data.ts";

type AddAgentFormProps = {
  why: string;
  /** Proposed as the first agent. */
  owner: Pick<UserView, "name" | "phoneNumber"> | undefined;
  onEnd: (added?: ShowingAgentView) => void;
};

const startingWith = (owner: AddAgentFormProps["owner"]): NewAgent => {
  const firstName = firstNameOf(owner?.name ?? "");
  const lastName = (owner?.name ?? "").trim().slice(firstName.length).trim();
  return { firstName, lastName, phone: phoneDigits(owner?.phoneNumber ?? "") };
};

export function AddAgentForm({ why, owner, onEnd }: AddAgentFormProps) {
  const form = useContractForm(addShowingAgent.body, startingWith(owner));
  const add = useAddAgent();
  const submit = form.onSubmit(
    (values) =>
      add.mutate(values, {
        onSuccess: (agent) => {
          showSuccess("Showing agent added");
          onEnd(agent);
        },
        onError: (error) => showRefusal(form, error),
      }),
    () => requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()),
  );
  return (
    <form noValidate onSubmit={submit}>
      <p className={css.sub}>{owner ? `Show it yourself or add someone else. ${why}` : why}</p>
      <div className={css.pair}>
        <TextInput
          label="First name"
          autoComplete="off"
          data-autofocus
          autoFocus
          {...form.getInputProps("firstName")}
        />
        <TextInput label="Last name" autoComplete="off" {...form.getInputProps("lastName")} />
      </div>
      <PhoneField
        label="Phone number"
        description="We share this number with the renter when you accept"
        inputWrapperOrder={["label", "input", "description", "error"]}
        {...form.getInputProps("phone")}
        autoComplete="off"
      />
      <DialogButtons>
        <Action onClick={() => onEnd()}>Cancel</Action>
        <Action kind="primary" type="submit" busy={add.isPending}>
          Add
        </Action>
      </DialogButtons>
    </form>
  );
}
