import { useWords } from "../../../sections/renter/language.tsx";
import { ChoiceCards } from "../../../ui/ChoiceCards.tsx";

type YesNoProps = {
  name: string;
  legend: string;
  value: boolean | null;
  onChange: (value: boolean) => void;
  error: string | undefined;
};

/** A question that is answered with yes or no. */
export function YesNo({ name, legend, value, onChange, error }: YesNoProps) {
  const { frame } = useWords();
  return (
    <div data-field={name} tabIndex={-1}>
      <ChoiceCards
        legend={legend}
        titled
        paired
        choices={[
          { value: "yes", label: frame.yes },
          { value: "no", label: frame.no },
        ]}
        value={value === null ? null : value ? "yes" : "no"}
        onChange={(chosen) => onChange(chosen === "yes")}
        error={error}
      />
    </div>
  );
}
