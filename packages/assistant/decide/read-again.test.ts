import { describe, expect, it } from "vitest";
import { sampleHome } from "../sample-home.ts";
import { kinds, known, talkOf } from "./testing.ts";

const ofDogs = {
  id: "d",
  topic: "pets.dogs",
  question: "Do you allow dogs?",
  answer: "Dogs under 30 lb, one at most.",
};
const ofParking = { id: "p", topic: "parking", question: "Is there parking?", answer: "No parking on site." };
const world = {
  renter: known,
  property: { ...sampleHome, parking: null, petPolicy: null },
  knowledge: [ofDogs, ofParking],
};

describe("What was answered a moment ago", () => {
  it.each([
    [["do you allow dogs", "you didn't answer me about dogs"], ofDogs.answer],
    [["is there parking?", "so no parking?"], ofParking.answer],
    [["is there parking?", "I mean is there any parking"], ofParking.answer],
    [["is there parking?", "what i want to know is if there's parking"], ofParking.answer],
  ])("is read again to whoever asks it again: %j", (lines, answer) => {
    const last = talkOf(lines, world).at(-1)!;
    expect(last.text).toContain(answer);
    expect(kinds(last)).not.toContain("escalate");
  });
  it("is left to the owner where more is asked of it", () =>
    expect(kinds(talkOf(["is there parking?", "so can I leave a trailer on the grass"], world).at(-1)!)).toContain(
      "escalate",
    ));
  it("is no question where it was asked how to come", () => {
    const last = talkOf(["how can we see it", "I asked how to see it"], { renter: known }).at(-1)!;
    expect(kinds(last)).not.toContain("escalate");
  });
});
