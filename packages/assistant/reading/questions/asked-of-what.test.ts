import { describe, expect, it } from "vitest";
import { topicOf } from "../../topics.ts";
import { asked, hear, unknownIn } from "../testing.ts";

/** What the owner is asked of a message: what no topic covers, and what a record does not say. */
const leftToOwner = (text: string): string[] => [
  ...hear(text).asks.flatMap(({ topic, words, needsOwner }) => (needsOwner || topicOf(topic)?.isOwners ? [words] : [])),
  ...unknownIn(text),
];

describe("A fact that lies near a question", () => {
  it.each([
    ["who fills out the section 8 paperwork", "voucher"],
    ["do you do the inspection papers for a housing voucher", "voucher"],
    ["will two twin beds fit in the second bedroom", "bedrooms"],
    ["caben dos camas en la recámara?", "bedrooms"],
    ["who is the deposit made out to", "payment"],
    ["is there a gas line for the stove", "utilities.gas"],
    ["hay toma de gas en la cocina?", "utilities.gas"],
    ["do we cover all of the rent if she leaves", "rent"],
    ["would the rent stay the same for a couple", "rent"],
  ])("is no answer to it, so the owner is asked: %j", (text, topic) => {
    expect(hear(text).topics).not.toContain(topic);
    expect(leftToOwner(text)).toContain(text);
  });
  it.each([
    ["what credit score do you need", "requirements.credit"],
    ["do you take section 8", "voucher"],
    ["how many bedrooms", "bedrooms"],
    ["is it a 2 bed", "bedrooms"],
    ["is gas included", "utilities.gas"],
    ["how do i pay the rent", "payment"],
  ])("answers what is of it: %j", (text, topic) => expect(hear(text).topics).toContain(topic));

  it.each(["can i use my own bed", "is the bed included", "is there a bed in it"])(
    "of furniture is not the bedrooms: %j",
    (text) => expect(hear(text).topics).not.toContain("bedrooms"),
  );
  it.each([
    ["is there a shooting range around", "amenities.hasRangeOven"],
    ["can i step out for a minute during it", "accessibility.notes"],
    ["could we be on the same lease", "lease_terms"],
  ])("only shares a word with it: %j", (text, topic) => expect(hear(text).topics).not.toContain(topic));
  it.each(["is hanging art on the walls fine", "can we hang a mirror"])("to be hung is no photo: %j", (text) =>
    expect(hear(text).topics).toEqual(["alterations"]),
  );
  it.each([
    "we can only get there around 1145, is that too late",
    "if we sign for 18 months does the rent stay at 1,600 the whole time",
  ])("of a figure that is no income asks of no income: %j", (text) =>
    expect(hear(text, { introduced: true }).topics).not.toContain("requirements.income_enough"),
  );
  it.each(["would an old eviction disqualify us", "i had a bankruptcy in 2021, will that disqualify me"])(
    "of what lies behind a renter is none of their income: %j",
    (text) => expect(hear(text).topics).not.toContain("requirements.income_enough"),
  );
  it.each(["necesitamos saber los requisitos", "queremos saber las mascotas", "we need to know the parking"])(
    "is told as it is where the thing alone is what one wants to know: %j",
    (text) => expect(leftToOwner(text)).toEqual([]),
  );
  it("is left to the owner where more than the thing is what one wants to know", () =>
    expect(leftToOwner("queremos saber los requisitos de los inversionistas")).not.toEqual([]));
  it("tells only a part where how well it works is asked", () =>
    expect(hear("does the elevator get stuck often").asks).toMatchObject([{ topic: "elevator", needsOwner: true }]));
});

describe("What is asked without a question mark", () => {
  it.each([
    ["oh and i forgot to ask about the heating", "amenities.hasHeating"],
    ["I meant to ask if parking is extra", "parking"],
    ["se me olvidó preguntar por la calefacción", "amenities.hasHeating"],
    ["oh and the cable, we watch the games", "utilities.cable"],
    ["y la basura, que sacamos bastante", "utilities.garbage"],
    ["y si tiene lavadora", "amenities.hasWasherDryer"],
    ["please send a breakdown with deposit and application fee", "deposit"],
  ])("is heard: %j", (text, topic) => expect(hear(text, { introduced: true }).topics).toContain(topic));
  it.each([
    "if the deposit is one month we'd like to see it sunday",
    "si el depósito es de un mes la quiero ver el domingo",
  ])("is a term that a wish hangs on, besides the wish: %j", (text) => {
    expect(hear(text).topics).toContain("deposit");
    expect(hear(text).intents).toContain("request_showing");
  });
  it("is not what something is for", () => expect(hear("it's for the dryer", { introduced: true }).topics).toEqual([]));
});

describe("What says nothing to whoever reads it alone", () => {
  it.each(["wait 60?", "y 45?", "de verdad?", "huh?", "fue?"])("is not passed on: %j", (text) =>
    expect(unknownIn(text, asked("income"))).toEqual([]),
  );
});

