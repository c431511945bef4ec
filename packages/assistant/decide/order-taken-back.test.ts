import { describe, expect, it } from "vitest";
import { known, say, talkOf } from "./testing.ts";

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
