import { TextInput } from "@mantine/core";
import { type Employment, type HistoryType, historyTypes } from "@porchlight/domain/applications/answers.ts";
import { useWords } from "../../../sections/renter/language.tsx";
import { DateField } from "../../../ui/DateField.tsx";
import { type Dollars, MoneyField } from "../../../ui/MoneyField.tsx";
import { PhoneField } from "../../../ui/PhoneField.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { choicesOf } from "../choices.ts";
import type { SectionFields } from "../use-section.ts";
import { Row } from "./Fields.tsx";

/** A job with nothing answered. */
export const freshEmployment = (): Employment => ({
  id: crypto.randomUUID(),
  type: "CURRENT",
  startDate: null,
  endDate: null,
  jobTitle: null,
  companyName: null,
  netIncome: null,
  managerName: null,
  managerPhone: null,
  managerEmail: null,
});

type EmploymentEntryProps = { path: string; entry: Employment; section: SectionFields<"income"> };

/** The fields of one job. */
export function EmploymentEntry({ path, entry, section }: EmploymentEntryProps) {
  const { answers: words, frame } = useWords();
  const { text, chosen, typed, day, phone } = section;
  const isPrevious = entry.type === "PREVIOUS";
  return (
    <>
      <SelectField
        label={words.employmentType}
        choices={choicesOf(historyTypes, words.historyTypes)}
        {...chosen<HistoryType>(`${path}.type`)}
      />
      <Row>
        <TextInput label={words.companyName} autoComplete="organization" {...text(`${path}.companyName`)} />
        <TextInput label={words.jobTitle} autoComplete="organization-title" {...text(`${path}.jobTitle`)} />
        <DateField label={words.startDate} {...day(`${path}.startDate`)} />
        {isPrevious && <DateField label={frame.optional(words.endDate)} {...day(`${path}.endDate`)} />}
      </Row>
      <MoneyField
        label={isPrevious ? frame.optional(words.netIncome) : words.netIncome}
        {...typed<Dollars>(`${path}.netIncome`)}
      />
      <TextInput label={frame.optional(words.managerName)} {...text(`${path}.managerName`)} />
      <Row>
        <PhoneField label={frame.optional(words.managerPhone)} autoComplete="off" {...phone(`${path}.managerPhone`)} />
        <TextInput type="email" label={frame.optional(words.managerEmail)} {...text(`${path}.managerEmail`)} />
      </Row>
    </>
  );
}
