import { messageLength } from "@porchlight/domain/kernel/text-lengths.ts";
import { useWords } from "../../../sections/renter/language.tsx";
import { DateField } from "../../../ui/DateField.tsx";
import { SwitchField } from "../../../ui/SwitchField.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import { useSection } from "../use-section.ts";
import { Fields } from "./Fields.tsx";
import { YesNo } from "./YesNo.tsx";

export function AboutFields() {
  const { answers: words } = useWords();
  const { answers, text, chosen, day, set, leave } = useSection("about");
  return (
    <Fields onLeave={leave}>
      <TextArea label={words.aboutYou} minRows={4} most={messageLength.max} {...text("aboutYou")} />
      <DateField label={words.desiredMoveInDate} {...day("desiredMoveInDate")} />
      <SwitchField
        name="isMoveInDateFlexible"
        label={words.isMoveInDateFlexible}
        checked={answers.isMoveInDateFlexible}
        onChange={({ currentTarget }) => set("isMoveInDateFlexible", currentTarget.checked)}
      />
      <YesNo legend={words.isSmoker} {...chosen<boolean | null>("isSmoker")} />
    </Fields>
  );
}
