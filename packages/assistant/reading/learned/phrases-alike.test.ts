import { describe, expect, it } from "vitest";
import type { Intent } from "../intents.ts";
import { hear } from "../testing.ts";

describe("A phrase whose sentence is nothing like what it says", () => {
  it.each<[Intent, string]>([
    ["access_problem", "if nobody comes to pick up the couch I will be upset"],
    ["access_problem", "where are you exactly, like near which school"],
    ["request_call", "my name is Guadalupe but everybody calls me Lupe"],
    ["request_call", "we put in an application on monday and no one has called us back"],
  ])("asks for no %s: %j", (intent, text) => expect(hear(text).intents).not.toContain(intent));

  it.each<[Intent, string]>([
    ["access_problem", "we are at the door and nobody is here"],
    ["access_problem", "my name is Ana Ruiz, I booked the noon tour and I can not get in"],
    ["access_problem", "ya llegamos y no hay nadie"],
    ["request_call", "I am Guadalupe, 614-555-0190, and I would like someone to call me about the place"],
    ["request_call", "me llamo Rosa, ¿me puede llamar el dueño hoy?"],
    ["waitlist", "put me on the waiting list in case somebody backs out"],
  ])("asks for %s where they are alike, whatever is told beside it: %j", (intent, text) =>
    expect(hear(text).intents).toContain(intent),
  );
});
