import { utilityNames } from "@porchlight/domain/properties/property.ts";
import { utilityLabels } from "@porchlight/domain/words/labels.ts";
import { Tag } from "../../../ui/ToneBadge.tsx";
import css from "../CardText.module.css";
import { DetailsCard } from "../DetailsCard.tsx";
import type { CardProps } from "./card.ts";

const list = new Intl.ListFormat("en-US");

export function UtilitiesCard({ home, onEdit }: CardProps) {
  const utilities = home.includedUtilities;
  if (!utilities) {
    return (
      <DetailsCard panel="utilities" onEdit={onEdit} empty={{ why: "What the rent covers and what it doesn't." }} />
    );
  }
  if (!utilities.isUtilitiesIncludedInRent) {
    return (
      <DetailsCard panel="utilities" onEdit={onEdit}>
        <p className={css.text}>Not included in the rent</p>
      </DetailsCard>
    );
  }
  const included = utilityNames.filter((name) => utilities[name]);
  const paid = utilityNames.filter((name) => !utilities[name]).map((name) => utilityLabels[name].toLowerCase());
  return (
    <DetailsCard panel="utilities" onEdit={onEdit}>
      {included.length > 0 && (
        <ul className={css.tags}>
          {included.map((name) => (
            <li key={name}>
              <Tag>{utilityLabels[name]}</Tag>
            </li>
          ))}
        </ul>
      )}
      <p className={css.quiet}>
        {paid.length === 0 ? "None paid by renters." : `Renters pay for ${list.format(paid)}.`}
      </p>
    </DetailsCard>
  );
}
