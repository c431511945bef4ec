import { describe, expect, it } from "vitest";
import { hear } from "../reading/testing.ts";
import { good, say, talkOf } from "./testing.ts";

const robin = { renter: { name: "Robin", hasContact: true, facts: good } };

describe("Whether new facts change anything", () => {
  it.each([
    ["my score is up to 705 now, does that change anything", "A credit score of 705 meets the 640 asked for"],
    ["i got a raise, i make 5300 a month now. would that make a difference", "$5,300 a month is enough"],
    ["ahora gano 5300 al mes, ¿eso cambia algo?", "Sí, $5,300 al mes alcanza"],
    ["we adopted a cat, does it affect anything?", "Cats are welcome."],
    ["my score rose to 720 and i make 5400 a month. that change anything", "meets the 640"],
  ])("%j is told by the rules", (text, answer) => expect(say(text, robin).text).toContain(answer));

  it("goes to the owner where only they can tell", () => {
    const turn = say("my aunt is joining us, so there will be 4 of us. does that change anything?", robin);
    expect(turn.heard?.topics).toContain("occupancy");
  });
});

describe("What is only supposed of who lives there", () => {
  it.each([
    "what if there were five of us",
    "what would happen if we were 3 people instead of 1",
    "if my cousin moved in we'd be 3, does that change anything",
    "¿y si fuéramos cuatro personas?",
  ])("is not noted: %j", (text) => {
    const { facts, intents } = hear(text);
    expect(facts.occupants).toBeUndefined();
    expect(intents).not.toContain("reschedule_showing");
  });
  it.each([
    ["what if we got a kitten next year", "Cats are welcome"],
    ["if we end up getting a cat is that ok", "Cats are welcome"],
    ["¿y si adoptáramos un gato?", "Se aceptan gatos"],
    ["if my brother ends up moving in he has a cat, does that change anything", "Cats are welcome"],
  ])("is not noted of pets, though the rule is told: %j", (text, answer) => {
    const turn = talkOf(["no pets, i make 5000 a month", text]).at(-1)!;
    expect(turn.heard?.facts.pets).toBeUndefined();
    expect(turn.text).toContain(answer);
  });
  it("is no income of the household", () => {
    const turns = talkOf(["i make 4300 a month", "if my friend ends up joining he makes 1900, that change anything"]);
    expect(turns.at(-1)!.orders.some(({ kind }) => kind === "record-facts")).toBe(false);
  });
});
