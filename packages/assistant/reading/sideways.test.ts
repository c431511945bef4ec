import { describe, expect, it } from "vitest";
import { hear, unknownIn } from "./testing.ts";

const inTalk = { introduced: true };
const heard = (text: string) => hear(text, inTalk);

describe("What only sounds like an alarm", () => {
  it.each([
    "does it have a gas range or an electric one, and do people smoke in the hall",
    "la estufa es de gas o eléctrica, y la gente fuma ahí?",
    "i don't want her standing around waiting for me",
    "i'd hate to keep the owner waiting out there",
    "no quiero que me esté esperando de balde",
    "i'd rather not be around screaming kids",
  ])("is neither danger nor distress: %j", (text) => {
    expect(heard(text).intents).not.toContain("emergency");
    expect(heard(text).intents).not.toContain("in_distress");
  });
  it.each([
    "the gas range hisses and it smells even when it's off",
    "there is smoke pouring from behind the stove",
    "la estufa huele a gas apagada",
  ])("is an emergency all the same: %j", (text) => expect(heard(text).intents).toContain("emergency"));
  it.each([
    "my boyfriend got locked up yesterday, i need to be gone with my kids before he's back",
    "need somewhere fast for me and my daughter, it's not safe with him here",
    "he waits outside my job every night and i'm scared",
    "se llevaron preso a mi esposo anoche y tengo que salirme con mi bebé antes de que vuelva",
    "no me siento segura aquí, tengo que irme cuanto antes con mis niños",
  ])("is distress all the same: %j", (text) => expect(heard(text).intents).toContain("in_distress"));

  it.each(["is the parking legit free", "does the ac legit work", "are the closets legit that big"])(
    "doubts nobody: %j",
    (text) => expect(heard(text).intents).not.toContain("scam_concern"),
  );
  it.each([
    "am i texting a machine or an actual human",
    "real human or bot?",
    "¿esto es un bot o una persona de verdad?",
  ])("asks who writes, and no more: %j", (text) => expect(heard(text).intents).toEqual(["ask_identity"]));
  it.each([
    "do we have to pay the application fee before we tour it",
    "do i gotta pay something to look at it",
    "¿hay que pagar la solicitud antes de verlo?",
  ])("asks what is paid ahead of a showing: %j", (text) => {
    expect(heard(text).intents).not.toContain("scam_concern");
    expect(heard(text).topics).toContain("payment.ahead");
  });
  it.each([
    "is this listing legit",
    "is this legit or what",
    "how do i know this isn't a scam",
    "why should i send money before seeing it",
    "¿cómo sé que no es estafa?",
  ])("doubts all the same: %j", (text) => expect(heard(text).intents).toContain("scam_concern"));

  it.each(["oh crap wait, i have class then", "aw shit i forgot", "damn, my bad", "ay mierda, se me olvidó"])(
    "is an oath at nobody: %j",
    (text) => expect(heard(text).intents).not.toContain("abusive"),
  );
  it.each(["oh shit you idiots", "this is a shit service", "eres una mierda de bot"])("insults: %j", (text) =>
    expect(heard(text).intents).toContain("abusive"),
  );

  it.each([
    "the furnace at my last place never worked",
    "where i live now the tub leaks, that's why i'm moving",
    "en mi apartamento de antes no servía la calefacción",
    "the hallway closet, how deep is it?",
  ])("reports no repair: %j", (text) => expect(heard(text).intents).not.toContain("report_maintenance"));
});

