import { describe, expect, it } from "vitest";
import { applicationLifecycle, bundleLifecycle, moveApplication, moveBundle } from "../applications/lifecycle.ts";
import { escalationLifecycle, moveEscalation } from "../escalations/lifecycle.ts";
import { leadLifecycle, stageAfter } from "../leads/lifecycle.ts";
import { moveProperty, propertyLifecycle } from "../properties/lifecycle.ts";
import { screeningLifecycle } from "../screening/lifecycle.ts";
import {
  moveRequest,
  moveReschedule,
  moveShowing,
  requestLifecycle,
  rescheduleLifecycle,
  showingLifecycle,
} from "../showings/lifecycle.ts";
import { eventsFrom, type Lifecycle, nextState } from "./lifecycle.ts";

const tables: Record<string, Lifecycle> = {
  property: propertyLifecycle,
  showing: showingLifecycle,
  "showing request": requestLifecycle,
  "reschedule request": rescheduleLifecycle,
  lead: leadLifecycle,
  escalation: escalationLifecycle,
  "application bundle": bundleLifecycle,
  application: applicationLifecycle,
  screening: screeningLifecycle,
};

/** Every state that can be reached from one, itself included. */
function reachable(table: Lifecycle, from: string): Set<string> {
  const seen = new Set([from]);
  for (const state of seen) for (const next of Object.values(table[state]!)) seen.add(next);
  return seen;
}

const starts: Record<string, string[]> = {
  property: ["DRAFT"],
  showing: ["PENDING"],
  "showing request": ["FORMING"],
  "reschedule request": ["PENDING"],
  lead: ["INITIAL_CONTACT"],
  escalation: ["PENDING"],
  "application bundle": ["SENT"],
  application: ["SENT"],
  screening: ["OPEN"],
};

describe.each(Object.entries(tables))("The life cycle of a %s", (name, table) => {
  it("leads only to states in its table", () => {
    for (const events of Object.values(table)) {
      for (const next of Object.values(events)) expect(Object.keys(table)).toContain(next);
    }
  });

  it("can reach every state from its starting states", () => {
    const reached = new Set(starts[name]!.flatMap((start) => [...reachable(table, start)]));
    expect([...reached].sort()).toEqual(Object.keys(table).sort());
  });

  it("returns the events of each state and where they lead", () => {
    for (const state of Object.keys(table)) {
      const events = eventsFrom(table, state);
      expect(events).toEqual(Object.keys(table[state]!));
      for (const event of events) expect(nextState(table, state, event)).toBe(table[state]![event]);
    }
  });

  it("returns null for an event that the state does not list", () => {
    const all = new Set(Object.values(table).flatMap((events) => Object.keys(events)));
    for (const state of Object.keys(table)) {
      for (const event of all) {
        if (!(event in table[state]!)) expect(nextState(table, state, event)).toBeNull();
      }
    }
  });
});

describe("The refusal of a move that is not allowed", () => {
  it("of a home names its status", () =>
    expect(() => moveProperty("DRAFT", "pause")).toThrow("This action is not available while the property is Draft."));
  it("of a request says that it is no longer pending", () =>
    expect(() => moveRequest("EXPIRED", "accept")).toThrow("This showing request is no longer pending."));
  it("of a showing says that it can no longer be changed", () =>
    expect(() => moveShowing("CANCELED", "canceledByOwner")).toThrow("This showing can no longer be changed."));
  it("of a proposal says that it can no longer be changed", () =>
    expect(() => moveReschedule("EXPIRED", "agree")).toThrow("This showing can no longer be changed."));
  it("of a bundle says that it cannot be changed in its status, or that it was withdrawn", () => {
    const refused = "This application cannot be changed in its current status.";
    expect(() => moveBundle({ status: "ACCEPTED", isWithdrawn: false }, "decline")).toThrow(refused);
    const withdrawn = "This application was withdrawn.";
    expect(() => moveBundle({ status: "SUBMITTED", isWithdrawn: true }, "accept")).toThrow(withdrawn);
  });
  it("of an application says that it was submitted", () =>
    expect(() => moveApplication("SUBMITTED", "submit")).toThrow(
      "This application was submitted and can't be changed.",
    ));
  it("of a question says that it was handled", () =>
    expect(() => moveEscalation("IGNORED", "answer")).toThrow("This question has already been handled."));
});

describe("A lead in an application stage", () => {
  it("is not moved by showing events", () => {
    for (const event of [
      "accepted",
      "declined",
      "renterCancels",
      "ownerCancels",
      "requestPending",
      "completed",
    ] as const) {
      expect(stageAfter("APPLICATION_IN_PROGRESS", event)).toBe("APPLICATION_IN_PROGRESS");
    }
  });
});
