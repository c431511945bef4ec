import { noFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { describe, expect, it } from "vitest";
import { kinds, say, talkOf } from "./testing.ts";

const robin = { renter: { name: "Robin", hasContact: true, facts: noFacts } };

describe("Whether a renter qualifies", () => {
  it.each([
    [
      ["I make 5100 a month, score 705. do we have a shot?"],
      "Yes, $5,100 a month is enough: this home asks for 3x the rent, $4,800. A credit score of 705 meets the 640 asked for.",
    ],
    [["I make 5100 a month, score 705. are we out of luck?"], "No, $5,100 a month is enough"],
    [["gano 5100 al mes, mi puntaje es 705. ¿ya quedamos fuera?"], "No, $5,100 al mes alcanza"],
    [
      ["I make 4100 a month and my score is 670, would I get approved?"],
      "$4,100 a month is $700 short of 3x the rent ($4,800), but you can still book a showing. A credit score of 670 meets",
    ],
    [
      ["I make 5100 a month", "my credit is 625", "so do I qualify?"],
      "A credit score of 625 is below the 640 asked for",
    ],
    [
      ["i clean offices for 5100 a month and my cousin is between jobs so hers comes and goes would we even qualify"],
      "Yes, $5,100 a month is enough",
    ],
    [["My salary is 5200 gross, no credit score yet. Two cats. Doable?"], "Yes, $5,200 a month is enough"],
    [["My salary is 5200 gross, no credit score yet. Two cats. Doable?"], "The minimum credit score is 640."],
    [["My salary is 5200 gross, no credit score yet. Two cats. Doable?"], "Cats are welcome."],
    [["we're at 4900 a month, credit 630. would that fly"], "A credit score of 630 is below the 640 asked for"],
    [["I earn 5,400 monthly. Would that be acceptable?"], "Yes, $5,400 a month is enough"],
    [["gano 5,200 al mes y tengo un gato, ¿se podría?"], "Sí, $5,200 al mes alcanza"],
    [["gano 5100 al mes y mi puntaje es 705, ¿califico?"], "Un puntaje de 705 cumple con los 640 que se piden."],
    [["gano 5100 al mes y mi crédito es 625, ¿me aprueban?"], "Un puntaje de 625 no llega a los 640 que se piden"],
  ])("is said of each requirement of which they told: %j", (lines, answer) => {
    const turn = talkOf(lines, robin).at(-1);
    expect(turn?.text).toContain(answer);
    expect(kinds(turn as NonNullable<typeof turn>)).not.toContain("escalate");
  });

  it.each([
    "I make 4100 a month and my score is 480, am I out of luck?",
    "gano 4100 y tengo 480 de crédito, ¿ya quedé fuera?",
  ])("offers no showing beside what bars it: %j", (text) =>
    expect(say(text, robin).text).not.toMatch(/can still book|puede agendar/),
  );

  it("is not said to who asks to come", () =>
    expect(say("2 cats, 5100 a month, 690. can we come thursday", robin).text).not.toMatch(/is enough|meets the/));

  it.each(["do I qualify?", "would I be approved with you?", "¿califico?"])(
    "%j of nobody's figures names what is asked for",
    (text) => expect(say(text, robin).text).toMatch(/\$4,800.*640/),
  );

  it.each([
    ["my score is 560, would you approve me?", "you mentioned 560."],
    ["mi puntaje es 560, ¿me aprueban?", "usted mencionó 560."],
  ])("%j is left to the refusal, which says it once", (text, told) => {
    const reply = say(text, robin).text;
    expect(reply).toContain(told);
    expect(reply).not.toMatch(/below the|no llega a/);
  });

  it.each([
    ["does the 590 kill our chances?", "A credit score of 590 is below the 640 asked for"],
    ["is a 655 good enough credit?", "A credit score of 655 meets the 640 asked for"],
    ["¿alcanza con un puntaje de 655?", "Un puntaje de 655 cumple con los 640"],
  ])("%j is of the score that it names", (text, answer) => expect(say(text, robin).text).toContain(answer));
});
