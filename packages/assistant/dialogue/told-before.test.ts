import { noFacts, type RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { describe, expect, it } from "vitest";
import { hear } from "../reading/testing.ts";
import { withToldBefore } from "./told-before.ts";

const petsAfter = (before: RenterFacts["pets"], text: string) =>
  withToldBefore(hear(text), { ...noFacts, pets: before }, {}).facts.pets;

describe("Pets told again", () => {
  it.each([
    ["we have 2 small dogs", "just the 2 dogs"],
    ["tengo 2 perritos", "tengo 2 perros, nada de gatos"],
    ["tengo dos perritos", "dos perros nada más"],
  ])("are the same ones: %j, then %j", (first, then) => {
    const pets = petsAfter(petsAfter(null, first) ?? [], then) ?? [];
    expect(pets.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect(pets).toMatchObject([{ kind: "small dog" }]);
  });
  it("are the same where the breed is told first and the weight then", () =>
    expect(petsAfter(petsAfter(null, "we have a corgi") ?? [], "our corgi is 29 lbs")).toMatchObject([
      { kind: "dog", count: 1, description: "corgi, 29 lbs" },
    ]));
  it.each(["my shepherd is seven", "it's a boxer"])("keep the weight that was told before the breed: %j", (text) =>
    expect(petsAfter(petsAfter(null, "dog 66lb") ?? [], text)).toMatchObject([
      { kind: "large dog", count: 1, description: expect.stringContaining(", 66lb") },
    ]),
  );
  it("join those of another kind", () =>
    expect(petsAfter(petsAfter(null, "we have 2 small dogs") ?? [], "and a cat")).toMatchObject([
      { kind: "small dog", count: 2 },
      { kind: "cat", count: 1 },
    ]));
});

const countAfter = (text: string, before: number | null = 5): number | null | undefined =>
  withToldBefore(hear(text), { ...noFacts, occupants: before }, {}).facts.occupants;

describe("A household told before", () => {
  it.each([
    "my sister and I share the car",
    "mi hermano y yo pagamos todo",
    "me and my aunt split the bills",
    "just us two",
  ])("is not fewer by words for some of them: %j", (text) => expect(countAfter(text) ?? 5).toBe(5));
  it.each([
    ["actually only me now, the others stay", 1],
    ["there will be 3 of us instead", 3],
    ["perdón, somos cuatro", 4],
    ["my sister and I would live there", 2],
  ])("is put right by %j", (text, count) => expect(countAfter(text)).toBe(count));
  it.each([
    "she's moving in with her sister instead so it's only going to be me",
    "mi primo ya no va, me quedo solo yo",
    "my roommate found a room closer to work, so I'd be by myself",
  ])("is one fewer where somebody goes elsewhere, and the score left is one's own: %j", (text) => {
    const before = { ...noFacts, occupants: 2, creditScore: { low: 610, high: 610 } };
    const { facts } = withToldBefore(hear(text), before, { ownCredit: 700 });
    expect([facts.occupants, facts.creditScore]).toEqual([1, { low: 700, high: 700 }]);
  });
  it("is more where more are told", () => expect(countAfter("me and my 3 kids", 2)).toBe(4));
});
