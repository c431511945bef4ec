import { describe, expect, it } from "vitest";
import { briefPlatformWords, platformWords } from "./platform-words.ts";

const now = Temporal.Instant.from("2026-11-23T14:12:00Z");
const read = {
  key: "zillow" as const,
  name: "Zillow, Trulia and HotPads",
  enabled: true,
  isLive: true,
  lastReadAt: "2026-11-23T14:00:00Z",
  problems: [],
};
const said = (change: Partial<Parameters<typeof platformWords>[0]>) => {
  const platform = { ...read, ...change };
  return [
    platformWords(platform, now, "America/New_York").join(""),
    briefPlatformWords(platform, now, "America/New_York"),
  ];
};

describe("A home's status on a platform", () => {
  it("is live once the platform has read it", () =>
    expect(said({})).toEqual([
      "Live on Zillow, Trulia and HotPads. Last synced 12 min ago",
      "Live. Last synced 12 min ago",
    ]));

  it("is waiting to sync before the first read", () =>
    expect(said({ isLive: false, lastReadAt: null })).toEqual([
      "Waiting for Zillow, Trulia and HotPads to sync",
      "Waiting to sync",
    ]));

  it("says that something is missing when the platform would refuse it", () =>
    expect(said({ isLive: false, problems: [{ step: "images", message: "Add at least one photo." }] })).toEqual([
      "Not on Zillow, Trulia and HotPads yet. Something is missing",
      "Something is missing",
    ]));

  it("says it will be removed at the next sync when switched off, then off", () => {
    expect(said({ enabled: false, lastReadAt: "2026-11-23T14:12:00Z" })[1]).toBe(
      "Will be removed at the next sync. Last synced just now",
    );
    expect(said({ enabled: false, isLive: false })).toEqual(["Not on Zillow, Trulia and HotPads", "Off"]);
  });

  it("keeps the month's capital letter in a sync date", () =>
    expect(said({ lastReadAt: "2026-11-05T14:00:00Z" })[1]).toBe("Live. Last synced Nov 5"));
});
