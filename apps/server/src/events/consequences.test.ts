import { describe, expect, it } from "vitest";
import { kind } from "./consequences.ts";
import { type EventKind, eventKinds } from "./kinds.ts";
import { jobsAfter } from "./record.ts";

const after = (kind: EventKind, data: Record<string, unknown> = {}) => jobsAfter({ kind, data });

describe("The consequences of an event", () => {
  it("must be given for every column, or the table does not compile", () => {
    const told = { renter: null, owner: null, agent: null, timeline: null, staleness: null, calendar: null };
    const said = { ...told, counts: null, activity: null };
    // @ts-expect-error the column `feed` is left out, and that has to be seen here
    expect(kind()(said)).not.toHaveProperty("feed");
    expect(Object.values(eventKinds).map((row) => Object.keys(row).length)).toEqual(
      Object.keys(eventKinds).map(() => 9),
    );
  });

  it("are jobs only for recipients with something to receive", () => {
    expect(after("property.changed")).toEqual([]);
    expect(after("lead.follow-up-due", { number: 1 })).toEqual(["tell-renter"]);
    expect(after("showing.request-accepted", { agentId: "a" })).toEqual([
      "tell-renter",
      "notify-owner",
      "notify-agent",
      "plan-calendar",
    ]);
    expect(after("calendar.broken", { userEmail: "dana@example.test" })).toEqual(["tell-calendar-broken"]);
  });

  it("exclude an agent or a calendar that never had the request", () => {
    expect(after("showing.request-declined", { was: "PENDING", reason: null })).toEqual(["tell-renter"]);
    expect(after("showing.request-moved", { was: "PENDING" })).toEqual([]);
    expect(after("showing.request-closed", { was: "ACCEPTED" })).toEqual([
      "tell-renter",
      "notify-owner",
      "notify-agent",
      "plan-calendar",
    ]);
  });

  it("exclude a message to a renter who was answered in the same turn", () => {
    expect(after("showing.time-refused", { by: "words", stands: false })).toEqual(["notify-owner"]);
    expect(after("showing.time-refused", { by: "link", stands: false })).toEqual(["tell-renter", "notify-owner"]);
    expect(after("showing.requested", { startsAt: "", askedIn: "SMS" })).toEqual(["notify-owner"]);
  });

  it("also work for an event recorded by an older version", () => {
    expect(after("showing.requested", { startsAt: "" })).toEqual(["tell-renter", "notify-owner"]);
    expect(after("escalation.ignored")).toEqual(["tell-renter"]);
    expect(after("escalation.ignored", { type: "PHONE_CALL_REQUEST" })).toEqual([]);
  });
});
