import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";

describe("What applying takes is asked of", () => {
  it.each([
    ["will my credit go down if we apply", "credit_inquiry"],
    ["would applying lower my score", "credit_inquiry"],
    ["is it a hard inquiry", "credit_inquiry"],
    ["is that check gonna ding my fico", "credit_inquiry"],
    ["la solicitud baja mi puntaje?", "credit_inquiry"],
    ["¿me afecta el crédito si lo revisan?", "credit_inquiry"],
    ["what paperwork do you want from us", "application_documents"],
    ["what should we bring when we apply", "application_documents"],
    ["¿qué documentos piden?", "application_documents"],
    ["¿qué papeles necesito llevar para aplicar?", "application_documents"],
    ["what should i bring to the showing", "showing_logistics"],
    ["does my husband have to come to the showing", "tours.attendance"],
    ["¿tienen que ir todos?", "tours.attendance"],
    ["can my husband come to the showing", "tours.company"],
  ])("%j", (text, topic) => expect(hear(text).topics).toContain(topic));
});

describe("A word that means another thing there is not taken for the topic that it often names", () => {
  it.each([
    ["they pay me in cash at the salon, does that count", "payment"],
    ["half of my pay is cash, is that alright", "payment"],
    ["tengo dos camionetas con escalera, ¿dónde caben?", "accessibility.notes"],
    ["¿dónde guardo la carriola y el coche del bebé?", "parking"],
  ])("%j", (text, topic) => expect(hear(text).topics).not.toContain(topic));
  it.each(["keypad codes are too confusing for me", "I'm not good with door codes"])(
    "and who finds codes hard asks for none: %j",
    (text) => expect(hear(text).intents).not.toContain("request_private_info"),
  );
  it.each(["what is the door code", "send me the lock code"])("while this does: %j", (text) =>
    expect(hear(text).intents).toContain("request_private_info"),
  );
});

describe("What is still missing", () => {
  it.each([
    "what else do you need from me",
    "what are we waiting on",
    "is anything still missing",
    "¿qué falta?",
    "¿falta algo más?",
  ])("is asked by %j", (text) => expect(hear(text, { introduced: true }).intents).toContain("ask_next"));
});

describe("An offer that makes up for what is lacking", () => {
  it.each([
    "could we pay four months up front",
    "i can give two months of rent in advance",
    "¿puedo pagar tres meses por adelantado?",
    "si damos dos meses de depósito, ¿se puede?",
  ])("is heard in %j", (text) => expect(hear(text).intents).toContain("negotiate"));
  it.each(["do i have to pay two months up front", "how much do i pay in advance"])("and not in %j", (text) =>
    expect(hear(text).intents).not.toContain("negotiate"),
  );
});

describe("That a household has no score", () => {
  it.each(["none of us has credit", "neither of us has a credit score", "ninguna tiene crédito todavía"])(
    "is heard in %j",
    (text) => expect(hear(text).facts.creditUnknown).toBe(true),
  );
  it("and not where no one has a problem with it", () =>
    expect(hear("nobody has credit problems here").facts.creditUnknown).toBeUndefined());
});
