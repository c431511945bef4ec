import { TextInput } from "@mantine/core";
import { addLead } from "@porchlight/contract/leads.ts";
import { alertFailure } from "../../app/alert-failure.ts";
import { CallError } from "../../app/call-error.ts";
import { focusFirstBadIn, showRefusal, useContractForm } from "../../app/form.ts";
import { Action } from "../../ui/Action.tsx";
import { showSuccess } from "../../ui/alerts.ts";
import { Dialog, DialogButtons } from "../../ui/Dialogs.tsx";
import { PhoneField } from "../../ui/PhoneField.tsx";
import { PiperNote } from "../../ui/PiperNote.tsx";
import type { Layer } from "../../ui/use-layer.ts";
import { product } from "../../words.ts";
import { type NewLead, useAddLead } from "./data.ts";

const focusBad = focusFirstBadIn("#add-lead");

/** A renter the owner met elsewhere; Piper writes to them and helps to find a time. */
export function AddLeadDialog({ adding }: { adding: Layer<string> }) {
  return (
    <Dialog opened={adding.opened} onClose={adding.close} title="Add new lead" width="medium">
      {adding.thing && <AddLeadForm propertyId={adding.thing} onEnd={adding.close} />}
    </Dialog>
  );
}

function AddLeadForm({ propertyId, onEnd }: { propertyId: string; onEnd: () => void }) {
  const form = useContractForm<NewLead>(addLead.body, {
    propertyId,
    name: "",
    email: "",
    phone: "",
    action: "SCHEDULE_SHOWING",
  });
  const add = useAddLead();
  const submit = form.onSubmit(
    (values) =>
      add.mutate(values, {
        onSuccess: () => {
          showSuccess(`The assistant will contact ${values.name.trim()} shortly`);
          onEnd();
        },
        onError: (error) => {
          const isTold = error instanceof CallError && Object.keys(error.fields).length > 0;
          if (isTold) showRefusal(form, error, focusBad);
          else alertFailure(error);
        },
      }),
    focusBad,
  );
  return (
    <form id="add-lead" noValidate onSubmit={submit}>
      <TextInput label="Full name" autoComplete="off" data-autofocus {...form.getInputProps("name")} />
      <TextInput mt="md" label="Email" type="email" autoComplete="off" {...form.getInputProps("email")} />
      <PhoneField mt="md" label="Phone number (optional)" {...form.getInputProps("phone")} autoComplete="off" />
      <PiperNote>
        {product.assistant} writes to them by email, answers what they ask and helps them to schedule a showing.
      </PiperNote>
      <DialogButtons>
        <Action onClick={onEnd}>Cancel</Action>
        <Action kind="primary" type="submit" busy={add.isPending}>
          Add lead
        </Action>
      </DialogButtons>
    </form>
  );
}
