import type { InquiryView } from "@porchlight/contract/leads.ts";
import { erasedRenter } from "@porchlight/domain/kernel/names.ts";
import { leadStageBadges } from "@porchlight/domain/words/labels.ts";
import { IconMessageCircle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useNow } from "../../app/use-now.ts";
import { cameFrom } from "../../lead-words.ts";
import { Initials } from "../../ui/AvatarRow.tsx";
import { age, shortDate } from "../../ui/ages.ts";
import { money } from "../../ui/money.ts";
import { ToneBadge } from "../../ui/ToneBadge.tsx";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import css from "./Leads.module.css";

type LeadRowProps = { lead: InquiryView; rent: number | null; onConversation: () => void };

/** One lead: who, from where, what they earn beside the rent, how far they came, and when something last happened. */
export function LeadRow({ lead, rent, onConversation }: LeadRowProps) {
  const now = useNow();
  const zone = viewerTimeZone();
  const { renter, property, source, stage } = lead;
  const income = renter.monthlyIncome;
  return (
    <article className={css.row}>
      <Initials person={renter} size={38} />
      <div className={css.who}>
        <Link
          to="/property/$propertyId/renter/profile/$renterId"
          params={{ propertyId: property.id, renterId: renter.id }}
          className={css.name}
        >
          {renter.name}
        </Link>
        <small className="pl-num">
          {renter.isErased
            ? erasedRenter
            : `${cameFrom(source)}, ${shortDate(Temporal.Instant.from(lead.createdAt), now, zone)}`}
        </small>
      </div>
      <div className={css.income}>
        <b className="pl-num">{income === null ? "N/A" : `${money(income)} a month`}</b>
        <small className="pl-num">
          {income === null ? "Not provided" : rent ? `${(income / rent).toFixed(1)}x rent` : "No rent set"}
        </small>
      </div>
      <div className={css.stage}>
        <ToneBadge {...leadStageBadges[stage]} of="Stage" />
      </div>
      <small className={`${css.active} pl-num`}>{age(Temporal.Instant.from(lead.updatedAt), now, zone)}</small>
      <button
        type="button"
        className={css.talk}
        onClick={onConversation}
        aria-label={`Conversation with ${renter.name}`}
      >
        <IconMessageCircle size={20} stroke={1.75} aria-hidden />
      </button>
    </article>
  );
}
