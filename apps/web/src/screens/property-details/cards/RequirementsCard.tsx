import { creditBandOf } from "@porchlight/domain/qualification/credit-score.ts";
import { rentMultipleLabels, screeningSensitivityLabels } from "@porchlight/domain/words/labels.ts";
import { dollarsOf } from "../../../sections/property/rent-words.ts";
import { money } from "../../../ui/money.ts";
import { product } from "../../../words.ts";
import { DetailsCard } from "../DetailsCard.tsx";
import { Facts } from "../Facts.tsx";
import { SecondLine } from "../SecondLine.tsx";
import type { CardProps } from "./card.ts";

export function RequirementsCard({ home, onEdit }: CardProps) {
  const asked = home.renterRequirements;
  if (!asked) {
    return (
      <DetailsCard
        panel="requirements"
        onEdit={onEdit}
        empty={{ why: `${product.assistant} asks renters about these.` }}
      >
        <SecondLine panel="screening" label="Screening" value={null} onEdit={onEdit} />
      </DetailsCard>
    );
  }
  const { minimumIncome: income, minimumCreditScore: score } = asked;
  const dollars = dollarsOf(income, home.leaseConditions?.rent ?? null);
  return (
    <DetailsCard panel="requirements" onEdit={onEdit}>
      <Facts
        facts={[
          ["Minimum income", rentMultipleLabels[income], dollars !== null && `${money(dollars)} a month`],
          ["Minimum credit score", score ?? "No requirement", score !== null && `${creditBandOf(score)} or better`],
          ["Co-signers", asked.acceptsCosigners ? "Accepted" : "Not accepted"],
        ]}
      />
      <SecondLine
        panel="screening"
        label="Screening"
        value={screeningSensitivityLabels[asked.screeningSensitivity]}
        onEdit={onEdit}
      />
    </DetailsCard>
  );
}
