import type { ActivityItem } from "@porchlight/contract/statistics.ts";
import { describe, expect, it } from "vitest";
import { activityPlace } from "./activity-place.ts";
import { activityDays, activityPieces } from "./activity-words.ts";

const happened = (change: Partial<ActivityItem> = {}): ActivityItem => ({
  id: "1",
  eventName: "SHOWING_CONFIRMED",
  createdAt: "2026-03-08T18:00:00Z",
  property: { id: "p", displayName: "Alder Street Bungalow", isDeleted: false },
  renter: { id: "r", name: "Priya Nair" },
  showing: { id: "s", startsAt: "2026-03-10T18:00:00Z", timeZone: "America/Los_Angeles" },
  bundleId: null,
  user: null,
  ...change,
});
const said = (item: ActivityItem) =>
  activityPieces(item)
    .map(({ text }) => text)
    .join("");

describe("The activity feed", () => {
  it("says who and where, and an erased renter without a name", () => {
    expect(said(happened())).toBe("Showing with Priya Nair at Alder Street Bungalow was confirmed");
    expect(said(happened({ eventName: "NEW_LEAD", renter: null }))).toBe(
      "A renter is a new lead for Alder Street Bungalow",
    );
  });
  it("is grouped by the reader's days", () => {
    const at = (createdAt: string) => happened({ id: createdAt, createdAt });
    const items = ["2026-03-09T06:00:00Z", "2026-03-08T08:30:00Z", "2026-03-07T20:00:00Z", "2026-03-05T20:00:00Z"];
    const days = activityDays(items.map(at), Temporal.Instant.from("2026-03-09T06:30:00Z"), "America/Los_Angeles");
    expect(days.map(({ day, items }) => [day, items.length])).toEqual([
      ["Today", 2],
      ["Yesterday", 1],
      ["Mar 5", 1],
    ]);
  });
  it("leads to the showing, the renter, the review or the home", () => {
    const to = (change: Partial<ActivityItem>, isDraft = false) => activityPlace(happened(change), isDraft)?.to;
    expect(to({})).toBe("/property/showings/$showingId");
    expect(to({ eventName: "LEAD_QUALIFIED" })).toBe("/property/$propertyId/renter/profile/$renterId");
    expect(to({ eventName: "APPLICATION_COMPLETED", bundleId: "b" })).toMatch(/application\/\$applicationId$/);
    expect(to({ eventName: "PROPERTY_ADDED" }, true)).toBe("/property/onboarding/$propertyId");
    expect(to({ eventName: "PROPERTY_ADDED" })).toBe("/property/$propertyId/details");
    expect(to({ property: { id: "p", displayName: "Gone", isDeleted: true } })).toBeUndefined();
  });
});
