import { describe, expect, it } from "vitest";
import { showingTabs, tabOptions, tabShows } from "./showing-tabs.ts";

type Shown = Parameters<typeof tabShows>[1];
const showing = (status: Shown["status"], requests: string[] = [], reschedules: string[] = []): Shown => ({
  status,
  showingRequests: requests.map((one) => ({ status: one })) as Shown["showingRequests"],
  rescheduleRequests: reschedules.map((one) => ({ status: one })) as Shown["rescheduleRequests"],
});
const tabsOf = (one: Shown) => showingTabs.filter((tab) => tabShows(tab, one));

describe("The tabs above the showings", () => {
  it("are in a fixed order", () =>
    expect(tabOptions([]).map(({ label }) => label)).toEqual([
      "All",
      "Confirmed",
      "Pending",
      "Completed",
      "Canceled",
      "Declined",
      "Expired",
    ]));
  it.each([
    ["a confirmed showing that nobody else asked for", showing("CONFIRMED", ["ACCEPTED"]), ["all", "confirmed"]],
    [
      "a confirmed showing with a new request",
      showing("CONFIRMED", ["ACCEPTED", "PENDING"]),
      ["all", "confirmed", "pending"],
    ],
    [
      "a confirmed showing whose renter wants another time",
      showing("CONFIRMED", ["ACCEPTED"], ["PENDING"]),
      ["all", "confirmed", "pending"],
    ],
    ["a time the owner proposed", showing("PENDING", [], ["PENDING"]), ["all", "pending"]],
    ["a showing whose requests are all answered", showing("PENDING", ["DECLINED"]), ["all"]],
    ["a declined showing", showing("DECLINED", ["DECLINED"]), ["all", "declined"]],
    ["an expired one", showing("EXPIRED", ["EXPIRED"]), ["all", "expired"]],
    ["a canceled one", showing("CANCELED", ["CANCELED_BY_INVESTOR"]), ["all", "canceled"]],
    ["a completed one", showing("COMPLETED", ["ACCEPTED"]), ["all", "completed"]],
  ] as const)("that contain %s", (_what, one, tabs) => expect(tabsOf(one)).toEqual(tabs));
  it("count the showings they contain", () => {
    const options = tabOptions([showing("CONFIRMED", ["PENDING"]), showing("CONFIRMED"), showing("EXPIRED")]);
    expect(options.map(({ count }) => count)).toEqual([3, 2, 1, 0, 0, 0, 1]);
  });
});
