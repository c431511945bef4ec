import { parkingTypeLabels } from "@porchlight/domain/words/labels.ts";
import { money } from "../../../ui/money.ts";
import css from "../CardText.module.css";
import { DetailsCard } from "../DetailsCard.tsx";
import { Facts } from "../Facts.tsx";
import type { CardProps } from "./card.ts";

export function ParkingCard({ home, onEdit }: CardProps) {
  const { parking } = home;
  if (!parking) {
    return <DetailsCard panel="parking" onEdit={onEdit} empty={{ why: "Parking type, spaces and cost." }} />;
  }
  if (!parking.hasParking) {
    return (
      <DetailsCard panel="parking" onEdit={onEdit}>
        <p className={css.text}>No parking</p>
      </DetailsCard>
    );
  }
  const { parkingType: type, parkingAvailableSpaces: spaces, parkingMonthlyChargePerSpace: charge } = parking;
  return (
    <DetailsCard panel="parking" onEdit={onEdit}>
      <Facts
        facts={[
          type && ["Type", parkingTypeLabels[type]],
          spaces === null ? null : ["Spaces", parking.parkingSpacesAreTandem ? `${spaces}, tandem` : spaces],
          charge === null ? null : ["Charge per space", charge === 0 ? "Included" : `${money(charge)} a month`],
        ]}
      />
      {parking.parkingOtherDescription && <p className={css.text}>{parking.parkingOtherDescription}</p>}
    </DetailsCard>
  );
}
