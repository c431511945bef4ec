import { describe, expect, it } from "vitest";
import { sampleWorld } from "../sample-home.ts";
import { talkOf } from "./testing.ts";

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
  ])("is that of its day and not of all that were offered: %j", (text, time) => expect(takenBy(text)).toEqual([time]));

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
