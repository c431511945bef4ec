import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";

/** The days and hours that a message wishes for: May 9 is a Saturday. */
const wished = (text: string) =>
  hear(text)
    .times.filter(({ not }) => !not)
    .map(({ from, at, after, before }) => [from?.slice(5) ?? null, at ?? after ?? before]);

describe("Of a day that does not suit and one that does, the latter", () => {
  it.each([
    ["can we see it? friday is hard, thursday after 4 would do", [["05-14", "16:00"]]],
    ["the weekend's tough, we both work retail. thursday to see it?", [["05-14", null]]],
    ["sundays are for church so saturday morning to see it?", [["05-16", "07:00"]]],
    [
      "could we come monday or tuesday to see it, thursday i am on doubles",
      [
        ["05-11", null],
        ["05-12", null],
      ],
    ],
    ["i do doubles friday and saturday, could i see it thursday", [["05-14", null]]],
    ["el viernes está difícil, ¿puedo verla el jueves?", [["05-14", null]]],
    ["saturdays i coach so not those, could we see it thursday", [["05-14", null]]],
    ["friday nights are choir, could i tour it thursday", [["05-14", null]]],
    ["el sábado me queda difícil, ¿puedo verla el jueves?", [["05-14", null]]],
    ["los sábados trabajo, ¿puedo ir a verla el jueves?", [["05-14", null]]],
  ])("is wished for: %j", (text, days) => expect(wished(text)).toEqual(days));

  it("an hour of any day, or another day, are two wishes", () =>
    expect(wished("what times do you have? any time after 6 or saturday")).toEqual([
      [null, "18:00"],
      ["05-16", null],
    ]));
  it("a part of the day of every day is that", () =>
    expect(wished("solo en las mañanas puedo ir a verlo")).toEqual([[null, "07:00"]]));
});

describe("A day with words that only tell when one can come on it", () => {
  it.each([
    "can we see it? saturdays i can",
    "could i see it friday, i work until 3",
    "can we see it? weekends we have off",
  ])("is wished for: %j", (text) => expect(wished(text)).not.toEqual([]));
});

describe("An hour without a mark", () => {
  it.each([
    ["hi can i see it tmrw after work like 530", [["05-10", "17:30"]]],
    ["can i tour tomorrow 630", [["05-10", "18:30"]]],
    ["¿mañana 530 puedo ir a verlo?", [["05-10", "17:30"]]],
    ["puedo pasar mañana a las 5 y media a ver el apartamento", [["05-10", "17:30"]]],
    ["puedo ir mañana como a las 6 a conocerlo", [["05-10", "18:00"]]],
    ["quisiera verla el jueves como a las 5 y media, tengo un gato", [["05-14", "17:30"]]],
    ["could you show it thursday at 1, i start at the yard june 5", [["05-14", "13:00"]]],
    ["I can stop by thursday at 12:30, I'd start June 1", [["05-14", "12:30"]]],
  ])("is one beside a day and a wish to see the home: %j", (text, times) => expect(wished(text)).toEqual(times));
});
