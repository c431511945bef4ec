import type { StatisticRow } from "@porchlight/contract/statistics.ts";
import { describe, expect, it } from "vitest";
import { placeOf, rowsByDay, rowWords } from "./rows.ts";

const now = Temporal.Instant.from("2026-11-23T18:00:00Z");
const zone = "America/Los_Angeles";
const row: StatisticRow = {
  id: "1",
  createdAt: "2026-11-23T17:00:00Z",
  property: { id: "p", displayName: "Alder Street Bungalow", isDeleted: false },
  renter: { id: "r", name: "Theo Lang" },
  showing: { id: "s", startsAt: "2026-11-24T21:00:00Z", timeZone: "America/New_York" },
  bundleId: "b",
};

describe("What a number counts", () => {
  it("leads to the page that says more of it, and nowhere once its home is deleted", () => {
    expect(placeOf(row, "leads")).toMatchObject({ params: { propertyId: "p", renterId: "r" } });
    expect(placeOf(row, "showingsCompleted")).toMatchObject({ params: { showingId: "s" } });
    expect(placeOf(row, "applicationsSent")).toMatchObject({ params: { renterId: "r", applicationId: "b" } });
    expect(placeOf({ ...row, renter: null }, "listingsRentedOut")).toMatchObject({ to: "/property/$propertyId" });
    expect(placeOf({ ...row, property: { ...row.property, isDeleted: true } }, "leads")).toBeNull();
  });
  it("says who, at which of several homes, and when the showing is", () => {
    const ofAll = { statistic: "showingsTotal", propertyId: null, range: "ALL_TIME" } as const;
    expect(rowWords(row, ofAll, now, zone)).toEqual(["Theo Lang", "Alder Street Bungalow", "Tue, Nov 24, 4:00 PM EST"]);
    const ofOne = { ...ofAll, propertyId: "p" };
    expect(rowWords({ ...row, renter: null }, ofOne, now, zone)).toEqual(["Tue, Nov 24, 4:00 PM EST"]);
    expect(rowWords({ ...row, renter: null, showing: null }, ofOne, now, zone)).toEqual(["Alder Street Bungalow"]);
  });
  it("is grouped by the reader's days", () => {
    const earlier = ["2026-11-23T07:30:00Z", "2026-11-21T18:00:00Z", "2025-12-31T18:00:00Z"];
    const rows = [row, ...earlier.map((createdAt) => ({ ...row, createdAt }))];
    expect(rowsByDay(rows, now, zone).map(({ day }) => day)).toEqual(["Today", "Yesterday", "Nov 21", "Dec 31, 2025"]);
  });
});
