import type { ActionNeededView } from "@porchlight/contract/actions-needed.ts";
import { describe, expect, it } from "vitest";
import { actionSentence, actionWords } from "./action-words.ts";

const about = (...names: string[]) => ({
  id: "a",
  property: { id: "p", displayName: "Alder Street Bungalow", coverImage: null },
  renters: names.map((name) => ({ id: name, name })),
  since: "2026-11-21T09:00:00Z",
  runsOutAt: null,
});
const request = (...names: string[]): ActionNeededView => ({
  kind: "showing",
  ...about(...names),
  startsAt: "2026-11-24T22:30:00Z",
  timeZone: "America/Los_Angeles",
  tourType: "IN_PERSON",
});
const question = (...names: string[]): ActionNeededView => ({
  kind: "escalation",
  ...about(...names),
  type: "PROPERTY_QUESTION",
  reason: null,
  questionText: "Is the garage heated?",
});

describe("The sentence of what waits for the owner", () => {
  it("says who asked for a showing, has a question or applied, and where", () => {
    expect(actionSentence(request("Priya Nair"))).toBe("Priya Nair requested a showing at Alder Street Bungalow");
    expect(actionSentence(question("Jordan Avery"))).toBe("Jordan Avery has a question about Alder Street Bungalow");
    expect(actionSentence({ kind: "application", ...about("Ann Lee") })).toBe(
      "Ann Lee submitted an application for Alder Street Bungalow",
    );
  });
  it("names one renter and counts the others", () => {
    expect(actionSentence(request("Priya Nair", "Wei Chen"))).toBe(
      "Priya and 1 other requested a showing at Alder Street Bungalow",
    );
    expect(actionSentence(question("Ann Lee", "B Co", "C Do"))).toBe(
      "Ann and 2 others have a question about Alder Street Bungalow",
    );
  });
  it("distinguishes an emergency from a question", () =>
    expect(actionSentence({ ...question("Ann Lee"), reason: "EMERGENCY" } as ActionNeededView)).toBe(
      "Ann Lee reports an emergency at Alder Street Bungalow",
    ));
  it("distinguishes a renter who opted out from one who asked for a call", () =>
    expect(
      actionSentence({ ...question("Ann Lee"), type: "PHONE_CALL_REQUEST", reason: "OPTED_OUT" } as ActionNeededView),
    ).toBe("Ann Lee opted out of texts about Alder Street Bungalow"));
});

describe("The words beside it", () => {
  it("are the renter's own in quotes, and Piper's note of an opt-out without them", () => {
    expect(actionWords(question("Ann Lee"))).toBe("“Is the garage heated?”");
    expect(actionWords({ ...question("Ann Lee"), reason: "OPTED_OUT" } as ActionNeededView)).toBe(
      "Is the garage heated?",
    );
  });
  it("are none for a showing or an application", () => expect(actionWords(request("Ann Lee"))).toBeNull());
});
