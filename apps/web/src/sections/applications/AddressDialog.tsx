import { putInvestorAddress } from "@porchlight/contract/accounts.ts";
import { useQuery } from "@tanstack/react-query";
import { alertFailure } from "../../app/alert-failure.ts";
import { CallError } from "../../app/call-error.ts";
import { config } from "../../app/config.ts";
import { focusFirstBadIn, showRefusal, useContractForm } from "../../app/form.ts";
import { Action } from "../../ui/Action.tsx";
import { showSuccess } from "../../ui/alerts.ts";
import { Dialog, DialogButtons } from "../../ui/Dialogs.tsx";
import { AddressFields } from "../property-editors/address/AddressFields.tsx";
import { nowhere } from "../property-editors/address/location-form.ts";
import css from "./Applications.module.css";
import { type OwnerAddress, useSaveAddress } from "./address-form.ts";
import { attestationsQuery } from "./data.ts";
import type { AddressFirst } from "./use-address-first.ts";

const focusBad = focusFirstBadIn("#owner-address");

type AddressDialogProps = { first: AddressFirst; propertyId: string };

/** Asks for the owner's own address, which no application is sent and no report shown without. */
export function AddressDialog({ first: { asking, onSaved }, propertyId }: AddressDialogProps) {
  return (
    <Dialog opened={asking.opened} onClose={asking.close} title="Please provide your address" width="medium">
      <AddressForm propertyId={propertyId} onSaved={onSaved} onCancel={asking.close} />
    </Dialog>
  );
}

type AddressFormProps = { propertyId: string; onSaved: () => void; onCancel: () => void };

function AddressForm({ propertyId, onSaved, onCancel }: AddressFormProps) {
  const form = useContractForm<OwnerAddress>(putInvestorAddress.body, { address: "", ...nowhere });
  const save = useSaveAddress();
  const submit = form.onSubmit(
    (values) =>
      save.mutate(values, {
        onSuccess: () => {
          showSuccess("Address saved successfully");
          onSaved();
        },
        onError: (error) => {
          const isAtField = error instanceof CallError && Object.keys(error.fields).length > 0;
          if (isAtField) showRefusal(form, error, focusBad);
          else alertFailure(error);
        },
      }),
    focusBad,
  );
  const reason = form.getValues().state ? undefined : "Pick an address from the list";
  return (
    <form id="owner-address" noValidate onSubmit={submit} className={css.form}>
      <Why propertyId={propertyId} />
      <AddressFields form={form} data-autofocus />
      <DialogButtons>
        <Action onClick={onCancel}>Cancel</Action>
        <Action kind="primary" type="submit" busy={save.isPending} reason={reason}>
          Save
        </Action>
      </DialogButtons>
      {reason && <p className={css.reason}>{reason}</p>}
    </form>
  );
}

/** Why it is asked for, with the terms that say more: the screening provider's, or without one our own. */
function Why({ propertyId }: { propertyId: string }) {
  const { data: screening, isPending } = useQuery(attestationsQuery(propertyId));
  const termsUrl = screening?.termsUrl ?? config().termsUrl;
  if (isPending) return <p className={css.why} />;
  return (
    <p className={css.why}>
      {screening?.hasScreening === false
        ? "Your address is kept with your account and will not be shared."
        : "Your address is required by our screening provider and will not be shared."}{" "}
      {termsUrl && (
        <a href={termsUrl} target="_blank" rel="noreferrer">
          Learn more<span className="pl-hidden"> (opens in a new tab)</span>
        </a>
      )}
    </p>
  );
}
