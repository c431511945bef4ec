import { describe, expect, it } from "vitest";
import type { TimeWish } from "../../heard/times.ts";
import { normal } from "../text/normal.ts";
import { wishesIn } from "./wishes.ts";

const saturday = Temporal.PlainDate.from("2026-05-09");
const short = (wish: TimeWish): string => {
  const days =
    wish.from === null
      ? ""
      : wish.from === wish.to
        ? wish.from.slice(5)
        : `${wish.from.slice(5)}..${(wish.to as string).slice(5)}`;
  const times = [
    wish.at && `at ${wish.at}`,
    wish.after && `after ${wish.after}`,
    wish.before && `before ${wish.before}`,
  ];
  const choice = wish.choice === null ? "" : `choice ${wish.choice}`;
  return [wish.not ? "not" : "", days, ...times, choice, wish.tourType ?? "", wish.end ?? ""]
    .filter((part) => part)
    .join(" ");
};
const heard = (text: string, offered = 0) => wishesIn(normal(text), saturday, offered).map(short);

describe("An hour written with its h", () => {
  it.each([
    ["tuesday 14h30 is possible?", ["05-12 at 14:30"]],
    ["el martes a las 17:30 hrs", ["05-12 at 17:30"]],
    ["martes 18h", ["05-12 at 18:00"]],
  ])("is one of the clock: %j", (text, wishes) => expect(heard(text)).toEqual(wishes));
});

describe("The bounds of a wish", () => {
  it.each([
    ["monday, i'm off at 5:30", ["05-11 after 17:30"]],
    ["i get off work at 4 so monday after that", ["05-11 after 16:00"]],
    ["i work till 3 on monday", ["05-11 after 15:00"]],
    ["tuesday at 10:20, my bus gets in at 10:20", ["05-12 at 10:20 after 10:20"]],
    ["tuesday, 4:30 at the earliest", ["05-12 after 16:30"]],
    ["the latest i can do on tuesday is 6", ["05-12 before 18:00"]],
    ["tuesday works, after 5 i have class", ["05-12 before 17:00"]],
    ["tuesday, my shift starts at 2", ["05-12 before 14:00"]],
    ["el martes, salgo del trabajo a las 5", ["05-12 after 17:00"]],
    ["el martes, trabajo hasta las 6", ["05-12 after 18:00"]],
    ["tuesday we both have things until 3", ["05-12 after 15:00"]],
    ["el martes tenemos cosas hasta las 3", ["05-12 after 15:00"]],
    ["I'm free tuesday until about 4", ["05-12 before 16:00"]],
    ["el martes estoy libre hasta como las 4", ["05-12 before 16:00"]],
    ["not before the 13th", ["05-13..05-26"]],
    ["after tuesday", ["05-13..05-25"]],
    ["from the 14th on", ["05-14..05-27"]],
    ["before thursday", ["05-09..05-13"]],
    ["by thursday", ["05-09..05-14"]],
    ["a partir del miercoles", ["05-13..05-26"]],
    ["antes del jueves", ["05-09..05-13"]],
    ["the weekend of the 23rd", ["05-23..05-24"]],
    ["the week of the 20th", ["05-18..05-24"]],
    ["el fin de semana del 23", ["05-23..05-24"]],
    ["the week before the 23rd", ["05-16..05-22"]],
    ["the weekend before the 23rd", ["05-16..05-17"]],
    ["thursday week", ["05-21"]],
    ["el jueves en ocho", ["05-21"]],
  ])("%j is %j", (text, wishes) => expect(heard(text)).toEqual(wishes));
});

