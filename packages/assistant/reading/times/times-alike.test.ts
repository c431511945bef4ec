import { describe, expect, it } from "vitest";
import type { Talk } from "../../talk.ts";
import { asked, hear } from "../testing.ts";

const three = ["2026-05-13T21:30:00Z", "2026-05-16T14:30:00Z", "2026-05-16T16:00:00Z"];
const offered = three.map((startsAt) => ({ startsAt, tourType: "IN_PERSON" as const }));
const choosing: Partial<Talk> = { introduced: true, awaiting: "time", offered };
const evening = ["2026-05-12T21:30:00Z", "2026-05-12T22:00:00Z"].map((startsAt) => ({
  startsAt,
  tourType: "IN_PERSON" as const,
}));
const amongEvening: Partial<Talk> = { ...asked("income", "credit", "moveIn"), awaiting: "time", offered: evening };

describe("Words that mean one thing and sound like another, among times,", () => {
  it.each(["i know it says june 1", "the ad says available july 15"])("quote the listing: %j", (text) =>
    expect(hear(text).times).toEqual([]),
  );
  it.each([
    "i know it is last minute but today at 5?",
    "it says saturday at 10 is open, can i have that",
    "friday at 3 works",
    "can you show it tomorrow",
    "let us say monday at 6",
  ])("name a time: %j", (text) => expect(hear(text).times).not.toEqual([]));

  it.each([
    ["ok book me for the first sat one", 1],
    ["the earlier one on saturday", 1],
    ["the later one on saturday", 2],
    ["the second saturday one please", 2],
    ["the first one", 0],
  ])("choose among a day's times: %j", (text, choice) => expect(hear(text, choosing).times[0]?.choice).toBe(choice));
  it.each([
    "saturday but later like 1 or 2",
    "the first of june",
    "later on sunday",
    "earlier next week",
    "last call on friday?",
  ])("choose none of them: %j", (text) => expect(hear(text, choosing).times[0]?.choice ?? null).toBeNull());

  it.each(["is a 12 month lease required or can you do 10?", "can the lease be 9 months or do 6?"])(
    "name months and no hour: %j",
    (text) => expect(hear(text).times).toEqual([]),
  );
  it.each(["can you do 10?", "could we make it 11 instead", "saturday, maybe 10?", "how about 4", "push it to 11"])(
    "name an hour of the day: %j",
    (text) => expect(hear(text, choosing).times).not.toEqual([]),
  );

  it("name a length and no day", () => expect(hear("which is cheaper the 12 or 24 month").times).toEqual([]));
  it.each([
    "saturday or the 12 if possible",
    "the 14th or 15th",
    "can we do the 20th",
    "12 on the 16th",
    "the 13 works",
  ])("name a day: %j", (text) => expect(hear(text, choosing).times).not.toEqual([]));

  it.each(["can i do a video tour", "can we make it a video call instead", "could i see it by video"])(
    "wish to see it by video: %j",
    (text) => {
      expect(hear(text).topics).not.toContain("video");
      expect(hear(text).times[0]?.tourType).toBe("VIRTUAL");
    },
  );
  it.each(["do you have a video of the place", "is there a video", "got a floor plan", "any video walkthrough"])(
    "ask for a film of it: %j",
    (text) => expect(hear(text).topics).toContain("video"),
  );
  it.each(["who do i call if something breaks", "who handles repairs", "do you have a maintenance guy"])(
    "ask how repairs are made: %j",
    (text) => {
      expect(hear(text).intents).not.toContain("report_maintenance");
      expect(hear(text).topics).toContain("upkeep");
    },
  );
  it.each(["the sink is broken", "my toilet is clogged", "no hot water since monday", "our fridge stopped working"])(
    "report one to make: %j",
    (text) => expect(hear(text).intents).toContain("report_maintenance"),
  );
  it.each(["can i mail a check for the deposit", "when is the deposit due", "do you take cash app"])(
    "ask how one pays: %j",
    (text) => {
      expect(hear(text).topics).toContain("payment");
      expect(hear(text).intents).not.toContain("negotiate");
    },
  );
  it.each(["how much is the deposit", "what is the security deposit", "deposit?", "is there a deposit"])(
    "ask how much: %j",
    (text) => expect(hear(text).topics).toContain("deposit"),
  );
  it.each(["i can pay 3 months upfront", "we could pay six months in advance", "i can put down a bigger deposit"])(
    "bargain with what is paid ahead: %j",
    (text) => expect(hear(text).intents).toContain("negotiate"),
  );
  it.each([
    "do i pay the first month up front",
    "what is due upfront",
    "i can pay by check",
    "can i give notice in advance",
    "i can give you the deposit by check",
  ])("do not: %j", (text) => expect(hear(text).intents).not.toContain("negotiate"));

  it.each(["so can we do 530 or 6", "i said 530 or 6"])("name two hours and bargain for none: %j", (text) => {
    const { intents, times } = hear(text);
    expect(intents).not.toContain("negotiate");
    expect(times.map(({ at }) => at)).toEqual(["17:30", "18:00"]);
  });
  it.each(["5 tues", "5 on tuesday"])("name an hour where moving in was asked: %j", (text) => {
    const heard = hear(text, asked("moveIn", "income"));
    expect(heard.facts.moveIn).toBeUndefined();
    expect(heard.times[0]?.at).toBe("17:00");
  });
  it.each([
    ["may 20", "2026-05-20"],
    ["6/1", "2026-06-01"],
    ["june 1", "2026-06-01"],
    ["start date is july 6 so i'd want to move july 1", "2026-07-01"],
    ["nos mudaríamos el primero de junio", "2026-06-01"],
  ])("say when one moves in, asked for it: %j", (text, from) =>
    expect(hear(text, asked("moveIn", "income")).facts.moveIn?.from).toBe(from),
  );
  it.each(["530", "ok 530 then", "530 works"])("are the hour that was offered: %j", (text) =>
    expect(hear(text, amongEvening).times[0]?.at).toBe("17:30"),
  );

  it.each([
    ["fine 5500", { monthlyIncome: 5500 }],
    ["5.2k", { monthlyIncome: 5200 }],
    ["685", { creditScore: { low: 685, high: 685 }, creditUnknown: false }],
  ])("answer what was asked before, among times: %j", (text, facts) =>
    expect(hear(text, amongEvening).facts).toEqual(facts),
  );
  it.each(["1030", "6", "937 555 0144", "2", "at 1130"])("are no income and no score: %j", (text) =>
    expect(hear(text, amongEvening).facts).toEqual({}),
  );

  it("take a time, and the home where none was offered", () => {
    expect(hear("i'll take it", amongEvening).intents).not.toContain("apply");
    expect(hear("we'll take it").intents).toContain("apply");
  });

  it.each(["you pick", "doesnt matter when", "up to you", "whichever"])("leave the choice: %j", (text) =>
    expect(hear(text, choosing).times[0]?.choice).toBe(0),
  );
  it.each(["does it matter if i smoke", "no importa, gracias por todo lo demas que hizo", "your choice of flooring?"])(
    "are no choice where none was offered: %j",
    (text) => expect(hear(text).times).toEqual([]),
  );
  it("count among the times, and name no day: the 2nd one", () =>
    expect(hear("the 2nd one", choosing).times).toMatchObject([{ choice: 1, from: null }]));
  it.each([
    "no job right now im in school",
    "we live with my mom right now",
    "we would stay for about three weeks, does the owner allow that",
    "is the cottage free for about 4 months",
    "we leased a studio today, thanks anyway",
  ])("name no time: %j", (text) => expect(hear(text, choosing).times).toEqual([]));
  it.each(["can we do sunday", "Nos gustaría verlo el sábado por la mañana", "puedo conocerlo el domingo?"])(
    "name a day to come though moving in was asked: %j",
    (text) => {
      const heard = hear(text, asked("moveIn", "income"));
      expect(heard.times).not.toEqual([]);
      expect(heard.facts.moveIn).toBeUndefined();
    },
  );
  it.each(["start is june 8", "my contract starts june 8", "i start in june"])("say when one moves in: %j", (text) =>
    expect(hear(text).facts.moveIn?.from).toMatch(/^2026-06/),
  );
  it.each(["when do showings start", "what time does it start on saturday", "do you start at 9"])(
    "tell no day of moving: %j",
    (text) => expect(hear(text).facts.moveIn).toBeUndefined(),
  );

  it.each(["lets do 1030", "lets do 5:30", "let's say 5:30"])("take an hour that was offered: %j", (text) =>
    expect(hear(text, choosing).times).not.toEqual([]),
  );
  it.each(["can it be 30 min later", "could we come half an hour earlier", "possible to make it 15 min later?"])(
    "move a showing: %j",
    (text) => expect(hear(text).intents.join()).toMatch(/reschedule_showing|request_other_times/),
  );
  it.each(["i will be 15 min late", "can i call you 10 min later"])("move none: %j", (text) =>
    expect(hear(text).intents).not.toContain("reschedule_showing"),
  );

  it.each(["Thanks so much for your help today!", "thank you for your time this morning"])(
    "thank and wish for no day: %j",
    (text) => expect(hear(text).times).toEqual([]),
  );
  it.each(["thanks, can i see it today", "thank you, i have time this afternoon to see it"])(
    "thank and wish for one: %j",
    (text) => expect(hear(text).times).not.toEqual([]),
  );
  it.each(["can you push saturday's tour to 12?", "move sunday's showing to 3"])("move a day's showing: %j", (text) =>
    expect(hear(text).intents).toContain("reschedule_showing"),
  );

  it.each(["can i let you know tomorrow", "i will get back to you by friday"])("put off and choose none: %j", (text) =>
    expect(hear(text, choosing).times).toEqual([]),
  );
  it.each(["move me to 12 pls", "can you push us to 2"])("move one's own: %j", (text) => {
    expect(hear(text).intents).toContain("reschedule_showing");
    expect(hear(text).times).not.toEqual([]);
  });
  it("move no term: switch it to 12 months", () =>
    expect(hear("can we switch it to 12 months").intents).not.toContain("reschedule_showing"));

  it.each(["awesome, have a great weekend", "enjoy your evening!"])("take leave and wish for no day: %j", (text) =>
    expect(hear(text).times).toEqual([]),
  );
  it.each(["could we move the tour up to 10 on saturday", "push it back to 2"])("move to an hour: %j", (text) => {
    expect(hear(text).intents).toContain("reschedule_showing");
    expect(hear(text).times.some(({ at }) => at !== null)).toBe(true);
  });
  it("name no hour: is it up to 10 people", () => expect(hear("is it up to 10 people").times).toEqual([]));
  it("change no lease: need to change my time", () => {
    expect(hear("need to change my time").intents).toContain("reschedule_showing");
    expect(hear("need to change my move in date").intents).not.toContain("reschedule_showing");
  });
});
