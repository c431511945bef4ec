import { describe, expect, it } from "vitest";
import { newTalk } from "../talk.ts";
import { accepted, kinds, known, newsOfAcceptance, say, tell, thursday } from "./testing.ts";

const later = Temporal.Instant.from(thursday).add({ hours: 20 });
const over = { renter: known, request: null, stage: "SHOWING_COMPLETED" as const, now: later };
const atShowing = { renter: known, request: accepted, now: Temporal.Instant.from(thursday).add({ minutes: 10 }) };
const confirmed = tell(newsOfAcceptance, { renter: known, request: accepted }).talk;

describe("Once the time of a showing is over", () => {
  it.each(["thank you for the tour, what's next?", "gracias por enseñármela, ¿y ahora qué sigue?"])(
    "a renter hears how to go on: %j",
    (text) => expect(say(text, over, confirmed).said).toEqual(["liked-it"]),
  );
  it.each([
    ["i'm outside and no one answers", "i had to go back to work. what now?"],
    ["estoy afuera y no sale nadie", "pues ya me fui, ¿y ahora qué hago?"],
  ])("nobody says that it was good of who stood there in vain: %j", (outside, text) => {
    const { talk } = say(outside, atShowing, confirmed);
    expect(say(text, over, talk).said).toEqual(["after-trouble"]);
  });
  it.each([
    "could my wife come see it too? she couldn't make it yesterday",
    "mi esposa no pudo ir, ¿podemos volver a verla los dos?",
  ])("nothing is left to cancel, and another visit is arranged: %j", (text) => {
    const turn = say(text, over, confirmed);
    expect(turn.text).toMatch(/1\./);
    expect(kinds(turn)).not.toContain("cancel-showing");
  });
});

describe("Who waits for the owner's answer", () => {
  const { talk } = say("is there a bike room?", { renter: known }, { ...newTalk, introduced: true });
  it.each(["should i keep waiting?", "do i wait or what", "¿sigo esperando entonces?"])(
    "is told that it has not come, and put on no list: %j",
    (text) => {
      const turn = say(text, { renter: known }, talk);
      expect(turn.said).toEqual(["asked-owner-already"]);
      expect(kinds(turn)).not.toContain("escalate");
    },
  );
  it("is put on a list that they name", () =>
    expect(say("ok put me on the waiting list please", { renter: known }, talk).said).toContain("waitlist"));
});
