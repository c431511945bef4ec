import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { describe, expect, it } from "vitest";
import { agreementIn } from "../reading/answers/answer-agrees.ts";
import type { News } from "../turn.ts";
import { good, kinds, say, tell, withRequirements } from "./testing.ts";

const renter = { name: "Ana Lee", hasContact: true, facts: { ...good, monthlyIncome: 2000 } };
const refused = say("can i see it thursday at 5", { renter });
const passed = say("yes please ask", { renter }, refused.talk);
const question = passed.orders.flatMap((order) => (order.kind === "escalate" ? [order.question] : []))[0]!;
const answered = (answer: string, of?: string) => {
  const { talk } = of === undefined ? passed : say(of, { renter }, passed.talk);
  return tell({ is: "owner-answered", question: of ?? question, answer } satisfies News, { renter }, talk).talk;
};
const asksAgain = (answer: string, of?: string) => say("great, thursday at 5 then", { renter }, answered(answer, of));

describe("A wish passed on though a requirement is not met", () => {
  it("is refused and passed on", () => {
    expect(refused.said).toContain("not-qualified");
    expect(kinds(passed)).toContain("escalate");
    expect(kinds(say("so thursday at 5?", { renter }, passed.talk))).not.toContain("request-showing");
  });
  it.each([
    "Yes, that's fine",
    "Sure, she can come see it with a co-signer",
    "No problem, come by",
    "Sí, claro, puede venir",
    "I thought it over, it is fine with your brother on the lease",
    "They can see it, any breed is fine",
    "Está bien, que pase a verla",
  ])("is requested once the owner agreed: %j", (answer) =>
    expect(kinds(asksAgain(answer))).toContain("request-showing"),
  );
  it.each([
    "Yes. I look at his own share only, and I don't hold the old score against him. Please come see it.",
    "I can accept that income with two months of statements",
    "No credit is fine, and her income is enough with a co-signer",
    "Adelante, que venga, no importa el ingreso",
    "Yes, come see it, we look at everyone's pay. Her aunt doesn't need to be there.",
    "Sí, puede venir, ese requisito no cuenta para ella",
  ])("is requested whatever words the yes is in: %j", (answer) =>
    expect(kinds(asksAgain(answer))).toContain("request-showing"),
  );
  it.each(["No, 3x is firm", "Sorry, I can't go below that", "Only if she has a co-signer", "Lo siento, no"])(
    "is not where the owner did not: %j",
    (answer) => expect(kinds(asksAgain(answer))).not.toContain("request-showing"),
  );
  it.each([
    ["do you take co-signers", "A co-signer is fine with me"],
    ["is my income alright for you", "I could work with that income"],
  ])("is requested where the answer to %j consents to what is asked for: %j", (of, answer) =>
    expect(kinds(asksAgain(answer, of))).toContain("request-showing"),
  );
  it.each([
    ["do i have to show all of my income", "Yes, the last two months"],
    ["can we paint the fence blue", "Yes, that works"],
  ])("is not where a yes is to %j alone: %j", (of, answer) =>
    expect(kinds(asksAgain(answer, of))).not.toContain("request-showing"),
  );
  it("is requested where the owner consents before it was passed on", () => {
    const { talk } = tell(
      { is: "owner-answered", question: "is my income alright", answer: "That income is fine" },
      { renter },
      refused.talk,
    );
    expect(kinds(say("great, thursday at 5 then", { renter }, talk))).toContain("request-showing");
  });
  it("is requested where the owner invites with the answer to another question", () => {
    const other = "is there a fireplace";
    expect(kinds(asksAgain("Yes, gas. And sure, come see it", other))).toContain("request-showing");
  });
  it("is still measured by what else the home asks for", () => {
    const talk = answered("Yes, that's fine");
    const worse = { ...renter, facts: { ...renter.facts, creditScore: { low: 500, high: 500 } } };
    expect(say("great, thursday at 5 then", { renter: worse }, talk).said).toContain("not-qualified");
  });

  it("and the time wished for meanwhile is noted, and asked for with the owner's yes", () => {
    const waiting = say("saturday at 10 would suit me", { renter }, passed.talk);
    expect(waiting.said).toContain("time-waits");
    expect(kinds(waiting)).not.toContain("request-showing");
    const agreed = tell({ is: "owner-answered", question, answer: "Yes, that's fine" }, { renter }, waiting.talk);
    expect(agreed.said).toContain("ask-take");
    expect(agreed.text).toContain("May 16 at 10:00 AM");
    expect(agreed.text).toContain("says: Yes, that's fine. ");
    expect(kinds(say("yes, great", { renter }, agreed.talk))).toContain("request-showing");
    expect(kinds(say("no, i found another place", { renter }, agreed.talk))).not.toContain("request-showing");
  });
  it.each(["the latest one thursday", "so can we do the last one on thursday?", "el jueves lo más tarde posible"])(
    "and of a day the one that is meant is kept, asked of once more too: %j",
    (text) => {
      const waiting = say(text, { renter }, say(text, { renter }, passed.talk).talk);
      expect(waiting.said).toContain("time-waits");
      const agreed = tell({ is: "owner-answered", question, answer: "Yes, that's fine" }, { renter }, waiting.talk);
      expect(agreed.said).toContain("ask-take");
      expect(agreed.text).toContain("5:30");
      expect(kinds(say("ok gracias, yes", { renter }, agreed.talk))).toContain("request-showing");
    },
  );
  it("and of a day wished for meanwhile the open times are named", () => {
    const waiting = say("saturday morning would suit me", { renter }, passed.talk);
    expect(waiting.said).toContain("times-wait");
    expect(waiting.text).toContain("May 16 at 10:00 AM");
    expect(kinds(waiting)).not.toContain("request-showing");
  });
  it("is followed by times to choose from where none was wished for", () => {
    const wish = say("my income is 2000, may i still come by", { renter });
    const sent = say("yes please ask", { renter }, wish.talk);
    const about = sent.orders.flatMap((order) => (order.kind === "escalate" ? [order.question] : []))[0]!;
    const agreed = tell({ is: "owner-answered", question: about, answer: "Sure" }, { renter }, sent.talk);
    expect(agreed.said).toContain("offer");
    expect(tell({ is: "owner-answered", question: about, answer: "No" }, { renter }, sent.talk).said).not.toContain(
      "offer",
    );
  });
});

