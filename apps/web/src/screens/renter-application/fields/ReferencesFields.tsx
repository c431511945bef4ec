import { TextInput } from "@mantine/core";
import type { Reference } from "@porchlight/domain/applications/answers.ts";
import { useWords } from "../../../sections/renter/language.tsx";
import { PhoneField } from "../../../ui/PhoneField.tsx";
import { useFirstEntry } from "../use-first-entry.ts";
import { useSection } from "../use-section.ts";
import { Entries } from "./Entries.tsx";
import { Fields, Row } from "./Fields.tsx";

const fresh = (): Reference => ({
  id: crypto.randomUUID(),
  relationship: null,
  fullName: null,
  phoneNumber: null,
  email: null,
});

export function ReferencesFields() {
  const { answers: words } = useWords();
  const { answers, text, phone, set, error, leave } = useSection("references");
  useFirstEntry("references", "references", fresh);
  return (
    <Fields onLeave={leave}>
      <Entries
        name="references"
        entries={answers.references}
        label={words.reference}
        addLabel={words.addReference}
        fresh={fresh}
        onChange={(entries) => set("references", entries)}
        error={error("references")}
      >
        {(path) => (
          <>
            <Row>
              <TextInput label={words.fullName} autoComplete="off" {...text(`${path}.fullName`)} />
              <TextInput label={words.relationship} {...text(`${path}.relationship`)} />
            </Row>
            <Row>
              <PhoneField label={words.phoneNumber} autoComplete="off" {...phone(`${path}.phoneNumber`)} />
              <TextInput type="email" label={words.email} autoComplete="off" {...text(`${path}.email`)} />
            </Row>
          </>
        )}
      </Entries>
    </Fields>
  );
}
