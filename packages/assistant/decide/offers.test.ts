import { describe, expect, it } from "vitest";
import { sampleHome, sampleWorld } from "../sample-home.ts";
import { step } from "../step.ts";
import { newTalk } from "../talk.ts";
import type { Input } from "../turn.ts";
import type { World } from "../world.ts";
import { talkOf } from "./testing.ts";

const message = (text: string): Input => ({ kind: "message", text, history: [] });
const strict: World = {
  ...sampleWorld,
  property: {
    ...sampleHome,
    renterRequirements: { ...sampleHome.renterRequirements!, minimumCreditScore: 650, acceptsCosigners: true },
  },
};
const texts = ({ orders }: ReturnType<typeof step>) =>
  orders.flatMap((order) => (order.kind === "escalate" ? [order.question] : []));

describe("A renter who does not meet a requirement", () => {
  it.each(["my score is 540 but my aunt can co-sign", "my credit is 540, what if i put down a bigger deposit"])(
    "and offers to make up for it is passed on with that: %j",
    (text) => {
      const turn = step(newTalk, message(text), strict);
      expect(turn.said).toContain("offer-passed-on");
      expect(turn.said).not.toContain("not-qualified");
      expect(texts(turn)).toContain(text);
    },
  );
  it("and asks whether co-signers are taken is told, and asked", () => {
    const turn = step(newTalk, message("my credit is 540. do you take co-signers?"), strict);
    expect(turn.text).toContain("co-signers are accepted");
    expect(turn.said).toContain("not-qualified");
  });
  it("is not told the same again once passed on", () => {
    const first = step(newTalk, message("my score is 540 but my aunt can co-sign"), strict);
    const facts = { ...strict.renter.facts, creditScore: { low: 540, high: 540 } };
    const world = { ...strict, renter: { ...strict.renter, facts } };
    const next = step(first.talk, message("can i see it saturday at 10"), world);
    expect(next.said).not.toContain("not-qualified");
  });
});

describe("After a declined time", () => {
  const declined = step(
    newTalk,
    { kind: "news", news: { is: "declined", startsAt: "2026-05-14T21:00:00Z", reason: "I need somebody sooner" } },
    sampleWorld,
  );
  it("what the renter tells goes to the owner once", () => {
    const turn = step(declined.talk, message("i can move in earlier, may 25"), sampleWorld);
    expect(texts(turn)).toEqual(["i can move in earlier, may 25"]);
    expect(turn.talk.declined).toBe(false);
  });
  it("a bare choice does not", () =>
    expect(texts(step(declined.talk, message("the first one"), sampleWorld))).toEqual([]));
});

