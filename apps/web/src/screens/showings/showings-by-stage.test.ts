import { describe, expect, it } from "vitest";
import { shownBy, stageOptions } from "./showings-by-stage.ts";

type Shown = Parameters<typeof shownBy>[1][number];
type Stage = Parameters<typeof shownBy>[2][number]["stage"];
const at = (inquiryId: string, stage: Stage, day = 1) => ({ inquiryId, stage, createdAt: `2026-11-0${day}T10:00:00Z` });
const showing = (
  id: string,
  requests: Shown["showingRequests"],
  reschedules: Shown["rescheduleRequests"] = [],
): Shown => ({
  id,
  showingRequests: requests,
  rescheduleRequests: reschedules,
});
const ids = (filter: Parameters<typeof shownBy>[0], ...showings: Shown[]) =>
  shownBy(filter, showings, []).showings.map(({ id }) => id);

describe("A filter of a home's showings", () => {
  it("selects showings by the stage of their leads", () => {
    const asked = showing("asked", [at("priya", "SHOWING_REQUESTED")]);
    const confirmed = showing("confirmed", [at("theo", "SHOWING_CONFIRMED")]);
    expect(ids("pending", asked, confirmed)).toEqual(["asked"]);
    expect(ids("accepted", asked, confirmed)).toEqual(["confirmed"]);
    expect(ids("all", asked, confirmed)).toEqual(["asked", "confirmed"]);
  });
  it("shows a showing with several leads under each of their stages", () => {
    const both = showing("both", [at("priya", "SHOWING_REQUESTED"), at("theo", "SHOWING_CONFIRMED")]);
    expect(ids("pending", both)).toEqual(["both"]);
    expect(ids("accepted", both)).toEqual(["both"]);
    expect(ids("declined", both)).toEqual([]);
  });
  it("omits a showing once its lead has moved on to another", () => {
    const left = showing("left", [at("noah", "SHOWING_RESCHEDULE_REQUESTED_BY_OWNER", 1)]);
    const proposed = showing("proposed", [], [at("noah", "SHOWING_RESCHEDULE_REQUESTED_BY_OWNER", 2)]);
    expect(ids("rescheduling", left, proposed)).toEqual(["proposed"]);
  });
  it('"not qualified" shows the leads whose requirements are not met and who have no showing', () => {
    const leads = [
      { id: "ruth", stage: "REQUIREMENTS_NOT_MET" as const },
      { id: "joel", stage: "SHOWING_REQUESTED" as const },
    ];
    expect(shownBy("not qualified", [], leads).leads).toEqual([leads[0]]);
    expect(shownBy("all", [], leads).leads).toEqual([]);
  });
  it("counts the showings and leads it shows", () => {
    const leads = [{ id: "ruth", stage: "REQUIREMENTS_NOT_MET" as const }];
    const counts = stageOptions([showing("asked", [at("priya", "SHOWING_REQUESTED")])], leads);
    expect(counts.map(({ count }) => count)).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 1]);
  });
});
