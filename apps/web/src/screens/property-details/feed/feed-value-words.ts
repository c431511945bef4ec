import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { HomeInFeedView } from "@porchlight/contract/property-feed.ts";
import { fullAddressOf } from "@porchlight/domain/properties/address.ts";
import type { FeedField } from "@porchlight/domain/properties/feed-fields.ts";
import { propertyTypeLabels, rentMultipleLabels } from "@porchlight/domain/words/labels.ts";
import { money } from "../../../ui/money.ts";
import { availableFrom } from "../available-from.ts";

type Values = HomeInFeedView["differences"];

const notSet = "Not set";
const count = (value: number | null | undefined): string => value?.toLocaleString("en-US") ?? notSet;
const labelOf = (labels: Readonly<Record<string, string>>, value: string | null | undefined): string =>
  value ? (labels[value] ?? value) : notSet;
/** A description without its tags, on one line. */
const plain = (html: string | null | undefined): string =>
  html ? (new DOMParser().parseFromString(html.replaceAll(">", "> "), "text/html").body.textContent ?? "") : notSet;
const addressOf = (location: Omit<PropertyView["location"], "id" | "isAddressHidden">): string =>
  fullAddressOf(location);

type Words = { mine: string; feeds: string };

/** What the home and its feed say in a field, as a person reads it. */
export function wordsOf(field: FeedField, home: PropertyView, said: Values, now: Temporal.Instant): Words {
  const { specifications: sizes, leaseConditions: lease } = home;
  switch (field) {
    case "displayName":
      return { mine: home.displayName, feeds: said.displayName ?? notSet };
    case "description":
      return { mine: plain(home.description), feeds: plain(said.description) };
    case "location":
      return { mine: addressOf(home.location), feeds: said.location ? addressOf(said.location) : notSet };
    case "propertyType":
      return {
        mine: labelOf(propertyTypeLabels, sizes?.propertyType),
        feeds: labelOf(propertyTypeLabels, said.propertyType),
      };
    case "rent":
      return {
        mine: lease?.rent == null ? notSet : money(lease.rent),
        feeds: said.rent == null ? notSet : money(said.rent),
      };
    case "securityDeposit":
      return {
        mine: labelOf(rentMultipleLabels, lease?.securityDeposit),
        feeds: labelOf(rentMultipleLabels, said.securityDeposit),
      };
    case "availableDate":
      return {
        mine: dayWords(lease?.desiredLeasingDate, home, now),
        feeds: dayWords(startOfDay(said.availableDate, home), home, now),
      };
    default:
      return { mine: count(sizes?.[field]), feeds: count(said[field]) };
  }
}

const dayWords = (instant: string | null | undefined, { timeZone }: PropertyView, now: Temporal.Instant): string =>
  instant ? availableFrom(instant, timeZone, now) : notSet;

const startOfDay = (day: string | undefined, { timeZone }: PropertyView): string | undefined =>
  day && Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toInstant().toString();