describe("What the owner's consent names as the renter told it is granted, whatever the answer went to", () => {
  const late = { ...good, monthlyIncome: 9000, moveIn: { from: "2026-07-03", to: "2026-07-03" } };
  const poor = { ...good, monthlyIncome: 2150 };
  const low = { ...good, monthlyIncome: 9000, creditScore: { low: 545, high: 545 } };
  const next = (facts: RenterFacts, answer: string) => {
    const one = { name: "Ana Lee", hasContact: true, facts };
    const sent = say("yes please ask", { renter: one }, say("can i see it thursday at 5", { renter: one }).talk);
    const other = say("is the street noisy at night", { renter: one }, sent.talk);
    const question = other.orders.flatMap((order) => (order.kind === "escalate" ? [order.question] : []))[0]!;
    const told = tell({ is: "owner-answered", question, answer }, { renter: one }, other.talk);
    return say("great, thursday at 5 then", { renter: one }, told.talk);
  };

  it.each([
    [late, "It's quiet. July 3 would be fine."],
    [late, "I can do the 3rd"],
    [late, "No noise at all, but July 3 works for me"],
    [late, "El 3 de julio me parece bien"],
    [poor, "$2,150 is enough for me. The street is quiet."],
    [poor, "No, it is quiet. Con 2150 está bien."],
    [low, "Sorry, I can't say. A 545 is okay with me though."],
    [low, "No hay ruido. El 545 está bien."],
  ] satisfies [RenterFacts, string][])("%j: %j", (facts, answer) =>
    expect(kinds(next(facts, answer))).toContain("request-showing"),
  );
  it.each([
    [late, "It's quiet. July 3 is too late, sorry."],
    [late, "Friday at 3 works for me"],
    [late, "July 3 works only if you pay for June"],
    [low, "It is fine there at 10. A 545 is not."],
    [poor, "Is 2150 fine? I have to think."],
  ] satisfies [RenterFacts, string][])("and not otherwise: %j: %j", (facts, answer) =>
    expect(kinds(next(facts, answer))).not.toContain("request-showing"),
  );
});

