import { TextInput } from "@mantine/core";
import type { Answers } from "@porchlight/domain/applications/answers.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { personQuery } from "../../../app/account.ts";
import { useWords } from "../../../sections/renter/language.tsx";
import { PhoneField } from "../../../ui/PhoneField.tsx";
import { useApplicationForm } from "../form-context.ts";
import { useSection } from "../use-section.ts";
import { Fields } from "./Fields.tsx";

export function ContactFields() {
  const { answers: words } = useWords();
  const { text, phone, leave } = useSection("contact");
  useKnownContact();
  return (
    <Fields onLeave={leave}>
      <TextInput label={words.fullName} autoComplete="name" {...text("fullName")} />
      <PhoneField label={words.phoneNumber} {...phone("phoneNumber")} />
    </Fields>
  );
}

/** Begins with, and saves, the name and phone of the person's account, where none was answered. */
function useKnownContact(): void {
  const { view, saver } = useApplicationForm();
  const { data: person } = useQuery(personQuery);
  useEffect(() => {
    if (!person || view.savedAt.contact) return;
    const { fullName, phoneNumber } = saver.state().sections.contact.typed as Answers["contact"];
    if (fullName === null && person.name) saver.type("contact", "fullName", person.name);
    if (phoneNumber === null && person.phoneNumber) saver.type("contact", "phoneNumber", person.phoneNumber);
    saver.leave("contact");
  }, [person, view.savedAt.contact, saver]);
}
