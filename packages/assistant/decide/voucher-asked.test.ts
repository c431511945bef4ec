import { describe, expect, it } from "vitest";
import { kinds, say, talkOf } from "./testing.ts";

const lastOf = (...texts: string[]) => talkOf(texts).at(-1)!;

describe("Who asks whether vouchers are taken", () => {
  it.each([
    ["do you accept section 8 vouchers? the voucher is for a two bedroom, up to 1,500", 100],
    ["would a $1,400 voucher be alright", 200],
    ["is a housing voucher worth 1300 okay here", 300],
  ])("has one where its amount is said: %j", (text, share) =>
    expect(lastOf(text).heard?.facts).toMatchObject({ hasHousingVoucher: true, ownRentShare: share }),
  );
  it.each([
    ["¿aceptan vales de sección 8?", "mi parte serían unos 390 y gano 1,400. ¿alcanza?"],
    ["¿aceptan sección 8?", "mi parte sale en 390 y gano 1400, ¿con eso basta?"],
    ["do you accept section 8 vouchers?", "my share would be about 390 and I get 1400, is that enough?"],
    ["I have a section 8 voucher", "my share is 390 and I make 1400, is that enough?"],
  ])("is told yes where their part and their income are said: %j, %j", (asks, tells) => {
    const { heard, said, text } = lastOf(asks, tells);
    expect(heard?.facts).toMatchObject({ ownRentShare: 390, monthlyIncome: 1400 });
    expect(said).not.toContain("not-qualified");
    expect(text).toMatch(/1,170/);
  });
  it.each([
    "do you folks take section 8 since i have a voucher from the city",
    "¿aceptan sección 8? porque tengo un voucher del condado",
    "are vouchers ok because my mom and i got one",
  ])("has one where that is the reason they give: %j", (text) =>
    expect(lastOf(text).heard?.facts).toMatchObject({ hasHousingVoucher: true }),
  );
  it("has one where they tell their part when asked for it, however long ago they asked", () => {
    const between = ["is there a dishwasher?", "which floor is it on?", "can you text me?", "is there a pool?"];
    const { heard, said } = lastOf("do you take section 8?", ...between, "we make 2300 a month", "our share is 410");
    expect(heard?.facts).toMatchObject({ hasHousingVoucher: true, ownRentShare: 410 });
    expect(said).not.toContain("not-qualified");
  });
  it.each(["do you accept section 8 vouchers?", "¿aceptan vales de vivienda?"])(
    "tells of none by that alone: %j",
    (text) => expect(lastOf(text).heard?.facts.hasHousingVoucher).toBeUndefined(),
  );
  it.each([
    ["do you accept section 8", "i get 1,100 a month from disability"],
    ["¿aceptan sección 8?", "gano 1200 al mes"],
  ])("hears what counts with one before an income falls short: %j, %j", (asks, income) => {
    expect(lastOf(asks, income).said).toEqual(["voucher-counts", "not-qualified"]);
    expect(lastOf(income).said).toEqual(["not-qualified"]);
  });
  it("and is asked for nothing more of income once the share is known", () =>
    expect(lastOf("do you accept section 8", "i get 1,100 a month", "my voucher pays 1300").said).not.toContain(
      "not-qualified",
    ));
  it.each(["do you take section 8", "is section 8 okay?", "¿aceptan sección 8?"])(
    "names no hour by it, though times were offered: %j",
    (text) => {
      const { heard, said } = lastOf("can I see it saturday at 10?", text);
      expect(heard?.times).toEqual([]);
      expect(said).not.toContain("offer-nearest");
    },
  );
});

describe("An okay in Spanish, or a voucher denied", () => {
  it.each([
    "vale, mil graciasss",
    "vale muchass gracias",
    "no es un vale, quise decir que de acuerdo",
    "yo no tengo ningún vale, era un vale de ok",
    "I don't have a voucher, just a job",
  ])("asks nothing of vouchers: %j", (text) => {
    const turn = say(text);
    expect(turn.text).not.toMatch(/voucher|vale/i);
    expect(kinds(turn)).not.toContain("escalate");
  });
  it.each(["¿aceptan vales?", "I don't have a voucher yet, do you take vouchers?", "¿puedo pagar con vale?"])(
    "is no question in %j alone",
    (text) => expect(say(text).text).toMatch(/voucher|vale/i),
  );
});
