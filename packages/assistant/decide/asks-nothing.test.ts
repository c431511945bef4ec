import { describe, expect, it } from "vitest";
import { say } from "./testing.ts";

/** What the owner is asked of the home after a message. */
const askedOwner = (text: string) =>
  say(text).orders.flatMap((order) =>
    order.kind === "escalate" && order.type === "PROPERTY_QUESTION" ? [order.question] : [],
  );

describe("What a renter tells of themselves is no question for the owner", () => {
  it.each([
    "I gave up smoking when my son was born",
    "I earn 2,100 and my sister 1,900, which comes to 4,000 a month.",
    "My brother's company pays me a salary and a part of what we sell",
    "yo tengo 68 años y no puedo con escaleras",
    "vivíamos en un sótano y se mojaba todo cuando llovía",
  ])("%s", (text) => expect(askedOwner(text)).toEqual([]));
});

describe("What is told and may want an answer is one", () => {
  it.each([
    "I have no social, just an itin",
    "I play the drums, how thick are the walls",
    "trabajo de noche, ¿se oye mucho el elevador?",
  ])("%s", (text) => expect(askedOwner(text)).not.toEqual([]));
});

describe("Where a thing is, is no question of the place", () => {
  it.each(["is the laundry on my floor or down in a basement", "is the washer in the apartment or in a garage"])(
    "%s",
    (text) => expect(say(text).text).not.toMatch(/basement|garage/),
  );
  it("but a basement that is asked of is", () => expect(askedOwner("is there a basement")).toHaveLength(1));
});

describe("Whether what was just told is all right", () => {
  it.each(["Tengo un gato viejito. ¿Supone un problema?", "Somos dos y un gato. ¿Habría algún inconveniente?"])(
    "is asked of that, and of nobody beside: %s",
    (text) => expect(askedOwner(text)).toEqual([]),
  );
});

describe("What is told beside a question", () => {
  it("takes the place of none: the question is the owner's to answer", () =>
    expect(askedOwner("¿Rentan a personas sin seguro social? Mi hermana y yo tenemos itin")).toEqual([
      expect.stringContaining("¿Rentan a personas sin seguro social?"),
    ]));
  it("names no matter of its own", () => expect(askedOwner("is there an elevator, my bike is heavy")).toEqual([]));
  it("names what the question is of all the same", () =>
    expect(askedOwner("is there bike storage, my bike is new")).toHaveLength(1));
  it("names no help with the rent by who waits for the answer", () =>
    expect(say("are vouchers fine, my case worker wants to know by monday").text).not.toMatch(/assistance/));
  it("but help with the rent is the owner's to accept", () =>
    expect(say("my case worker helps with the first month, is that all right").orders).toContainEqual(
      expect.objectContaining({ kind: "escalate" }),
    ));
});
