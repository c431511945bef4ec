import { describe, expect, it } from "vitest";
import { asked, hear } from "../testing.ts";

describe("Visits and times, by the words around them", () => {
  it.each(["what days do you have", "when are the showings for juniper", "which days are open?"])(
    "asks to come: %j",
    (text) => {
      expect(hear(text).intents).toContain("request_showing");
      expect(hear(text).unknownQuestions).toEqual([]);
    },
  );

  it.each(["what days is trash picked up", "when is rent due"])("asks of something else than coming: %j", (text) =>
    expect(hear(text).intents).not.toContain("request_showing"),
  );

  it.each(["i'd rather not say until i see it", "before i come see it do you allow cats"])(
    "names a visit only: %j",
    (text) => expect(hear(text).intents).not.toContain("request_showing"),
  );

  it.each(["can i see it before i apply", "i want to see it before i see anything else"])(
    "wishes for one: %j",
    (text) => expect(hear(text).intents).toContain("request_showing"),
  );

  it.each(["i cant do 1030 anymore", "i can no longer make noon now"])("moves a showing: %j", (text) =>
    expect(hear(text).intents).toContain("reschedule_showing"),
  );

  it.each(["i cant do 1450 a month", "i can do noon now"])("moves none: %j", (text) =>
    expect(hear(text).intents).not.toContain("reschedule_showing"),
  );

  it.each(["what time can i go see it on my own", "can i just do the lockbox tour today"])(
    "comes by oneself: %j",
    (text) => expect(hear(text).intents).toContain("request_showing"),
  );

  it.each(["do you have self guided tours", "how does the lockbox work"])("asks of coming by oneself: %j", (text) =>
    expect(hear(text).intents).not.toContain("request_showing"),
  );

  it.each(["uber is late, ill be there around 1040", "my babysitter is late"])("is late: %j", (text) =>
    expect(hear(text).intents).toContain("running_late"),
  );

  it.each(["i will be there at 1040", "is the late fee waived"])("is not late: %j", (text) =>
    expect(hear(text).intents).not.toContain("running_late"),
  );

  it.each(["can my brother look at it for me, i'm deployed", "can my wife see it for me, she's in town"])(
    "counts nobody who only looks: %j",
    (text) => expect(hear(text).facts.occupants).toBeUndefined(),
  );

  it.each(["can we do 1 year instead of 2", "could we do month to month instead"])("moves no showing: %j", (text) =>
    expect(hear(text).intents).not.toContain("reschedule_showing"),
  );

  it.each(["can we do 1 instead of 2 on sunday", "can we do monday instead"])("moves one: %j", (text) =>
    expect(hear(text).intents).toContain("reschedule_showing"),
  );

  it.each(["whats the latest you could do saturday", "earliest you can tomorrow?"])("asks for a time: %j", (text) =>
    expect(hear(text).intents).toContain("request_other_times"),
  );

  it.each(["whats the earliest i could move in", "when is the earliest move in date"])("asks for no time: %j", (text) =>
    expect(hear(text).intents).not.toContain("request_other_times"),
  );

  it("takes an app that gives no code for a door that stays shut, and a demand for one for a demand", () => {
    expect(hear("the app wont give me the code").intents).toContain("access_problem");
    expect(hear("the app wont give me the code").intents).not.toContain("request_private_info");
    expect(hear("give me the door code").intents).toContain("request_private_info");
  });

  it("takes what else there is in a city for other homes, and in the morning for other times", () => {
    expect(hear("what else do you have in columbus").intents).toContain("request_alternatives");
    expect(hear("what else do you have in the morning").intents).not.toContain("request_alternatives");
  });

  it.each(["i don't need to see it", "no necesito verla"])("wishes for no visit: %j", (text) =>
    expect(hear(text).intents).not.toContain("request_showing"),
  );

  it.each(["do i need to see it first", "¿cuando la puede ver mi hermana?", "when can my gf and i see it"])(
    "wishes for one: %j",
    (text) => {
      expect(hear(text).intents).toContain("request_showing");
      expect(hear(text).topics).not.toContain("occupancy");
    },
  );

  it.each(["asap move", "move asap"])("moves in at once: %j", (text) => {
    expect(hear(text).facts.moveIn?.from).toBe("2026-05-09");
    expect(hear(text).times).toEqual([]);
  });

  it("comes at once", () => expect(hear("can i see it asap").facts.moveIn).toBeUndefined());

  it.each(["hey can we push it 30 min", "could we push the showing half an hour"])("moves a showing: %j", (text) =>
    expect(hear(text).intents).toContain("reschedule_showing"),
  );

  it.each(["do i push or pull the door", "can you push the owner for an answer"])("pushes something else: %j", (text) =>
    expect(hear(text).intents).not.toContain("reschedule_showing"),
  );

  it.each(["my car broke down, can we do sunday instead", "my truck died so i will not make it today"])(
    "tells of a car and asks of no parking: %j",
    (text) => expect(hear(text).topics).toEqual([]),
  );

  it.each(["where would i park my truck", "is there room for a car"])("asks where a car goes: %j", (text) =>
    expect(hear(text).topics.join()).toContain("parking"),
  );

  it.each(["can i do 18 months instead of 12 or 24", "could it be 10 months instead of 12"])(
    "asks for other terms than those of the listing: %j",
    (text) => expect(hear(text).asks?.[0]).toMatchObject({ topic: "lease_terms", needsOwner: true }),
  );

  it.each(["take my name off for the 16th", "can you take us off for saturday", "take me off the schedule please"])(
    "cancels and leaves no list: %j",
    (text) => {
      expect(hear(text).intents).toContain("cancel_showing");
      expect(hear(text).intents).not.toContain("opt_out");
    },
  );

  it.each([
    "we're going to have to skip the tour",
    "my cab never came, we can't get there",
    "mañana no vamos a poder ir",
    "hoy no alcanzamos a llegar",
    "se nos hizo imposible asistir",
  ])("cancels, whoever it is that cannot come: %j", (text) => expect(hear(text).intents).toContain("cancel_showing"));

  it.each(["we can't get there before 6", "no podemos llegar antes de las 6"])("comes later: %j", (text) =>
    expect(hear(text).intents).not.toContain("cancel_showing"),
  );

  it("takes the days in town for those of a visit", () => {
    expect(hear("i am relocating and will be in town the 16th and 17th").facts.moveIn).toBeUndefined();
    expect(hear("i am relocating july 1 for work").facts.moveIn).toBeDefined();
  });

  it.each([
    "been knocking for 5 minutes",
    "i rang the bell but no answer",
    "so im at the front door, nobodys answering",
  ])("stands at the door: %j", (text) => expect(hear(text).intents).toContain("access_problem"));

  it.each(["is the doorbell working", "do people knock on the door a lot"])("stands at none: %j", (text) =>
    expect(hear(text).intents).not.toContain("access_problem"),
  );

  it.each(["we don't text much so a call is best", "my dad never texts, call him"])(
    "tells how to reach them: %j",
    (text) => expect(hear(text).intents).not.toContain("opt_out"),
  );
  it.each(["we don't want any more texts", "pls stop", "ok stop it now", "can you stop please", "stop"])(
    "wants no more texts: %j",
    (text) => expect(hear(text).intents).toContain("opt_out"),
  );

  it.each(["can i stop by tomorrow", "is there a bus stop", "does the dripping stop"])(
    "wants something else: %j",
    (text) => expect(hear(text).intents).not.toContain("opt_out"),
  );

  it.each(["i overslept, can i still come at 11", "sorry i slept in, 10 min"])("runs late: %j", (text) =>
    expect(hear(text).intents).toContain("running_late"),
  );

  it.each(["would you rent it for just 2 months", "is one month possible"])("asks of a short lease: %j", (text) =>
    expect(hear(text).topics).toContain("lease_terms"),
  );

  it.each(["anything before noon", "do you have anything after 5"])("asks for another time: %j", (text) =>
    expect(hear(text).intents).toContain("request_other_times"),
  );
});