describe("Asked what the owner said of what waits for them, Piper names it", () => {
  const facts = { ...good, monthlyIncome: 9000, creditScore: { low: 545, high: 545 } };
  const renter = { name: "Ana Lee", hasContact: true, facts };
  const { talk } = say("yes please ask", { renter }, say("can i see it thursday at 5", { renter }).talk);
  const beside = say("is the street noisy at night", { renter }, talk).talk;

  it.each(["have they answered yet?", "did they say anything yet?", "¿ya le respondieron?"])("%j", (text) => {
    const turn = say(text, { renter }, talk);
    expect(turn.said).toContain("waits-for-owner");
    expect(turn.text).toMatch(/your credit|su crédito/);
    expect(kinds(turn)).not.toContain("escalate");
  });
  it("but not where another question is asked of", () => {
    const turn = say("what did they say about the noise?", { renter }, beside);
    expect(turn.said).toContain("asked-owner-already");
    expect(turn.text).not.toContain("credit");
  });
});

const thursdayAtFive = "can i see it thursday at 5";
const told = { ...good, monthlyIncome: 9000 };
const ofEach = [
  ["an income", { ...good, monthlyIncome: 2000 }],
  ["a score", { ...told, creditScore: { low: 540, high: 540 } }],
  ["a pet", { ...told, pets: [{ kind: "cat" as const, count: 4, description: "cat" }] }],
] satisfies [string, RenterFacts][];
const releasing = ["Yes, that works for me", "Sí, está bien", "They can come, no problem"];
const next = ["ok great", "thursday at 5 then", "perfecto, gracias"];

describe.each(ofEach)("With %s that stands against a showing", (_, facts) => {
  const one = { name: "Ana Lee", hasContact: true, facts };
  const asked = say("yes please ask", { renter: one }, say(thursdayAtFive, { renter: one }).talk);
  const words = asked.orders.flatMap((order) => (order.kind === "escalate" ? [order.question] : []))[0]!;
  const after = (answer: string) =>
    tell({ is: "owner-answered", question: words, answer }, { renter: one }, asked.talk).talk;

  it.each(releasing.flatMap((answer) => next.map((message) => [answer, message] as const)))(
    "%j and then %j has it requested",
    (answer, message) => expect(kinds(say(message, { renter: one }, after(answer)))).toContain("request-showing"),
  );
  it.each(["No, sorry", "I can't do that"])("%j is told again and not asked again", (answer) => {
    const turn = say("so can i come thursday at 5", { renter: one }, after(answer));
    expect(kinds(turn)).not.toContain("request-showing");
    expect(kinds(turn)).not.toContain("escalate");
    expect(turn.text).toContain(answer);
  });
  it("the owner is asked once, and the renter told what is waited for", () => {
    const turn = say("and what about thursday", { renter: one }, asked.talk);
    expect(kinds(turn)).not.toContain("escalate");
    expect(turn.said.some((kind) => ["waits-for-owner", "time-waits", "times-wait"].includes(kind))).toBe(true);
  });
  it("other questions are answered meanwhile", () =>
    expect(say("how many bedrooms are there", { renter: one }, asked.talk).said).toContain("answer"));
});

