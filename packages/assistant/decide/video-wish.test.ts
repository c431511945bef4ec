import { describe, expect, it } from "vitest";
import { sampleHome } from "../sample-home.ts";
import { kinds, known, say } from "./testing.ts";

const property = { ...sampleHome, allowsVirtualTours: true };
const wishes = [
  "saturday at 3 works for a video call",
  "could we do facetime on saturday afternoon?",
  "el sábado a las 3 por videollamada, por favor",
];

describe("A time wished for by video, where no video times are open,", () => {
  it.each(wishes)("goes to the owner with its time: %j", (text) => {
    const turn = say(text, { property, renter: known });
    expect(turn.said).toContain("video-passed-on");
    expect(turn.said).not.toContain("offer-nearest");
    expect(turn.orders).toContainEqual(expect.objectContaining({ kind: "escalate", question: text }));
  });
  it.each(wishes)("goes there where the owner has agreed to it: %j", (text) => {
    const knowledge = [{ id: "k", topic: "tours.virtual", question: "By video?", answer: "Sure, we can do that." }];
    const home = { ...sampleHome, allowsVirtualTours: null };
    expect(say(text, { property: home, knowledge, renter: known }).said).toContain("video-passed-on");
  });
  it.each([
    "i earn 7000 a month before taxes and my score is 710",
    "no pets, and we would move in may 26",
    "gano 7000 al mes y no tengo mascotas",
  ])("waits, and no other times are offered until they are asked for: %j", (text) => {
    const waiting = say(wishes[0]!, { property, renter: { ...known, hasContact: true } });
    const told = say(text, { property, renter: { ...known, hasContact: true } }, waiting.talk);
    expect(told.talk.offered).toEqual([]);
    expect(told.said).not.toContain("which-time");
    const asked = say("which times are open in person on saturday?", { property, renter: known }, told.talk);
    expect(asked.talk.offered).not.toEqual([]);
  });
  it("is no reason to ask where the home is not shown so", () =>
    expect(
      kinds(say(wishes[0]!, { property: { ...property, allowsVirtualTours: false }, renter: known })),
    ).not.toContain("escalate"));
});
