import { describe, expect, it } from "vitest";
import { asked, hear, unknownIn } from "./testing.ts";

describe("What only the words around it tell apart", () => {
  it.each(["is there a weight limit for dogs", "any size restriction on dogs?"])("asks of a weight: %j", (text) =>
    expect(hear(text).topics).toContain("pets.weights"),
  );

  it.each(["any breed restrictions", "what breeds are not allowed"])("asks of breeds: %j", (text) =>
    expect(hear(text).topics).toEqual(["pets.breeds"]),
  );

  it.each(["is street parking free or do you need a permit", "is street parking hard to find"])(
    "asks of the streets around: %j",
    (text) => expect(hear(text).topics).toEqual(["parking.nearby"]),
  );

  it.each(["is parking free", "is there parking", "can i park on the street", "where do people park"])(
    "asks of the home's own parking: %j",
    (text) => expect(hear(text).topics).not.toContain("parking.nearby"),
  );

  it.each(["our service dog is a 90 lb german shepherd, is that ok", "service dog is about 65 pounds"])(
    "tells of an assistance animal and of no pet: %j",
    (text) => {
      expect(hear(text).facts.hasAssistanceAnimal).toBe(true);
      expect(hear(text).facts.pets).toBeUndefined();
    },
  );

  it.each(["is a service dog ok", "do you take service dogs"])("asks and tells of none: %j", (text) =>
    expect(hear(text).facts.hasAssistanceAnimal).toBeUndefined(),
  );

  it.each(["no pets here but are we allowed to get a cat later on", "i like it but is there a garage"])(
    "asks after a but: %j",
    (text) => expect(hear(text).intents).toContain("ask_property_question"),
  );

  it.each(["i like it but the garage is small", "we have no pets but they visit"])(
    "asks nothing after it: %j",
    (text) => expect(hear(text).unknownQuestions).toEqual([]),
  );

  it.each(["is a service dog ok even if hes over 40 pounds", "do you take service dogs? mine is in training"])(
    "speaks of one's own animal: %j",
    (text) => expect(hear(text).facts.hasAssistanceAnimal).toBe(true),
  );

  it.each(["can i still get it or is it taken", "is it still available"])("asks whether it is free: %j", (text) =>
    expect(hear(text).topics).toContain("availability"),
  );

  it.each([
    ["gano como 1100 a la semana", 4767],
    ["gano 900 por semana", 3900],
    ["i make 1100 a week", 4767],
    ["gano 4500 al mes", 4500],
  ])("%j is %d a month", (text, monthly) => expect(hear(text).facts.monthlyIncome).toBe(monthly));

  it.each(["do you take cats? i have two", "se permiten gatos? tengo dos"])("tells how many: %j", (text) =>
    expect(hear(text).facts.pets).toMatchObject([{ kind: "cat", count: 2 }]),
  );

  it("tells of no animals where none were spoken of", () =>
    expect(hear("is there parking? i have two").facts.pets).toBeUndefined());

  it("hears that a second question asks more of the same", () => {
    expect(hear("do you check credit, and what if i dont have credit").asks).toMatchObject([{ needsOwner: true }]);
    expect(hear("do you check credit and what score do you need").asks?.some((ask) => ask.needsOwner)).toBe(false);
  });

  it.each([
    ["its just going to be me and my cat", 1],
    ["i live with my grandmother so 2", 2],
    ["me and my sister and her cat", 2],
  ])("counts people of %j: %d", (text, people) =>
    expect(hear(text, { introduced: true, awaiting: "facts", asked: ["occupants"] }).facts.occupants).toBe(people),
  );

  it.each([
    ["what day is trash pickup", []],
    ["where do we take the garbage", []],
    ["is trash pickup included", ["utilities.garbage"]],
    ["who pays for garbage", ["utilities.garbage"]],
  ])("asks of the bin's bill or its day: %j", (text, topics) => expect(hear(text).topics).toEqual(topics));

  it.each(["hay paradas de bus cerca?", "queda el metro cerca", "hay un mercado cerca?"])(
    "asks what is near, not of a fence: %j",
    (text) => expect(hear(text).topics).not.toContain("amenities.hasFencedYard"),
  );

  it.each(["tiene cerca?", "el patio tiene cerca?", "hay un patio con cerca"])("asks of a fence: %j", (text) =>
    expect(hear(text).topics).toContain("amenities.hasFencedYard"),
  );

  it.each(["are ESAs counted as pets", "i have an esa, is that ok"])("asks of an assistance animal: %j", (text) =>
    expect(hear(text).topics).toContain("assistance_animal"),
  );

  it.each([
    "unas gallinas pero esas las vendo",
    "puedo ir a esa hora?",
    "puedo ver esas fotos?",
    "esa casa acepta perros?",
    "en esa zona hay escuelas?",
  ])("asks of none in Spanish: %j", (text) => expect(hear(text).topics).not.toContain("assistance_animal"));

  it.each(["tiene 2 baños", "i mean is wifi included"])("asks without a mark: %j", (text) =>
    expect(hear(text).intents).toContain("ask_property_question"),
  );

  it.each([
    "my son needs a ramp",
    "my husband uses a wheelchair and needs a place",
    "i need a place on the ground floor for my knees",
  ])("asks for an accommodation: %j", (text) => expect(hear(text).intents).toContain("accommodation_request"));

  it.each([
    "let me know if it becomes available",
    "text me when something opens up",
    "let me know if it is available again",
    "tell me when it comes back on the market, put me on the waiting list",
  ])("waits for it: %j", (text) => expect(hear(text).intents).toContain("waitlist"));

  it.each(["do you have a one bedroom in the same building", "do you have any 2 bedrooms in that complex?"])(
    "is after another home: %j",
    (text) => expect(hear(text).intents).toContain("request_alternatives"),
  );

  it.each([
    "how many bedrooms does it have",
    "is it a one bedroom",
    "i may still find another roommate, is that a problem",
    "would three people instead of one be a problem",
    "could we add a different tenant next year",
  ])("asks of this home: %j", (text) => expect(hear(text).intents).not.toContain("request_alternatives"));

  it.each(["saw the sign out front, is 2b rented yet", "is the studio free in june or only july"])(
    "asks whether the home is to be had: %j",
    (text) => expect(hear(text).topics).toContain("availability"),
  );

  it.each(["¿por los dos?", "es por los dos o por cada uno"])("counts nobody by what is paid for: %j", (text) =>
    expect(hear(text).facts.occupants).toBeUndefined(),
  );

  it.each(["is parking free", "when are you free"])("asks of no availability: %j", (text) =>
    expect(hear(text).topics).not.toContain("availability"),
  );

  it("has somebody look at what is broken, and no home", () =>
    expect(hear("somebody needs to come look at my AC, it is 85 in here").intents).not.toContain("request_showing"));

  it("asks of what was told, in Spanish", () =>
    expect(hear("tengo dos gatos, hay algun problema?").unknownQuestions).toEqual([]));

  it.each(["my emotional support rabbit lives in a cage, can i bring her", "i have a support parrot, a letter too"])(
    "tells of an assistance animal of another kind and of no pet: %j",
    (text) => {
      expect(hear(text).intents).toContain("accommodation_request");
      expect(hear(text).facts.pets).toBeUndefined();
    },
  );

  it("tells of a pet: i have a rabbit", () => expect(hear("i have a rabbit").facts.pets).toHaveLength(1));

  it.each(["im getting a service dog in the fall", "we are waiting on a guide dog"])(
    "will have an assistance animal: %j",
    (text) => expect(hear(text).intents).toContain("accommodation_request"),
  );

  it.each(["we are getting a dog in the fall", "are you getting a new stove"])("will have none: %j", (text) =>
    expect(hear(text).intents).not.toContain("accommodation_request"),
  );

  it.each(["is the basement laundry coin operated", "is the washer in the basement"])(
    "asks of the laundry and of no basement: %j",
    (text) => expect(hear(text).topics).not.toContain("amenities.hasBasement"),
  );

  it("asks of a basement", () => expect(hear("is there a basement").topics).toContain("amenities.hasBasement"));
});

