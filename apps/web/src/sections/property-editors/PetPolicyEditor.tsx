import { nestedFields } from "@porchlight/contract/nested-records.ts";
import { petsRange } from "@porchlight/domain/properties/limits.ts";
import { nestedRules } from "@porchlight/domain/properties/nested-records.ts";
import { type PetPolicyValue, petPolicies } from "@porchlight/domain/properties/property.ts";
import { petPolicyLabels } from "@porchlight/domain/words/labels.ts";
import { useId, useState } from "react";
import { type Dollars, MoneyField } from "../../ui/MoneyField.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { StepperField } from "../../ui/StepperField.tsx";
import { SwitchField } from "../../ui/SwitchField.tsx";
import { petWords } from "../property/pet-words.ts";
import { saveRecord } from "./data.ts";
import css from "./Editor.module.css";
import type { EditorProps } from "./editing.ts";
import { useEditor } from "./use-editor.ts";

const policies = petPolicies.map((value) => ({ value, label: petPolicyLabels[value] }));
const allPets = nestedRules.petPolicy.fresh({ allowsPets: true });

/** `simple` asks of each kind of pet only whether it is allowed; a finer answer given before stays until it is switched. */
export function PetPolicyEditor({ simple = false, ...props }: EditorProps & { simple?: boolean }) {
  const { property } = props;
  const [isReset, setReset] = useState(false);
  const { id: _, ...stored } = property.petPolicy ?? { id: "", ...allPets };
  const { form, formProps } = useEditor(props, {
    start: { ...stored, petRent: stored.petRent as Dollars, petDeposit: stored.petDeposit as Dollars },
    sends: (values) => (values.allowsPets ? values : { allowsPets: false }),
    schema: nestedFields.petPolicy.partial().required({ allowsPets: true }),
    save: (sent, opened) => saveRecord(property, "petPolicy", sent, opened),
  });
  const values = form.getValues();
  const switchPets = (on: boolean) => {
    setReset(on);
    if (!on) form.setFieldValue("allowsPets", false);
    else form.setValues({ ...allPets, petRent: values.petRent, petDeposit: values.petDeposit });
    form.clearErrors();
  };
  return (
    <form {...formProps} className={css.form}>
      <SwitchField
        label="Pets allowed"
        description="Assistance animals are always welcome and are not pets."
        checked={values.allowsPets}
        onChange={(event) => switchPets(event.currentTarget.checked)}
      />
      <p className={css.note} role="status" hidden={!isReset}>
        All pets are set to Allowed, and at most {allPets.maxPets} of them.
      </p>
      {values.allowsPets && (
        <div className={css.part}>
          <div className={css.lines}>
            {petWords.map(({ field, label }) =>
              simple ? (
                <SwitchField
                  key={field}
                  label={label}
                  description={
                    values[field] === "ALLOWED" || values[field] === "NOT_ALLOWED"
                      ? null
                      : petPolicyLabels[values[field]]
                  }
                  checked={values[field] !== "NOT_ALLOWED"}
                  onChange={(event) =>
                    form.setFieldValue(field, event.currentTarget.checked ? "ALLOWED" : "NOT_ALLOWED")
                  }
                />
              ) : (
                <PolicyLine key={field} label={label} {...form.getInputProps(field)} />
              ),
            )}
          </div>
          <StepperField label="Maximum number of pets" min={petsRange.min} {...form.getInputProps("maxPets")} />
          <div className={css.pair}>
            <MoneyField label="Pet rent (optional)" per="per month" {...form.getInputProps("petRent")} />
            <MoneyField label="Pet deposit (optional)" {...form.getInputProps("petDeposit")} />
          </div>
          <p className={css.note}>Fees and limits do not apply to assistance animals.</p>
        </div>
      )}
    </form>
  );
}

type PolicyLineProps = { label: string; value?: PetPolicyValue; onChange: (value: PetPolicyValue) => void };

function PolicyLine({ label, value, onChange, ...rest }: PolicyLineProps) {
  const id = useId();
  return (
    <div className={css.line}>
      <label htmlFor={id}>{label}</label>
      <SelectField {...rest} id={id} choices={policies} value={value} onChange={onChange} />
    </div>
  );
}
