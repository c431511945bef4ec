import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";

describe("Words that sound like a topic and are of something else:", () => {
  it.each(["i don't want to waste your time", "no quiero perder el tiempo"])(
    "a waste of time is no garbage: %j",
    (text) => expect(hear(text).topics).toEqual([]),
  );
  it.each(["is waste included?", "who pays for waste"])("waste is: %j", (text) =>
    expect(hear(text).topics).toContain("utilities.garbage"),
  );
  it("a time that is locked in is no rent", () =>
    expect(hear("could we lock in the 2:30").topics).not.toContain("renewal"));
  it("a rent that is, is one", () => expect(hear("can we lock in the rent for longer?").topics).toContain("renewal"));
  it("a boss who calls one in is no phone call, and a call that is wished for is one", () => {
    expect(hear("work might call me in that day").intents).not.toContain("request_call");
    expect(hear("could she call me about it").intents).toContain("request_call");
  });
  it.each(["the owner will be there, yes?", "someone will be there to open, right?"])(
    "who opens the door is asked of, and nobody says that they come: %j",
    (text) => {
      expect(hear(text).topics).toEqual(["showing_logistics.host"]);
      expect(hear(text).intents).not.toContain("attend");
    },
  );
  it("a renter's own who will be there comes", () => expect(hear("my wife will be there").intents).toContain("attend"));
  it("social security is income, and a social security number nobody's business", () => {
    expect(hear("my dad's with us, his social security is 1150").intents).not.toContain("request_private_info");
    expect(hear("what is his social").intents).toContain("request_private_info");
  });
  it.each([
    "I have lab on Tuesday",
    "my coworker at the lab will look at it",
    "I'm a lab tech",
    "we have chem lab until 2",
  ])("a lab where one works or studies is no dog: %j", (text) => expect(hear(text).facts.pets).toBeUndefined());
  it.each(["I have a lab", "we have a black lab", "got a 60 lb lab", "my lab is 4 years old"])(
    "a lab is one: %j",
    (text) => expect(hear(text).facts.pets).toMatchObject([{ kind: "large dog" }]),
  );
  it.each(["mi mamá cobra del seguro social", "yo vivo de mi seguro social", "recibo mi cheque del seguro social"])(
    "social security that one lives on is no number: %j",
    (text) => expect(hear(text).topics).not.toContain("identification"),
  );
  it.each(["piden seguro social?", "mi tío no tiene seguro social", "se puede sin seguro social"])(
    "the number is one: %j",
    (text) => expect(hear(text).topics).toContain("identification"),
  );
  it.each(["nos vamos a cambiar para el 12", "nos tenemos que cambiar antes de octubre", "me quiero cambiar de casa"])(
    "moving home moves no showing: %j",
    (text) => expect(hear(text).intents).not.toContain("reschedule_showing"),
  );
  it.each(["queremos cambiar la hora", "quiero cambiar la visita para el 12", "podemos cambiar para el viernes"])(
    "a showing is moved: %j",
    (text) => expect(hear(text).intents).toContain("reschedule_showing"),
  );
  it.each(["we do not have children", "somos dos, no tenemos niños"])("who has no children asks nothing: %j", (text) =>
    expect(hear(text).intents).not.toContain("fair_housing_probe"),
  );
  it.each([
    "the other house I toured includes water; what about yours",
    "another unit I saw takes cats, do you",
    "otro apartamento que vimos incluye la luz",
  ])("a home that is held against this one is not asked for: %j", (text) =>
    expect(hear(text).intents).not.toContain("request_alternatives"),
  );
  it.each([
    "I never told you to quit messaging me",
    "I didn't say stop texting",
    "texts get lost on me, a letter or a call is better",
    "prefiero correo en vez de mensajes de texto",
    "nunca le dije que no me escriba",
  ])("who wants to be written to, or in another way, is not taken off: %j", (text) =>
    expect(hear(text).intents).not.toContain("opt_out"),
  );
  it.each(["I told you to stop texting me", "no more texts and no calls either", "ya no me escriba"])(
    "who does not, is: %j",
    (text) => expect(hear(text).intents).toContain("opt_out"),
  );
  it.each([
    "when our lease runs out we need a place",
    "when my kids finish school we move",
    "cuando se venza mi contrato nos vamos",
  ])("what tells when asks nothing: %j", (text) => expect(hear(text).topics).toEqual([]));
  it("something smaller, of who writes first, tells why they move", () => {
    const text = "my kids moved out and I'm looking for something smaller";
    expect(hear(text).intents).not.toContain("request_alternatives");
    expect(hear(text, { introduced: true }).intents).toContain("request_alternatives");
  });
  it.each([
    "I applied and paid and still have not heard anything",
    "we put in our application two weeks ago and still have no word",
    "mandé la solicitud, ya pagué y sigo sin saber nada de ella",
  ])("who waits on an application asks of no home that is to be had: %j", (text) =>
    expect(hear(text).topics).not.toContain("availability"),
  );
  it.each(["¿la dueña habla español?", "¿habla español el encargado?", "does the landlord speak spanish"])(
    "who asks what the owner speaks asks the owner: %j",
    (text) => expect(hear(text, { introduced: true }).unknownQuestions).toHaveLength(1),
  );
  it.each(["¿habla español?", "¿hablan ustedes español?"])("and Piper's language is Piper's: %j", (text) =>
    expect(hear(text, { introduced: true }).unknownQuestions).toEqual([]),
  );
});
