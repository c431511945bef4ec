import type { StatisticRow } from "@porchlight/contract/statistics.ts";
import type { ListedStatistic } from "@porchlight/domain/statistics/statistics.ts";
import { dayName } from "../../ui/ages.ts";
import { startOf, zoneCode } from "../showings/showing-times.ts";
import type { ShownNumber } from "./data.ts";

/** The page that says more of what a number counts. */
const pages = {
  leads: "renter",
  qualifiedLeads: "renter",
  messagesSent: "renter",
  followUpsSent: "renter",
  showingsRequested: "showing",
  showingsTotal: "showing",
  showingsBooked: "showing",
  showingsCompleted: "showing",
  applicationsSent: "application",
  applicationsCompleted: "application",
  listingsRentedOut: "property",
} as const satisfies Record<ListedStatistic, string>;

/** Returns where a row leads; null where its home was deleted, since its pages went with it. */
export function placeOf({ property, renter, showing, bundleId }: StatisticRow, statistic: ListedStatistic) {
  if (property.isDeleted) return null;
  const page = pages[statistic];
  const propertyId = property.id;
  if (page === "showing" && showing)
    return { to: "/property/showings/$showingId", params: { showingId: showing.id } } as const;
  if (page === "application" && renter && bundleId)
    return {
      to: "/property/$propertyId/renter/profile/$renterId/application/$applicationId",
      params: { propertyId, renterId: renter.id, applicationId: bundleId },
    } as const;
  if (renter)
    return {
      to: "/property/$propertyId/renter/profile/$renterId",
      params: { propertyId, renterId: renter.id },
    } as const;
  return { to: "/property/$propertyId", params: { propertyId } } as const;
}

/** Returns the words of a row, the most telling first: who, at which home where there are several, and when the showing is. */
export function rowWords(
  { renter, property, showing }: StatisticRow,
  { propertyId }: ShownNumber,
  now: Temporal.Instant,
  viewerZone: string,
): string[] {
  const start = showing && [
    startOf(showing.startsAt, showing.timeZone, now),
    zoneCode(showing.startsAt, showing.timeZone, viewerZone),
  ];
  const words = [renter?.name, propertyId ? null : property.displayName, start?.filter(Boolean).join(" ")];
  const known = words.filter((word) => word != null);
  return known.length > 0 ? known : [property.displayName];
}

/** Returns rows by the day they happened where the reader is, in the order they came. */
export function rowsByDay(
  rows: readonly StatisticRow[],
  now: Temporal.Instant,
  zone: string,
): { day: string; rows: StatisticRow[] }[] {
  const days = new Map<string, StatisticRow[]>();
  for (const row of rows) {
    const day = dayName(Temporal.Instant.from(row.createdAt), now, zone);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days].map(([day, rows]) => ({ day, rows }));
}
