import { describe, expect, it } from "vitest";
import { newTalk } from "../talk.ts";
import {
  isAllowed,
  obstacleOf,
  refusalOf,
  waitingIn,
  waitsForOwner,
  withAccount,
  withAllowed,
  withAnswered,
  withAsked,
  withTold,
} from "./obstacles.ts";

const asking = (under: string) => ({ question: "May we come all the same?", under, since: "2026-05-10T10:00:00Z" });
const told = withTold(newTalk, "credit");
const asked = withAsked(told, "credit", asking("pass-on"));

describe("What stands against a showing", () => {
  it.each([
    ["nothing was said of it", newTalk, { isKnown: false, waits: false, allowed: false, refusal: null }],
    ["the renter heard of it", told, { isKnown: true, waits: false, allowed: false, refusal: null }],
    ["the owner was asked", asked, { isKnown: true, waits: true, allowed: false, refusal: null }],
    [
      "the owner allowed it",
      withAllowed(asked, ["credit"], "Fine with me."),
      { isKnown: true, waits: false, allowed: true, refusal: null },
    ],
    [
      "the owner allowed it unasked",
      withAllowed(newTalk, ["credit"], "No score is fine."),
      { isKnown: true, waits: false, allowed: true, refusal: null },
    ],
    [
      "the owner did not allow it",
      withAnswered(asked, ["credit"], "600 is firm."),
      { isKnown: true, waits: false, allowed: false, refusal: "600 is firm." },
    ],
    [
      "the owner had no answer",
      withAnswered(asked, ["credit"], ""),
      { isKnown: true, waits: false, allowed: false, refusal: null },
    ],
    [
      "the owner was asked anew after a no",
      withAsked(withAnswered(asked, ["credit"], "600 is firm."), "credit", asking("pass-on")),
      { isKnown: true, waits: true, allowed: false, refusal: null },
    ],
  ] as const)("is known where %s", (_, talk, stands) => {
    expect({
      isKnown: obstacleOf(talk, "credit") !== undefined,
      waits: waitsForOwner(talk, "credit"),
      allowed: isAllowed(talk, "credit"),
      refusal: refusalOf(talk, "credit"),
    }).toEqual(stands);
    expect(obstacleOf(talk, "income")).toBeUndefined();
  });

  it("waits under the question that was asked first", () => {
    const [one] = waitingIn(withAsked(asked, "credit", asking("requirements.cosigner")));
    expect(one?.asked).toEqual(asking("pass-on"));
  });

  it("stays allowed whatever else is answered", () =>
    expect(isAllowed(withAnswered(withAllowed(asked, ["credit"], "Fine."), ["credit"], "No."), "credit")).toBe(true));
});

describe("A talk stored before it had an account of obstacles", () => {
  const now = "2026-05-12T14:00:00Z";
  const stored = (escalated: string[]) => withAccount({ ...newTalk, escalated }, now);
  it("keeps what the owner allowed", () => {
    const talk = stored(["parking.3", "decided.refused.credit", "decided.qualification.credit"]);
    expect([isAllowed(talk, "credit"), talk.escalated]).toEqual([true, ["parking.3"]]);
  });
  it("goes on waiting for the owner, with whom the wish is", () => {
    const talk = stored(["pass-on", "refused.income"]);
    expect(waitingIn(talk)).toEqual([
      { matter: "income", asked: { question: "", under: "pass-on", since: now }, answer: null, isAllowed: false },
    ]);
    expect(talk.escalated).toEqual(["pass-on"]);
  });
  it("goes on waiting for the owner's word on a matter", () => {
    const talk = stored(["qualification.pets"]);
    expect([waitsForOwner(talk, "pets"), talk.escalated]).toEqual([true, ["qualification.pets"]]);
  });
  it("has told the renter what nobody was asked of", () => {
    const talk = stored(["refused.pets"]);
    expect([obstacleOf(talk, "pets")?.asked, waitsForOwner(talk, "pets")]).toEqual([null, false]);
  });
  it("is the same where it tells of none", () => expect(stored(["parking.3"]).obstacles).toBeUndefined());
});
