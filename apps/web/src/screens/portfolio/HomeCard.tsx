import type { PropertyCard } from "@porchlight/contract/properties.ts";
import { fullAddressOf } from "@porchlight/domain/properties/address.ts";
import type { PropertyStatus } from "@porchlight/domain/properties/lifecycle.ts";
import { onboardingStages } from "@porchlight/domain/properties/onboarding-stages.ts";
import { IconCalendarEvent, IconCheck, IconClock, IconMessageCircleQuestion } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { now } from "../../app/now.ts";
import { shortDate } from "../../ui/ages.ts";
import { Lantern } from "../../ui/Lantern.tsx";
import { money } from "../../ui/money.ts";
import { Picture } from "../../ui/Picture.tsx";
import { Tag, ToneBadge } from "../../ui/ToneBadge.tsx";
import { propertyStatusWords } from "../../words.ts";
import { draftProgress } from "./draft-progress.ts";
import css from "./HomeCard.module.css";
import { facts } from "./home-facts.ts";
import { counted } from "./waiting-summary.ts";

const icon = { size: 15, stroke: 1.75, "aria-hidden": true } as const;

/** What a card says when nothing waits for the owner there. */
const quiet: Partial<Record<PropertyStatus, string>> = {
  READY_FOR_LISTING: "Ready to list",
  LISTED: "Nothing waiting",
};

/** The screen a home's card links to, by status. */
const placeOf = {
  DRAFT: "/property/onboarding/$propertyId",
  READY_FOR_LISTING: "/property/$propertyId/details",
  LISTING_IN_PROGRESS: "/property/$propertyId/dashboard",
  LISTED: "/property/$propertyId/dashboard",
  UNLISTED: "/property/$propertyId/dashboard",
  RENTED_OUT: "/property/$propertyId/dashboard",
} as const satisfies Record<PropertyStatus, string>;

/** One home: the whole card is one link, and what waits for the owner glows. */
export function HomeCard({ home, first }: { home: PropertyCard; first: boolean }) {
  const listed = home.status === "LISTED";
  return (
    <article className={css.card}>
      <div className={css.cover}>
        <Picture source={home.coverThumbnail} alt="" eager={first} />
        <span className={`${css.chip} ${listed ? css.lit : ""}`}>
          <Lantern lit={listed} size={22} />
        </span>
      </div>
      <div className={css.body}>
        <div className={css.head}>
          <h2 className={css.name}>
            <Link className={css.link} to={placeOf[home.status]} params={{ propertyId: home.id }}>
              {home.displayName}
            </Link>
          </h2>
          <ToneBadge {...propertyStatusWords[home.status]} />
        </div>
        <p className={css.address}>{fullAddressOf(home.location)}</p>
        {home.status === "DRAFT" ? <Progress missing={home.missingSteps} /> : <Going home={home} />}
      </div>
    </article>
  );
}

/** What it costs, what it is and what waits there. */
function Going({ home }: { home: PropertyCard }) {
  const rent = home.leaseConditions?.rent;
  const requests = home.pendingShowingRequestsCount;
  const escalations = home.pendingEscalationsCount;
  return (
    <>
      <p className={`${css.facts} pl-num`}>
        {rent != null && (
          <span className={css.rent}>
            <b>{money(rent)}</b> per month
          </span>
        )}
        <span>{facts(home.specifications)}</span>
      </p>
      <p className={css.waiting}>
        {requests > 0 && (
          <Tag waiting>
            <IconCalendarEvent {...icon} />
            {counted(requests, "showing request")}
          </Tag>
        )}
        {escalations > 0 && (
          <Tag waiting>
            <IconMessageCircleQuestion {...icon} />
            {counted(escalations, "escalation")}
          </Tag>
        )}
        {requests + escalations === 0 && (
          <span className={css.quiet}>
            {quiet[home.status] ? <IconCheck {...icon} /> : <IconClock {...icon} />}
            {quiet[home.status] ?? `Updated ${shortDate(Temporal.Instant.from(home.updatedAt), now(), home.timeZone)}`}
          </span>
        )}
      </p>
    </>
  );
}

/** The progress of a draft and a label to continue; the card itself is the link. */
function Progress({ missing }: { missing: PropertyCard["missingSteps"] }) {
  const { stages, left, shares } = draftProgress(missing);
  return (
    <>
      <div className={css.stages} aria-hidden>
        {onboardingStages.map(({ name }, place) => (
          <span key={name}>
            <span style={{ width: `${shares[place]! * 100}%` }} />
          </span>
        ))}
      </div>
      <p className={`${css.left} pl-num`}>
        <b>{stages}</b> {left}
      </p>
      <span className={css.go} aria-hidden>
        Continue
      </span>
    </>
  );
}
