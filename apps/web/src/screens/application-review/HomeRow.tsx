import type { ReviewView } from "@porchlight/contract/applications.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { propertyQuery } from "../../sections/property/property-query.ts";
import { money } from "../../ui/money.ts";
import { Picture } from "../../ui/Picture.tsx";
import css from "./HomeRow.module.css";

/** The home that is applied for, with its rent. */
export function HomeRow({ home: { id, displayName, coverImage } }: { home: ReviewView["property"] }) {
  const rent = useQuery(propertyQuery(id)).data?.leaseConditions?.rent;
  return (
    <div className={css.home}>
      <span className={css.cover}>
        <Picture source={coverImage} alt="" eager />
      </span>
      <p>
        <Link to="/property/$propertyId" params={{ propertyId: id }}>
          {displayName}
        </Link>
        {rent && <span className="pl-num">{money(rent)} a month</span>}
      </p>
    </div>
  );
}
