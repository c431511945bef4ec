import { nestedFields } from "@porchlight/contract/nested-records.ts";
import { notesLength } from "@porchlight/domain/properties/limits.ts";
import { nestedRules, problemsIn } from "@porchlight/domain/properties/nested-records.ts";
import { type ParkingType, parkingTypes } from "@porchlight/domain/properties/property.ts";
import { parkingTypeLabels } from "@porchlight/domain/words/labels.ts";
import { now } from "../../app/now.ts";
import { type Dollars, MoneyField } from "../../ui/MoneyField.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { StepperField } from "../../ui/StepperField.tsx";
import { SwitchField } from "../../ui/SwitchField.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { saveRecord } from "./data.ts";
import css from "./Editor.module.css";
import type { EditorProps } from "./editing.ts";
import { useEditor } from "./use-editor.ts";

const types = parkingTypes.map((value) => ({ value, label: parkingTypeLabels[value] }));
const usualSpaces = 1;

type Values = {
  hasParking: boolean;
  parkingType: ParkingType | null;
  parkingAvailableSpaces: number | null;
  parkingMonthlyChargePerSpace: Dollars;
  parkingSpacesAreTandem: boolean;
  parkingOtherDescription: string;
};

export function ParkingEditor(props: EditorProps) {
  const { property } = props;
  const stored = property.parking ?? nestedRules.parking.fresh({});
  const sends = ({ parkingSpacesAreTandem, ...values }: Values) =>
    // "None" is the switch above, said in another way.
    values.hasParking && values.parkingType !== "NONE"
      ? { ...values, parkingSpacesAreTandem: (values.parkingAvailableSpaces ?? 0) > 1 ? parkingSpacesAreTandem : null }
      : { hasParking: false };
  const { form, formProps } = useEditor<Values, object>(props, {
    start: {
      hasParking: stored.hasParking,
      parkingType: stored.parkingType,
      parkingAvailableSpaces: stored.parkingAvailableSpaces ?? usualSpaces,
      parkingMonthlyChargePerSpace: stored.parkingMonthlyChargePerSpace,
      parkingSpacesAreTandem: stored.parkingSpacesAreTandem ?? false,
      parkingOtherDescription: stored.parkingOtherDescription ?? "",
    },
    sends,
    schema: nestedFields.parking.partial().required({ hasParking: true }),
    problems: (values) => problemsIn("parking", sends(values) as never, now()),
    save: (sent, opened) => saveRecord(property, "parking", sent, opened),
  });
  const { hasParking, parkingAvailableSpaces: spaces } = form.getValues();
  return (
    <form {...formProps} className={css.form}>
      <SwitchField
        label="Parking"
        description="This home has parking"
        {...form.getInputProps("hasParking", { type: "checkbox" })}
      />
      {hasParking && (
        <div className={css.part}>
          <SelectField
            label="Parking type"
            placeholder="Choose a type"
            choices={types}
            {...form.getInputProps("parkingType")}
          />
          <div className={css.pair}>
            <StepperField label="Available spaces" {...form.getInputProps("parkingAvailableSpaces")} />
            <MoneyField
              label="Charge per space (optional)"
              per="per month"
              {...form.getInputProps("parkingMonthlyChargePerSpace")}
            />
          </div>
          {spaces !== null && spaces > 1 && (
            <SwitchField
              label="Tandem spaces"
              description="One car parks behind the other"
              {...form.getInputProps("parkingSpacesAreTandem", { type: "checkbox" })}
            />
          )}
          <TextArea
            label="Other details (optional)"
            placeholder="Permits, a height limit, where guests park"
            most={notesLength.max}
            minRows={2}
            maxRows={8}
            {...form.getInputProps("parkingOtherDescription")}
          />
        </div>
      )}
    </form>
  );
}
