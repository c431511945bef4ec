import { describe, expect, it } from "vitest";
import { actionsNeeded } from "./actions-needed.ts";

const property = {
  id: "p",
  displayName: "Alder Street Bungalow",
  coverImage: null,
  timeZone: "America/Los_Angeles",
  lastShowingAgentId: null,
  pendingShowingRequestsCount: 0,
  pendingEscalationsCount: 0,
};
const request = (name: string, createdAt: string, status: "PENDING" | "DECLINED" = "PENDING") => ({
  status,
  createdAt,
  renter: { id: name, name, user: { name } },
});
const showing = (id: string, ...showingRequests: ReturnType<typeof request>[]) => ({ id, property, showingRequests });
const question = (createdAt: string, ...names: string[]) => ({
  id: "q",
  type: "PROPERTY_QUESTION" as const,
  reason: null,
  questionText: "Is the garage heated?",
  createdAt,
  property,
  renters: names.map((name) => ({ name })),
});

describe("The actions needed", () => {
  it("are showings with a pending request and open escalations, newest first", () =>
    expect(
      actionsNeeded(
        [
          showing("s1", request("Priya Nair", "2026-11-20T10:00:00Z")),
          showing("s2", request("Wei Chen", "2026-11-21T10:00:00Z", "DECLINED")),
        ],
        [question("2026-11-21T09:00:00Z", "Jordan Avery")],
      ).map((action) => action.sentence),
    ).toEqual([
      "Jordan Avery has a question about Alder Street Bungalow",
      "Priya Nair requested a showing at Alder Street Bungalow",
    ]));
  it("name one renter and count the others", () => {
    const two = [request("Priya Nair", "2026-11-20T10:00:00Z"), request("Wei Chen", "2026-11-20T11:00:00Z")];
    expect(actionsNeeded([showing("s", ...two)], [])[0]!.sentence).toBe(
      "Priya and 1 other requested a showing at Alder Street Bungalow",
    );
    expect(actionsNeeded([], [question("2026-11-21T09:00:00Z", "Ann Lee", "B Co", "C Do")])[0]!.sentence).toBe(
      "Ann and 2 others have a question about Alder Street Bungalow",
    );
  });
  it("link to the property and the question they are about", () => {
    const [action] = actionsNeeded([], [question("2026-11-21T09:00:00Z", "Ann Lee")]);
    expect(action).toMatchObject({ propertyId: "p", questionId: "q", words: "“Is the garage heated?”" });
  });
  it("distinguish an emergency from a question", () => {
    const emergency = { ...question("2026-11-21T09:00:00Z", "Ann Lee"), reason: "EMERGENCY" as const };
    expect(actionsNeeded([], [emergency, question("2026-11-21T10:00:00Z", "B Co")])).toMatchObject([
      { kind: "escalation", sentence: "B Co has a question about Alder Street Bungalow" },
      { kind: "emergency", sentence: "Ann Lee reports an emergency at Alder Street Bungalow" },
    ]);
  });
  it("distinguish a renter who opted out from one who asked for a call, and quote Piper's words", () => {
    const optedOut = {
      ...question("2026-11-21T09:00:00Z", "Ann Lee"),
      type: "PHONE_CALL_REQUEST",
      reason: "OPTED_OUT",
    } as const;
    expect(actionsNeeded([], [optedOut])).toMatchObject([
      { sentence: "Ann Lee opted out of texts about Alder Street Bungalow", words: "Is the garage heated?" },
    ]);
  });
  it("are empty when nothing is waiting", () => expect(actionsNeeded([], [])).toEqual([]));
});
