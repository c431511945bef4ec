import { TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { changeLocation, locationFields, type PropertyView } from "@porchlight/contract/properties.ts";
import { unitLength } from "@porchlight/domain/properties/limits.ts";
import { isInUs, outsideUs } from "@porchlight/domain/properties/us-states.ts";
import { useState } from "react";
import { call } from "../../app/call.ts";
import { messageOf } from "../../app/call-error.ts";
import { LocationMap } from "../../ui/LocationMap.tsx";
import { SwitchField } from "../../ui/SwitchField.tsx";
import css from "./address/Address.module.css";
import { AddressField } from "./address/AddressField.tsx";
import type { FoundAddress } from "./address/data.ts";
import { fromFound, type LocationValues, nowhere, startOf } from "./address/location-form.ts";
import { useLookup } from "./address/use-lookup.ts";
import { changesOf } from "./changes-of.ts";
import { beginProperty } from "./data.ts";
import type { EditorProps } from "./editing.ts";
import { useEditor } from "./use-editor.ts";

/** Without a home the address makes one. */
type LocationEditorProps = Omit<EditorProps, "property"> & { property: PropertyView | null };

export function LocationEditor({ property, onState, ...props }: LocationEditorProps) {
  const lookup = useLookup();
  const [newId] = useState(() => crypto.randomUUID());
  const [precision, setPrecision] = useState<FoundAddress["precision"]>("address");
  const { form, formProps } = useEditor(
    {
      ...props,
      property,
      onState: (state) => onState({ ...state, blocked: state.blocked && missingOf(form.getValues()) }),
    },
    {
      start: startOf(property?.location ?? null),
      sends: (values) => values,
      schema: locationFields,
      blocks: true,
      save: async (location, opened) =>
        property
          ? {
              ...property,
              location: await call(changeLocation, {
                params: { id: property.id, locationId: property.location.id },
                body: changesOf(opened?.location ?? null, location),
              }),
            }
          : beginProperty(newId, location),
    },
  );
  const values = form.getValues();
  const replace = (change: Partial<typeof values>) => form.setValues(change);
  const pick = (label: string) => {
    replace({ address: label, ...nowhere });
    form.clearErrors();
    lookup.start(
      label,
      (found) => {
        if (!isInUs(found)) return form.setFieldError("address", outsideUs);
        replace(fromFound(found));
        setPrecision(found.precision);
      },
      (error) => form.setFieldError("address", messageOf(error)),
    );
  };
  const isPicked = Boolean(values.state || values.city || values.zip);
  return (
    <form {...formProps} className={css.form}>
      <AddressField
        value={values.address}
        error={form.errors.address ?? form.errors.latitude ?? form.errors.longitude}
        busy={lookup.busy}
        autoFocus={!property}
        onPick={pick}
        onType={(address) => {
          lookup.stop();
          form.clearErrors();
          replace({ address, ...nowhere });
        }}
      />
      <LocationMap latitude={values.latitude} longitude={values.longitude} approximate={precision === "zip"} />
      {precision === "zip" && isPicked && (
        <p className={css.coarse} role="note">
          We couldn't find the street, so the pin is in the center of the ZIP code.
        </p>
      )}
      {isPicked && <Place form={form} />}
      <TextInput
        className={css.unit}
        label="Unit number (optional)"
        maxLength={unitLength.max}
        autoComplete="off"
        {...form.getInputProps("apartmentNumber")}
      />
      <SwitchField
        label="Hide exact address on platforms"
        description="Renters see the area. Piper shares the street once a showing is confirmed."
        {...form.getInputProps("isAddressHidden", { type: "checkbox" })}
      />
    </form>
  );
}

/** What a picked address gave, of which the city and the ZIP code can be put right. */
const Place = ({ form }: { form: UseFormReturnType<LocationValues> }) => (
  <div className={css.place}>
    <TextInput label="City" autoComplete="off" {...form.getInputProps("city")} />
    <TextInput label="State" readOnly value={form.getValues().state} error={form.errors.state} />
    <TextInput label="ZIP code" inputMode="numeric" autoComplete="off" {...form.getInputProps("zip")} />
  </div>
);

/** What keeps the location from being saved, as a sentence for the button. */
function missingOf({ state, latitude, longitude }: LocationValues): string {
  if (!state) return "Pick an address from the list";
  const isPlaced = latitude !== null && longitude !== null && isInUs({ latitude, longitude });
  return isPlaced ? "Complete the city and ZIP code" : outsideUs;
}