describe("An hour", () => {
  it.each([
    ["monday 6 30 works", ["05-11 at 18:30"]],
    ["6 30 pm on monday", ["05-11 at 18:30"]],
    ["4 o clock tuesday", ["05-12 at 16:00"]],
    ["six oclock on tuesday", ["05-12 at 18:00"]],
    ["el lunes a las 4 15", ["05-11 at 16:15"]],
    ["monday at 4 or 4:30", ["05-11 at 16:00", "05-11 at 16:30"]],
    ["el lunes a las 3 o 4", ["05-11 at 15:00", "05-11 at 16:00"]],
    ["monday, before 4 or so", ["05-11 before 16:00"]],
    ["monday between 2 and 4 or so", ["05-11 after 14:00 before 16:00"]],
    ["monday before 1, we sleep afternoons", ["05-11 before 13:00"]],
    ["put us down for 4 with the landlord, monday", ["05-11 at 16:00 IN_PERSON"]],
    ["monday 11 at 5:30 works", ["05-11 at 17:30"]],
    ["el lunes 11 a las 4 y media, el martes no porque salgo tarde", ["not 05-12", "05-11 at 16:30"]],
    ["la 1 del lunes", ["05-11 at 13:00"]],
  ])("of %j is %j", (text, wishes) => expect(heard(text)).toEqual(wishes));
  it.each([
    ["could i come by thursday at 5", ["05-14 at 17:00"]],
    ["my sister can swing by saturday", ["05-16"]],
    ["i need to see it by monday", ["05-09..05-11"]],
  ])("of somebody who comes by is no bound, as in %j", (text, wishes) => expect(heard(text)).toEqual(wishes));
  it.each(["we are 2 or 3 people", "i have 1 40 lb dog", "may 5 30 people"])("is none in %j", (text) =>
    expect(heard(text).some((wish) => wish.includes("at "))).toBe(false),
  );
  it("alone may have its kind of tour with it", () => {
    expect(heard("7 in person please", 3)).toEqual(["at 19:00 IN_PERSON"]);
    expect(heard("11 en persona por favor", 3)).toEqual(["at 11:00 IN_PERSON"]);
  });
});

it.each(["i would rather meet the landlord", "we prefer meeting the owner", "i want to meet the manager"])(
  "Who would meet the host wishes to come in person: %j",
  (text) => expect(heard(text)).toEqual(["IN_PERSON"]),
);

describe("What a wish refuses", () => {
  it.each([
    ["not by video, monday", ["05-11", "not VIRTUAL"]],
    ["in person rather than by video", ["IN_PERSON", "not VIRTUAL"]],
    ["no video tours please", ["not VIRTUAL"]],
    ["sin video, el lunes", ["05-11", "not VIRTUAL"]],
    ["i can't do that monday, what else is there in person", ["not 05-11", "IN_PERSON"]],
    ["not monday evening", ["not 05-11 after 17:00"]],
    ["i can't do monday at 5, tuesday at 6", ["not 05-11", "05-12 at 18:00"]],
    ["9:30 saturday doesn't work for me", ["not 05-16 at 09:30"]],
    ["i can't do monday at 5, how about 6", ["not 05-11 at 17:00", "at 18:00"]],
    ["why not by video", ["VIRTUAL"]],
  ])("%j is %j", (text, wishes) => expect(heard(text)).toEqual(wishes));
});

describe("The end of the times there are", () => {
  it.each([
    ["what's your latest on thursday", ["05-14 last"]],
    ["as late as possible on monday", ["05-11 last"]],
    ["the last slot before noon on monday", ["05-11 before 12:00 last"]],
    ["how early can i come thursday", ["05-14 first"]],
    ["earliest saturday", ["05-16 first"]],
    ["la ultima hora el jueves", ["05-14 last"]],
    ["la primera cita del jueves", ["05-14 first"]],
    ["my last name is hart, thursday", ["05-14"]],
    ["thursday at 5, that's the latest i can do", ["05-14 at 17:00"]],
  ])("%j is %j", (text, wishes) => expect(heard(text)).toEqual(wishes));
  it("is picked among times that were offered, unless it is asked for", () => {
    expect(heard("the last one please", 3)).toEqual(["choice 2"]);
    expect(heard("what's the last one you have?", 3)).toEqual(["last"]);
  });
});

