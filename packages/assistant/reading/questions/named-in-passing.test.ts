import { describe, expect, it } from "vitest";
import { asked, hear, unknownIn } from "../testing.ts";

const toFacts = asked("income", "moveIn", "pets");
const introduced = { introduced: true };

describe("A topic that is only named", () => {
  const named = [
    ["Oh, and the laundry, because I coach swimming", "laundry"],
    ["ah y la basura, porque el camión pasa temprano", "utilities.garbage"],
    ["and the deposit, my cousin lost his", "deposit"],
    ["sorry, one more thing, parking", "parking"],
    ["about the deposit", "deposit"],
    ["Y el elevador, que vengo con un piano", "elevator"],
  ] as const;
  it.each(named)("is asked of, with why it matters: %j", (text, topic) =>
    expect([hear(text, introduced).topics, unknownIn(text, introduced)]).toEqual([[topic], []]),
  );
  it.each(named)("is so too where Piper waits for facts: %j", (text, topic) => {
    const { topics, signals } = hear(text, toFacts);
    expect([topics, signals.has("only-remarks"), signals.has("tells-of-oneself")]).toEqual([[topic], false, false]);
  });
  it.each(["and a dog, he is ten pounds", "also my credit, it's about 700"])(
    "is none where it answers what Piper asked: %j",
    (text) => expect(unknownIn(text, toFacts)).toEqual([]),
  );
  it.each([
    ["¿y la cochera?", "parking"],
    ["the parking situation, then?", "parking"],
    ["no parking of any kind?", "parking"],
    ["pets, though?", "pets"],
  ])("asks no more than the record says: %j", (text, topic) =>
    expect(hear(text, introduced).asks).toEqual([expect.objectContaining({ topic, needsOwner: false })]),
  );
  it.each(["where is the laundry", "why is there no parking", "who uses the parking"])(
    "may ask more where it says what of it: %j",
    (text) => expect(hear(text, introduced).asks.some(({ likelyMore }) => (likelyMore ?? 0) > 0)).toBe(true),
  );
});

describe("A list", () => {
  it.each([
    ["quisiera saber el precio, el depósito y desde cuándo está libre", ["rent", "deposit"]],
    ["me informa del arriendo, la garantía y si tiene lavadora", ["rent", "deposit", "amenities.hasWasherDryer"]],
    ["I'd like to know the rent, the deposit and the lease length", ["rent", "deposit", "lease_terms"]],
  ])("asks of each of its parts: %j", (text, topics) =>
    expect(hear(text, introduced).topics).toEqual(expect.arrayContaining(topics)),
  );
  it("of the animals a fee is for asks of the fee", () =>
    expect(hear("is there a fee for the cat and the dog", introduced).topics).toEqual(["pets.fees"]));
});

describe("The terms that information is asked of", () => {
  it("are told without a summary of the home", () =>
    expect(hear("quisiera información del alquiler y la garantía, por favor", introduced).topics).toEqual([
      "rent",
      "deposit",
    ]));
  it("are no rooms", () =>
    expect(hear("tell me more about the 2 bedroom house", introduced).topics).toContain("overview"));
});

describe("A question of a topic", () => {
  it("asks no more for what is told after it", () => {
    const [plain] = hear("does the elevator stop at each floor", introduced).asks;
    const [told] = hear("does the elevator stop at each floor, my brother lost a leg", introduced).asks;
    expect([told?.topic, told?.likelyMore]).toEqual([plain?.topic, plain?.likelyMore]);
  });
  it("for leave is heard, though its words say little each", () =>
    expect(unknownIn("Are we allowed to bring in one of our own?", introduced)).toHaveLength(1));
});

describe("What is to be paid otherwise, beside what it costs,", () => {
  it.each([
    ["how much is the deposit, can it be paid in three parts", "deposit"],
    ["¿cuánto es la renta y si pago seis meses adelantados hay descuento?", "rent"],
  ])("leaves the cost answered: %j", (text, topic) => {
    const { asks } = hear(text, introduced);
    expect(asks).toContainEqual(expect.objectContaining({ topic, needsOwner: false }));
  });
});

describe("A question after some talk", () => {
  it("is of the thing and of nothing that the reason names", () =>
    expect(hear("now does it have AC because our last house, my word, was a furnace", introduced).topics).toEqual([
      "amenities.hasAirConditioning",
    ]));
  it("of two people is one", () =>
    expect(unknownIn("could my cousin and I both park a truck", introduced).join()).not.toBe("I both park a truck"));
});

describe("Who wants to see the home before they pay", () => {
  it.each(["is there a way to get inside and see it before I hand over a fee", "can someone let me in to look"])(
    "asks of no fee and no host: %j",
    (text) => {
      const { intents, topics } = hear(text, introduced);
      expect([intents.includes("request_showing"), topics]).toEqual([true, []]);
    },
  );
  it("is offered times beside a doubt, and who only doubts is not", () => {
    const seen = (text: string) => hear(text, introduced).intents.includes("request_showing");
    expect(
      ["I got cheated by an ad once. How can we see the house inside before we pay?", "is this a scam"].map(seen),
    ).toEqual([true, false]);
  });
});
