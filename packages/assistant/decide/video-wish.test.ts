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
  it("is no reason to ask where the home is not shown so", () =>
    expect(
      kinds(say(wishes[0]!, { property: { ...property, allowsVirtualTours: false }, renter: known })),
    ).not.toContain("escalate"));
});
