import { describe, expect, it } from "vitest";
import { talkOf } from "./testing.ts";

const turnAfter = (...lines: string[]) => talkOf(lines).at(-1)!;

describe("A sum that the talk stands at", () => {
  it.each([
    [["what's the total to move in", "hm no my question is about the money, with the cat"], "= $3,480."],
    [["what's the total to move in", "do you take dogs?", "give me the whole amount with one spot"], "= $3,245."],
    [
      ["what's the total to move in", "full amount please, with my cat plus one spot plus the app fee"],
      "application fee per adult $35 + pet deposit $250 + pet rent $30 + parking $45 = $3,560.",
    ],
    [["cuánto es para entrar", "no, le pregunté por el dinero, con el gato"], "= $3,480."],
    [["cuánto es el total al mes", "aceptan gatos?", "pero el total con todo, con un gato"], "= $1,630 al mes."],
  ])("%j is computed anew with what is named", (lines, sum) => {
    const turn = turnAfter(...lines);
    expect(turn.text).toContain(sum);
    expect(turn.orders.filter(({ kind }) => kind === "escalate")).toEqual([]);
  });

  it.each([
    [["what's the monthly total with parking", "i told you both cars"], "parking for 2 spaces $90 = $1,690 a month."],
    [["we have two cars", "what do we pay monthly, all in"], "parking for 2 spaces $90 = $1,690 a month."],
    [["we each have a truck, what's the monthly total"], "parking for 2 spaces $90 = $1,690 a month."],
    [["monthly total with both cars?", "and if we only bring one car?"], "Rent $1,600 + parking $45 = $1,645 a month."],
    [["monthly total with both cars?", "if i only take one spot for a sec, whats the monthly"], "= $1,645 a month."],
    [
      ["traemos dos carros y un gatito", "cuánto pagamos al mes con todo"],
      "estacionamiento de 2 lugares $90 = $1,720 al mes.",
    ],
    [["los dos traemos carro, cuánto es el total al mes"], "estacionamiento de 2 lugares $90 = $1,690 al mes."],
  ])("%j has the cars that were told", (lines, sum) => expect(turnAfter(...lines).text).toContain(sum));

  it("has the application fee of each adult told before", () =>
    expect(
      turnAfter("what's the app fee for 3 adults", "do you take cats?", "total to move in with the applications").text,
    ).toContain("application fees for 3 adults $105 = $3,305."));

  it.each([
    [["monthly total with both cars", "split three ways?"], "= $1,690 a month. Split 3 ways, that's $563.33 each."],
    [
      ["we both drive a car, how is that split, what would each of us pay"],
      "= $1,690 a month. Split 2 ways, that's $845 each.",
    ],
    [["total to move in", "and between two of us"], "= $3,200. Split 2 ways, that's $1,600 each."],
    [["el total al mes con dos carros", "y entre tres cuánto nos toca"], "Entre 3, son $563.33 para cada quien."],
  ])("%j is split", (lines, sum) => {
    const turn = turnAfter(...lines);
    expect(turn.text).toContain(sum);
    expect(turn.orders.filter(({ kind }) => kind === "escalate")).toEqual([]);
  });

  it.each([
    [["what's the total up front", "so 3200 for everything, or more?"], "Yes. First month's rent"],
    [["total up front with a cat", "so 3200 for everything?"], "Not quite. First month's rent $1,600"],
    [["what's the total up front with a cat", "and what is month two"], "Rent $1,600 + pet rent $30 = $1,630 a month."],
    [["total para entrar con un gato", "y el segundo mes?"], "Renta $1,600 + renta por mascota $30 = $1,630 al mes."],
  ])("%j is told right, or turned to another month", (lines, sum) => expect(turnAfter(...lines).text).toContain(sum));

  it("takes the parts that the same message names behind it", () =>
    expect(
      turnAfter(
        "what's the monthly total",
        "total for the keys: first month, deposit, my cat, the application. One number",
      ).text,
    ).toContain("application fee per adult $35 + pet deposit $250 + pet rent $30 = $3,515."));

  it("is no income, and its months are none that one moves in", () => {
    const [, turn] = talkOf(["total up front with a cat", "so 3480 for everything, and the 2nd month?"]);
    expect(turn!.heard?.facts).toEqual({});
  });

  it.each([
    [["what's the monthly total with parking", "and the application, is that for both or for each of us?"]],
    [["cuánto es al mes con estacionamiento", "y la solicitud, ¿es por los dos o por cada uno?"]],
    [["cuánto queda al mes con estacionamiento", "y la cuota de solicitud, ¿la paga cada quien?"]],
    [["cuánto queda al mes con estacionamiento", "bueno, y la solicitud, ¿entre los dos o aparte?"]],
  ])("%j is not shared by a question of the fee of each", (lines) =>
    expect(turnAfter(...lines).text).not.toMatch(/Split|Entre/),
  );

  it.each([
    [["what's the total to move in", "no pets"]],
    [["what's the total to move in", "that's everything, thanks"]],
    [["what's the total to move in", "is there covered parking?"]],
    [["what's the total to move in", "do you take dogs?", "what about with two dogs?"]],
    [["cuánto es para entrar", "eso es todo, gracias"]],
  ])("%j leaves it", (lines) => expect(turnAfter(...lines).text).not.toContain(" = $"));
});

