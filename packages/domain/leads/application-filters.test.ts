import { describe, expect, it } from "vitest";
import { applicationFilterNames, applicationFilters } from "./application-filters.ts";
import { leadStages } from "./lifecycle.ts";
import { includesStage } from "./stage-filters.ts";

const narrow = applicationFilterNames.filter((name) => name !== "all");
const underOf = (stage: (typeof leadStages)[number]) =>
  narrow.filter((name) => includesStage(applicationFilters[name], stage));

describe("The filters of applications", () => {
  it("are in a fixed order", () =>
    expect(applicationFilterNames.map((name) => applicationFilters[name].label)).toEqual([
      "All",
      "Invited to apply",
      "In progress",
      "Waiting for review",
      "Accepted",
      "Rejected",
    ]));
  it.each([
    ["APPLICATION_INVITE_SENT", "invited to apply"],
    ["APPLICATION_IN_PROGRESS", "in progress"],
    ["APPLICATION_COMPLETED", "waiting for review"],
    ["APPLICATION_ACCEPTED", "accepted"],
    ["APPLICATION_REJECTED", "rejected"],
  ] as const)("put %s under All and %j alone", (stage, under) => {
    expect(includesStage(applicationFilters.all, stage)).toBe(true);
    expect(underOf(stage)).toEqual([under]);
  });
  it("show no lead without an application", () => {
    const others = leadStages.filter((stage) => !stage.startsWith("APPLICATION_"));
    expect(others.length).toBe(13);
    expect(others.filter((stage) => includesStage(applicationFilters.all, stage))).toEqual([]);
  });
});
