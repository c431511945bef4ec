import { describe, expect, it } from "vitest";
import { newTalk, type Talk } from "../piper.ts";
import { sampleWorld } from "../sample-home.ts";
import { understand } from "./understand.ts";

const hear = (text: string, talk: Partial<Talk> = {}) =>
  understand(text, {
    history: [],
    now: sampleWorld.now,
    timeZone: sampleWorld.property.timeZone,
    property: sampleWorld.property,
    talk: { ...newTalk, ...talk },
  });
const asked = (...facts: string[]): Partial<Talk> => ({ introduced: true, awaiting: "facts", asked: facts });

describe("Words that mean one thing and sound like another", () => {
  it.each(["640 i think?", "like a 640? maybe 650", "around 700?"])("answer with a doubt: %j", (text) => {
    const heard = hear(text, asked("credit"));
    expect(heard.facts.creditScore).toBeDefined();
    expect(heard.unknownQuestions).toEqual([]);
  });
  it.each([
    "640, is that ok?",
    "what score do you need?",
    "does a 640 work?",
    "do you check all three bureaus?",
    "580 with a cosigner, would that be enough?",
  ])("are a question all the same: %j", (text) =>
    expect(hear(text, asked("credit")).intents).toContain("ask_property_question"),
  );

  it.each(["is saturday still open", "is the 6pm wednesday slot still available", "is tomorrow free"])(
    "ask for a time and not for the home: %j",
    (text) => expect(hear(text).topics).not.toContain("availability"),
  );
  it.each([
    "is the apartment still open",
    "is it still available",
    "is the unit available in june",
    "is this place open or did someone take it",
    "are you still renting it out, is it free",
  ])("ask for the home: %j", (text) => expect(hear(text).intents).toContain("ask_property_question"));

  it.each(["sorry gotta cancel, family emergency", "had a work emergency", "i keep an emergency fund"])(
    "are no emergency of the house: %j",
    (text) => expect(hear(text).intents).not.toContain("emergency"),
  );
  it.each([
    "its an emergency, water everywhere",
    "emergency!! pipe burst",
    "this is an emergency the ceiling is collapsing",
    "i smell gas",
    "es una emergencia",
  ])("are one: %j", (text) => expect(hear(text).intents).toContain("emergency"));

  it.each(["what about 1230 saturday instead", "how about 1130 tomorrow"])("name an hour: %j", (text) =>
    expect(hear(text).intents).not.toContain("negotiate"),
  );
  it.each([
    "what about 1230 a month",
    "would you take 1300",
    "can you do 1250 for it",
    "how about 1200 instead",
    "would they accept 1350",
  ])("name a price: %j", (text) => expect(hear(text).intents).toContain("negotiate"));

  it.each(["i know it says june 1", "the ad says available july 15"])("quote the listing: %j", (text) =>
    expect(hear(text).times).toEqual([]),
  );
  it.each([
    "i know it is last minute but today at 5?",
    "it says saturday at 10 is open, can i have that",
    "friday at 3 works",
    "can you show it tomorrow",
    "let us say monday at 6",
  ])("name a time: %j", (text) => expect(hear(text).times).not.toEqual([]));

  it.each(["my car broke down, can we push the tour to next week", "running late, parking is awful"])(
    "tell and ask nothing: %j",
    (text) => expect(hear(text).topics).toEqual([]),
  );
  it.each([
    "running late, where do i park?",
    "is there parking because we have two cars",
    "is there a spot for my car so i do not have to use the street",
    "can i see it friday and is parking included",
    "do i get a parking spot",
  ])("ask of parking: %j", (text) => expect(hear(text).topics.join()).toContain("parking"));

  it.each(["moving for work in october", "we are moving because of a new job in october"])(
    "tell when one moves in: %j",
    (text) => expect(hear(text).facts.moveIn).toEqual({ from: "2026-10-01", to: "2026-10-31" }),
  );
  it("wish for a call and give no name", () => expect(hear("call me about your other homes").contact).toEqual({}));
});
