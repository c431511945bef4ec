import { type ScreeningSensitivity, screeningSensitivities } from "@porchlight/domain/properties/property.ts";
import { screeningSensitivityLabels } from "@porchlight/domain/words/labels.ts";
import type { ReactNode } from "react";
import { ChoiceCards } from "../../ui/ChoiceCards.tsx";

const meanings: Record<ScreeningSensitivity, string> = {
  STRICT: "Only renters meeting every requirement can book",
  MODERATE: "Reasonable compromises are allowed",
  OWNER_REVIEW: "No automatic rejections, you review everyone",
};
const choices = screeningSensitivities.map((value) => ({
  value,
  label: screeningSensitivityLabels[value],
  more: meanings[value],
}));

type SensitivityChoiceProps = {
  value?: ScreeningSensitivity | null;
  onChange: (value: ScreeningSensitivity) => void;
  error?: ReactNode;
};

export function SensitivityChoice({ value, onChange, error }: SensitivityChoiceProps) {
  return (
    <ChoiceCards
      titled
      legend="Screening sensitivity"
      choices={choices}
      value={value ?? null}
      onChange={onChange}
      error={error}
    />
  );
}