describe("What a strict check leaves to the owner", () => {
  const property = withRequirements({ screeningSensitivity: "STRICT" });
  const unscored = { name: "Ana Lee", hasContact: true, facts: { ...good, creditScore: null, creditUnknown: true } };
  const told = "we are new in the country and have no credit score yet";
  const about = { is: "owner-answered", question: told } as const;

  it.each([
    "No problem, pay stubs are enough for me",
    "No hay problema, con los talones me basta",
    "With no credit history I ask for a reference, but that's fine",
    "That won't hurt you, come by any time",
  ])("is decided by an answer given before a time is wished for: %j", (answer) => {
    const { talk } = tell({ ...about, answer }, { renter: unscored, property });
    expect(kinds(say("can i see it thursday at 5", { renter: unscored, property }, talk))).toContain("request-showing");
  });
  it.each(["I need a score from everybody", "Sorry, no", "Yes, ask at the bank about that"])(
    "is not decided by %j",
    (answer) => {
      const { talk } = tell({ ...about, answer }, { renter: unscored, property });
      const turn = say("can i see it thursday at 5", { renter: unscored, property }, talk);
      expect(turn.said).toContain("owner-decides");
    },
  );
  it.each([
    ["Yes, an uncle can sign as long as he earns enough", "thanks, thursday at 5 it is"],
    ["No rent ahead instead of a score, but a guarantor is fine", "ok great, thursday at 5"],
    ["Sí, puede firmar un aval con buen ingreso", "entonces el jueves a las 5"],
  ])("waits with a question on a co-signer, and goes with its answer %j", (answer, message) => {
    const asked = say("we have no credit score, could my uncle be the guarantor? thursday at 5 please", {
      renter: { ...unscored, facts: { ...good, creditScore: null } },
      property,
    });
    const questions = asked.orders.flatMap((order) => (order.kind === "escalate" ? [order.question] : []));
    expect(questions).toHaveLength(1);
    const news = { is: "owner-answered", question: questions[0]!, answer } as const;
    const { talk } = tell(news, { renter: unscored, property }, asked.talk);
    const turn = say(message, { renter: unscored, property }, talk);
    expect(kinds(turn)).toContain("request-showing");
    expect(turn.said).not.toContain("owner-decides");
  });
  it("is asked in words of its own, and not in those of another matter", () => {
    const turn = say("is there a fireplace? and thursday at 5 suits us", { renter: unscored, property });
    const questions = turn.orders.flatMap((order) => (order.kind === "escalate" ? [order.question] : []));
    expect(questions).toContain("Is this all right: renters without a credit score?");
  });
  it("is the owner's by a question on it in the same message, once", () => {
    const renter = { ...unscored, facts: { ...good, creditScore: null } };
    const turn = say("i have an itin and no credit score, is that ok? thursday at 5 please", { renter, property });
    expect(turn.said).toContain("owner-decides");
    expect(kinds(turn).filter((kind) => kind === "escalate")).toHaveLength(1);
  });
});

describe("Asked of what falls short in the message that tells it, the owner is asked of the matter itself", () => {
  it.each([
    [
      "an income",
      "mi ingreso es 2000 nomas, ¿sería problema con la dueña? ¿puedo ir el jueves a las 5?",
      "Sí, está bien",
    ],
    ["a score", "mi puntaje es 540, ¿sería problema con la dueña? ¿puedo ir el jueves a las 5?", "I'd take 540"],
  ])("and a yes to it lets the renter come with %s", (_, text, answer) => {
    const renter = { name: "Ana Lee", hasContact: true, facts: { ...good, monthlyIncome: null, creditScore: null } };
    const facts = { ...good, monthlyIncome: 9000, ...say(text, { renter }).heard?.facts };
    const asked = say(text, { renter: { ...renter, facts } }, say("hola", { renter }).talk);
    expect(asked.said).not.toContain("not-qualified");
    const question = asked.orders.flatMap((order) => (order.kind === "escalate" ? [order.question] : []))[0]!;
    const told = tell({ is: "owner-answered", question, answer }, { renter: { ...renter, facts } }, asked.talk);
    expect(told.talk.awaiting).toBe("time");
    expect(kinds(say("sí, por favor", { renter: { ...renter, facts } }, told.talk))).toContain("request-showing");
  });
});

describe("An owner who lets go what stands against a renter", () => {
  it.each([
    "I'm willing to look past the score, her landlord wrote me",
    "We can waive that for them",
    "Por esta vez lo dejo pasar",
  ])("grants the wish: %j", (answer) =>
    expect(agreementIn("Can I still see the home? It asks for a credit score of at least 640.", answer).agrees).toBe(
      true,
    ),
  );
  it.each(["I will not overlook that", "no, I can't waive it"])("and one who does not refuses it: %j", (answer) =>
    expect(agreementIn("Can I still see the home? It asks for a credit score of at least 640.", answer).agrees).toBe(
      false,
    ),
  );
});
