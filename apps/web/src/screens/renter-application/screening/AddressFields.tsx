import { TextInput } from "@mantine/core";
import { usStates } from "@porchlight/domain/properties/us-states.ts";
import { useWords } from "../../../sections/renter/language.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { choicesOf } from "../choices.ts";
import { Row } from "../fields/Fields.tsx";
import type { IdentityField } from "./identity.ts";
import css from "./Screening.module.css";

const states = choicesOf(Object.keys(usStates), usStates as Record<string, string>);

/** Where the person lives, in the parts that the bureau needs. */
export function AddressFields({ field }: { field: IdentityField }) {
  const { screening, frame } = useWords();
  const { identity: words } = screening;
  return (
    <fieldset className={css.group}>
      <legend>{words.address}</legend>
      <TextInput label={words.street} autoComplete="address-line1" {...field("address.street")} />
      <Unit label={frame.optional(words.unit)} field={field} />
      <TextInput label={words.city} autoComplete="address-level2" {...field("address.city")} />
      <Row>
        <SelectField
          label={words.state}
          placeholder={words.choose}
          choices={states}
          autoComplete="address-level1"
          {...field("address.state")}
        />
        <TextInput
          label={words.zip}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={5}
          {...field("address.zip")}
        />
      </Row>
    </fieldset>
  );
}

/** Empty is null, as it travels. */
function Unit({ label, field }: { label: string; field: IdentityField }) {
  const { value, onChange, ...rest } = field("address.unit");
  return (
    <TextInput
      label={label}
      autoComplete="address-line2"
      maxLength={20}
      {...rest}
      value={value ?? ""}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    />
  );
}
