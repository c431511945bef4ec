import { Checkbox } from "@mantine/core";
import { nestedFields } from "@porchlight/contract/nested-records.ts";
import { creditScoreRange } from "@porchlight/domain/properties/limits.ts";
import { nestedRules } from "@porchlight/domain/properties/nested-records.ts";
import { incomeRequirements } from "@porchlight/domain/properties/property.ts";
import { creditBandOf } from "@porchlight/domain/qualification/credit-score.ts";
import { useQuery } from "@tanstack/react-query";
import { investorQuery } from "../../app/account.ts";
import { SelectField } from "../../ui/SelectField.tsx";
import { StepperField } from "../../ui/StepperField.tsx";
import { SwitchField } from "../../ui/SwitchField.tsx";
import { multipleOfRent } from "../property/rent-words.ts";
import { saveRecord } from "./data.ts";
import css from "./Editor.module.css";
import type { EditorProps } from "./editing.ts";
import { SensitivityChoice } from "./SensitivityChoice.tsx";
import { useEditor } from "./use-editor.ts";

const usual = nestedRules.renterRequirements.fresh({});

export function RenterRequirementsEditor(props: EditorProps) {
  const { property } = props;
  const preferred = useQuery(investorQuery).data?.preferredScreeningSensitivity;
  const { id: _, ...start } = property.renterRequirements ?? {
    id: "",
    ...usual,
    ...(preferred ? { screeningSensitivity: preferred } : {}),
  };
  const { form, formProps } = useEditor(props, {
    start: { ...start, asksScore: start.minimumCreditScore !== null },
    sends: ({ asksScore, ...values }) => ({
      ...values,
      minimumCreditScore: asksScore ? values.minimumCreditScore : null,
    }),
    schema: nestedFields.renterRequirements,
    problems: ({ asksScore, minimumCreditScore }): Record<string, string> =>
      asksScore && minimumCreditScore === null ? { minimumCreditScore: "Minimum credit score is required" } : {},
    save: (sent, opened) => saveRecord(property, "renterRequirements", sent, opened),
  });
  const { asksScore, minimumCreditScore: score } = form.getValues();
  const rent = property.leaseConditions?.rent ?? null;
  const isScore = score !== null && score >= creditScoreRange.min && score <= creditScoreRange.max;
  return (
    <form {...formProps} className={css.form}>
      <SelectField
        label="Minimum income"
        choices={incomeRequirements.map((value) => ({ value, label: multipleOfRent(value, rent) }))}
        {...form.getInputProps("minimumIncome")}
      />
      <div className={css.question}>
        <StepperField
          label="Minimum credit score"
          description={asksScore && isScore ? `${creditBandOf(score)} or better` : "No requirement"}
          inputWrapperOrder={["label", "input", "error", "description"]}
          min={creditScoreRange.min}
          max={creditScoreRange.max}
          step={10}
          disabled={!asksScore}
          {...form.getInputProps("minimumCreditScore")}
        />
        <Checkbox
          label="No requirement"
          checked={!asksScore}
          onChange={(event) => {
            const asks = !event.currentTarget.checked;
            form.setFieldValue("asksScore", asks);
            if (asks && score === null) form.setFieldValue("minimumCreditScore", usual.minimumCreditScore);
            form.clearFieldError("minimumCreditScore");
          }}
        />
      </div>
      <SwitchField
        label="Accepts co-signers"
        description="A co-signer can help a renter qualify"
        {...form.getInputProps("acceptsCosigners", { type: "checkbox" })}
      />
      <SensitivityChoice {...form.getInputProps("screeningSensitivity")} />
    </form>
  );
}
