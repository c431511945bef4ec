import { describe, expect, it } from "vitest";
import { kinds, talkOf, tell } from "./testing.ts";

describe("What is not said to Piper", () => {
  it.each([
    ["babe can you pick up diapers on the way home", "did u lock the door hun"],
    ["roomies the wifi bill came, who is paying it this month", "bro are we splitting it or not"],
    ["mi amor traeme pan cuando salgas", "mijo ya llegaste a la escuela"],
  ])("is said so once and then left alone: %j", (first, second) => {
    const [one, two] = talkOf([first, second]);
    expect(one?.said).toEqual(["not-for-me"]);
    expect(two?.text).toBe("");
    expect([...one!.orders, ...two!.orders]).toEqual([]);
  });
  it.each([
    "mi amor, vi el apartamento de Alder Court, es en el primer piso mijo?",
    "hey hun is Alder Court still up babe",
  ])("is none of it where the home is named by its street: %j", (text) =>
    expect(talkOf([text])[0]?.said).not.toContain("not-for-me"),
  );
  it("is none of it where the writer tells when they would move in", () =>
    expect(
      talkOf([
        "hey is the boise house avail? me n 2 buddies we're a fire crew, we'd be looking to move in like june 3",
      ])[0]?.said,
    ).not.toContain("not-for-me"));
  it("is over once somebody tells what a landlord asks for", () => {
    const turns = talkOf(["babe can you pick up diapers on the way home", "credit is 655 last i looked, no pets"]);
    expect(turns.at(-1)?.said).toContain("noted");
  });
  it("is no question of somebody who was offered times", () => {
    const turns = talkOf(["can i see it this week?", "did you send in the thursday one or not"]);
    expect(turns.at(-1)?.said).not.toContain("not-for-me");
  });
  it("is left alone as long as a salesman goes on", () => {
    const turns = talkOf([
      "We help landlords screen tenants faster, do you have 15 minutes for a quick demo",
      "just reply YES for a free trial",
      "YES",
      "Tuesday works, what's the best email for the owner?",
    ]);
    expect(turns.map(({ said }) => said)).toEqual([["only-this-home"], [], [], []]);
    expect(turns.flatMap(({ orders }) => orders)).toEqual([]);
  });
  it("opts nobody out whose own words went astray, and asks nothing of them later", () => {
    const [, slip, later] = talkOf([
      "hun can u grab milk on ur way",
      "oops sorry wrong number",
      "is it still available?",
    ]);
    expect(slip?.said).toEqual(["no-harm"]);
    expect(kinds(slip!)).toEqual(["lose-interest"]);
    expect(later?.said).toContain("answer");
    expect(tell({ is: "follow-up", number: 1 }, {}, slip!.talk).text).toBe("");
  });
  it("opts out whom Piper should not have written to, and whoever says stop", () => {
    expect(kinds(talkOf(["you have the wrong number"])[0]!)).toContain("opt-out");
    expect(kinds(talkOf(["babe did you feed the cats", "stop"])[1]!)).toEqual(["opt-out"]);
  });
  it.each([
    "my husband and I want to see it",
    "is it ok if my mom comes",
    "tell the owner I like it",
    "can we split the deposit",
  ])("is none of it: %j", (text) => expect(talkOf([text])[0]?.said).not.toContain("not-for-me"));
});
