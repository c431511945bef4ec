import { noFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { describe, expect, it } from "vitest";
import { talkOf } from "./testing.ts";

const last = (...texts: string[]) => talkOf(texts).at(-1)!;
const reachable = { renter: { name: "Robin", hasContact: true, facts: noFacts } };

describe("What a renter tells of themselves is said back as it was noted,", () => {
  it.each([
    [
      "hi, income 7200 a month, credit 710, no pets, moving in june 1",
      "Got it: moving in Mon, Jun 1, $7,200 a month, a credit score of 710, no pets. ",
    ],
    [
      "hola, gano 7200 al mes, crédito 710, sin mascotas y me mudo el 1 de junio",
      "Anotado: mudarse el lunes 1 de junio, $7,200 al mes, un puntaje de crédito de 710, sin mascotas. ",
    ],
  ])("before times are offered: %j", (text, noted) => {
    const turn = last(text);
    expect(turn.said).toEqual(expect.arrayContaining(["noted", "offer"]));
    expect(turn.text).toContain(noted);
  });

  it.each([
    ["hi, we land on may 18 and need it from that day, income 7200", "moving in Mon, May 18 (it's available starting"],
    ["me mudo el 18 de mayo, gano 7200", "mudarse el lunes 18 de mayo (está disponible desde"],
  ])("with the day from which the home is free where that is later: %j", (text, noted) =>
    expect(last(text).text).toContain(noted),
  );

  it("before the request for the chosen time is told", () => {
    const turn = talkOf(
      ["can we see it thursday at 5?", "june 1, we make 7200", "my score is 710 and we have two cats"],
      reachable,
    ).at(-1)!;
    expect(turn.said).toEqual(["noted", "requested"]);
    expect(turn.text).toMatch(/^Got it: a credit score of 710, 2 cats\. I've sent /);
  });

  it.each([
    ["we would move in june 1 and make 7200. is there a dishwasher?", "Got it: moving in Mon, Jun 1, $7,200 a month. "],
    [
      "nos mudaríamos el 1 de junio y ganamos 7200. ¿tiene lavaplatos?",
      "Anotado: mudarse el lunes 1 de junio, $7,200 al mes. ",
    ],
  ])("after the answer to what was asked with it: %j", (text, noted) => {
    const turn = last(text);
    expect(turn.said.slice(0, 2)).toEqual(["answer", "noted"]);
    expect(turn.text).toContain(noted);
  });

  it.each([
    "we have two cats, is that ok?",
    "tenemos dos gatos, ¿está bien?",
    "my wife and I wonder if there is a dishwasher",
  ])("but not what the answer says already, nor how many they are alone: %j", (text) =>
    expect(last(text).said).not.toContain("noted"),
  );

  it("before the time that more is needed for", () => {
    const turn = last("what times do you have", "monday at 6 then, we make 7200");
    expect(turn.said).toEqual(["noted", "time-open", "ask-facts"]);
    expect(turn.text).toMatch(/^Got it: \$7,200 a month\. Mon, May 11 at 6:00 PM EDT is open\. To request it, /);
  });

  it("and once, whatever else is put right", () => {
    const turns = talkOf(["we make 7200, what times are there", "sorry, 7400 a month and june 1"], reachable);
    expect(turns.at(-1)!.said.filter((say) => say === "noted")).toHaveLength(1);
  });

  it("and nothing is where nothing was told", () =>
    expect(
      last("can we see it thursday at 5?", "june 1, we make 7200", "710 and no pets", "Kim, 937-555-0190").said,
    ).not.toContain("noted"));
});

describe("A day to move in on that is asked of", () => {
  it.each([
    ["could I move in on June 1?", true],
    ["¿puedo mudarme el 1 de junio?", true],
    ["could I move in on May 18?", false],
  ])("is noted beside from when the home is free, where it is free then: %j", (text, isNoted) =>
    expect(last(text).said.includes("noted")).toBe(isNoted),
  );
});

it.each([
  ["Thursday at 5 is good. Ines Maro, 937-555-0148", "Thanks, Ines. Got it: (937) 555-0148. "],
  ["el jueves a las 5. Me llamo Ines Maro, 937-555-0148", "Gracias, Ines. Anotado: (937) 555-0148. "],
])("Who takes a time and tells who they are hears both: %j", (text, noted) => {
  const turn = talkOf(["hi, I'd like to see it", text]).at(-1)!;
  expect(turn.text).toContain(noted);
  expect(turn.said).toEqual(expect.arrayContaining(["noted", "time-open"]));
});
