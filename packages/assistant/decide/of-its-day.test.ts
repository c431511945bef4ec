import { describe, expect, it } from "vitest";
import { sampleWorld } from "../sample-home.ts";
import { accepted, known, talkOf } from "./testing.ts";

const zone = sampleWorld.property.timeZone;
/** The time that a talk comes to after Piper offered Monday at 5, Thursday at 5 and Saturday at 10. */
const takenBy = (...texts: string[]): string[] =>
  talkOf(["when can I see it?", ...texts])
    .slice(-1)
    .flatMap(({ talk }) => (talk.chosen ? [local(talk.chosen.startsAt)] : []));
const local = (startsAt: string): string => {
  const at = Temporal.Instant.from(startsAt).toZonedDateTimeISO(zone);
  return `${at.toPlainDate().day} ${at.toPlainTime().toString({ smallestUnit: "minute" })}`;
};

describe("A time counted on its day", () => {
  it.each([
    ["let's do thursday, the second slot, since I'm at the shop until 5", "14 17:30"],
    ["thursday, the later one please", "14 17:30"],
    ["the last slot on monday is best", "11 18:00"],
    ["saturday, the middle slot", "16 10:30"],
    ["el jueves en el segundo horario, trabajo hasta las 5", "14 17:30"],
    ["el lunes pero la última hora", "11 18:00"],
    ["el sábado, la segunda visita", "16 10:30"],
    ["could we see it monday? my wife gets off at half past five, so the last slot", "11 18:00"],
  ])("is that of its day and not of all that were offered: %j", (text, time) => expect(takenBy(text)).toEqual([time]));

  it.each([
    "¿se puede visitar el lunes? mi mamá sale a las 5 y media, así que la última hora",
    "¿podemos ir el lunes? mi esposa sale a las 5 y media, entonces la última hora",
    "¿la podemos ver este lunes? salgo del trabajo a las 5 y media, por eso la última hora",
    "¿la podemos ver este lunes? salgo del trabajo a las 5 y media entonces la última hora",
    "can we tour it this monday? they let us out at 5:30 so the last time",
  ])("is of the day asked for, whatever keeps one until when: %j", (text) => {
    const { talk } = talkOf(["when can I see it?", text]).at(-1)!;
    const times = talk.chosen ? [talk.chosen] : talk.offered;
    expect(times.map(({ startsAt }) => local(startsAt))).toEqual(["11 18:00"]);
  });

  it.each(["the second one please", "la segunda por favor"])("is of all where no day is named: %j", (text) =>
    expect(takenBy(text)).toEqual(["14 17:00"]),
  );

  it.each([
    "thursday is fine, 5 is pushing it though, what's the last slot that day?",
    "thursday could do but 5 is a squeeze, which is the latest one that day?",
    "el jueves está bien pero a las 5 voy muy justo, ¿cuál es la última hora ese día?",
  ])("is none yet for who asks which is the last: %j", (text) => {
    const { talk } = talkOf(["when can I see it?", text]).at(-1)!;
    expect(talk.chosen).toBeNull();
    expect(talk.offered.map(({ startsAt }) => local(startsAt))).toEqual(["14 17:30"]);
  });
});

describe("An hour named after the question how late it may be", () => {
  it.each(["how early do you show it, I could come at 10:30", "¿qué tan temprano se puede? podría a las 10:30"])(
    "is wished for: %j",
    (text) => expect(talkOf([text])[0]?.heard?.times.map(({ at }) => at)).toContain("10:30"),
  );
});

describe("An hour said beside a day of which another one does not suit", () => {
  it.each([
    ["monday I finish late at the clinic, better at 6", "11 18:00"],
    ["no, el lunes cierro tarde la tienda, mejor a las 6", "11 18:00"],
    ["el lunes salgo tarde, mejor a las 6", "11 18:00"],
  ])("is of that day where no other has it: %j", (text, time) => expect(takenBy(text)).toEqual([time]));

  it.each(["I can't do saturday at all, 11 is best for me", "el sábado no puedo, mejor a las 11"])(
    "is not of a day refused in so many words: %j",
    (text) => expect(takenBy(text)).toEqual([]),
  );

  it.each([
    ["those are all past 5 but saturday, my shift ends at 7 so 10 is good", "16 10:00"],
    ["all of those are after 5 except saturday. I'm home by 8, so 10:30 works", "16 10:30"],
    ["todos son después de las 5 menos el sábado, salgo a las 8 así que a las 10 está bien", "16 10:00"],
  ])("is wished for, and not what tells of the offers: %j", (text, time) => expect(takenBy(text)).toEqual([time]));

  it.each([
    ["saturday is bad for my husband at that hour, can we do the same day at 11", "16 11:00"],
    ["saturday that early does not work for my aunt, could we keep the same day at 11", "16 11:00"],
    ["mi esposa no puede el sábado a esa hora, el mismo día pero a las 11", "16 11:00"],
  ])("is of the day of the request where it says so: %j", (text, time) => {
    const request = {
      ...accepted,
      status: "PENDING" as const,
      startsAt: Temporal.Instant.from("2026-05-16T14:00:00Z"),
    };
    const { orders } = talkOf([text], { renter: known, request }).at(-1)!;
    const moved = orders.flatMap((order) => (order.kind === "move-showing" ? [local(order.startsAt)] : []));
    expect(moved).toEqual([time]);
  });
});

describe("An hour put in the place of another", () => {
  it.each([
    ["ay no, el jueves a las 5 y media en vez de a las 5", "14 17:30"],
    ["el lunes a las 6 en vez de 5:30", "11 18:00"],
    ["el jueves a las 5 y media y no a las 5", "14 17:30"],
    ["hmm no, saturday at 11 instead of 10:30", "16 11:00"],
    ["oh no, thursday at 5:30 rather than 5", "14 17:30"],
  ])("is the one wished for, on the day named: %j", (text, time) => expect(takenBy(text)).toEqual([time]));
});

describe("An hour written apart from its minutes", () => {
  const requestedAt = (text: string) =>
    talkOf(["can I come on thursday at 5", text], { renter: known, request: onThursday }).at(-1)!;
  const onThursday = { ...accepted, status: "PENDING" as const };

  it.each(["could we do 5 30 instead", "sorry, 5 30 then please", "mejor 5 30 entonces"])(
    "is one where it is near the showing that one has: %j",
    (text) => expect(requestedAt(text).heard?.times.map(({ at }) => at)).toContain("17:30"),
  );

  it.each(["I make 5 30 a week there", "there are 2 30 minute stops on my way"])(
    "is none of other things: %j",
    (text) => expect(requestedAt(text).heard?.times).toEqual([]),
  );
});
