import { accessibilityLabels } from "@porchlight/domain/words/labels.ts";
import { accessibilityWords } from "../../../sections/property/accessibility-words.ts";
import { product } from "../../../words.ts";
import css from "../CardText.module.css";
import { DetailsCard } from "../DetailsCard.tsx";
import { Facts } from "../Facts.tsx";
import type { CardProps } from "./card.ts";

export function AccessibilityCard({ home, onEdit }: CardProps) {
  const { accessibility } = home;
  if (!accessibility) {
    return (
      <DetailsCard
        panel="accessibility"
        onEdit={onEdit}
        wide
        empty={{ why: `Renters often ask ${product.assistant} about step-free entry and bathrooms.` }}
      />
    );
  }
  return (
    <DetailsCard panel="accessibility" onEdit={onEdit} wide>
      <Facts
        facts={accessibilityWords.map(
          ({ field, label }) => [label, accessibilityLabels[accessibility[field]]] as const,
        )}
      />
      {accessibility.accessibilityNotes && <p className={css.text}>{accessibility.accessibilityNotes}</p>}
    </DetailsCard>
  );
}
