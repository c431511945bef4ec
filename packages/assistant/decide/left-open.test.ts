import { describe, expect, it } from "vitest";
import { sampleHome } from "../sample-home.ts";
import { newTalk } from "../talk.ts";
import { accepted, kinds, known, newsOfAcceptance, say, tell, thursday } from "./testing.ts";

describe("What commits a renter", () => {
  it.each([
    "I want to apply",
    "send me the application please",
    "sí, quiero aplicar",
    "is it still free? I'd love to apply if so",
  ])("is taken from %j", (text) => expect(kinds(say(text, { renter: known }))).toContain("request-application"));
  it.each([
    "is the storage required or only if I want it",
    "if I like it can I apply right there",
    "do I see it first or do I apply now",
    "si me gusta quiero aplicar",
  ])("is not taken from %j", (text) =>
    expect(kinds(say(text, { renter: known }))).not.toContain("request-application"),
  );
});

describe("How one gets in", () => {
  const property = { ...sampleHome, allowsSelfGuidedTours: true };
  const ahead = { renter: known, property };
  it.each(["how do i get in, is there a code?", "¿cómo entro el día de la visita?"])(
    "%j ahead of the day is told",
    (text) => {
      const turn = say(text, ahead);
      expect(turn.text).toMatch(/entry instructions|instrucciones de entrada/);
      expect(turn.orders.filter(({ kind }) => kind === "escalate")).toEqual([]);
    },
  );
  it("is a question of somebody who is choosing a time, too", () => {
    const turn = say("the second one. and how do i get in then", { property });
    expect(turn.orders.filter(({ kind }) => kind === "escalate")).toEqual([]);
    expect(turn.text).toContain("entry instructions");
  });
  it("is trouble at the door at the time of the showing", () => {
    const now = Temporal.Instant.from(thursday).add({ minutes: 5 });
    const turn = say("how do i get in, is there a code?", { ...ahead, now, request: accepted });
    expect(turn.orders).toContainEqual(expect.objectContaining({ kind: "escalate", reason: "SHOWING_ISSUE" }));
  });
});

describe("Who shows the home", () => {
  it("is said of a confirmed showing", () => {
    const { talk } = tell(newsOfAcceptance, { renter: known, request: accepted });
    const turn = say("who do I meet on the day?", { renter: known, request: accepted }, talk);
    expect(turn.text).toContain("Jules will show it to you.");
    expect(kinds(turn)).not.toContain("escalate");
  });
  it("is, where none is confirmed, said of each kind of tour, and not asked of the owner", () => {
    const property = { ...sampleHome, allowsInPersonTours: true, allowsSelfGuidedTours: true };
    const turn = say("who do I meet on the day?", { renter: known, property }, newTalk);
    expect(turn.text).toMatch(/someone meets you there.*your confirmation says who.*by yourself/);
    expect(kinds(turn)).not.toContain("escalate");
  });
  it("is asked of the owner where no kind of tour is known", () => {
    const property = {
      ...sampleHome,
      allowsInPersonTours: null,
      allowsSelfGuidedTours: null,
      allowsVirtualTours: null,
    };
    expect(kinds(say("who do I meet on the day?", { renter: known, property }, newTalk))).toContain("escalate");
  });
});

describe("How many may live there", () => {
  it.each([
    "it's for me and my sister, can we come look on thursday",
    "is it just me or an open house",
    "is it only me there or does the owner come",
  ])("is not asked by %j", (text) => expect(say(text).heard?.topics).not.toContain("occupancy"));
  it.each(["how many people can live there", "would four be too many people"])("is asked by %j", (text) =>
    expect(say(text).heard?.topics).toContain("occupancy"),
  );
  it.each(["we're two, my mother and I, is that okay for the two of us?", "somos mi hermano y yo, ¿cabemos los dos?"])(
    "is told, and the owner is not asked, by %j",
    (text) => {
      const knowledge = [
        { id: "k", topic: "occupancy", question: "", answer: "At most 3 people may live in the home." },
      ];
      const turn = say(text, { renter: known, knowledge });
      expect(turn.text).toMatch(/3 (?:people|personas)/);
      expect(kinds(turn)).not.toContain("escalate");
    },
  );
});
