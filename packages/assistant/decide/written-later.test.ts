import { describe, expect, it } from "vitest";
import { hear } from "../reading/testing.ts";
import { say } from "./testing.ts";

describe("Whoever says when to write to them", () => {
  it.each([
    "looking for june 1. please dont message me till 6, im at work",
    "please don't write me til monday, exams",
    "stop texting me until i'm home at 5",
    "ok but never call before 3",
    "no me escriba hasta las 5 por favor",
    "no me mande mensajes hasta mañana, ya me voy a dormir",
  ])("is written to again, and wishes for no visit then: %j", (text) => {
    const heard = hear(text);
    expect(heard.intents).not.toContain("opt_out");
    expect(heard.times).toEqual([]);
    expect(say(text).orders.map(({ kind }) => kind)).not.toContain("opt-out");
  });
  it("has what else they say heard", () => {
    const { times, intents } = hear("thursday at 5 please. and dont message me til tomorrow");
    expect(times.filter(({ not, isFallback }) => !not && !isFallback)).toMatchObject([
      { from: "2026-05-14", at: "17:00" },
    ]);
    expect(intents).not.toContain("opt_out");
  });
  it.each(["please do not message me anymore", "stop texting me", "ya no me escriba"])(
    "unlike who wants no more: %j",
    (text) => expect(say(text).orders).toContainEqual(expect.objectContaining({ kind: "opt-out" })),
  );
});
