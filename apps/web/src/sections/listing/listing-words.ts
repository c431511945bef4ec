import type { SyndicationPlatforms } from "@porchlight/contract/listings.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { PropertyStatus } from "@porchlight/domain/properties/lifecycle.ts";
import { timing } from "@porchlight/domain/showings/timing.ts";
import { spanWords } from "@porchlight/domain/words/spans.ts";
import { shortDate } from "../../ui/ages.ts";

/** The name of the move that lists a home. */
export const listVerb = (status: PropertyStatus): string =>
  status === "READY_FOR_LISTING" ? "List property" : "Resume listing";

export const refreshText = (at: string | null, now: Temporal.Instant, timeZone: string): string =>
  at === null ? "Never refreshed" : `Last refreshed ${shortDate(Temporal.Instant.from(at), now, timeZone)}`;

type Platform = Pick<SyndicationPlatforms["platforms"][number], "enabled" | "problems">;

/** Whether a platform shows the home once it has read it. */
const isTaken = ({ enabled, problems }: Platform): boolean => enabled && problems.length === 0;

type Headline = { title: string; text: string };

/** The time until rental sites show a home, in words. */
export const onRentalSitesWithin = `in about an hour, up to ${spanWords(timing.listingConfirmedAfter, "en")}`;

/** Returns the status of a home for its owner; `platforms` is missing until it is loaded. */
export function standing(home: PropertyView, now: Temporal.Instant, platforms: readonly Platform[] = []): Headline {
  const since = home.lastListedAt && shortDate(Temporal.Instant.from(home.lastListedAt), now, home.timeZone);
  const headlines: Record<PropertyStatus, Headline> = {
    DRAFT: { title: "Not listed yet", text: "Complete its details, then list it" },
    READY_FOR_LISTING: { title: "Ready for listing", text: "Everything renters need is here" },
    LISTING_IN_PROGRESS: {
      title: "Listing in progress",
      text: platforms.some(isTaken)
        ? `On rental sites ${onRentalSitesWithin}`
        : "Renters can see your listing page now",
    },
    LISTED: { title: since ? `Listed since ${since}` : "Listed", text: "Renters can see it now" },
    UNLISTED: { title: "Not listed", text: "Paused: no new showings. Current conversations continue." },
    RENTED_OUT: { title: "Rented out", text: "New renters see that it's rented" },
  };
  return headlines[home.status];
}
