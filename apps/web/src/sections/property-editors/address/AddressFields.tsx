import { TextInput } from "@mantine/core";
import type { FieldsOf } from "../../../app/form.ts";
import { LocationMap } from "../../../ui/LocationMap.tsx";
import css from "./Address.module.css";
import { AddressField, type AddressFieldProps } from "./AddressField.tsx";
import { type AddressTarget, useAddressPick } from "./use-address-pick.ts";

type AddressForm = AddressTarget & FieldsOf<"city" | "zip">;

type AddressFieldsProps = { form: AddressForm } & Pick<AddressFieldProps, "autoFocus" | "data-autofocus">;

/** An address that is picked from suggestions, on a map; its city and ZIP code can be corrected. */
export function AddressFields({ form, ...focus }: AddressFieldsProps) {
  const { busy, isCoarse, pick, type, leave } = useAddressPick(form);
  const { errors } = form;
  const { address, state, city, zip, latitude, longitude } = form.getValues();
  const isPicked = Boolean(state || city || zip);
  return (
    <>
      <AddressField
        value={address}
        error={errors.address ?? errors.latitude ?? errors.longitude}
        busy={busy}
        {...focus}
        onPick={pick}
        onType={type}
        onLeave={leave}
      />
      <LocationMap latitude={latitude} longitude={longitude} approximate={isCoarse} />
      {isCoarse && isPicked && (
        <p className={css.coarse} role="note">
          We couldn't find the street, so the pin is in the center of the ZIP code.
        </p>
      )}
      {isPicked && (
        <div className={css.place}>
          <TextInput label="City" autoComplete="off" {...form.getInputProps("city")} />
          <TextInput label="State" readOnly value={state} error={errors.state} />
          <TextInput label="ZIP code" inputMode="numeric" autoComplete="off" {...form.getInputProps("zip")} />
        </div>
      )}
    </>
  );
}
