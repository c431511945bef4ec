import { describe, expect, it } from "vitest";
import { namesOf, requestSentences, rescheduleSentence } from "./showing-words.ts";

const renter = { id: "1", name: "Noah Park", user: { name: "Noah Park" } };
const people = (...names: string[]) => names.map((name) => ({ name }));

describe("A request's row", () => {
  it("says what the renter or the owner did", () => {
    expect(requestSentences.PENDING("Priya Nair")).toBe("Priya Nair requested for showing");
    expect(requestSentences.ACCEPTED("Ines Duarte")).toBe("You accepted the showing with Ines Duarte");
    expect(requestSentences.EXPIRED("Ruth Adler")).toBe("You didn't respond to the request from Ruth Adler");
  });
});

describe("A reschedule in progress", () => {
  it("names the time the owner proposed", () =>
    expect(rescheduleSentence({ askedBy: "owner", renter }, "Wed, Nov 25, 10:00–10:30 AM")).toBe(
      "The assistant is working on rescheduling with Noah Park and aims for Wed, Nov 25, 10:00–10:30 AM",
    ));
  it("names no time when the renter asked, who keeps the current one", () =>
    expect(rescheduleSentence({ askedBy: "renter", renter }, "Wed, Nov 25")).toBe(
      "The assistant is working on rescheduling with Noah Park",
    ));
});

describe("Several names", () => {
  it.each([
    [people("Ann"), "Ann"],
    [people("Ann", "Bo"), "Ann and Bo"],
    [people("Ann", "Bo", "Cy"), "Ann, Bo and Cy"],
    [people("Ann", "Bo", "Cy", "Di", "Ed"), "Ann, Bo and 3 others"],
    [[], "A renter"],
    [people("A renter"), "A renter"],
    [people("A renter", "A renter"), "2 renters"],
    [people("A renter", "Ann", "Bo"), "Ann, Bo and another renter"],
    [people("Ann", "A renter", "A renter"), "Ann and 2 others"],
    [people("A renter", "Ann", "A renter", "A renter"), "Ann and 3 others"],
  ])('are joined with commas and "and"', (renters, said) => expect(namesOf(renters)).toBe(said));
});
