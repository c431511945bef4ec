import type { InquiryView } from "@porchlight/contract/leads.ts";
import { useNow } from "../../app/use-now.ts";
import lineCss from "../../sections/showing-requests/Line.module.css";
import { Initials } from "../../ui/AvatarRow.tsx";
import { age } from "../../ui/ages.ts";
import { ToneBadge } from "../../ui/ToneBadge.tsx";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import css from "./Card.module.css";
import { Named } from "./Named.tsx";

/** Renters whom the home's requirements ruled out before they got a showing. */
export function NotQualifiedLeads({ leads }: { leads: readonly InquiryView[] }) {
  const now = useNow();
  if (leads.length === 0) return null;
  return (
    <ul className={`${css.card} ${css.lines}`} aria-label="Not Qualified">
      {leads.map(({ id, renter, property, updatedAt }) => (
        <li key={id} className={lineCss.line}>
          <Initials person={renter} size={34} />
          <div className={lineCss.text}>
            <p className={lineCss.sentence}>
              <Named sentence={renter.name} renter={renter} propertyId={property.id} />
            </p>
            <p className={`${lineCss.meta} pl-num`}>{age(Temporal.Instant.from(updatedAt), now, viewerTimeZone())}</p>
          </div>
          <ToneBadge label="Not Qualified" tone="bad" of="Stage" />
        </li>
      ))}
    </ul>
  );
}
