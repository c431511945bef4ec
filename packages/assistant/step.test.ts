import { describe, expect, it } from "vitest";
import { accepted, good, kinds, known, say, tell, thursday, withRequirements } from "./decide/testing.ts";
import { sampleHome, sampleOpenings, sampleWorld } from "./sample-home.ts";
import { step } from "./step.ts";
import { newTalk } from "./talk.ts";

describe("Before a booking, Piper", () => {
  it("requests at once where everything needed is known", () =>
    expect(kinds(say("Thursday at 5 please", { renter: known }))).toEqual(["qualification", "request-showing"]));
  it("refuses under Strict what Moderate lets pass", () => {
    const renter = { ...known, facts: { ...good, monthlyIncome: 4500 } };
    const strict = say("Thursday at 5", { renter, property: withRequirements({ screeningSensitivity: "STRICT" }) });
    expect(strict.orders).toEqual([{ kind: "qualification", passes: false }]);
    expect(kinds(say("Thursday at 5", { renter }))).toContain("request-showing");
  });
  it("lets everyone through to the owner under Owner Review", () => {
    const renter = { ...known, facts: { ...good, monthlyIncome: 100 } };
    expect(
      kinds(say("Thursday at 5", { renter, property: withRequirements({ screeningSensitivity: "OWNER_REVIEW" }) })),
    ).toContain("request-showing");
  });
  it("asks the owner about pets case by case under Strict and books nothing", () => {
    const renter = {
      ...known,
      facts: { ...good, pets: [{ kind: "large dog" as const, count: 1, description: "husky" }] },
    };
    const turn = say("Thursday at 5", { renter, property: withRequirements({ screeningSensitivity: "STRICT" }) });
    expect(turn.orders).toEqual([
      expect.objectContaining({ kind: "escalate", topic: "qualification.pets", reason: "OTHER" }),
    ]);
  });
  it("asks how big a dog is where that matters", () => {
    const renter = { ...known, facts: { ...good, pets: [{ kind: "dog" as const, count: 1, description: "dog" }] } };
    expect(say("Thursday at 5", { renter }).text).toContain("How big is your dog");
  });
  it("never asks about vouchers", () => expect(say("Thursday at 5").text).not.toMatch(/voucher|section 8/i));
  it("refuses a time outside the openings and offers the nearest true ones", () => {
    const turn = say("Thursday at 9pm", { renter: known });
    expect(kinds(turn)).toEqual(["find-time"]);
    expect(turn.text).toMatch(/closest/);
    expect(turn.talk.offered.length).toBe(3);
  });
  it("says that a time was just taken and offers others", () => {
    const talk = { ...newTalk, introduced: true, offered: [{ startsAt: thursday, tourType: "IN_PERSON" as const }] };
    const openings = sampleOpenings.filter((o) => o.startsAt.toString() !== thursday);
    const turn = step(talk, { kind: "time-gone", startsAt: thursday }, { ...sampleWorld, openings });
    expect(turn.text).toMatch(/just taken.*Here are other open times/s);
    expect(turn.talk.offered.map((o) => o.startsAt)).not.toContain(thursday);
  });
  it("takes the listing page's form like a message", () =>
    expect(
      kinds(
        step(newTalk, { kind: "form", startsAt: thursday, tourType: "IN_PERSON" }, { ...sampleWorld, renter: known }),
      ),
    ).toContain("request-showing"));
  it("tells the owner where there are no openings", () =>
    expect(say("can I see it?", { openings: [] }).orders).toEqual([
      expect.objectContaining({ kind: "escalate", reason: "SHOWING_ISSUE" }),
    ]));
});

describe("A request forms", () => {
  const strict = withRequirements({ screeningSensitivity: "STRICT" });
  it("with the first times Piper offers, and once", () => {
    expect(kinds(say("Can I see it on Thursday?"))).toEqual(["find-time"]);
    expect(kinds(tell({ is: "greeting" }))).toEqual(["find-time"]);
    expect(kinds(say("Can I see it on Thursday?", { isForming: true }))).toEqual([]);
  });
  it("with a time chosen that lacks something still", () =>
    expect(kinds(say("Thursday at 5 please"))).toEqual(["find-time"]));
  it("not where a time is taken at once, nor beside a request that is open", () => {
    expect(kinds(say("Thursday at 5 please", { renter: known }))).not.toContain("find-time");
    expect(kinds(say("can we reschedule?", { renter: known, request: accepted }))).not.toContain("find-time");
  });
  it("not for a question about the home", () => expect(kinds(say("How much is the rent?"))).toEqual([]));
  it("not against a requirement that is not met, nor before the owner has decided", () => {
    const poor = { ...known, facts: { ...good, monthlyIncome: 100 } };
    expect(kinds(say("Can I see it on Thursday?", { renter: poor, property: strict }))).not.toContain("find-time");
    const husky = { kind: "large dog" as const, count: 1, description: "husky" };
    const withDog = { ...known, facts: { ...good, pets: [husky] } };
    expect(kinds(say("Can I see it on Thursday?", { renter: withDog, property: strict }))).not.toContain("find-time");
  });
  it("no more once the renter calls it off, whom Piper then asks for no time", () => {
    const offered = say("Can I see it on Thursday?");
    const off = say("never mind, please cancel", { isForming: true }, offered.talk);
    expect(kinds(off)).toEqual(["stop-finding"]);
    expect(off.text).toContain("I'll stop looking for a time");
    expect(off.talk).toMatchObject({ awaiting: null, chosen: null, offered: [] });
  });
});