describe("The times wished for on Saturday, May 9, 2026", () => {
  it.each([
    ["tomorrow morning", ["05-10 after 07:00 before 12:00"]],
    ["today after 3", ["05-09 after 15:00"]],
    ["tonight", ["05-09 after 17:00"]],
    ["day after tomorrow at noon", ["05-11 at 12:00"]],
    ["monday", ["05-11"]],
    ["saturday", ["05-16"]],
    ["this saturday", ["05-09"]],
    ["next friday 5:30", ["05-15 at 17:30"]],
    ["sat after 2", ["05-16 after 14:00"]],
    ["tues or thurs", ["05-12", "05-14"]],
    ["not tuesday, the day after", ["not 05-12", "05-13"]],
    ["i can't do monday but wednesday works", ["not 05-11", "05-13"]],
    ["between 2 and 4 on monday", ["05-11 after 14:00 before 16:00"]],
    ["thursday 10-12", ["05-14 after 10:00 before 12:00"]],
    ["from 9 to 5 friday", ["05-15 after 09:00 before 17:00"]],
    ["monday before noon", ["05-11 before 12:00"]],
    ["saturday at 2 or 3pm or sunday", ["05-16 at 14:00", "05-16 at 15:00", "05-10"]],
    ["monday to wednesday evenings", ["05-11..05-13 after 17:00"]],
    ["anytime after 5pm on weekdays", ["05-11..05-15 after 17:00"]],
    ["half past two on monday", ["05-11 at 14:30"]],
    ["monday at a quarter to 5", ["05-11 at 16:45"]],
    ["twelve thirty", ["at 12:30"]],
    ["sunday around eleven", ["05-10 at 11:00"]],
    ["monday after five thirty", ["05-11 after 17:30"]],
    ["tuesday at like four", ["05-12 at 16:00"]],
    ["four on tuesday", ["05-12 at 16:00"]],
    ["tuesday four is good", ["05-12 at 16:00"]],
    ["five or five thirty on monday", ["05-11 at 17:00", "05-11 at 17:30"]],
    ["a las 4 o 4:30 el lunes", ["05-11 at 16:00", "05-11 at 16:30"]],
    ["5:30 or tuesday at 4", ["at 17:30", "05-12 at 16:00"]],
    ["next week tuesday or wednesday", ["05-12", "05-13"]],
    ["between three and five on monday", ["05-11 after 15:00 before 17:00"]],
    ["monday 11ish", ["05-11 at 11:00"]],
    ["el lunes a las nueve y media", ["05-11 at 09:30"]],
    ["es a las 4, no a las 3", ["at 16:00", "not at 15:00"]],
    ["at 4 on monday, not at 3", ["05-11 at 16:00", "not at 15:00"]],
    ["not monday the 11th. the monday after at ten?", ["not 05-11", "05-18 at 10:00"]],
    ["mejor el otro lunes", ["05-18"]],
    ["the following tuesday works", ["05-19"]],
    ["el lunes, lo más tarde que se pueda", ["05-11 last"]],
    ["a las cinco menos cuarto", ["at 16:45"]],
    ["a week from today", ["05-16"]],
    ["three days from now", ["05-12"]],
    ["i get paid on the 15th, can i come monday", ["05-11"]],
    ["the eleventh", ["05-11"]],
    ["the fourth floor", []],
    ["i can come at 1, my shift starts at 3", ["at 13:00"]],
    ["this weekend", ["05-09..05-10"]],
    ["next weekend", ["05-16..05-17"]],
    ["next week", ["05-11..05-17"]],
    ["in 3 days around 6", ["05-12 at 18:00"]],
    ["2 weeks from friday", ["05-29"]],
    ["May 21st at 10am", ["05-21 at 10:00"]],
    ["5/21 4pm", ["05-21 at 16:00"]],
    ["the 14th", ["05-14"]],
    ["on the 3rd at 2pm", ["06-03 at 14:00"]],
    ["the 10th of next month", ["06-10"]],
    ["el 12 de este mes", ["05-12"]],
    ["saturday this week", ["05-09"]],
    ["thurday or wenesday", ["05-14", "05-13"]],
    ["I have an interview monday at 2pm, how about tuesday at 10", ["05-12 at 10:00"]],
    ["I was going to say friday but my sister has a wedding then, so sunday at noon", ["05-10 at 12:00"]],
    ["tengo una entrevista el lunes a las 3, pero puedo el martes", ["05-12"]],
    ["2026-05-20 at 11:15", ["05-20 at 11:15"]],
    ["530pm tomorrow", ["05-10 at 17:30"]],
    ["half the rent", []],
    ["mañana por la tarde", ["05-10 after 12:00 before 18:00"]],
    ["mañana, si no se nos hace tarde", ["05-10"]],
    ["pasado mañana a las 10", ["05-11 at 10:00"]],
    ["el viernes a las 5 y media", ["05-15 at 17:30"]],
    ["mejor el viernes cinco y media si se puede", ["05-15 at 17:30"]],
    ["fri night 6 ok? name's Ola", ["05-15 at 18:00"]],
    ["sat evening 8 maybe", ["05-16 at 20:00"]],
    ["el viernes en la tarde 4", ["05-15 at 16:00"]],
    ["el sábado 16 de mayo después de las 3", ["05-16 after 15:00"]],
    ["entre las 2 y las 4 el lunes", ["05-11 after 14:00 before 16:00"]],
    ["el martes no puedo, el miércoles por la mañana", ["not 05-12", "05-13 after 07:00 before 12:00"]],
    ["este fin de semana", ["05-09..05-10"]],
    ["a video tour monday at 5", ["05-11 at 17:00 VIRTUAL"]],
    ["can i see it on my own", ["SELF_GUIDED"]],
    ["monday at 5 with the owner there", ["05-11 at 17:00 IN_PERSON"]],
    ["el lunes, que este el dueño", ["05-11 IN_PERSON"]],
    ["not by myself please, monday", ["05-11 IN_PERSON", "not SELF_GUIDED"]],
    ["self-guided is not for me, monday at 5", ["05-11 at 17:00 IN_PERSON", "not SELF_GUIDED"]],
    ["can i come with someone on monday", ["05-11"]],
    ["in the afternoon after 6 on monday", ["05-11 after 18:00"]],
    ["monday around six my brother comes too", ["05-11 at 18:00"]],
    ["after two years i want to move", []],
    ["i'm away until friday", ["05-15..05-28"]],
    ["10:30. june 20", ["at 10:30", "06-20"]],
    ["at 5 for me. my sister on tuesday at 4", ["at 17:00", "05-12 at 16:00"]],
  ])("%j is %j", (text, wishes) => expect(heard(text)).toEqual(wishes));

  it.each([
    "my credit is 650-700",
    "I make $5,200 a month",
    "is the 2 bedroom still there?",
    "24/7 gym?",
    "12 month lease",
    "2 cats and 1 dog",
    "does it get much sun",
    "may I ask something",
    "my number is 937-555-0148",
  ])("are none in %j", (text) => expect(heard(text)).toEqual([]));

  it.each([
    ["the second one", 1],
    ["2 please. and is there a yard", 1],
    ["3. is there a dryer", 2],
    ["ok, 1 works for me", 0],
    ["el 2 por favor", 1],
    ["2", 1],
    ["option 3 please", 2],
    ["the last one", 2],
    ["la segunda", 1],
    ["any of those", 0],
    ["the first. we are two, and do you allow a cat", 0],
    ["ya the 2nd", 1],
    ["la 2", 1],
    ["el 3. y cuánto se paga por el gato", 2],
    ["prefiero la tercera, gracias", 2],
  ])("pick from three that were offered: %j", (text, choice) => expect(heard(text, 3)).toEqual([`choice ${choice}`]));

  it("are no numbers of questions", () => expect(heard("1. is there a yard? 2. are cats ok?", 3)).toEqual([]));
  it("pick nothing that was not offered", () => expect([heard("the second one"), heard("4", 3)]).toEqual([[], []]));
});

