import { streetOf } from "@porchlight/domain/properties/address.ts";
import { useId } from "react";
import { ToneBadge } from "../../../../ui/ToneBadge.tsx";
import { product } from "../../../../words.ts";
import css from "../Details.module.css";
import type { CardProps } from "./card.ts";

export function LocationCard({ home }: Pick<CardProps, "home">) {
  const headingId = useId();
  const { location } = home;
  return (
    <section className={`${css.card} ${css.wide}`} aria-labelledby={headingId} data-card="location">
      <div className={css.head}>
        <h2 id={headingId} className={css.title}>
          Location
        </h2>
        {location.isAddressHidden && <ToneBadge label="Hidden on platforms" tone="neutral" of="Address" />}
      </div>
      <address className={css.address}>
        <b>{streetOf(location)}</b>
        {location.city}, {location.state} {location.zip}
      </address>
      {location.isAddressHidden && (
        <p className={css.quiet}>
          Renters see the neighborhood. {product.assistant} shares the exact address once a showing is confirmed.
        </p>
      )}
    </section>
  );
}
