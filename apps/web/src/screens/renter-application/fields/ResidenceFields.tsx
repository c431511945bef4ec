import { TextInput } from "@mantine/core";
import {
  type HistoryType,
  historyTypes,
  type Residence,
  type ResidenceStatus,
  residenceStatuses,
} from "@porchlight/domain/applications/answers.ts";
import { commentLength } from "@porchlight/domain/kernel/text-lengths.ts";
import { useWords } from "../../../sections/renter/language.tsx";
import { DateField } from "../../../ui/DateField.tsx";
import { type Dollars, MoneyField } from "../../../ui/MoneyField.tsx";
import { PhoneField } from "../../../ui/PhoneField.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import { choicesOf } from "../choices.ts";
import { useFirstEntry } from "../use-first-entry.ts";
import { type SectionFields, useSection } from "../use-section.ts";
import { Entries } from "./Entries.tsx";
import { Fields, Row } from "./Fields.tsx";

const fresh = (type: HistoryType) => (): Residence => ({
  id: crypto.randomUUID(),
  type,
  address: null,
  moveInDate: null,
  moveOutDate: null,
  status: null,
  monthlyRent: null,
  moveOutReason: null,
  landlordName: null,
  landlordEmail: null,
  landlordPhone: null,
});

const freshCurrent = fresh("CURRENT");
const freshPrevious = fresh("PREVIOUS");

export function ResidenceFields() {
  const { answers: words } = useWords();
  const section = useSection("residence");
  const { residences } = section.answers;
  useFirstEntry("residence", "residences", freshCurrent);
  return (
    <Fields onLeave={section.leave}>
      <Entries
        name="residences"
        entries={residences}
        label={words.residence}
        addLabel={words.addResidence}
        fresh={residences.length === 0 ? freshCurrent : freshPrevious}
        onChange={(entries) => section.set("residences", entries)}
        error={section.error("residences")}
      >
        {(path, entry) => <ResidenceEntry path={path} entry={entry} section={section} />}
      </Entries>
    </Fields>
  );
}

type EntryProps = { path: string; entry: Residence; section: SectionFields<"residence"> };

function ResidenceEntry({ path, entry, section }: EntryProps) {
  const { answers: words, frame } = useWords();
  const { text, chosen, day } = section;
  return (
    <>
      <SelectField
        label={words.residenceType}
        choices={choicesOf(historyTypes, words.historyTypes)}
        {...chosen<HistoryType>(`${path}.type`)}
      />
      <TextInput label={words.address} autoComplete="street-address" {...text(`${path}.address`)} />
      <SelectField
        label={words.status}
        placeholder={words.choose}
        choices={choicesOf(residenceStatuses, words.statuses)}
        {...chosen<ResidenceStatus>(`${path}.status`)}
      />
      <Row>
        <DateField label={words.moveInDate} {...day(`${path}.moveInDate`)} />
        {entry.type === "PREVIOUS" && <DateField label={words.moveOutDate} {...day(`${path}.moveOutDate`)} />}
      </Row>
      {entry.status === "RENTED" && <LandlordFields path={path} section={section} />}
      <TextArea
        label={frame.optional(words.moveOutReason)}
        most={commentLength.max}
        {...text(`${path}.moveOutReason`)}
      />
    </>
  );
}

function LandlordFields({ path, section: { text, phone, typed } }: Omit<EntryProps, "entry">) {
  const { answers: words, frame } = useWords();
  return (
    <>
      <MoneyField
        label={frame.optional(words.monthlyRent)}
        per={words.perMonth}
        {...typed<Dollars>(`${path}.monthlyRent`)}
      />
      <TextInput label={frame.optional(words.landlordName)} {...text(`${path}.landlordName`)} />
      <Row>
        <PhoneField
          label={frame.optional(words.landlordPhone)}
          autoComplete="off"
          {...phone(`${path}.landlordPhone`)}
        />
        <TextInput type="email" label={frame.optional(words.landlordEmail)} {...text(`${path}.landlordEmail`)} />
      </Row>
    </>
  );
}