describe("After the owner's word on what a strict check may not decide, Piper", () => {
  const renter = {
    ...known,
    facts: { ...good, pets: [{ kind: "large dog" as const, count: 1, description: "husky" }] },
  };
  const world = { renter, property: withRequirements({ screeningSensitivity: "STRICT" }) };
  it("lets the renter take the time chosen before", () => {
    const first = say("Thursday at 5", world);
    const told = tell(
      { is: "owner-answered", question: "Thursday at 5", answer: "A husky is fine." },
      world,
      first.talk,
    );
    expect(kinds(told)).toEqual(["find-time"]);
    expect(kinds(say("great, that works", world, told.talk))).toContain("request-showing");
  });
});

describe("Asked for later times, Piper", () => {
  it("offers only what is later than before", () => {
    const talk = {
      ...newTalk,
      introduced: true,
      awaiting: "time" as const,
      offered: [{ startsAt: thursday, tourType: "IN_PERSON" as const }],
    };
    const offered = say("anything later?", {}, talk).talk.offered;
    expect(offered.length).toBe(3);
    expect(offered.every((o) => o.startsAt > thursday)).toBe(true);
  });
});

describe("By the state of the listing, Piper", () => {
  const rented = { ...sampleHome, status: "RENTED_OUT" as const };
  const paused = { ...sampleHome, status: "UNLISTED" as const };
  it("says once that it is rented out and is then silent", () => {
    const first = say("is it available?", { property: rented });
    expect(first.text).toContain("This home has been rented.");
    expect(say("are you sure?", { property: rented }, first.talk).text).toBe("");
  });
  it("answers but does not book new leads while it is unlisted", () => {
    expect(say("how much is the rent?", { property: paused }).text).toContain("$1,600");
    expect(kinds(say("Thursday at 5", { property: paused, renter: known }))).toEqual([]);
  });
  it("books old leads while it is unlisted", () =>
    expect(
      kinds(say("Thursday at 5", { property: paused, renter: known, stage: "SHOWING_CANCELLED_BY_RENTER" })),
    ).toContain("request-showing"));
});

describe("With a showing confirmed, Piper", () => {
  const world = { renter: known, request: accepted, stage: "SHOWING_CONFIRMED" as const };
  const reminded = { ...newTalk, introduced: true, awaiting: "attendance" as const };
  it.each(["1", "yes", "I'll be there", "sí"])("takes %j to the reminder as coming", (text) =>
    expect(say(text, world, reminded).orders).toEqual([{ kind: "answer-attendance", attending: true }]),
  );
  it.each(["2", "no", "I can't make it"])("takes %j to the reminder as not coming, and offers other times", (text) => {
    const turn = say(text, world, reminded);
    expect(turn.orders).toEqual([{ kind: "answer-attendance", attending: false }, { kind: "find-time" }]);
    expect(turn.talk.awaiting).toBe("time");
  });
  const soon = { ...world, now: accepted.startsAt.subtract({ hours: 2 }) };
  it.each(["never mind my question", "I can't find the house", "not good, stuck in traffic"])(
    "gives nothing up for %j, asked whether one comes",
    (text) => {
      const turn = say(text, soon, reminded);
      expect(turn.orders).toEqual([]);
      expect(turn.text).toContain("Do you want me to cancel");
    },
  );
  it("hears a no to the reminder as one only while the question stands", () => {
    const told = { ...newTalk, introduced: true };
    expect(kinds(say("never mind my question", soon, told))).toEqual([]);
    expect(say("never mind my question", soon, told).talk.awaiting).toBeNull();
    expect(say("no", soon, told).talk.awaiting).toBe("confirm-cancel");
    expect(kinds(say("2", soon, told))).toContain("answer-attendance");
    expect(kinds(say("I can't make it", soon, told))).toContain("answer-attendance");
  });
  it("asks for another time where none is named", () =>
    expect(kinds(say("can we reschedule?", world))).toEqual(["ask-another-time"]));
  it("keeps to the showing's day where only a time is named", () =>
    expect(say("could we make it 5:30 instead", world).orders).toEqual([
      { kind: "move-showing", startsAt: "2026-05-14T21:30:00Z", tourType: "IN_PERSON" },
    ]));
  it("keeps the time where the renter thinks better of moving it", () => {
    const reschedule = { id: "s", by: "renter" as const, startsAt: accepted.startsAt, isTold: true };
    expect(
      kinds(say("no, keep it", { ...world, reschedule }, { ...newTalk, introduced: true, awaiting: "time" })),
    ).toEqual(["keep-time"]);
  });
  it("passes a late arrival to the owner", () =>
    expect(say("running 10 minutes late", world).orders).toMatchObject([{ reason: "SHOWING_ISSUE" }]));
  it("asks before it cancels, also where interest is lost", () => {
    expect(kinds(say("no longer interested, thanks", world))).toEqual([]);
    expect(say("please cancel my showing", world).talk.awaiting).toBe("confirm-cancel");
  });
});

