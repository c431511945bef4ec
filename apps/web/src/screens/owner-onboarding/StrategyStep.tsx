import type { ScreeningSensitivity } from "@porchlight/domain/properties/property.ts";
import { useState } from "react";
import { Action } from "../../ui/Action.tsx";
import { ChoiceCards } from "../../ui/ChoiceCards.tsx";
import css from "./Chat.module.css";
import { Chat } from "./Chat.tsx";
import { useStep } from "./use-step.ts";

/** The same renter judged three ways. */
const example = (outcome: string) => (
  <>
    <br />
    <span className="pl-num">
      A 605 score on a 620 minimum: <b>{outcome}</b>
    </span>
  </>
);
const choices = [
  {
    value: "STRICT",
    label: "Strict",
    more: <>Only renters meeting every requirement can book{example("can't book, told why")}</>,
  },
  {
    value: "MODERATE",
    label: "Moderate",
    mark: "Recommended",
    more: <>I allow reasonable compromises{example("can book, I mark it Close")}</>,
  },
  {
    value: "OWNER_REVIEW",
    label: "Owner Review",
    more: <>No automatic rejections, you review everyone{example("I ask you first")}</>,
  },
] as const;

export function StrategyStep() {
  const { draft, goOn } = useStep("strategy");
  const [chosen, setChosen] = useState<ScreeningSensitivity>(draft.screeningSensitivity ?? "MODERATE");
  const name = choices.find((choice) => choice.value === chosen)!.label;
  return (
    <Chat
      question="How strictly should I screen renters?"
      more="You can change this for each property later."
      at="strategy"
      draft={draft}
    >
      <ChoiceCards legend="How strictly renters are screened" choices={choices} value={chosen} onChange={setChosen} />
      <div className={css.buttons}>
        <Action kind="primary" size="lg" onClick={() => goOn({ screeningSensitivity: chosen })}>
          Continue with {name}
        </Action>
      </div>
    </Chat>
  );
}
