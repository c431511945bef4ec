import type { PetPolicyValue } from "@porchlight/domain/properties/property.ts";
import { petPolicyLabels } from "@porchlight/domain/words/labels.ts";
import { IconCheck } from "@tabler/icons-react";
import { petWords } from "../../../sections/property/pet-words.ts";
import { money } from "../../../ui/money.ts";
import css from "../CardText.module.css";
import { DetailsCard } from "../DetailsCard.tsx";
import { Facts } from "../Facts.tsx";
import type { CardProps } from "./card.ts";

export function PetsCard({ home, onEdit }: CardProps) {
  const policy = home.petPolicy;
  if (!policy) {
    return (
      <DetailsCard panel="pets" onEdit={onEdit} empty={{ prompt: "No pets", why: "Renters often ask about pets." }} />
    );
  }
  if (!policy.allowsPets) {
    return (
      <DetailsCard panel="pets" onEdit={onEdit}>
        <p className={css.text}>No pets</p>
      </DetailsCard>
    );
  }
  const { maxPets, petRent, petDeposit } = policy;
  return (
    <DetailsCard panel="pets" onEdit={onEdit}>
      <Facts
        facts={[
          ...petWords.map(({ field, label }) => [label, <Policy key={field} value={policy[field]} />] as const),
          maxPets === null ? null : ["Limit", maxPets === 1 ? "1 pet" : `${maxPets} pets`],
          petRent === null ? null : ["Pet rent", `${money(petRent)} a month`],
          petDeposit === null ? null : ["Pet deposit", money(petDeposit)],
        ]}
      />
    </DetailsCard>
  );
}

const tones = {
  ALLOWED: css.yes,
  BREED_RESTRICTIONS: css.maybe,
  CASE_BY_CASE: css.maybe,
  NOT_ALLOWED: css.no,
  NOT_SPECIFIED: css.no,
} as const satisfies Record<PetPolicyValue, unknown>;

const Policy = ({ value }: { value: PetPolicyValue }) => (
  <span className={tones[value]}>
    {value === "ALLOWED" && <IconCheck size={16} stroke={2} aria-hidden />}
    {petPolicyLabels[value]}
  </span>
);
