import { nestedFields } from "@porchlight/contract/nested-records.ts";
import { otherFeesLength } from "@porchlight/domain/properties/limits.ts";
import { nestedRules, problemsIn } from "@porchlight/domain/properties/nested-records.ts";
import {
  type ApplicationProvider,
  applicationProviders,
  depositRequirements,
} from "@porchlight/domain/properties/property.ts";
import { now } from "../../app/now.ts";
import { applicationProviderWords } from "../../form-words.ts";
import { ChoiceCards } from "../../ui/ChoiceCards.tsx";
import { type Dollars, MoneyField } from "../../ui/MoneyField.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { multipleOfRent } from "../property/rent-words.ts";
import { saveRecord } from "./data.ts";
import css from "./Editor.module.css";
import type { EditorProps } from "./editing.ts";
import { useEditor } from "./use-editor.ts";

const providerMore: Record<ApplicationProvider, string> = {
  PLATFORM: "Renters apply and get screened on Porchlight. Free for you.",
  OTHER: "You use another service. Enter its fees.",
};
const providers = applicationProviders.map((value) => ({
  value,
  label: applicationProviderWords[value],
  more: providerMore[value],
}));

type Values = {
  rent: Dollars;
  securityDeposit: (typeof depositRequirements)[number] | null;
  applicationProvider: ApplicationProvider | null;
  applicationFee: Dollars;
  applicationCoSignerFee: Dollars;
  otherFees: string;
};

export function LeaseConditionsEditor(props: EditorProps) {
  const { property } = props;
  const stored = property.leaseConditions ?? nestedRules.leaseConditions.fresh({});
  const sends = ({ applicationFee, applicationCoSignerFee, ...values }: Values) => ({
    ...values,
    ...(values.applicationProvider === "OTHER" ? { applicationFee, applicationCoSignerFee } : {}),
  });
  const { form, formProps } = useEditor<Values, object>(props, {
    start: {
      rent: stored.rent,
      securityDeposit: stored.securityDeposit,
      applicationProvider: stored.applicationProvider ?? "PLATFORM",
      applicationFee: stored.applicationFee,
      applicationCoSignerFee: stored.applicationCoSignerFee,
      otherFees: stored.otherFees ?? "",
    },
    sends,
    schema: nestedFields.leaseConditions
      .omit({ possibleLeaseTerms: true, desiredLeasingDate: true })
      .partial({ applicationFee: true, applicationCoSignerFee: true }),
    // What is no amount is the schema's to say; here only what is missing counts.
    problems: (values) => problemsIn("leaseConditions", sends(values) as never, now()),
    save: (sent, opened) => saveRecord(property, "leaseConditions", sent, opened),
  });
  const { rent, applicationProvider } = form.getValues();
  const rentDollars = typeof rent === "number" ? rent : null;
  return (
    <form {...formProps} className={css.form}>
      <MoneyField label="Monthly rent" per="per month" size="lg" {...form.getInputProps("rent")} />
      <SelectField
        label="Security deposit"
        choices={depositRequirements.map((value) => ({ value, label: multipleOfRent(value, rentDollars) }))}
        description="Check your state's deposit limit"
        inputWrapperOrder={["label", "input", "error", "description"]}
        {...form.getInputProps("securityDeposit")}
      />
      <ChoiceCards
        titled
        legend="Application provider"
        choices={providers}
        {...form.getInputProps("applicationProvider")}
      />
      {applicationProvider === "OTHER" && (
        <div className={css.pair}>
          <MoneyField label="Application fee" per="per adult" {...form.getInputProps("applicationFee")} />
          <MoneyField label="Co-signer fee" per="per co-signer" {...form.getInputProps("applicationCoSignerFee")} />
        </div>
      )}
      <TextArea
        label="Other fees (optional)"
        placeholder="What for and how much"
        most={otherFeesLength.max}
        minRows={2}
        maxRows={8}
        {...form.getInputProps("otherFees")}
      />
    </form>
  );
}
