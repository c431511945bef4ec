import { describe, expect, it } from "vitest";
import { kinds, say, talkOf } from "./testing.ts";

describe("Who tells that times are hard", () => {
  it.each(["honestly it has been such a hard week", "ha sido un año muy pesado", "ugh, we've been through so much"])(
    "hears a kind word, and the owner is not written to: %j",
    (text) => {
      const turn = talkOf(["what's the rent?", text]).at(-1)!;
      expect(turn.said).toEqual(["sorry-to-hear"]);
      expect(kinds(turn)).toEqual([]);
    },
  );
  it("is asked again for what Piper waits for", () =>
    expect(talkOf(["when can I see it?", "sorry, it's been a stressful month"]).at(-1)!.said).toEqual([
      "sorry-to-hear",
      "which-time",
    ]));
  it.each([
    "hi, we were let go in March but have two years of rent put aside",
    "me quedé sin empleo en marzo pero tengo ahorrado un año de renta",
  ])("has the rest of it sent to the owner: %j", (text) => {
    const turn = say(text);
    expect(turn.said.slice(0, 1)).toEqual(["sorry-to-hear"]);
    expect(kinds(turn)).toContain("escalate");
  });
  it("is no stranger to a doubt about the listing", () =>
    expect(say("it's been a rough year and I got ripped off before, is this legit?").said).toContain("scam"));
});

describe("Who praises Piper or is taken with the home", () => {
  it.each(["you've been so helpful", "you are the best bot ever", "you guys are awesome"])("is thanked: %j", (text) =>
    expect(talkOf(["what's the rent?", text]).at(-1)!.said).toEqual(["welcome"]),
  );
  it.each(["We just got here from Reno and I'm obsessed with that kitchen", "i absolutely love the photos"])(
    "is offered times: %j",
    (text) => expect(say(text).said).toEqual(["offer"]),
  );
  it.each(["yo", "sup"])("is greeted back in kind: %j", (text) => expect(say(text).said).toEqual(["hello"]));
  it.each(["info por favor", "informes x favor", "info please"])("and who asks for it hears of the home: %j", (text) =>
    expect(say(text).heard?.topics).toEqual(["overview"]),
  );
});
