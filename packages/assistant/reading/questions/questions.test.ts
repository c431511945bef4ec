import { describe, expect, it } from "vitest";
import { knowledgeFor } from "../../knowing/knowledge.ts";
import { topics } from "../../topics.ts";
import { hear } from "../testing.ts";
import { clausesOf } from "../text/clauses.ts";
import { questionIn } from "./question-heard.ts";
import { asksIn } from "./questions.ts";
import { likeness } from "./words-of-meaning.ts";

const key = (text: string) => questionIn(text).key;
const alike = (one: string, other: string) =>
  likeness(new Set(questionIn(one).content), new Set(questionIn(other).content));

describe("The key of a question nobody has answered", () => {
  it.each([
    ["Can I put up a trampoline?", "could we put up a trampoline please"],
    ["Is there a bidet?", "hi, does the apartment have a bidet"],
    ["¿Hay bidé?", "¿Tiene bidé el apartamento?"],
  ])("is the same for %j and %j, so the owner is asked once", (one, other) => expect(key(one)).toBe(key(other)));
  it("differs for different questions", () => expect(key("Is there a bidet?")).not.toBe(key("Is there a trampoline?")));
});

describe("Two questions", () => {
  it.each([
    ["Can I paint the bedroom walls?", "May I paint the walls?"],
    ["Is there a school bus stop nearby?", "where is the school bus stop"],
  ])("are of one kind: %j, %j", (one, other) => expect(alike(one, other)).toBeGreaterThanOrEqual(0.6));
  it.each([
    ["Is the pool heated?", "Is the pool open in winter?"],
    ["Can I have 2 cars?", "Can I have 3 cars?"],
    ["Is street parking free?", "Do you have a garage?"],
    ["hello", "hello"],
  ])("are not of one kind: %j, %j", (one, other) => expect(alike(one, other)).toBeLessThan(0.6));
});

describe("What the owner once answered", () => {
  const knowledge = [
    { id: "1", topic: "smoking", question: "Can I smoke on the balcony?", answer: "Only outside." },
    { id: "2", topic: "q.paint-wall", question: "Can I paint the walls?", answer: "Yes, light colors." },
  ];
  it("is found by its key", () =>
    expect(knowledgeFor(knowledge, "smoking", questionIn("is smoking ok"))?.id).toBe("1"));
  it("is found by a question of the same kind", () =>
    expect(knowledgeFor(knowledge, "alterations", questionIn("may we paint the bedroom walls?"))?.id).toBe("2"));
  it("is not taken for another question", () =>
    expect(knowledgeFor(knowledge, "q.roof", questionIn("who repairs the roof?"))).toBeNull());
});

describe("The questions of a message", () => {
  const asked = (text: string) => asksIn(clausesOf(text).filter((clause) => clause.isQuestion));
  it.each([
    ["How much is the rent, is parking included and do you take cats?", ["rent", "parking", "pets.cats"]],
    ["pet deposit?", ["pets.deposit"]],
    ["is there a washer and dryer hookup?", ["amenities.hasWasherDryerHookups"]],
    ["¿Incluye agua y luz? ¿Hay alberca?", ["utilities.water", "utilities.electricity", "amenities.hasPool"]],
    ["wats the sec deposit n r utilites included?", ["deposit", "utilities"]],
  ])("%j asks of %j", (text, keys) => expect(asked(text).asks.map((ask) => ask.topic)).toEqual(keys));
  it("that no topic covers stay in the renter's words", () =>
    expect(asked("Does the hallway echo? How much is rent?")).toMatchObject({
      unknown: ["Does the hallway echo?"],
      asks: [{ topic: "rent" }],
    }));
});

describe("The table of topics", () => {
  it("has one row for each key", () => expect(new Set(topics.map((topic) => topic.key)).size).toBe(topics.length));
});

it.each(["name's Tina, tina@example.test", "Parker 208-555-0131", "soy Tina 208-555-0131"])(
  "who tells where they are reached asks nothing by their name: %j",
  (text) => {
    const { topics, unknownQuestions } = hear(text, { introduced: true });
    expect([...topics, ...unknownQuestions]).toEqual([]);
  },
);

describe("Whether a fee is returned", () => {
  it.each(["is the 45 fee refundable?", "would i get the fee back"])("is asked of the application: %j", (text) =>
    expect(hear(text, { introduced: true }).topics).toEqual(["application_fee.terms"]),
  );
  it.each(["is the deposit refundable?", "is the pet fee refundable?"])("is not, where it is another's: %j", (text) =>
    expect(hear(text, { introduced: true }).topics).not.toContain("application_fee.terms"),
  );
});
