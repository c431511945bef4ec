import { TextInput } from "@mantine/core";
import { addLead } from "@porchlight/contract/leads.ts";
import { alertFailure } from "../../app/alert-failure.ts";
import { CallError } from "../../app/call-error.ts";
import { focusFirstBadIn, showRefusal, useContractForm } from "../../app/form.ts";
import { Action } from "../../ui/Action.tsx";
import { ChoiceCards } from "../../ui/ChoiceCards.tsx";
import { DialogButtons } from "../../ui/Dialogs.tsx";
import { PhoneField } from "../../ui/PhoneField.tsx";
import type { Recipient } from "../applications/sending.ts";
import css from "./AddLead.module.css";
import { actionChoices } from "./action-choices.ts";
import { type NewLead, useAddLead } from "./data.ts";

const focusBad = focusFirstBadIn("#add-lead");

type AddLeadFormProps = {
  propertyId: string;
  /** What follows the lead's being added is on its way. */
  busy: boolean;
  onAdded: (lead: Recipient, action: NewLead["action"]) => void;
  onCancel: () => void;
};

/** What the form holds; its choice of what follows may be taken back. */
type TypedLead = Omit<NewLead, "action"> & { action?: NewLead["action"] | null };

/** The details of a renter the owner met elsewhere, and what happens next. */
export function AddLeadForm({ propertyId, busy, onAdded, onCancel }: AddLeadFormProps) {
  const form = useContractForm<TypedLead>(addLead.body, {
    propertyId,
    name: "",
    email: "",
    phone: "",
    action: "SCHEDULE_SHOWING",
  });
  const add = useAddLead();
  const submit = form.onSubmit(({ action, ...lead }) => {
    // The form is not submitted without one.
    if (!action) return;
    add.mutate(
      { ...lead, action },
      {
        onSuccess: ({ inquiryId }) => onAdded({ propertyId, inquiryId, name: lead.name.trim() }, action),
        onError: (error) => {
          const isTold = error instanceof CallError && Object.keys(error.fields).length > 0;
          if (isTold) showRefusal(form, error, focusBad);
          else alertFailure(error);
        },
      },
    );
  }, focusBad);
  return (
    <form id="add-lead" noValidate onSubmit={submit} className={css.form}>
      <TextInput label="Full name" autoComplete="off" data-autofocus {...form.getInputProps("name")} />
      <TextInput label="Email" type="email" autoComplete="off" {...form.getInputProps("email")} />
      <PhoneField label="Phone number (optional)" {...form.getInputProps("phone")} autoComplete="off" />
      <ChoiceCards
        legend="Action"
        titled
        choices={actionChoices}
        {...form.getInputProps("action")}
        onClear={() => form.setFieldValue("action", null)}
      />
      <DialogButtons>
        <Action onClick={onCancel}>Cancel</Action>
        <Action kind="primary" type="submit" busy={add.isPending || busy}>
          {form.getValues().action === "SEND_APPLICATION" ? "Add lead and continue" : "Add lead"}
        </Action>
      </DialogButtons>
    </form>
  );
}