describe("Asked for the total a month, Piper", () => {
  const asked = (change: Partial<typeof sampleHome.petPolicy & object>) =>
    say("what is the total per month?", {
      property: { ...sampleHome, petPolicy: { ...sampleHome.petPolicy!, ...change } },
    }).text;
  it("names each charge as it does when asked for it alone", () => {
    expect(asked({})).toContain(
      "The rent is $1,600 a month. Parking is $45 a month per space. Pet rent is $30 a month.",
    );
    expect(asked({ petRent: 0 })).toContain("There's no pet rent.");
  });
  it("leaves pets out where there are none", () => expect(asked({ allowsPets: false })).not.toMatch(/pet/i));
});

describe("Told of pets, Piper", () => {
  it("says how many there may be to who has more", () =>
    expect(say("3 cats").text).toContain("Up to 2 pets are allowed, and you'd have 3"));
  it("says nothing of it to who has fewer", () => expect(say("1 cat").text).not.toContain("Up to"));
});

describe("With a time proposed by the owner, Piper", () => {
  const reschedule = {
    id: "s",
    by: "owner" as const,
    startsAt: Temporal.Instant.from("2026-05-16T14:00:00Z"),
    isTold: true,
  };
  const world = { renter: known, request: accepted, reschedule };
  const asked = { ...newTalk, introduced: true, awaiting: "reschedule-answer" as const };
  it("takes a yes", () => expect(kinds(say("yes", world, asked))).toEqual(["agree-to-proposal"]));
  it("takes a no and offers others", () =>
    expect(kinds(say("no that doesn't work", { ...world, request: null }, asked))).toEqual([
      "refuse-proposal",
      "find-time",
    ]));
  it("takes a no where a confirmed time stands, and says that it does", () => {
    const turn = say("no that doesn't work", world, asked);
    expect(kinds(turn)).toEqual(["refuse-proposal"]);
    expect(turn.text).toContain("stays as planned");
  });
  it("takes another open time as a counter-proposal", () =>
    expect(kinds(say("monday at 5 is better", world, asked))).toEqual(["move-showing"]));
  it.each(["yes", "no"])("takes no %s to it before it has told of it", (word) =>
    expect(kinds(say(word, { ...world, reschedule: { ...reschedule, isTold: false } }, newTalk))).toEqual([]),
  );
});

describe("On words with a fixed meaning, Piper", () => {
  it.each(["STOP", "Unsubscribe", "please stop texting me", "CANCEL"])("opts out on %j by text", (text) =>
    expect(kinds(say(text, { channel: "SMS" }))).toEqual(["opt-out"]),
  );
  it("takes CANCEL in a chat for the showing", () => expect(kinds(say("Cancel", { request: accepted }))).toEqual([]));
  it("opts in on START", () => expect(kinds(say("start", { channel: "SMS" }))).toEqual(["opt-in"]));
  it("says who it is on HELP", () => expect(say("HELP", { channel: "SMS" }).text).toMatch(/Piper.*STOP/));
});

describe("Asked for a kind of tour before any time, Piper", () => {
  const property = { ...sampleHome, allowsVirtualTours: true, allowsSelfGuidedTours: true };
  const openings = sampleOpenings.flatMap((opening) =>
    (["IN_PERSON", "VIRTUAL", "SELF_GUIDED"] as const).map((tourType) => ({ ...opening, tourType })),
  );
  const world = { renter: known, property, openings };
  it.each([
    ["Can I see it on my own?", "Thursday at 5 pm", "SELF_GUIDED", "self-guided"],
    ["Is there a video tour?", "ok, Thursday at 5 pm then", "VIRTUAL", "by video"],
    ["I'd like a self guided tour", "could I do thursday at 5?", "SELF_GUIDED", "self-guided"],
    ["¿Puedo verla por mi cuenta?", "el jueves a las 5", "SELF_GUIDED", "por su cuenta"],
    ["¿Se puede ver por video?", "el jueves a las 5 de la tarde", "VIRTUAL", "por video"],
  ])("books that kind and says so: %s %s", (asked, time, tourType, said) => {
    const first = say(asked, world);
    expect(first.text).toContain(said);
    const second = say(time, world, first.talk);
    expect(second.orders).toContainEqual({ kind: "request-showing", startsAt: thursday, tourType });
    expect(second.text).toContain(said);
  });
  it("takes another kind that is named later", () => {
    const first = say("Can I see it on my own?", world);
    const second = say("actually in person please, Thursday at 5 pm", world, first.talk);
    expect(second.orders).toContainEqual({ kind: "request-showing", startsAt: thursday, tourType: "IN_PERSON" });
  });
  it("names no kind where there is only one", () =>
    expect(say("Can I see it?", { renter: known }).text).not.toMatch(/in person/));
});
