import { describe, expect, it } from "vitest";
import { sampleHome } from "../sample-home.ts";
import { kinds, known, say, talkOf } from "./testing.ts";

const property = { ...sampleHome, allowsVirtualTours: true };
const at = (clock: string) =>
  Temporal.PlainDateTime.from(clock).toZonedDateTime("America/New_York").toInstant().toString();
const saturday = at("2026-05-16T11:00");
const requested = (startsAt: string) => expect.objectContaining({ kind: "request-showing", startsAt });

describe("Somebody who is along by phone or video", () => {
  it.each([
    "saturday 11 please, and can my husband join by facetime, he is at work",
    "saturday at 11 sounds great. could my mom be on zoom with me while I walk through",
    "saturday at 11. my roommate will just be on video, I'm coming in person",
    "el sábado a las 11. ¿puede mi esposo ver por videollamada mientras yo estoy ahí?",
  ])("makes no video tour of a showing: %j", (text) => {
    const turn = talkOf(["when can I see it?", text], { property, renter: known }).at(-1)!;
    expect(turn.orders).toContainEqual(requested(saturday));
    expect(turn.said).not.toContain("video-passed-on");
    expect(turn.heard?.topics).not.toContain("tours.virtual");
  });
  it.each(["no no I'm coming in person. saturday at 11", "no, voy en persona. el sábado a las 11"])(
    "is told apart afterwards: %j",
    (text) => {
      const texts = ["when can I see it?", "saturday at 11 by video", text];
      expect(talkOf(texts, { property, renter: known }).at(-1)?.orders).toContainEqual(requested(saturday));
    },
  );
  it.each(["can my wife do a video tour saturday at 11?", "could my sister and I tour it by zoom saturday at 11?"])(
    "is told from who wishes for a video tour: %j",
    (text) => expect(say(text, { property, renter: known }).said).toContain("video-passed-on"),
  );
});

describe("A time that is asked about first", () => {
  const asked = [
    "sat 11, wait is that in person?",
    "saturday at 11... hold on, does it have parking?",
    "el sábado a las 11, pero espere, ¿es en persona?",
  ];
  it.each(asked)("is not requested yet: %j", (text) => {
    const turn = talkOf(["when can I see it?", text], { property, renter: known }).at(-1)!;
    expect(kinds(turn)).not.toContain("request-showing");
    expect(turn.said).toContain("ask-take");
  });
  it.each(asked)("is with a yes: %j", (text) => {
    const turn = talkOf(["when can I see it?", text, "yes"], { property, renter: known }).at(-1)!;
    expect(turn.orders).toContainEqual(requested(saturday));
  });
  it("is requested at once where nothing is asked of it", () =>
    expect(say("wait, saturday at 11 please", { property, renter: known }).orders).toContainEqual(requested(saturday)));
});

describe("A request that the renter did not mean", () => {
  const instant = Temporal.Instant.from(saturday);
  const request = {
    id: "r",
    status: "PENDING" as const,
    startsAt: instant,
    endsAt: instant.add({ minutes: 30 }),
    tourType: "IN_PERSON" as const,
  };
  it.each(["hold on, I never said yes to saturday", "I didn't pick saturday", "no, yo nunca dije que sí al sábado"])(
    "is asked whether to cancel: %j",
    (text) => expect(say(text, { property, request, renter: known }).said).toContain("confirm-cancel"),
  );
  it.each([
    "I never agreed to saturday, can you make it thursday 5:30",
    "no acepté el sábado, mejor el jueves a las 5:30",
  ])("moves to the time that is meant: %j", (text) =>
    expect(say(text, { property, request, renter: known }).orders).toContainEqual(
      expect.objectContaining({ kind: "move-showing", startsAt: at("2026-05-14T17:30") }),
    ),
  );
  it("is given up for one by video", () =>
    expect(
      kinds(
        say("I didn't say yes to saturday. Could we do thursday 5:30 by video?", { property, request, renter: known }),
      ),
    ).toEqual(expect.arrayContaining(["cancel-showing", "escalate"])));
});
