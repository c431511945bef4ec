import { describe, expect, it } from "vitest";
import { sampleWorld } from "../sample-home.ts";
import { step } from "../step.ts";
import { newTalk } from "../talk.ts";
import { accepted, kinds, known, say, talkOf, tell } from "./testing.ts";

const question = "can we hang a swing from the ceiling?";
const waiting = say(question).talk;
const later = (text: string, talk = waiting) =>
  step(talk, { kind: "message", text, history: [{ from: "renter", text: question }] }, sampleWorld);

describe("Who asks whether the owner has answered", () => {
  it.each([
    ["I have a golden retriever, is the owner ok with him", "did the owner say anything about the dog yet"],
    ["can the owner make an exception for our rottweiler?", "has she answered about our dog"],
    ["tengo un pastor alemán, ¿el dueño lo acepta?", "¿ya dijo algo del perro?"],
  ])("is after the animal that was named: %j, %j", (first, then) =>
    expect(kinds(talkOf([first, then])[1]!)).not.toContain("escalate"),
  );
  it.each([
    "did she say anything yet?",
    "has the owner gotten back to you about the swing",
    "any word on that?",
    "have you heard back from them",
    "what did they say about the ceiling?",
    "ya le preguntó?",
    "¿y qué dijeron de eso?",
    "¿ya contestó?",
    "heard anything back?",
    "so what came of that",
    "¿ya supo algo?",
    "¿y qué pasó con eso?",
  ])("%j hears that no answer has come, and the owner is asked nothing anew", (text) => {
    const turn = later(text);
    expect(turn.said).toContain("asked-owner-already");
    expect(turn.facts).toEqual([]);
    expect(kinds(turn)).not.toContain("escalate");
  });

  it("by the owner's name is heard too", () => {
    const turn = later(`did ${sampleWorld.ownerName} reply about the swing?`);
    expect(turn.said).toEqual(["asked-owner-already"]);
  });

  it("hears the answer that was given, in the owner's words", () => {
    const told = tell({ is: "owner-answered", question, answer: "Only a light one." }, {}, waiting).talk;
    const turn = later("so what did the owner say about the swing?", told);
    expect(turn.text).toContain("Only a light one.");
    expect(kinds(turn)).not.toContain("escalate");
  });

  it("of a question that still waits is not told the answer to another", () => {
    const both = talkOf([question, "can I run a daycare from here?"]).at(-1)!.talk;
    const told = tell({ is: "owner-answered", question, answer: "Only a light one." }, {}, both).talk;
    expect(later("any answer about the daycare?", told).text).not.toContain("light one");
  });

  it.each([
    ["I own a kayak that would hang by the back door. When can I come?", "and what did they say about my kayak?"],
    ["tengo una lancha chica que traigo de Michigan. ¿cuándo puedo ir?", "¿y qué dijeron de mi lancha?"],
  ])("of what was told and never asked has it asked now: %j", (told, text) => {
    const history = [{ from: "renter" as const, text: told }];
    const turn = step(say(told).talk, { kind: "message", text, history }, sampleWorld);
    expect(turn.said).not.toContain("asked-owner-already");
    expect(kinds(turn)).toContain("escalate");
  });

  it.each([
    "still waiting to hear about the swing, the bees and the kiln",
    "you never answered about the swing, the bees or the kiln",
  ])("of several questions that wait asks none of them anew: %j", (text) => {
    const asked = "can we hang a swing from the ceiling? may I keep bees? would a kiln be all right?";
    const history = [{ from: "renter" as const, text: asked }];
    const turn = step(say(asked).talk, { kind: "message", text, history }, sampleWorld);
    expect(turn.said).toContain("asked-owner-already");
    expect(kinds(turn)).not.toContain("escalate");
  });

  it("hears that nothing waits where nothing was asked", () => {
    expect(say("did they answer yet?").said).toEqual(["nothing-asked"]);
    expect(say("¿ya contestaron?").said).toEqual(["nothing-asked"]);
  });

  it.each([
    "please let me know as soon as you hear",
    "ok keep me posted",
    "so you'll text me when they answer?",
    "avíseme cuando le contesten",
  ])("asks nothing anew by %j", (text) => {
    const [, then] = talkOf(["how thick are the walls?", text]);
    expect(then?.said).toContain("asked-owner-already");
    expect(then?.orders.map(({ kind }) => kind)).not.toContain("escalate");
  });
  it.each(["did she say anything yet?", "any word?"])(
    "hears again what stands against a showing, with the offer to ask, where nothing was asked: %j",
    (text) => {
      const turn = talkOf(["I make 900 a month", text]).at(-1)!;
      expect(turn.said).toEqual(["not-qualified"]);
      expect(turn.talk.awaiting).toBe("pass-on");
    },
  );

  it("hears that nothing waits beside what was asked just now", () => {
    const turn = say("can we hang a swing from the ceiling? and did they answer yet?");
    expect(turn.said).toContain("nothing-asked");
    expect(kinds(turn)).toContain("escalate");
  });

  it("hears of the time requested where that is all there is to wait for", () => {
    const request = { ...accepted, status: "PENDING" as const };
    expect(say("any news?", { renter: known, request }, { ...newTalk, introduced: true }).said).toEqual([
      "your-showing",
    ]);
  });

  it("has the rest of the message answered as ever", () => {
    const turn = later("did she answer? and how much is the deposit");
    expect(turn.said).toEqual(["answer", "asked-owner-already"]);
  });
});

describe("A question of something not spoken of before", () => {
  it.each(["did the owner say whether there's a dishwasher?", "¿ya dijo si hay lavaplatos?"])(
    "%j is answered as the question that it is",
    (text) => expect(later(text).said).toContain("answer"),
  );
});

describe("Danger told beside asking for an answer", () => {
  it.each(["did she say anything about the swing, now I smell gas", "any word on the swing? the ceiling is on fire"])(
    "is met first: %j",
    (text) => expect(later(text).said).toContain("emergency"),
  );
});
