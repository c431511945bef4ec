import { describe, expect, it } from "vitest";
import { talkOf } from "../../decide/testing.ts";
import { sampleHome, sampleWorld } from "../../sample-home.ts";
import { hear } from "../testing.ts";

describe("The kind of tour", () => {
  it.each(["Video works. Thursday evening?", "video is fine for us", "video sounds good"])(
    "is by video where that suits: %j",
    (text) => expect(hear(text, { introduced: true }).times.at(-1)?.tourType).toBe("VIRTUAL"),
  );

  it.each([
    "We'd be led through by someone instead of on our own, Saturday at 11",
    "I want to be walked around by a person rather than alone, Saturday at 11",
    "mejor que alguien nos la muestre en vez de ir solos, el sábado a las 11",
  ])("is in person where going alone is what somebody would not: %j", (text) => {
    const wished = hear(text, { introduced: true }).times.filter(({ not }) => !not);
    expect(wished.map(({ tourType }) => tourType)).toContain("IN_PERSON");
    expect(wished.map(({ tourType }) => tourType)).not.toContain("SELF_GUIDED");
  });

  it.each([
    "can't come look in person, I'm stationed overseas. how could I see it?",
    "I can't tour in person",
    "no puedo ir en persona",
  ])("is not the one that somebody cannot come to: %j", (text) =>
    expect(
      hear(text, { introduced: true }).times.filter(({ not, tourType }) => tourType === "IN_PERSON" && !not),
    ).toEqual([]),
  );

  it.each([
    "If no video is possible, my cousin could look at it for me, would Saturday the 16th at 11 be fine?",
    "my sister is in town, she could look at it for me Saturday at 11",
    "mi primo la puede ver por mí, ¿el sábado a las 11?",
  ])("is in person where somebody else comes: %j", (text) => {
    const world = { ...sampleWorld, property: { ...sampleHome, allowsVirtualTours: true } };
    const turns = talkOf(["could I see it by video Thursday at 5?", text], world);
    expect(turns.at(-1)?.text).toMatch(/11:00 (?:AM|a\. m\.)/);
  });

  it.each([
    "do you offer video walkthroughs?",
    "do you offer a video walkthrough of it?",
    "could it be a video one instead?",
    "¿se puede ver en un video en vivo?",
  ])("is asked for, and no film: %j", (text) => {
    expect(hear(text, { introduced: true }).topics).toContain("tours.virtual");
    expect(hear(text, { introduced: true }).topics).not.toContain("video");
  });
});
