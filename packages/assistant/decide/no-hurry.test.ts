import { describe, expect, it } from "vitest";
import { kinds, say, talkOf } from "./testing.ts";

const times = /\d{1,2}:\d{2}|Which/;

describe("A renter who wants no times yet", () => {
  it.each([
    "I'm not ready to choose a day yet, please don't pressure me",
    "we're not looking to schedule a tour yet",
    "i don't want to view the place yet, only collecting facts",
    "no need to book a tour right now",
    "por ahora no quiero verla, solo pregunto",
    "todavía no quiero agendar nada, no me apure por favor",
    "aún no estoy lista para una cita",
  ])("is offered none after %j, whatever else they tell or ask", (text) => {
    const turns = talkOf([
      "can i see it?",
      text,
      "what is the deposit?",
      "i make 5200 a month",
      "im interested though",
    ]);
    expect(turns[1]?.text).toMatch(/no hurry|no hay prisa/);
    for (const { text: reply } of turns.slice(1)) expect(reply).not.toMatch(times);
  });
  it("is offered times once they ask", () => {
    const turns = talkOf(["i'm not ready to pick a time", "ok when can i come see it?"]);
    expect(turns.at(-1)?.text).toMatch(times);
  });
  it("names one all the same", () =>
    expect(say("i'm not ready to pick a time for my sister, but thursday at 5 is good for me").text).toMatch(times));
  it.each([
    "Before I schedule a showing I need to know everything I'd pay each month.",
    "before we even consider a tour, i would need the fees in writing",
    "antes de ir a verla quiero saber todos los gastos",
  ])("may put them off in the same breath: %j", (text) => expect(say(text).text).not.toMatch(/Which works|funciona/));
});

describe("A renter who wants to apply without a showing", () => {
  it.each([
    ["i'm interested", "i don't need to see it, i want to apply", "so will you send me the link or what is left"],
    ["me interesa", "no hace falta verla, quiero aplicar", "entonces me pasa el enlace o qué más falta"],
  ])("is asked for no time: %j, %j, %j", (...texts) => {
    const turns = talkOf(texts);
    expect(kinds(turns[1]!)).toContain("request-application");
    for (const { text } of turns.slice(1)) expect(text).not.toMatch(/which of those|cuál de esos/i);
    expect(turns[2]?.text).toMatch(/apply|solicitarla/);
  });
});

describe("Who did not ask to come", () => {
  const asks = "how much is the deposit? i make 5000 a month, credit 700, no pets, moving june 1";
  it.each([
    "hm, i never asked for a tour",
    "i didn't ask for a time, it was about the deposit",
    "yo no pedí ninguna cita",
  ])("is offered no times until they ask for them: %j", (text) => {
    const [, told, later, asked] = talkOf([asks, text, "my sister earns 900 a month", "when can i see it?"]);
    expect(told?.talk.offered).toEqual([]);
    expect(later?.talk.offered).toEqual([]);
    expect(asked?.talk.offered).not.toEqual([]);
  });
});

describe("Who has seen the home", () => {
  it.each(["ok i seen it, i like it. how do i apply", "We saw the place and we like it a lot. my score is 720"])(
    "is asked for no time of those offered before: %j",
    (text) => {
      const [, then] = talkOf(["can i see it?", text]);
      expect(then?.talk.offered).toEqual([]);
      expect(then?.said).not.toContain("which-time");
    },
  );
  it("may still ask for one", () => {
    const [, , then] = talkOf(["can i see it?", "we saw it, we like it", "can we come again thursday at 5pm"]);
    expect(then?.talk.chosen?.startsAt).toBe("2026-05-14T21:00:00Z");
  });
  it("is offered times where they saw its listing", () =>
    expect(talkOf(["Hi! I saw the house on Zillow, is it available?"])[0]?.talk.wantsNoTimes).toBeUndefined());
});
