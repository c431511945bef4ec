import { describe, expect, it } from "vitest";
import { sampleHome, sampleWorld } from "../sample-home.ts";
import { step } from "../step.ts";
import { type Line, newTalk, type Talk } from "../talk.ts";
import { kinds, known } from "./testing.ts";

const world = { ...sampleWorld, property: { ...sampleHome, allowsVirtualTours: true }, renter: known };

/** The turns on what a renter writes after the owner answered a wish for a tour by video, or another question put after it. */
function afterAnswer(wish: string, answer: string, texts: readonly string[], asked: string | null = null) {
  let talk: Talk = newTalk;
  const history: Line[] = [];
  const take = (turn: ReturnType<typeof step>) => {
    talk = turn.talk;
    history.push({ from: "piper", text: turn.text });
    return turn;
  };
  const hear = (text: string) => {
    history.push({ from: "renter", text });
    return take(step(talk, { kind: "message", text, history: history.slice(0, -1) }, world));
  };
  hear(wish);
  if (asked !== null) hear(asked);
  take(step(talk, { kind: "news", news: { is: "owner-answered", question: asked ?? wish, answer } }, world));
  return texts.map(hear);
}

const inEnglish = "I'm in Utah, could we do monday at 6 by video?";
const inSpanish = "Vivo lejos, ¿puedo verla por video el lunes a las 6?";

describe("A time that the owner named for a tour by video", () => {
  it.each([
    [inEnglish, "Sure, I can do a video call Tuesday at 7 Eastern.", "Tuesday at 7 works for me"],
    [inSpanish, "Sí, puedo hacer una videollamada el martes a las 7.", "Perfecto, el martes a las 7 me queda bien"],
  ])("is taken up: %j, %j, %j", (wish, answer, text) => {
    const [turn] = afterAnswer(wish, answer, [text]);
    expect(turn?.orders).toContainEqual(expect.objectContaining({ kind: "escalate", question: text }));
    expect(turn?.said).toContain("told-owner");
    expect(turn?.talk.offered).toEqual([]);
  });
  it.each([
    [inEnglish, "I could do Wednesday at 8:30 pm.", "yes that's perfect", "May 13 at 8:30 PM"],
    [
      inEnglish,
      "Monday at 7 pm on FaceTime is fine",
      "yes, let's do that, and how much is the rent?",
      "May 11 at 7:00 PM",
    ],
    ["is there a roof terrace?", "No. But you can come by Friday at 4 pm.", "ok, let's do that", "May 15 at 4:00 PM"],
    ["does the attic leak?", "No. I can do Friday at 4 pm.", "Friday at 4 suits me", "May 15 at 4:00 PM"],
    [inEnglish, "Yes, Monday at 7 pm, I'll call you on FaceTime.", "great, 7 works", "May 11 at 7:00 PM"],
    [inSpanish, "Puedo hacer el martes a las 7 pm.", "sí, perfecto", "12 de mayo a las 7:00 p. m."],
  ])("goes to the owner and is said with its day and hour: %j, %j, %j", (wish, answer, text, time) => {
    const [turn] = afterAnswer(wish, answer, [text]);
    const [told] = turn?.orders.flatMap((order) => (order.kind === "escalate" ? [order.question] : [])) ?? [];
    expect(told).toContain(text);
    expect(told).toMatch(text.includes("Friday") ? text : time);
    expect(turn?.said).toContain("told-owner");
    expect(turn?.text).toContain(time);
    expect(turn?.text.includes("$1,600") || !text.includes("rent")).toBe(true);
    expect(turn?.talk.offered).toEqual([]);
  });
  it.each(["is that by video or in person?", "sorry, are those video tours?", "¿y eso es por video o en persona?"])(
    "is not agreed to by a question of the kind of tour: %j",
    (text) => {
      const [turn] = afterAnswer("is there a roof terrace?", "No. I can do Friday at 4 pm.", [text]);
      expect(turn?.said).not.toContain("told-owner");
    },
  );
  it("is none where it tells of something else, or is open to be requested", () => {
    const [other] = afterAnswer("is there a roof terrace?", "No. The office closes Friday at 4 pm.", [
      "ok, let's do that",
    ]);
    expect(other?.said).not.toContain("told-owner");
    const [open] = afterAnswer("is there a roof terrace?", "No. You can come Thursday at 5 pm.", [
      "thursday at 5 then",
    ]);
    expect(open?.said).not.toContain("told-owner");
  });
  it.each([
    [inEnglish, "is the attic dry?", "As dry as it gets.", "what times do you have?"],
    [inSpanish, "¿el ático tiene goteras?", "Ninguna.", "¿qué horarios hay?"],
  ])("is waited for, whatever else the owner answers: %j, %j, %j, %j", (wish, asked, answer, text) =>
    expect(afterAnswer(wish, answer, [text], asked)[0]?.talk.offered).toEqual([]),
  );
  it.each([
    [inEnglish, "Sorry, no video tours.", "ok, what times do you have then?"],
    [inSpanish, "No hago visitas por video.", "bueno, ¿qué horarios hay?"],
  ])("is waited for no more after a no to the wish: %j, %j, %j", (wish, answer, text) =>
    expect(afterAnswer(wish, answer, [text])[0]?.talk.offered).not.toEqual([]),
  );
  it.each([
    [inEnglish, "Yes, Monday at 7 pm works.", "great, 7 works", "can you confirm my showing is on?"],
    [inSpanish, "Sí, el martes a las 7.", "el martes a las 7 me queda bien", "¿entonces está confirmada mi visita?"],
  ])("is the owner's to confirm, and no other is offered: %j, %j, %j, %j", (wish, answer, text, asks) => {
    const turns = afterAnswer(wish, answer, [text, asks]);
    expect(turns.at(-1)?.talk.offered).toEqual([]);
    expect(turns.at(-1)?.said).toContain("asked-owner-already");
  });
  it.each(["actually I'm in town after all, can I come saturday at 11?", "no, better saturday at 11 in person"])(
    "is left for one that is open: %j",
    (text) => {
      const [turn] = afterAnswer(inEnglish, "Yes, Monday at 7 pm works.", [text]);
      expect(kinds(turn!)).toContain("request-showing");
    },
  );
  it.each([
    [inEnglish, "Sorry, I don't do video tours.", "then saturday at 11"],
    [inSpanish, "No, no hago visitas por video.", "entonces el sábado a las 11"],
  ])("is none where the owner shows nothing by video, and the next time is one in person: %j, %j", (wish, no, text) => {
    const [turn] = afterAnswer(wish, no, [text]);
    expect(turn?.orders).toContainEqual(expect.objectContaining({ kind: "request-showing", tourType: "IN_PERSON" }));
  });
});
