import { toursOffered } from "@porchlight/domain/properties/property.ts";
import { leaseTermLabels, tourTypeLabels } from "@porchlight/domain/words/labels.ts";
import { now } from "../../../app/now.ts";
import { availableFrom } from "../available-from.ts";
import { DetailsCard } from "../DetailsCard.tsx";
import { Facts } from "../Facts.tsx";
import { SecondLine } from "../SecondLine.tsx";
import type { CardProps } from "./card.ts";

export function LeasingCard({ home, onEdit }: CardProps) {
  const date = home.leaseConditions?.desiredLeasingDate ?? null;
  const terms = home.leaseConditions?.possibleLeaseTerms ?? [];
  const tours = toursOffered(home).map((tour) => tourTypeLabels[tour]);
  const isEmpty = date === null && terms.length === 0;
  return (
    <DetailsCard
      panel="lease-terms"
      onEdit={onEdit}
      empty={isEmpty && { why: "Renters ask about move-in dates and lease length." }}
    >
      {!isEmpty && (
        <Facts
          facts={[
            date === null ? null : ["Available from", availableFrom(date, home.timeZone, now())],
            terms.length === 0 ? null : ["Lease terms", terms.map((term) => leaseTermLabels[term]).join(", ")],
          ]}
        />
      )}
      <SecondLine panel="tours" label="Tours" value={tours.length > 0 ? tours.join(", ") : null} onEdit={onEdit} />
    </DetailsCard>
  );
}
