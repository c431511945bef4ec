import { describe, expect, it } from "vitest";
import { accepted, kinds, known, say, talkOf } from "./testing.ts";

const topics = (turn: ReturnType<typeof say>) =>
  turn.orders.flatMap((order) => (order.kind === "escalate" ? [order.topic] : []));

describe("What the owner was asked for and a renter does not want after all", () => {
  it.each([
    ["put me on the waitlist please", "hmm forget the waitlist", "order-taken-back.waitlist"],
    ["can you have somebody call me", "actually no need for a call", "order-taken-back.request_call"],
    ["i want to talk to the owner", "i don't want to talk to the owner anymore", "order-taken-back.request_human"],
    ["quiero estar en la lista de espera", "ya no quiero la lista de espera", "order-taken-back.waitlist"],
  ])("is taken back with the owner: %j, %j", (ordered, takenBack, topic) => {
    const [, turn] = talkOf([ordered, takenBack], { renter: known });
    expect(turn!.said).toEqual(["order-taken-back"]);
    expect(topics(turn!)).toEqual([topic]);
  });
  it("is taken back beside what is asked", () => {
    const [, turn] = talkOf(["put me on the waitlist", "skip the waitlist. how much is the rent?"], { renter: known });
    expect(turn!.said).toEqual(["order-taken-back", "answer"]);
  });
  it.each(["i don't want a call", "no quiero que me llamen"])("is no order where none was given: %j", (text) => {
    const turn = say(text, { renter: known });
    expect(turn.said).toEqual(["taken-back"]);
    expect(turn.orders).toEqual([]);
  });
});

describe("A showing that is not to be canceled or moved", () => {
  const booked = { renter: known, request: accepted };

  it.each([
    "please don't cancel my tour",
    "I do not want to cancel",
    "no cancele la cita",
    "don't change my appointment",
  ])("stays: %j", (text) => {
    const turn = say(text, booked);
    expect(turn.said).toEqual(["kept"]);
    expect(kinds(turn)).toEqual([]);
  });
  it.each(["oh no, don't cancel it!", "heavens, do not cancel that", "no, no la cancele"])(
    "stays when Piper asked whether to cancel it: %j",
    (text) => {
      const { talk } = say("cancel my showing", booked);
      expect(talk.awaiting).toBe("confirm-cancel");
      const turn = say(text, booked, talk);
      expect(turn.said).toEqual(["kept"]);
      expect(kinds(turn)).toEqual([]);
      expect(turn.talk.awaiting).toBeNull();
    },
  );
  it("is said to wait for the owner where it does", () => {
    const request = { ...accepted, status: "PENDING" as const };
    expect(say("don't cancel it", { renter: known, request }).text).toMatch(/is still open.*hasn't confirmed it yet/);
  });
  it.each(["if my cousin can't come along, where would she wait?", "si mi hermana no puede ir, le mando fotos"])(
    "is not given up by what may not be so: %j",
    (text) => {
      const turn = say(text, booked);
      expect(turn.said).not.toContain("confirm-cancel");
      expect(kinds(turn)).not.toContain("cancel-showing");
    },
  );
  it.each(["yes, cancel it", "ya", "yah", "y", "sí"])("goes when its cancellation is agreed to: %j", (text) => {
    const { talk } = say("please cancel it", booked);
    expect(kinds(say(text, booked, talk))).toContain("cancel-showing");
  });
});