describe("Words that would end a talk", () => {
  it.each(["is the wifi fast enough for video calls", "is there enough signal for calls"])(
    "ask it to go on: %j",
    (text) => expect(hear(text).intents).not.toContain("opt_out"),
  );
  it.each(["enough texts already", "stop texting me"])("end it: %j", (text) =>
    expect(hear(text).intents).toContain("opt_out"),
  );
  it.each([
    "i'm not looking at other homes, only this one",
    "I didn't say we're not interested!! We want to see it.",
    "no buscamos otras casas, solo esta",
  ])("are denied: %j", (text) => {
    expect(hear(text).intents).not.toContain("not_interested");
    expect(hear(text).intents).not.toContain("request_alternatives");
  });
  it.each([
    "cant talk on the phone, text only",
    "dont have her call me please",
    "mi número es 614-555-0123, ¿me pueden mandar mensajes en español?",
  ])("ask for no call: %j", (text) => expect(hear(text).intents).not.toContain("request_call"));
});

describe("Incomes of several people in one breath", () => {
  it.each([
    ["el trabaja de noche y gana como 3,100 al mes y yo medio turno 2,700, si califica o no?", 5800],
    ["mi esposo gana 2800 en la fabrica y mi mama recibe 900 de pension", 3700],
    ["yo hago como 600 limpiando asi que son 4300 entre todos", 4300],
    ["i paid the house off in 1998 and have not looked since", undefined],
  ])("are added up, and a year is none: %j", (text, income) =>
    expect(hear(text, asked("income")).facts.monthlyIncome ?? undefined).toBe(income),
  );
});

describe("A question that only sounds like a topic", () => {
  it("goes to the owner", () =>
    expect(unknownIn("are the kids on the lease or not?")).toEqual(["are the kids on the lease or not?"]));
});

describe("Who was asked for a score", () => {
  it.each([
    "el credito no sabemos, yo tengo una tarjeta no mas",
    "pues no sé, nunca lo hemos mirado",
    "we dont know it",
  ])("and has none to give says so: %j", (text) => expect(hear(text, asked("credit")).facts.creditUnknown).toBe(true));
  it("and is unsure of something else does not", () =>
    expect(hear("i dont know if my dog is allowed", asked("credit")).facts.creditUnknown).toBeUndefined());
});

describe("Calls of one's own", () => {
  it.each(["is the wifi fast enough for video calls", "can i take zoom meetings from the den"])(
    "are no tour by video: %j",
    (text) => expect(hear(text).topics).not.toContain("tours.virtual"),
  );
  it("are one where the home is to be seen", () =>
    expect(hear("do you do video calls so i can see it").topics).toContain("tours.virtual"));
});

describe("Either way", () => {
  it("is no choice of what was offered, and the hour after it is what is asked for", () =>
    expect(hear("Either way I want to see it, Saturday with the kids, 11?").times).toMatchObject([
      { at: "11:00", choice: null },
    ]));
});
