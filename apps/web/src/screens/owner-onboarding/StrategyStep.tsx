import type { ScreeningSensitivity } from "@porchlight/domain/properties/property.ts";
import { screeningSensitivityLabels } from "@porchlight/domain/words/labels.ts";
import { useState } from "react";
import { Action } from "../../ui/Action.tsx";
import { ChoiceCards } from "../../ui/ChoiceCards.tsx";
import css from "./Chat.module.css";
import { Chat } from "./Chat.tsx";
import { questions } from "./questions.ts";
import { useStep } from "./use-step.ts";

/** The same renter judged three ways. */
const example = (outcome: string) => (
  <span className={`pl-num ${css.example}`}>
    A 605 score on a 620 minimum: <b>{outcome}</b>
  </span>
);
const choices = [
  {
    value: "STRICT",
    label: screeningSensitivityLabels.STRICT,
    more: <>Only renters meeting every requirement can book{example("can't book, and learns why")}</>,
  },
  {
    value: "MODERATE",
    label: screeningSensitivityLabels.MODERATE,
    mark: "Recommended",
    more: <>I allow reasonable compromises{example("can book, I mark it Close")}</>,
  },
  {
    value: "OWNER_REVIEW",
    label: screeningSensitivityLabels.OWNER_REVIEW,
    more: <>No automatic rejections, you review everyone{example("I ask you first")}</>,
  },
] as const;

export function StrategyStep() {
  const { draft, typed, keep, goOn } = useStep<ScreeningSensitivity>("strategy");
  const [chosen, setChosen] = useState(typed ?? draft.screeningSensitivity ?? "MODERATE");
  return (
    <Chat question={questions.strategy} more="You can change this for each property later." at="strategy" draft={draft}>
      <ChoiceCards
        legend="How strictly renters are screened"
        choices={choices}
        value={chosen}
        onChange={(choice) => {
          setChosen(choice);
          keep(choice);
        }}
      />
      <div className={css.buttons}>
        <Action kind="primary" size="lg" onClick={() => goOn({ screeningSensitivity: chosen })}>
          Continue with {screeningSensitivityLabels[chosen]}
        </Action>
      </div>
    </Chat>
  );
}
