import { describe, expect, it } from "vitest";
import { hear } from "../reading/testing.ts";
import { accepted, known, say, talkOf } from "./testing.ts";

const lastOf = (texts: readonly string[], change = {}) => talkOf(texts, change).at(-1)!;
const facts = "i make 5200, credit 700, no pets, moving may 25";

describe("Who says that Piper's last words were wrong", () => {
  it.each([
    ["can i get a video tour saturday at 10", "no no im still coming, my sister is the one on the phone"],
    ["quiero una visita por video el sábado a las 10", "no no, ahí estaré, mi hermana es la del teléfono"],
  ])("is asked for the time that stands, by name: %s", (wish, denial) => {
    const turn = lastOf([facts, wish, denial]);
    expect(turn.said).toEqual(["got-it-wrong", "ask-take"]);
    expect(turn.text).toMatch(/Sat, May 16 at 10:00 AM EDT in person\?$|sábado 16 de mayo a las 10:00.* en persona\?$/);
    expect(turn.talk.offered).toEqual([{ startsAt: "2026-05-16T14:00:00Z", tourType: "IN_PERSON" }]);
  });

  it.each(["wait no i meant the other thing, thanks", "no espere, me refería a lo otro, gracias"])(
    "is asked which of the times offered: %s",
    (denial) => expect(lastOf([facts, denial], { renter: known }).said).toEqual(["got-it-wrong", "which-time"]),
  );

  it.each(["that's not what i said, thanks", "no no, no quise decir eso, gracias"])(
    "is asked what to change about a showing: %s",
    (denial) => {
      const turn = lastOf(["hi", denial], { request: accepted, renter: known });
      expect(turn.said).toEqual(["got-it-wrong", "ask-change"]);
      expect(turn.text).toMatch(/May 14 at 5:00 PM|14 de mayo a las 5:00/);
    },
  );

  it.each(["no no, im still coming", "no no, ahí estaré"])("is asked what they meant: %s", (denial) =>
    expect(lastOf(["hi", denial]).said).toEqual(["got-it-wrong", "ask-meant"]),
  );

  it.each(["no no, thank you", "no no, it's fine, thanks", "no no, muchas gracias", "no, that's all"])(
    "is not who says: %s",
    (text) => expect(hear(text).signals.has("denies-last")).toBe(false),
  );
});

describe("A greeting with content that was not understood", () => {
  it.each(["hey the couch and the lamp and the guy upstairs lol", "hola, el sillón y la lámpara del señor de arriba"])(
    "is met with what the talk stands at: %s",
    (text) => expect(lastOf([facts, text], { renter: known }).said).toEqual(["not-understood", "which-time"]),
  );

  it("is said not to be understood where nothing stands", () =>
    expect(lastOf(["hello", "hey the couch and the lamp and the guy upstairs lol"]).said).toEqual(["fallback"]));

  it.each(["hello", "good morning"])("is none in %s", (text) => expect(say(text).said).toContain("hello"));
});

it.each(["oh crap i work till noon saturday, is monday open", "ugh crap wrong day, is there a gym"])(
  "An exclamation is no insult: %s",
  (text) => expect(hear(text).intents).not.toContain("abusive"),
);
