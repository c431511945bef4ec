import { TextInput } from "@mantine/core";
import { nestedFields } from "@porchlight/contract/nested-records.ts";
import { locationFields } from "@porchlight/contract/properties.ts";
import { bedroomsRange, unitLength } from "@porchlight/domain/properties/limits.ts";
import {
  fixedBedrooms,
  hasFloor,
  hasUnit,
  nestedRules,
  problemsIn,
  unitProblems,
} from "@porchlight/domain/properties/nested-records.ts";
import { architectureStyles, type PropertyType, propertyTypes } from "@porchlight/domain/properties/property.ts";
import { architectureStyleLabels, propertyTypeLabels } from "@porchlight/domain/words/labels.ts";
import { now } from "../../app/now.ts";
import { CountField } from "../../ui/CountField.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { StepperField } from "../../ui/StepperField.tsx";
import { saveSpecifications } from "./data.ts";
import css from "./Editor.module.css";
import type { EditorProps } from "./editing.ts";
import { useEditor } from "./use-editor.ts";

const types = propertyTypes.map((value) => ({ value, label: propertyTypeLabels[value] }));
const styles = architectureStyles.map((value) => ({ value, label: architectureStyleLabels[value] }));
const optional = (label: string) => `${label} (optional)`;

type ByType = { propertyType: PropertyType; bedrooms: number | null; apartmentFloor: number | null };

/** The fields with the bedrooms that the type of home fixes, and without a floor where it has none. */
const fittedToType = <Fields extends ByType>(fields: Fields): Fields => ({
  ...fields,
  bedrooms: fixedBedrooms(fields.propertyType) ?? fields.bedrooms,
  apartmentFloor: hasFloor(fields.propertyType) ? fields.apartmentFloor : null,
});

/** `asksType` is off where the kind of home has its own step. */
export function SpecificationsEditor({ asksType = true, ...props }: EditorProps & { asksType?: boolean }) {
  const { property } = props;
  const { id: _, ...stored } = property.specifications ?? { id: "", ...nestedRules.specifications.fresh({}) };
  const { form, formProps } = useEditor(props, {
    start: { ...stored, apartmentNumber: property.location.apartmentNumber },
    blocks: true,
    sends: ({ apartmentNumber, ...fields }) => ({
      ...fittedToType(fields),
      apartmentNumber: hasUnit(fields.propertyType) ? apartmentNumber : "",
    }),
    schema: nestedFields.specifications.extend({ apartmentNumber: locationFields.shape.apartmentNumber }),
    problems: ({ apartmentNumber, ...fields }) => ({
      ...problemsIn("specifications", fittedToType(fields), now()),
      ...unitProblems(fields.propertyType, apartmentNumber),
    }),
    save: ({ apartmentNumber, ...fields }, opened) => saveSpecifications(property, fields, opened, apartmentNumber),
  });
  const { propertyType: type, bedrooms } = form.getValues();
  const chooseType = (chosen: PropertyType) => {
    // A studio's or a room's bedrooms are not the owner's answer; a number typed before is.
    const isFixed = bedrooms !== null && bedrooms === fixedBedrooms(type);
    if (isFixed && fixedBedrooms(chosen) === null) form.setFieldValue("bedrooms", null);
    form.setFieldValue("propertyType", chosen);
  };
  return (
    <form {...formProps} className={css.form}>
      {asksType && (
        <SelectField
          label="Property type"
          choices={types}
          {...form.getInputProps("propertyType")}
          onChange={chooseType}
        />
      )}
      <div className={css.pair}>
        <CountField
          label="Square feet"
          description="Whole numbers only"
          inputWrapperOrder={["label", "input", "error", "description"]}
          thousandSeparator=""
          hideControls
          rightSection="ft²"
          rightSectionPointerEvents="none"
          {...form.getInputProps("squareFeet")}
        />
        {hasUnit(type) && (
          <TextInput
            label="Unit number"
            maxLength={unitLength.max}
            autoComplete="off"
            {...form.getInputProps("apartmentNumber")}
          />
        )}
      </div>
      <div className={css.three}>
        {fixedBedrooms(type) === null && (
          <StepperField label="Bedrooms" min={bedroomsRange.min} {...form.getInputProps("bedrooms")} />
        )}
        <StepperField label="Full bathrooms" {...form.getInputProps("fullBathrooms")} />
        <StepperField label="Half bathrooms" {...form.getInputProps("halfBathrooms")} />
      </div>
      <div className={css.part}>
        <div className={css.pair}>
          <CountField
            label={optional("Year built")}
            thousandSeparator=""
            hideControls
            {...form.getInputProps("yearBuilt")}
          />
          <SelectField
            label={optional("Style")}
            none="Not set"
            choices={styles}
            {...form.getInputProps("architectureStyle")}
          />
        </div>
        <div className={css.pair}>
          {hasFloor(type) && <StepperField label={optional("Floor")} {...form.getInputProps("apartmentFloor")} />}
          <StepperField label={optional("Total floors")} {...form.getInputProps("numberOfFloors")} />
        </div>
      </div>
    </form>
  );
}
