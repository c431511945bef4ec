import { describe, expect, it } from "vitest";
import { leadStages } from "./lifecycle.ts";
import { includesStage, stageFilterNames, stageFilters } from "./stage-filters.ts";

const narrow = stageFilterNames.filter((name) => name !== "all");
const underOf = (stage: (typeof leadStages)[number]) =>
  narrow.filter((name) => includesStage(stageFilters[name], stage));

describe("The filters by stage", () => {
  it("are in a fixed order", () =>
    expect(stageFilterNames.map((name) => stageFilters[name].label)).toEqual([
      "All",
      "Pending",
      "Accepted",
      "Rescheduling",
      "Showing Completed",
      "Declined",
      "Canceled",
      "Expired",
      "Not Qualified",
    ]));
  it("show every stage under All and under at most one other", () => {
    for (const stage of leadStages) {
      expect(includesStage(stageFilters.all, stage)).toBe(true);
      expect(underOf(stage).length).toBeLessThanOrEqual(1);
    }
  });
  it.each([
    ["SHOWING_RESCHEDULE_REQUESTED_BY_OWNER", ["rescheduling"]],
    ["SHOWING_RESCHEDULE_REQUESTED_BY_RENTER", ["rescheduling"]],
    ["APPLICATION_INVITE_SENT", ["showing completed"]],
    ["STOPPED_PROPERTY_RENTED_OUT", ["canceled"]],
    ["SHOWING_REQUEST_IGNORED_BY_OWNER", ["expired"]],
    ["INITIAL_CONTACT", ["pending"]],
    ["NO_LONGER_INTERESTED", []],
    ["APPLICATION_ACCEPTED", []],
  ] as const)("put %s under %j", (stage, under) => expect(underOf(stage)).toEqual(under));
});