describe("What a renter asks in words of something else", () => {
  it.each([
    ["may i paint the bedroom and hang shelves", ["alterations"]],
    ["is the bedroom carpeted", ["amenities.hasCarpet"]],
    ["¿puedo pintar el cuarto y poner repisas?", ["alterations"]],
    ["how many bedrooms are there", ["bedrooms"]],
    ["is it a 2 bedroom", ["bedrooms"]],
  ])("a room in which something is asks of no number of rooms: %j", (text, topics) =>
    expect(heard(text).topics).toEqual(topics),
  );
  it.each(["we're four. is that allowed in a 2 bedroom", "somos cuatro. ¿se permite en un apartamento de 2 cuartos?"])(
    "a home as the place people live in asks of the people: %j",
    (text) => expect(heard(text).topics).toEqual(["occupancy"]),
  );
  it.each([
    "i got a turtle tho does that count",
    "pues tengo un hámster, ¿cuenta?",
    "well we own a fish, does it count",
    "no pets, my niece would bring a turtle, does it count?",
    "no mascotas pero mi hija quiere un hámster, ¿eso cuenta?",
  ])("an animal counts among pets: %j", (text) => expect(heard(text).topics).toEqual(["pets.other"]));
  it.each([
    "no pets but my boyfriend wants a gerbil lol does that even count",
    "my uncle may bring his parrot. would it even count",
    "sin mascotas pero mi prima quiere un perico jaja ¿eso también cuenta?",
  ])("an animal that may come is no income that counts: %j", (text) =>
    expect(heard(text).topics).not.toContain("requirements.income_sources"),
  );
  it.each([
    "we have a cat. my aunt pays me 300 to babysit, does that count",
    "we have a cat. i get ssi, does that count",
  ])("money beside an animal is an income that counts: %j", (text) =>
    expect(heard(text).topics).toContain("requirements.income_sources"),
  );
  it.each(["could my dog come to the showing", "is it ok if i bring the puppy along to the tour"])(
    "an animal along at a showing is no pet policy: %j",
    (text) => {
      expect(heard(text).topics).toEqual([]);
      expect(unknownIn(text, inTalk)).toEqual([text]);
    },
  );
  it.each([
    "what's your cancelation policy",
    "cuál es la política de cancelación",
    "what's the policy if i have to cancel",
  ])("a policy cancels nothing: %j", (text) => {
    expect(heard(text).intents).not.toContain("cancel_showing");
    expect(heard(text).topics).not.toContain("renters_insurance");
    expect(unknownIn(text, inTalk)).toEqual([text]);
  });
  it.each([
    ["i turned in my application monday and still no word", "own-if-any"],
    ["i applied last week and haven't heard back", "own-if-any"],
    ["metí mi solicitud el lunes y no me han dicho nada", "own-if-any"],
  ])("an application that waits is asked about: %j", (text, application) =>
    expect(heard(text).unknownQuestions).toMatchObject([{ words: text, application }]),
  );
  it.each(["so with the cat but no spot how much up front again", "con el gato y sin cochera cuánto es para entrar"])(
    "what moving in comes to is added up: %j",
    (text) => expect(heard(text).topics).toContain("move_in_cost"),
  );
  it.each(["can you ask what the last tenant paid for electric", "¿cuánto pagaban de luz los de antes?"])(
    "what the light comes to is nobody's secret: %j",
    (text) => expect(heard(text).intents).not.toContain("request_private_info"),
  );
  it.each(["what rent did the last tenant pay", "what did the last people offer"])("what others pay is: %j", (text) =>
    expect(heard(text).intents).toContain("request_private_info"),
  );
  it.each([
    "pool cost extra",
    "does using the pool cost anything",
    "¿la piscina cuesta aparte?",
    "whats the wifi like",
  ])("that there is one does not say it: %j", (text) => expect(heard(text).asks).toMatchObject([{ needsOwner: true }]));
  it.each(["aight what days then", "alright then what times", "bueno y qué días hay"])("asks on: %j", (text) =>
    expect(heard(text).intents).not.toContain("thank_goodbye"),
  );
  it.each([
    ["yo is tito around? he told me to text this number about the tires", "private_chatter"],
    ["hey it's ray from work, did you find my jacket", "private_chatter"],
    ["me dijo tu hermano que escribiera a este número por las llantas", "private_chatter"],
    ["Congrats! your listing was picked for a free drone shoot, reply YES or go to bit.ly/xx1", "solicitation"],
    ["¡felicidades! su anuncio fue elegido para fotos gratis, haga clic aquí", "solicitation"],
  ])("is not for Piper: %j", (text, intent) => expect(hear(text).intents).toEqual([intent]));
});
