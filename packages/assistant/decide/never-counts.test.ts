import { describe, expect, it } from "vitest";
import { sampleWorld } from "../sample-home.ts";
import { newTalk } from "../talk.ts";
import type { World } from "../world.ts";
import { good, kinds, say, withRequirements } from "./testing.ts";

const facts = { ...good, creditScore: { low: 540, high: 540 } };
const refused: Partial<World> = {
  property: withRequirements({ minimumCreditScore: 650 }),
  renter: { name: "Robin", hasContact: true, facts },
};
const refusal = say("can I see it saturday at 10?", refused).talk;
const after = (text: string, world: Partial<World> = refused) => say(text, world, refusal);

describe("Asked whether something of the renter was the reason of a refusal, Piper", () => {
  it.each([
    ["is it because of my section 8 voucher?", "a housing voucher never counts against"],
    ["did they say no cause I have a baby", "having children never counts against"],
    ["I have two boys. are my kids the problem?", "having children never counts against"],
    ["is it because I'm disabled?", "a disability never counts against"],
    ["¿es por el bono?", "un vale de vivienda nunca cuenta"],
    ["¿no puedo ir porque tengo hijos?", "tener hijos nunca cuenta"],
  ])("says that it never counts, and what is open: %j", (text, answer) => {
    const turn = after(text);
    expect(turn.text).toContain(answer);
    expect(turn.text).toMatch(/650/);
    expect(turn.orders.filter((order) => order.kind === "escalate" && order.reason !== "ACCOMMODATION")).toEqual([]);
  });

  it("sends an assistance animal that is told to the owner all the same", () => {
    const turn = after("is it because I have a service dog?");
    expect(turn.text).toContain("an assistance animal never counts against");
    expect(turn.orders).toContainEqual(expect.objectContaining({ kind: "escalate", reason: "ACCOMMODATION" }));
  });

  it.each(["we're moving because of the baby. is there a dishwasher?", "do you take section 8 vouchers?"])(
    "says nothing of it to %j",
    (text) => expect(after(text).said).not.toContain("never-counts"),
  );
});

describe("Who wants to be written to further", () => {
  it.each([
    "please keep writing to me",
    "I never asked you to quit",
    "you can text me again",
    "sígame escribiendo, por favor",
    "yo no le pedí que dejara de escribirme",
  ])("hears that Piper does, and texts stay as they are: %j", (text) => {
    const turn = say(text, {}, { ...newTalk, introduced: true });
    expect(turn.said).toEqual(["writes-on"]);
    expect(kinds(turn)).toEqual([]);
  });

  it.each(["write me again when it is free", "keep writing to me. is the heat gas?"])("has more met: %j", (text) =>
    expect(say(text, {}, { ...newTalk, introduced: true }).said).not.toContain("writes-on"),
  );
});

describe("Who takes back what was no question", () => {
  it.each([
    "sorry that wasn't a question for the owner",
    "oops, that wasn't meant for you",
    `not a question for ${sampleWorld.ownerName} lol`,
    "I was just thinking out loud",
    "perdón, no era para usted",
    "no era una pregunta",
  ])("is not passed on, opted out or asked anew: %j", (text) => {
    const turn = say(text, {}, { ...newTalk, introduced: true, awaiting: "facts", asked: ["income"] });
    expect(turn.said).toEqual(["taken-back"]);
    expect(kinds(turn)).toEqual([]);
  });

  it("has the rest of the message met", () => {
    const turn = say("sorry that wasn't a question for you, can we see it saturday at 10?", {
      renter: { name: "Robin", hasContact: true, facts: good },
    });
    expect(kinds(turn)).toContain("request-showing");
    expect(kinds(turn)).not.toContain("lose-interest");
  });

  it.each([
    "stop texting me, that wasn't meant for you",
    "that wasn't a question, I smell gas",
    "that wasn't a question I smell gas",
  ])("loses nothing that is meant: %j", (text) => expect(say(text).said.join()).toMatch(/opted-out|emergency/));
});

describe("Whoever came to the wrong address", () => {
  it.each([`who is ${sampleWorld.ownerName}?`, `¿quién es ${sampleWorld.ownerName}?`])(
    "hears who writes, and the owner is asked nothing: %j",
    (text) => {
      const turn = say(text);
      expect(turn.said).toEqual(["identity"]);
      expect(kinds(turn)).toEqual([]);
    },
  );

  it.each(["please delete my email", "ok delete my number", "borre mi correo por favor", "elimine mi número"])(
    "gets no more messages once they say so: %j",
    (text) => expect(kinds(say(text))).toContain("opt-out"),
  );
});

describe("Who says that a name is not theirs", () => {
  it.each(["my name isn't Carla", "no me llamo Carla"])("and no other is asked for theirs: %j", (text) => {
    const turn = say(text, {}, { ...newTalk, introduced: true });
    expect(turn.said).toEqual(["ask-name"]);
    expect(kinds(turn)).toEqual([]);
  });

  it("and which is is known by that", () =>
    expect(say("my name isn't Carla, it's Karla Ruiz").orders).toContainEqual({
      kind: "record-contact",
      name: "Karla Ruiz",
    }));
});