describe("A part of the day in a question of the home", () => {
  it.each(["is it noisy in the evening?", "does the sun come in during the morning?", "¿es ruidoso por las noches?"])(
    "is no time to come by: %j",
    (text) => expect(hear(text, { introduced: true }).times).toEqual([]),
  );
  it.each(["could i see it in the evening?", "would an afternoon work?", "¿puedo ir por la tarde?"])(
    "is one where a visit is asked for: %j",
    (text) => expect(hear(text, { introduced: true }).times).not.toEqual([]),
  );
});

it.each(["she has church at 9:30 so 11 is better", "tenemos misa a las 9, mejor a las 11"])(
  "where somebody is before a visit says nothing of who lives around: %j",
  (text) => expect(hear(text, { introduced: true }).intents).not.toContain("fair_housing_probe"),
);

describe("A day before which the writer cannot come", () => {
  it.each([
    ["we can't drive up before Thursday. what is open?", "2026-05-14"],
    ["I won't be able to get there before the 16th", "2026-05-16"],
    ["no podemos ir antes del jueves, ¿qué hay?", "2026-05-14"],
  ])("is the first that suits: %j", (text, from) => {
    const { times, intents } = hear(text);
    expect(times.map((wish) => wish.from)).toEqual([from]);
    expect(intents).not.toContain("cancel_showing");
  });
  it.each([
    "We can't fly in before the 20th. My niece is in the next town. Could she look at it for us Thursday at 5?",
    "No podemos ir antes del 20. ¿Mi sobrina podría ir el jueves a las 5?",
  ])("is none for somebody who comes instead: %j", (text) =>
    expect(hear(text).times).toMatchObject([{ from: "2026-05-14", at: "17:00" }]),
  );
});

describe("The days on which somebody is near the home", () => {
  it.each([
    "We are in town Thursday. How would a self-guided tour go?",
    "I'll be around on Thursday, how do the self tours work?",
    "Estaremos en la ciudad el jueves, ¿cómo es el recorrido por su cuenta?",
  ])("are those to come by: %j", (text) =>
    expect(hear(text).times.map(({ from, not }) => [from, not])).toEqual([["2026-05-14", false]]),
  );
  it("are none to move in on, though that was asked", () => {
    const { facts, times } = hear("We'll be in town Saturday for a fair. Do you do self tours?", asked("moveIn"));
    expect([facts.moveIn, times[0]?.from]).toEqual([undefined, "2026-05-16"]);
  });
  it("are none where they say that they are not", () =>
    expect(hear("We won't be in town Thursday, is there another day?").times).toContainEqual(
      expect.objectContaining({ from: "2026-05-14", not: true }),
    ));
});
