import { TextInput } from "@mantine/core";
import { changeLocation, locationFields, type PropertyView } from "@porchlight/contract/properties.ts";
import { unitLength } from "@porchlight/domain/properties/limits.ts";
import { isInUs, outsideUs } from "@porchlight/domain/properties/us-states.ts";
import { useState } from "react";
import { call } from "../../app/call.ts";
import { SwitchField } from "../../ui/SwitchField.tsx";
import css from "./address/Address.module.css";
import { AddressFields } from "./address/AddressFields.tsx";
import { type LocationValues, startOf } from "./address/location-form.ts";
import { changesOf } from "./changes-of.ts";
import { beginProperty } from "./data.ts";
import type { EditorProps } from "./editing.ts";
import { useEditor } from "./use-editor.ts";

/** Without a home the address makes one. */
type LocationEditorProps = Omit<EditorProps, "property"> & { property: PropertyView | null };

export function LocationEditor({ property, onState, ...props }: LocationEditorProps) {
  const [newId] = useState(() => crypto.randomUUID());
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
  return (
    <form {...formProps} className={css.form}>
      <AddressFields form={form} autoFocus={!property} />
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

/** What keeps the location from being saved, as a sentence for the button. */
function missingOf({ state, latitude, longitude }: LocationValues): string {
  if (!state) return "Pick an address from the list";
  const isPlaced = latitude !== null && longitude !== null && isInUs({ latitude, longitude });
  return isPlaced ? "Complete the city and ZIP code" : outsideUs;
}