describe("One question that supposes something", () => {
  it("stays whole", () =>
    expect(leftToOwner("would we all be on one lease and if somebody moves out do the others owe the rent")).toEqual([
      "would we all be on one lease and if somebody moves out do the others owe the rent",
    ]));
});

describe("Somebody along at the showing", () => {
  it.each([
    "can my folks come too",
    "could my uncle come as well",
    "can i bring my buddy",
    "can our cousin come see it too",
    "can i bring my coworker",
  ])("is asked of: %j", (text) => expect(hear(text).topics).toContain("tours.company"));
  it("is no promise to be there: 'who all will be there'", () => {
    expect(hear("who all will be there").topics).toEqual(["showing_logistics.host"]);
    expect(hear("who all will be there").intents).not.toContain("attend");
  });
});

describe("Nothing that is broken", () => {
  it.each(["would a portable washer hooked to the faucet be ok", "is the elevator out of service a lot"])(
    "is no report, whatever it is like: %j",
    (text) => expect(hear(text).intents).not.toContain("report_maintenance"),
  );
  it.each([
    "nothing is leaking, i only wanted to know the deposit",
    "it's not a repair request, what is the deposit",
    "no hay nada roto, cuánto es el depósito?",
  ])("is no report, and the rest is answered: %j", (text) => {
    expect(hear(text, { introduced: true }).intents).not.toContain("report_maintenance");
    expect(hear(text, { introduced: true }).topics).toContain("deposit");
  });
  it("keeps a question of the terms beside a report that is one", () =>
    expect(hear("my toilet is clogged. what's the deposit?").topics).toContain("deposit"));
});

describe("Who puts right what was told or left out", () => {
  it.each([
    ["you skipped the deposit and the application fee", ["deposit", "application_fee"]],
    ["but he told me the deposit was double since I have no social, so 3100?", ["deposit"]],
  ])("bargains for nothing: %j", (text, topics) => {
    expect(hear(text, { introduced: true }).intents).not.toContain("negotiate");
    expect(hear(text, { introduced: true }).topics).toEqual(topics);
  });
});

describe("A phrase that the whole sentence is like as well", () => {
  it.each([
    ["how many other applicants are there", "request_private_info"],
    ["is skipping the deposit an option", "negotiate"],
  ] as const)("counts: %j", (text, intent) => expect(hear(text).intents).toContain(intent));
});

describe("An occupation", () => {
  it.each([
    "i work as a home health aide",
    "hey i'm Odessa, overnight nurse, works weekends",
    "my sister is a live-in caregiver",
    "i'm an overnight nurse",
  ])("is no need of the renter's: %j", (text) => expect(hear(text).intents).not.toContain("accommodation_request"));
  it.each(["my home health aide comes every day", "i have a live in aide"])(
    "of an aide who comes to them is: %j",
    (text) => expect(hear(text).intents).toContain("accommodation_request"),
  );
});

describe("Who asks what is kept private", () => {
  it.each([
    "my ex isn't to know where I'll live, do you tell anyone who asks?",
    "¿le dicen a alguien que uso ITIN?",
    "¿ustedes le avisan a inmigración que no tengo social?",
  ])("hears that, and no danger is assumed: %j", (text) => {
    const { intents, unknownQuestions } = hear(text);
    expect(intents).toContain("ask_privacy");
    expect(intents).not.toContain("in_distress");
    expect(unknownQuestions).toEqual([]);
  });
  it("is met as in danger where a phrase names it", () =>
    expect(hear("my ex hits me, do you tell anyone where I live?").intents).toContain("in_distress"));
});

describe("A number of somebody else", () => {
  it.each(["i could give you my last landlord's number", "le podemos dar el teléfono del dueño de antes"])(
    "that is offered is not asked for: %j",
    (text) => expect(hear(text).intents).not.toContain("request_private_info"),
  );
  it.each(["can you give me the owner's number", "¿me da el teléfono del dueño?"])("is asked for: %j", (text) =>
    expect(hear(text).intents).toContain("request_private_info"),
  );
});

describe("A question that points", () => {
  it.each([
    "We have 2 cats. I give piano lessons at home. Is that okay?",
    "Water is on us, right? My kiln draws 40 amps. Would that be allowed?",
    "Tenemos un gato. Doy clases de costura en la sala. ¿Eso está bien?",
  ])("goes to the owner with the sentence right before it, whatever else is told: %j", (text) => {
    const [question] = hear(text).unknownQuestions;
    expect(question?.whole).toBe(
      text
        .split(/(?<=[.?]) /)
        .slice(1)
        .join(" ")
        .replace("right? ", ""),
    );
  });
  it.each([
    ["I give lessons. We have 2 cats. Is that okay?", "pets.cats"],
    ["My kiln draws 40 amps. My score is 640. Is that enough?", "requirements.credit"],
  ])("is of the topic told right before it: %j", (text, topic) => expect(hear(text).topics).toContain(topic));
  it("with the owner named wishes for no tour with them", () =>
    expect(hear("I give lessons at home. Is that ok with the owner?").times).toEqual([]));
});
