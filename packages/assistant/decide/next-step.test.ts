import { describe, expect, it } from "vitest";
import { sampleWorld } from "../sample-home.ts";
import { talkOf, withRequirements } from "./testing.ts";

const strict = withRequirements({ minimumCreditScore: 650, screeningSensitivity: "STRICT" });
const { property } = sampleWorld;
const withoutPets = { ...property, petPolicy: { ...property.petPolicy!, allowsPets: false } };

describe("A reply that would end with what was noted", () => {
  it.each(["Hello, this is Bertrand, I'm calling about your place", "soy Bertrand Roux, bertrand@example.test"])(
    "asks for what is missing: %j",
    (text) => expect(talkOf([text])[0]!.said).toContain("ask-facts"),
  );
  it.each(["Dana Alvarez, 937-555-0142", "we'd move May 25 and there are three of us"])(
    "offers once more to ask the owner, and the refusal is not said again: %j",
    (text) => {
      const turn = talkOf(["my credit is 540", text], { property: strict }).at(-1)!;
      expect(turn.said).toEqual(["noted", "still-short"]);
      expect(turn.text).toContain("Say yes if you'd like me to ask");
      expect(turn.text).not.toContain("650");
    },
  );
  it("says that the owner was asked, where they were", () => {
    const turn = talkOf(["my credit is 540", "yes, ask them please", "Dana Alvarez, 937-555-0142"], {
      property: strict,
    }).at(-1)!;
    expect(turn.said).toEqual(["noted", "waits-for-owner"]);
  });
  it("ends there for who waits to be called", () =>
    expect(talkOf(["could somebody call me?", "Dana Alvarez, 937-555-0142"]).at(-1)!.said).toEqual(["noted"]));
});

describe("A refusal", () => {
  const told = "We make 900 a month, my credit is 540 and we have a beagle.";
  it("names each requirement that is not met, with its figure and what was told", () => {
    const { text } = talkOf([told], {
      property: { ...withoutPets, renterRequirements: strict.renterRequirements },
    })[0]!;
    expect(text).toMatch(/asks for .*\$\d.*\$900 a month/);
    expect(text).toContain("It also asks for a credit score of at least 650 and no pets, and you mentioned 540");
  });
  it("names each in short, too", () => {
    const turn = talkOf([told, "can I come Saturday at 10?"], {
      property: { ...withoutPets, renterRequirements: strict.renterRequirements },
    }).at(-1)!;
    expect(turn.said).toContain("still-short");
    expect(turn.text).toMatch(/\$\d.*a credit score of at least 650.* and no pets\./);
  });
});

describe("While the owner thinks about what was handed over", () => {
  it.each([
    ["we'd move in June 1 with 9,000 a month. is there a ban on drones?", "credit"],
    ["we'd move in June 1. would they take 2,000 for a longer lease?", "income"],
  ])("what is missing is asked for: %j", (text) => {
    const turn = talkOf([text])[0]!;
    expect(turn.orders).toContainEqual(expect.objectContaining({ kind: "escalate" }));
    expect(turn.said).toContain("ask-facts");
  });
  it("nothing is asked of who told nothing of themselves", () =>
    expect(talkOf(["is there a ban on drones?"])[0]!.said).not.toContain("ask-facts"));
  it("what speaks for the renter goes to them, too", () => {
    const turn = talkOf(
      [
        "my credit is 540, we'd move in June 1",
        "yes, ask them please",
        "I paid every single rent early for nine years",
      ],
      {
        property: strict,
      },
    ).at(-1)!;
    expect(turn.orders).toContainEqual(expect.objectContaining({ kind: "escalate" }));
  });
});

describe("A refusal beside what goes to the owner", () => {
  it("offers nothing where the owner was asked of that very thing", () => {
    const { text } = talkOf(["We have a beagle. Would they make an exception for one old dog?"], {
      property: withoutPets,
    })[0]!;
    expect(text).toContain("Pets aren't allowed here");
    expect(text).not.toContain("Want me to");
  });
  it("offers to ask of that, too, where they were asked of something else", () => {
    const { text } = talkOf(["We have a beagle. Is there a ban on drones?"], { property: withoutPets })[0]!;
    expect(text).toContain("Want me to ask about that, too?");
  });
});

describe("A message for the owner", () => {
  it("reaches them beside what a renter tells of themselves", () => {
    const turn = talkOf(["please ask the owner if a fish tank counts. we'd move June 1 with 9,000 a month"])[0]!;
    expect(turn.said).toContain("told-owner");
    expect(turn.orders).toContainEqual(expect.objectContaining({ kind: "escalate" }));
    expect(turn.text).toContain("Got it: moving in");
  });
});