describe("A refusal beside its rule", () => {
  it("says the rule once", () => {
    const noPets = { ...sampleHome, petPolicy: { ...sampleHome.petPolicy!, allowsPets: false } };
    const { text } = step(newTalk, message("are pets okay? i have a cat"), { ...sampleWorld, property: noPets });
    expect(text.match(/Pets aren't allowed here/g)).toHaveLength(1);
    expect(text).toContain("so your cat wouldn't work");
  });
});

describe("An assistance animal of which it is asked whether it counts as a pet", () => {
  it.each([
    "my mother has a dog but she's a service dog, would she count as a pet here",
    "my brother has a cat that is his emotional support animal, is it treated as a pet?",
  ])("is not refused where pets are: %j", (text) => {
    const noPets = { ...sampleHome, petPolicy: { ...sampleHome.petPolicy!, allowsPets: false } };
    const turn = step(newTalk, message(text), { ...sampleWorld, property: noPets });
    expect(turn.heard?.facts.pets ?? []).toEqual([]);
    expect(turn.text).not.toMatch(/aren't allowed|wouldn't work/);
    expect(turn.text).toContain("not pets");
  });
});

describe("An offer to ask the owner all the same", () => {
  const facts = { ...strict.renter.facts, creditScore: { low: 540, high: 540 } };
  const world = { ...strict, renter: { ...strict.renter, facts } };
  const offered = step(newTalk, message("can i see it saturday at 10"), world);
  const after = (...said: string[]) => {
    let { talk } = offered;
    const turns = said.map((text) => {
      const turn = step(talk, message(text), world);
      talk = turn.talk;
      return turn;
    });
    return turns.at(-1)!;
  };

  it("stands when a requirement is not met", () => expect(offered.said).toContain("not-qualified"));

  it.each([
    ["yes please check with her"],
    ["yes please, and my number is 208 555 0190"],
    ["sure, go for it. is there a dishwasher?"],
    ["sí, pásesela por favor"],
    ["claro, pregúntele. me mudo el 25 de mayo"],
    ["what's the deposit", "yes please ask"],
    ["is there a dishwasher?", "yes"],
  ])("is taken by %j", (...said) => {
    const turn = after(...said);
    expect(turn.said.filter((say) => say === "passed-on")).toHaveLength(1);
    expect(texts(turn)).toHaveLength(1);
    expect(texts(turn)[0]).toMatch(/at least 650.*540|al menos 650.*540/);
  });

  it("is taken beside a wish for a time, which waits for the owner's yes", () => {
    const turn = after("yeah please check. and saturday at 10, can i see it or not");
    expect(turn.said).toEqual(expect.arrayContaining(["passed-on", "time-waits"]));
    expect(texts(turn)[0]).toMatch(/at least 650.*540/);
  });

  it.each([
    "oh and she has savings from her old house, would that help? and yes please check with them",
    "tenemos ahorros de la venta. pues si, pregúntele por favor",
    "so is that per person or not? and yes please ask about Ana's credit too. thursday at 5 would do",
  ])("is taken wherever it stands in the message: %j", (text) => expect(after(text).said).toContain("passed-on"));

  it("goes to the owner with what is told, and without what is asked or how to reach the renter", () => {
    const turn = after("yes please ask. i was never late in six years. is there a dishwasher? 208 555 0190");
    expect(texts(turn)[0]).toMatch(/mentioned 540\. i was never late in six years\.$/);
  });

  it("is taken once", () => {
    const turn = after("yes please", "yes go ahead and ask");
    expect(turn.said).toEqual(["asked-owner-already"]);
    expect(texts(turn)).toEqual([]);
  });

  it.each([["ok, how much is the deposit?"], ["no thanks"], ["ok thanks"]])("is not taken by %j", (text) =>
    expect(texts(after(text))).toEqual([]),
  );
});

describe("Who asks to have the owner asked while nothing is open", () => {
  it.each(["yes ask please", "pregúntele por favor"])("%j hears that, and no thanks for thanks", (text) => {
    const turn = step({ ...newTalk, introduced: true }, message(text), sampleWorld);
    expect(turn.said).toEqual(["nothing-asked"]);
  });
});

describe("Who doubts a refusal after a co-signer was told of", () => {
  const lastOf = (...lines: string[]) => talkOf(lines, { property: strict.property }).at(-1)!;
  it.each([
    ["my score is 545", "my uncle could co-sign", "so that's a no?"],
    ["mi puntaje es 545 pero mi tío firma como aval", "¿entonces es un no?"],
  ])("hears that the owner knows of them: %j", (...lines) =>
    expect(lastOf(...lines).text).toMatch(/about your co-signer|de su aval/),
  );
  it.each([
    ["my score is 545 but my uncle can co-sign", "he won't co-sign after all", "so is that a no?"],
    ["my score is 545 but my uncle can co-sign", "my cosigner backed out", "so is that a no?"],
    ["my score is 545 but my uncle can co-sign", "he changed his mind about co-signing", "so is that a no?"],
    ["mi puntaje es 545 pero mi tío firma como aval", "mi tío ya no quiere ser mi aval", "¿entonces es un no?"],
    ["mi puntaje es 545 pero mi tío firma como aval", "me quedé sin aval", "¿entonces es un no?"],
  ])("hears nothing of one who does not co-sign any more: %j", (...lines) => {
    const turn = lastOf(...lines);
    expect(turn.said).toContain("no-refusal");
    expect(turn.text).not.toMatch(/about your co-signer|de su aval/);
  });
});

describe("Who falls short of several requirements", () => {
  const property = {
    ...strict.property,
    renterRequirements: { ...strict.property.renterRequirements!, minimumIncome: "THREE_X" as const },
  };
  const of = (...lines: string[]) => talkOf(lines, { property });
  it.each([
    [["we make 2900 a month", "and the score is 570"], /credit score of 650 or higher, and you mentioned 570/],
    [["ganamos 2900 al mes", "mi puntaje es 570"], /puntaje de crédito de 650 o más, y usted mencionó 570/],
  ])("hears of each when it is told: %j", (lines, said) => expect(of(...lines).at(-1)!.text).toMatch(said));
  it.each([
    [
      ["we make 2900 a month, score 570", "yes ask please"],
      /3x the rent \(\$4,800\) and a credit score of at least 650.*\$2,900 a month and 570/,
    ],
    [
      ["ganamos 2900 al mes, puntaje 570", "sí, pregúntele"],
      /3x la renta.* y un puntaje de crédito de al menos 650.*2,900 al mes y 570/,
    ],
  ])("has the owner asked of all of them at once: %j", (lines, question) =>
    expect(texts(of(...lines).at(-1)!).join()).toMatch(question),
  );
});
