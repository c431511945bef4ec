import { noFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { describe, expect, it } from "vitest";
import { sampleWorld } from "../sample-home.ts";
import { kinds, talkOf } from "./testing.ts";

const home = {
  renter: { name: "Robin", hasContact: true, facts: noFacts },
  knowledge: [
    ...sampleWorld.knowledge,
    {
      id: "people",
      topic: "occupancy",
      question: "How many people?",
      answer: "At most 4 people may live in the home.",
    },
    { id: "pets", topic: "pets", question: "Pets?", answer: "Cats and dogs under 30 lb." },
  ],
};
const said = (...lines: string[]) => talkOf(lines, home).at(-1)!;

describe("Whether what a renter told of themselves will do", () => {
  it.each([
    ["I tend bar for 61,000 a year. is that going to work", "Yes, $5,083 a month is enough"],
    ["Entre los dos sacamos 5,300. ¿Con eso la hacemos?", "Sí, $5,300 al mes alcanza"],
    ["my score is 655, is that too low", "A credit score of 655 meets the 640 asked for."],
    ["we're three, is that a problem", "Yes, 3 people is within the limit"],
    ["would four people be allowed", "Yes, 4 people is within the limit"],
    ["Somos cuatro. ¿Nos reciben a los cuatro?", "Sí, 4 personas está dentro del límite"],
    ["three of us now and four by winter, is that still ok", "Yes, 4 people is within the limit"],
    ["he's a 24 lb beagle, that's ok right", "Yes. Small dogs are welcome."],
    ["I have a cat and a yorkie, is that fine", "fit the pet rules, as long as no dog weighs over 30 lb."],
    ["Tengo un perrito de 9 libras, vos dirás si se puede", "Sí. Se aceptan perros pequeños."],
  ])("is judged by what the home asks for: %j", (text, answer) => {
    const turn = said(text);
    expect(turn.text).toContain(answer);
    expect(kinds(turn)).not.toContain("escalate");
  });

  it("is judged by what was told before", () => {
    expect(said("I make 5,100 a month", "thanks", "so is our income ok").text).toContain("$5,100 a month is enough");
    expect(said("I have a pug, 18 lbs", "would he be accepted").text).toContain("Yes. Small dogs are welcome");
  });

  it("leaves to the owner only what no criterion says", () => {
    const turn = said("I just started a new job, 5,400 a month. Is that a problem?");
    expect(turn.text).toContain("Yes, $5,400 a month is enough");
    expect(kinds(turn)).toContain("escalate");
  });

  it.each([
    ["I make 3,900 and about 1,300 in tips. Do tips count?", "Any lawful income counts", "$5,200 a month is enough"],
    ["Gano 3,600 y mi mamá 1,500. ¿Lo de ella cuenta?", "Cuenta todo ingreso lícito", "$5,100 al mes alcanza"],
    ["They pay me in cash, 5,000 a month. Is it okay that it's cash?", "in cash too", "$5,000 a month is enough"],
  ])("says what counts and whether it is enough: %j", (text, counts, enough) => {
    expect(said(text).text).toContain(counts);
    expect(said(text).text).toContain(enough);
  });

  it("answers each of several questions once, beside one of the home", () => {
    const { text } = said("We make 5,200 and have a cat. Both fine? And how much is the deposit?");
    for (const part of ["$5,200 a month is enough", "Yes. Cats are welcome", "deposit is $1,600"])
      expect(text.split(part)).toHaveLength(2);
  });

  it("says no yes where a rule stands against it, and none of a large dog of no weight", () => {
    expect(said("my dog is 41 lbs, is that too big").text).not.toContain("fit");
    expect(said("a husky, is that okay").text).not.toMatch(/\bfits?\b/);
    expect(said("We're six, is that a problem").text).toContain("At most 4 people may live in the home");
  });

  it("tells whoever falls short so, and asks the owner of the offer letter all the same", () => {
    const turn = said("My new job pays 2,000 a month. Is an offer letter enough?");
    expect(turn.text).toContain("so far I count $2,000 a month");
    expect(kinds(turn)).toContain("escalate");
  });
});
