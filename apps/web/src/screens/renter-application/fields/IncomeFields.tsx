import { TextInput } from "@mantine/core";
import type { OtherIncome } from "@porchlight/domain/applications/answers.ts";
import { commentLength } from "@porchlight/domain/kernel/text-lengths.ts";
import { useWords } from "../../../sections/renter/language.tsx";
import { type Dollars, MoneyField } from "../../../ui/MoneyField.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import { useSection } from "../use-section.ts";
import { EmploymentEntry, freshEmployment } from "./EmploymentEntry.tsx";
import { Entries } from "./Entries.tsx";
import { Fields, Row } from "./Fields.tsx";

const freshIncome = (): OtherIncome => ({ id: crypto.randomUUID(), source: null, monthlyAmount: null });

/** Jobs, every other source, and what else there is to say; none of it needs the others. */
export function IncomeFields() {
  const { answers: words, frame } = useWords();
  const section = useSection("income");
  const { answers, text, typed, set, error, leave } = section;
  return (
    <Fields onLeave={leave}>
      <Entries
        name="employments"
        entries={answers.employments}
        label={words.employment}
        addLabel={words.addEmployment}
        fresh={freshEmployment}
        onChange={(entries) => set("employments", entries)}
        error={error("employments")}
      >
        {(path, entry) => <EmploymentEntry path={path} entry={entry} section={section} />}
      </Entries>
      <Entries
        name="otherIncome"
        entries={answers.otherIncome}
        label={words.otherIncome}
        addLabel={words.addOtherIncome}
        fresh={freshIncome}
        onChange={(entries) => set("otherIncome", entries)}
        error={error("otherIncome")}
      >
        {(path) => (
          <Row>
            <TextInput label={words.source} {...text(`${path}.source`)} />
            <MoneyField label={words.monthlyAmount} {...typed<Dollars>(`${path}.monthlyAmount`)} />
          </Row>
        )}
      </Entries>
      <TextArea label={frame.optional(words.incomeNote)} most={commentLength.max} {...text("incomeNote")} />
    </Fields>
  );
}
