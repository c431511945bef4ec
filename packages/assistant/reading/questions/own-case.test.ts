import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";

/** The topics of what a message asks of its renter's own case, each with "+owner" where the owner has a say. */
const ownIn = (...message: Parameters<typeof hear>): string[] =>
  hear(...message).asks.flatMap(({ topic, isOfOwn, needsOwner }) =>
    isOfOwn ? [needsOwner ? `${topic} +owner` : topic] : [],
  );

describe("Whether what one told of oneself will do", () => {
  it.each([
    ["We take in 4,700 a month before taxes. Is that alright for this place?", ["requirements.income"]],
    ["I run a food truck and make about 58k a year. is that going to work for this place", ["requirements.income"]],
    ["my husband brings 800 a week and I get 450 a week, would you rent to us on that", ["requirements.income"]],
    ["Mi hermana gana 2,100 y yo 2,300. ¿La hacemos con eso?", ["requirements.income"]],
    ["Gano 1.200 a la semana. ¿Me lo arriendan?", ["requirements.income"]],
    ["Soy pensionado y cobro 3,900 al mes. ¿Sería viable?", ["requirements.income"]],
    ["my score is 655, would that fly", ["requirements.credit"]],
    ["Mi puntaje es 701. ¿Está bien?", ["requirements.credit"]],
    ["we are four, is that alright with you guys", ["occupancy"]],
    ["Somos tres primas, ¿no hay bronca?", ["occupancy"]],
    ["i have a corgi, 26 lbs. thats fine right", ["pets.dogs"]],
    ["Tengo una gata de dos años. Usted me dirá si se puede", ["pets.cats"]],
    ["two of us, 5,000 a month and one cat. would all that work", ["requirements.income", "pets.cats", "occupancy"]],
  ])("is asked of what was told right before: %j", (text, topics) => expect(ownIn(text)).toEqual(topics));

  it.each([
    ["I started at the clinic two weeks ago, it's a new job, 4,900 a month. Is that a problem?"],
    ["Llevo tres semanas en el trabajo y gano 4,600. ¿Hay problema?"],
    ["My job offer is for 5,200 a month. Is it ok that I don't have pay stubs yet?"],
  ])("leaves how long one has a job to the owner: %j", (text) =>
    expect(ownIn(text)).toEqual(["requirements.income +owner"]),
  );

  it.each([
    ["I get 2,300 from the diner and 1,500 in tips. Do you count those?"],
    ["Gano 3,100 y mi señora saca 1,400 vendiendo comida. ¿Lo de ella cuenta?"],
    ["My daughter makes 1,700 and I make 3,000, does hers count too"],
    ["Me pagan 3,900 en efectivo. ¿Es problema que sea en efectivo?"],
  ])("asks whether a part of it counts: %j", (text) => expect(ownIn(text)).toEqual(["requirements.income_sources"]));

  it("is asked of the message before", () => {
    const before = [{ from: "renter" as const, text: "I have a pug, 18 lbs" }];
    expect(ownIn("would he be accepted", {}, before)).toEqual(["pets.small_dogs"]);
  });

  it.each([
    "I make 4,800 a month. I play the drums. Is that okay?",
    "I have to bring my two kids to the showing, is that okay?",
    "There are two of us. Do you take cats?",
    "Is the dishwasher okay?",
    "That's fine, thanks",
    "ok great, yes",
    "I make 4,800 a month. How much is the deposit?",
  ])("is not asked by %j", (text) => expect(ownIn(text)).toEqual([]));

  it("asks of no neighbors and of no showing", () => {
    expect(hear("Somos cinco con mi suegra. ¿Hay problema por la cantidad de gente?").intents).not.toContain(
      "fair_housing_probe",
    );
    expect(hear("we make 6,000 a month. so are we good you think").intents).not.toContain("ask_own_showing");
  });
});
