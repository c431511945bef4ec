import { describe, expect, it } from "vitest";
import { hear } from "../reading/testing.ts";

describe("Who says how to be reached", () => {
  it.each([
    "text, don't call",
    "I said TEXT, don't call",
    "please don't text, I only use the telephone",
    "don't call, texting is better",
    "my number is 937-555-0126. it's a house phone so please don't send text messages to it",
    "here are our numbers, 208-555-0172 and 916-555-0119. please text her and email me",
    "no me llame, mejor mensaje",
    "no me escriba, prefiero llamada",
  ])("wants no silence: %j", (text) => expect(hear(text).intents).not.toContain("opt_out"));

  it.each([
    "do not call or text me",
    "don't text or email me anymore",
    "stop texting me",
    "quit texting me before I get mad",
    "stop messaging me after I said no",
    "stop emailing me, it's so late",
    "no me llamen ni me escriban",
  ])("wants silence where no way is left: %j", (text) => expect(hear(text).intents).toContain("opt_out"));
});
