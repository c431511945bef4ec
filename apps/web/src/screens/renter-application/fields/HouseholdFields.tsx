import { householdCount } from "@porchlight/domain/applications/answers.ts";
import { useWords } from "../../../sections/renter/language.tsx";
import { StepperField } from "../../../ui/StepperField.tsx";
import { useSection } from "../use-section.ts";
import { Fields } from "./Fields.tsx";

export function HouseholdFields() {
  const { answers: words } = useWords();
  const { chosen, leave } = useSection("household");
  return (
    <Fields onLeave={leave}>
      <StepperField
        label={words.numberOfOccupantsUnderEighteen}
        max={householdCount.max}
        {...chosen<number | null>("numberOfOccupantsUnderEighteen")}
      />
    </Fields>
  );
}
