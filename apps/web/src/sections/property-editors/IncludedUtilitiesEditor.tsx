import { Checkbox } from "@mantine/core";
import { nestedFields } from "@porchlight/contract/nested-records.ts";
import { nestedRules } from "@porchlight/domain/properties/nested-records.ts";
import { utilityNames } from "@porchlight/domain/properties/property.ts";
import { utilityLabels } from "@porchlight/domain/words/labels.ts";
import { SwitchField } from "../../ui/SwitchField.tsx";
import { saveRecord } from "./data.ts";
import css from "./Editor.module.css";
import type { EditorProps } from "./editing.ts";
import { useEditor } from "./use-editor.ts";

export function IncludedUtilitiesEditor(props: EditorProps) {
  const { property } = props;
  const { id: _, ...start } = property.includedUtilities ?? { id: "", ...nestedRules.includedUtilities.fresh({}) };
  const { form, formProps } = useEditor(props, {
    start,
    sends: (values) => values,
    schema: nestedFields.includedUtilities,
    save: (sent, opened) => saveRecord(property, "includedUtilities", sent, opened),
  });
  return (
    <form {...formProps} className={css.form}>
      <SwitchField
        label="Utilities are included in the rent"
        description="Renters pay for anything unchecked"
        {...form.getInputProps("isUtilitiesIncludedInRent", { type: "checkbox" })}
      />
      {form.getValues().isUtilitiesIncludedInRent && (
        <div className={css.part}>
          <fieldset className={css.group}>
            <legend className={css.legend}>Included in the rent</legend>
            <div className={css.checks}>
              {utilityNames.map((name) => (
                <Checkbox
                  key={name}
                  className={css.check}
                  label={utilityLabels[name]}
                  {...form.getInputProps(name, { type: "checkbox" })}
                />
              ))}
            </div>
          </fieldset>
        </div>
      )}
    </form>
  );
}
