import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";
import { declinedIn, withoutDeclined } from "./declined.ts";
import { normal } from "./normal.ts";

describe("What is named as not wanted", () => {
  it.each([
    ["i don't want a call, text is fine", "a call"],
    ["no need for a waiting list", "a waiting list"],
    ["scrap the waitlist thing", "the waitlist thing"],
    ["please don't put me on the waitlist", "on the waitlist"],
    ["no quiero que me llamen", "que me llamen"],
    ["olvide lo de la lista de espera", "lo de la lista de espera"],
  ])("is cut out of %j", (text, object) => {
    expect(declinedIn(normal(text))?.trim()).toBe(object);
    expect(withoutDeclined(normal(text))).not.toContain(object);
  });
  it.each([
    "no, call me",
    "never mind, call me",
    "i do not want to pay 1600",
    "put me on the waitlist",
    "no sé si me alcanza",
  ])("is nothing in %j", (text) => expect(declinedIn(normal(text))).toBeNull());

  it.each([
    ["forget the waitlist, is there a gym", "waitlist"],
    ["nah no need for a phone call", "request_call"],
    ["i don't want to talk to the owner", "request_human"],
    ["ya no quiero la lista de espera", "waitlist"],
    ["no hace falta que me llamen", "request_call"],
    ["i never said scam", "scam_concern"],
    ["no, not other homes, this one", "request_alternatives"],
    ["i don't want other places, i want this one", "request_alternatives"],
  ])("is not asked for, but declined: %j", (text, intent) => {
    const heard = hear(text, { introduced: true });
    expect(heard.intents).not.toContain(intent);
    expect(heard.declined).toEqual([intent]);
  });
  it.each([
    ["i don't want to talk to a bot", "request_human"],
    ["i don't need parking, just have someone call me", "request_call"],
    ["i don't want to miss it. put me on the waitlist", "waitlist"],
    ["no quiero correos, mejor que me llamen", "request_call"],
  ])("leaves what is asked for beside it: %j", (text, intent) =>
    expect(hear(text, { introduced: true }).intents).toContain(intent),
  );
  it.each(["not a video, i want to come in", "i don't need a video", "no quiero un video"])(
    "asks nothing of the home: %j",
    (text) => expect(hear(text, { introduced: true }).topics).toEqual([]),
  );
});