describe("A sum of Piper's that the renter repeats", () => {
  const income = (...lines: string[]): unknown => talkOf(lines).at(-1)!.heard?.facts.monthlyIncome;

  it.each([
    ["what's the total with my small dog up front", "3480 and it still has the pet rent in there"],
    ["i have a small dog. what do i pay to move in", "3480 seems steep to me"],
    ["¿cuánto es para entrar con mi gato?", "3480 se me hace mucho"],
  ])("%j: %j is no income", (first, then) => expect(income(first, then)).toBeUndefined());

  it.each([
    ["what's the total with my small dog up front", "i make 3480 a month"],
    ["what's the total with my small dog up front", "3480"],
    ["¿cuánto es para entrar con mi gato?", "gano 3480 al mes"],
  ])("%j: %j is one where it is earned or the answer", (first, then) => expect(income(first, then)).toBe(3480));

  it("is of the month that it names", () =>
    expect(turnAfter("what's the total a month with two cars and a cat").text).toContain("= $1,720 a month."));
});

describe("A figure asked of beside a share", () => {
  it.each(["what's the deposit? could it be split in two, half now and half later?"])(
    "%j is answered by itself",
    (text) => expect(turnAfter(text).text).toContain("The deposit is $1,600"),
  );
});

describe("The whole of what is named", () => {
  it.each([
    ["you never gave me the total with the cat", "Rent $1,600 + pet rent $30 = $1,630 a month."],
    ["tell me the whole amount with one spot and my small dog", "= $1,675 a month."],
    ["la cantidad con todo, con el gato y un lugar", "= $1,675 al mes."],
  ])("%j is a sum though none was asked of before", (text, sum) => expect(turnAfter(text).text).toContain(sum));
});

describe("A sum that is asked for beside its parts, or reckoned anew", () => {
  it.each([
    [["rent plus two carport spots. so what's the total"], "parking for 2 spaces $90 = $1,690 a month."],
    [["the total. with one car and my cat"], "pet rent $30 + parking $45 = $1,675 a month."],
    [["el total. con un carro"], "estacionamiento $45 = $1,645 al mes."],
    [["I have a beagle, 22 lb", "the total a month with a car and him?", "1675?"], "Yes. Rent $1,600"],
    [["what's the monthly total with one car", "so i got 1665?"], "Not quite. Rent $1,600"],
    [["cuánto es al mes con un carro", "¿1645?"], "Sí. Renta $1,600"],
  ])("%j is told", (lines, sum) => {
    const turn = turnAfter(...lines);
    expect(turn.text).toContain(sum);
    expect(turn.heard?.facts.monthlyIncome).toBeUndefined();
  });

  it.each([
    ["so 1600, right?", "The rent is $1,600 a month."],
    ["1600 correct?", "The rent is $1,600 a month."],
    ["do we both pay the 35", "$35 x 2 = $70"],
    ["¿los dos pagamos los 35?", "$35 por adulto"],
  ])("%j is of that figure", (text, answer) => expect(turnAfter(text).text).toContain(answer));

  it.each(["1600 + 45 + 140 electric, about 1785?", "1600 y 45 y 105 de luz, son 1750?"])(
    "what has another name is no fee of several: %j",
    (text) => expect(turnAfter(text).text).not.toMatch(/fees for|solicitudes/),
  );
});
