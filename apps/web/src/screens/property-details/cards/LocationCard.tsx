import { streetOf } from "@porchlight/domain/properties/address.ts";
import { LocationMap } from "../../../ui/LocationMap.tsx";
import { ToneBadge } from "../../../ui/ToneBadge.tsx";
import { product } from "../../../words.ts";
import css from "../CardText.module.css";
import { DetailsCard } from "../DetailsCard.tsx";
import type { CardProps } from "./card.ts";

export function LocationCard({ home, onEdit }: CardProps) {
  const { location } = home;
  return (
    <DetailsCard
      panel="location"
      onEdit={onEdit}
      wide
      badge={location.isAddressHidden && <ToneBadge label="Hidden on platforms" tone="neutral" of="Address" />}
    >
      <div className={css.location}>
        <div>
          <address className={css.address}>
            <b>{streetOf(location)}</b>
            {location.city}, {location.state} {location.zip}
          </address>
          <p className={css.quiet}>
            {location.isAddressHidden
              ? `Renters see the neighborhood. ${product.assistant} shares the exact address once a showing is confirmed.`
              : "Renters see the exact address."}
          </p>
        </div>
        <div className={css.map}>
          <LocationMap latitude={location.latitude} longitude={location.longitude} />
        </div>
      </div>
    </DetailsCard>
  );
}
