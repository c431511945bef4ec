import { TextInput } from "@mantine/core";
import { useWords } from "../../../sections/renter/language.tsx";
import { PhoneField } from "../../../ui/PhoneField.tsx";
import { useSection } from "../use-section.ts";
import { Fields } from "./Fields.tsx";

export function ContactFields() {
  const { answers: words } = useWords();
  const { text, phone, leave } = useSection("contact");
  return (
    <Fields onLeave={leave}>
      <TextInput label={words.fullName} autoComplete="name" {...text("fullName")} />
      <PhoneField label={words.phoneNumber} {...phone("phoneNumber")} />
    </Fields>
  );
}
