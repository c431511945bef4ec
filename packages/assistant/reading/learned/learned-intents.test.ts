import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";
import { clausesOf } from "../text/clauses.ts";
import { learnedIn } from "./learned-intents.ts";

const learned = (text: string, hasOffered = false) => learnedIn(clausesOf(text)[0]!, hasOffered);

describe("What no phrase of the tables says", () => {
  it.each([
    ["could you squeeze us in for a look around", ["request_showing"]],
    ["show me a different one", ["request_alternatives"]],
  ])("is heard by its likeness to the examples: %j", (text, intents) => expect(learned(text)).toEqual(intents));

  it("is another time once times were offered", () =>
    expect(learned("show me a different one", true)).toEqual(["request_other_times"]));

  it.each([
    "my dog is 40 lbs",
    "I work at the hospital",
    "we would come from Ohio",
    "I have always paid my rent on time",
    "what happens if I break the lease",
    "the neighbors upstairs are loud",
    "do you allow trampolines",
  ])("is nothing where little speaks for it: %j", (text) => expect(learned(text)).toEqual([]));
});

describe("A list of prices", () => {
  it.each(["what is the security deposit, the app fee, pet rent?", "¿renta, depósito y solicitud?"])(
    "haggles over none of them: %j",
    (text) => expect(hear(text, { introduced: true }).intents).not.toContain("negotiate"),
  );
  it.each(["can you come down on rent, deposit and pet rent", "any wiggle room on the deposit, rent or app fee"])(
    "is haggled over where more is said: %j",
    (text) => expect(hear(text, { introduced: true }).intents).toContain("negotiate"),
  );
});