describe("Over a change of year", () => {
  const eve = Temporal.PlainDate.from("2026-12-30");
  it.each([
    ["January 4", "2027-01-04"],
    ["friday", "2027-01-01"],
    ["1/4", "2027-01-04"],
    ["the 3rd of january", "2027-01-03"],
  ])("%j is %s", (text, day) => expect(wishesIn(normal(text), eve, 0)[0]?.from).toBe(day));
});

describe("A time wished for where another cannot be had", () => {
  const fallbacks = (text: string) =>
    wishesIn(normal(text), saturday, 0).map((wish) => `${short(wish)}${wish.isFallback ? " else" : ""}`);
  it.each([
    ["monday at 4, tuesday only if monday is booked", ["05-11 at 16:00", "05-12 else"]],
    ["monday at 4 or tuesday at 5 if that is gone", ["05-11 at 16:00", "05-12 at 17:00 else"]],
    ["is monday at 4 open? if not, then tuesday", ["05-11 at 16:00", "05-12 else"]],
    ["if monday is taken then tuesday at 5", ["05-11", "05-12 at 17:00 else"]],
    ["monday at 4 is good but if that is gone then tuesday at 5", ["05-11 at 16:00", "05-12 at 17:00 else"]],
    ["monday at 4, otherwise 5", ["05-11 at 16:00", "05-11 at 17:00 else"]],
    ["el lunes a las 4, si no se puede, el martes", ["05-11 at 16:00", "05-12 else"]],
    ["si no hay el lunes entonces el martes a las 5", ["05-11", "05-12 at 17:00 else"]],
    ["monday, if not too busy, at 4", ["05-11 at 16:00"]],
    ["monday at 4, otherwise no worries", ["05-11 at 16:00"]],
  ])("%j is %j", (text, wishes) => expect(fallbacks(text)).toEqual(wishes));
});

describe("An hour taken back", () => {
  it.each([
    ["monday at 4. actually no wait, 5", ["05-11 at 17:00"]],
    ["monday at 4, wait no, 6 please", ["05-11 at 18:00"]],
    ["monday at 4 no wait 5 or 6", ["05-11 at 17:00", "05-11 at 18:00"]],
    ["el lunes a las 4, digo, 5", ["05-11 at 17:00"]],
  ])("leaves the one named after it, in figures alone too: %j", (text, wishes) => expect(heard(text)).toEqual(wishes));
  it("is none where no hour was named before", () => expect(heard("we have 1 cat, i mean 2")).toEqual([]));
});
