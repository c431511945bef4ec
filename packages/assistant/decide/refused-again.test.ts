import { describe, expect, it } from "vitest";
import { kinds, talkOf, withRequirements } from "./testing.ts";

const property = withRequirements({ minimumCreditScore: 650, screeningSensitivity: "STRICT" });
const low = "my credit is 540";
const talk = (...texts: string[]) => talkOf([low, ...texts], { property });

describe("Who has heard that a requirement is not met", () => {
  it.each(["could I come Saturday at 10?", "can we go look at it on our own on Thursday"])(
    "hears it in short when they wish to come: %j",
    (text) => {
      const turn = talk(text).at(-1)!;
      expect(turn.said).toContain("still-short");
      expect(turn.said).not.toContain("not-qualified");
      expect(turn.text).not.toContain("540");
    },
  );
  it("is not offered again at once that the owner be asked, and is later", () => {
    const [, first, , later] = talk("could I come Saturday at 10?", "nice street", "and Thursday at 5?");
    expect(first?.text).not.toContain("Do you want me to ask");
    expect(first?.text).toContain("Say yes and I'll ask");
    expect(later?.text).toContain("Do you want me to ask");
  });
  it.each([
    ["Dana Alvarez, 937-555-0142", "Dana"],
    ["we'd move May 25 and there are three of us", "3 people"],
    ["no pets", "no pets"],
  ])("hears what they tell noted, and the requirement not again: %j", (text, noted) => {
    const turn = talk(text).at(-1)!;
    expect(turn.text).toContain(noted);
    expect(turn.said).not.toContain("not-qualified");
  });
  it("hears what is asked for in full when they doubt it", () =>
    expect(talk("nice street", "so is that a no?").at(-1)!.said).toContain("not-qualified"));
  it("hears no goodbye for not wanting the owner asked", () => {
    const turn = talk("no, don't bother").at(-1)!;
    expect(turn.heard?.intents).not.toContain("opt_out");
    expect(kinds(turn)).not.toContain("escalate");
  });
  it.each([
    "yes please ask. and my email is dana@example.com",
    "yes, ask them. we'd be three people",
    "please ask",
    "fine, ask them then",
    "sure, why not. we have no pets",
    "sure thing can't hurt. Dana Alvarez 937-555-0142",
    "sí, pregúntele por favor",
  ])("has the owner asked by a yes, whatever is beside it: %j", (text) => {
    const turn = talk(text).at(-1)!;
    expect(turn.said).toContain("passed-on");
    expect(kinds(turn)).toContain("escalate");
  });
});
