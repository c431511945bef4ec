import { TextInput } from "@mantine/core";
import { companyDescriptionLength, companySizes } from "@porchlight/domain/accounts/company.ts";
import type { FieldsOf } from "../../app/form.ts";
import { CountField } from "../../ui/CountField.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextArea } from "../../ui/TextArea.tsx";

const sizes = companySizes.map((size) => ({ value: size, label: size }));

type CompanyFieldsProps = {
  form: FieldsOf<"companyName" | "numberOfEmployees" | "numberOfUnitsOverseeing">;
  sizeLabel: string;
  /** The description travels under another spelling in each of the two forms. */
  description: ReturnType<FieldsOf<string>["getInputProps"]>;
};

/** The four questions about a company; the form after sign-up and the onboarding ask the same. */
export function CompanyFields({ form, sizeLabel, description }: CompanyFieldsProps) {
  return (
    <>
      <TextInput label="Company name" autoComplete="organization" {...form.getInputProps("companyName")} />
      <SelectField
        label={sizeLabel}
        placeholder="Choose a size"
        choices={sizes}
        {...form.getInputProps("numberOfEmployees")}
      />
      <CountField label="Units overseen" min={1} {...form.getInputProps("numberOfUnitsOverseeing")} />
      <TextArea
        label="What would help you most? (optional)"
        most={companyDescriptionLength.max}
        minRows={3}
        {...description}
      />
    </>
  );
}
