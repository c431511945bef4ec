import { nestedFields } from "@porchlight/contract/nested-records.ts";
import { type LeaseTerm, leaseTerms } from "@porchlight/domain/properties/property.ts";
import { leaseTermLabels } from "@porchlight/domain/words/labels.ts";
import { now } from "../../app/now.ts";
import { CheckChips } from "../../ui/CheckChips.tsx";
import { DateField } from "../../ui/DateField.tsx";
import { saveRecord } from "./data.ts";
import css from "./Editor.module.css";
import type { EditorProps } from "./editing.ts";
import { useEditor } from "./use-editor.ts";

const terms = leaseTerms.map((value) => ({ value, label: leaseTermLabels[value] }));

type Values = { desiredLeasingDate: string; possibleLeaseTerms: LeaseTerm[] };

export function LeaseTermsEditor(props: EditorProps) {
  const { property } = props;
  const { leaseConditions, timeZone } = property;
  const today = now().toZonedDateTimeISO(timeZone).toPlainDate().toString();
  const stored = leaseConditions?.desiredLeasingDate ?? null;
  const storedDay = stored ? Temporal.Instant.from(stored).toZonedDateTimeISO(timeZone).toPlainDate().toString() : "";
  const { form, formProps } = useEditor<Values, object>(props, {
    start: {
      desiredLeasingDate: storedDay,
      possibleLeaseTerms: leaseConditions?.possibleLeaseTerms.length
        ? leaseConditions.possibleLeaseTerms
        : ["TWELVE_MONTHS"],
    },
    sends: ({ desiredLeasingDate: day, possibleLeaseTerms }) => ({
      possibleLeaseTerms,
      // The day begins where the home is.
      desiredLeasingDate: day
        ? Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toInstant().toString()
        : undefined,
    }),
    schema: nestedFields.leaseConditions.pick({ possibleLeaseTerms: true, desiredLeasingDate: true }),
    problems: ({ desiredLeasingDate: day }): Record<string, string> =>
      day && day < today && day !== storedDay ? { desiredLeasingDate: "Date cannot be in the past" } : {},
    save: (sent, opened) => saveRecord(property, "leaseConditions", sent, opened),
  });
  return (
    <form {...formProps} className={css.form}>
      <DateField
        label="Desired leasing date"
        description="The first day a renter can move in"
        min={storedDay && storedDay < today ? storedDay : today}
        {...form.getInputProps("desiredLeasingDate")}
      />
      <CheckChips legend="Possible lease terms" choices={terms} {...form.getInputProps("possibleLeaseTerms")} />
    </form>
  );
}
