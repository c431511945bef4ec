import { describe, expect, it } from "vitest";
import { known, talkOf, withRequirements } from "./testing.ts";

const last = (...texts: string[]) => talkOf(texts).at(-1)!;
const unrequested = "Thu, May 14 at 5:30 PM EDT";

describe("A time that was chosen and not requested yet", () => {
  const chosen = "could I come thursday at 5:30?";
  it.each(["my name is Dana Alvarez, 937-555-0142", "we'd be four, two adults and two kids"])(
    "is named where its facts are asked for again: %j",
    (text) => {
      expect(last(chosen, text).text).toContain(`To request ${unrequested}, I still need`);
    },
  );
  it.each([
    "thanks so much! and do you allow smoking on the balcony?",
    "thank you, will somebody meet me at the front door or do I ring?",
  ])("is told to be so to who thanks and asks on: %j", (text) => {
    const turn = last(chosen, text);
    expect(turn.text).toContain(`I haven't requested ${unrequested} for you yet.`);
    expect(turn.said.filter((say) => say.startsWith("ask-")).length).toBe(1);
  });
  it("is told to be so to who asks whether it stands", () => {
    expect(last(chosen, "so am I still on for thursday? want to be sure before I drive out").said).toContain(
      "nothing-requested",
    );
  });
});

describe("Somebody without a showing", () => {
  it.each([
    "oh wait, thursday is our choir night. could I do the saturday?",
    "in our old building the heat was out for a week and nobody told us anything",
    "my cousin isn't coming with us, he stays in Dayton",
    "mi suegra ya no viene con nosotros",
  ])("stands at no door and calls nothing off: %j", (text) => {
    const turn = last("is it still available?", "when could I see it?", text);
    for (const say of ["showing-issue", "no-showing", "nothing-requested"]) expect(turn.said).not.toContain(say);
  });
  it("who hopes that traffic is kind names a time", () => {
    const turn = last("hi", "thursday I work until 5, so 5:30 is good unless traffic is stupid");
    expect(turn.said).toContain("time-open");
    expect(turn.said).not.toContain("abuse");
  });
  it.each([
    "showing me those pictures on her phone, my sister said this is the one",
    "my son showed me the address on his phone",
  ])("who tells of a phone asks for nobody's number: %j", (text) => {
    expect(last(text).said).not.toContain("private");
  });
});

describe("An open hour beside another day without one", () => {
  it.each([
    "thursday at 5:30 would be great. or is it possible on saturday too?",
    "put me down for thursday at 5:30, and maybe again saturday",
    "el jueves a las 5:30, o también el sábado",
  ])("is the one chosen: %j", (text) => {
    const turn = talkOf([text], { renter: known }).at(-1)!;
    expect(turn.orders).toContainEqual(expect.objectContaining({ kind: "request-showing" }));
  });
  it("is an hour where it stands right before its day", () => {
    const turn = talkOf(["thursday at 5:30?", "I'd rather 5 on the thursday"]).at(-1)!;
    expect(turn.talk.chosen?.startsAt).toBe("2026-05-14T21:00:00Z");
  });
});

describe("Who answers one of two questions", () => {
  it("is asked for the other once more before the owner is", () => {
    const turns = talkOf(["6,100 a month before taxes, two of us", "thursday at 5:30 please", "720 and no animals"]);
    const last = turns.at(-1)!;
    expect(last.said).toContain("ask-facts");
    expect(last.orders.map(({ kind }) => kind)).not.toContain("escalate");
  });
});

describe("Who is interested and says their name", () => {
  it.each([
    "Hello, I am interested in the apartment. My name is Ruth Adler.",
    "Me interesa el departamento, soy Ana Ríos",
  ])("is offered times: %j", (text) => expect(last(text).said).toContain("offer"));
});

describe("Who was refused and says who they are", () => {
  it("hears that it was noted before the requirement is named again", () => {
    const turns = talkOf(["my credit is 540", "Dana Alvarez, 937-555-0142. could I come saturday around 10?"], {
      property: withRequirements({ minimumCreditScore: 650, screeningSensitivity: "STRICT" }),
    });
    expect(turns.at(-1)!.said.slice(0, 1)).toEqual(["noted"]);
    expect(turns.at(-1)!.said).toContain("still-short");
  });
});
