import { describe, expect, it } from "vitest";
import { sampleHome, sampleWorld } from "../sample-home.ts";
import { step } from "../step.ts";
import { type Line, newTalk } from "../talk.ts";
import { good, kinds, say, talkOf } from "./testing.ts";

const cat = [{ kind: "cat" as const, count: 1, description: "cat" }];
const renter = (facts: object) => ({ renter: { name: "Robin", hasContact: true, facts: { ...good, ...facts } } });
const withFees = (otherFees: string) => ({
  property: { ...sampleHome, leaseConditions: { ...sampleHome.leaseConditions!, otherFees } },
});

describe("Sums of what a home costs", () => {
  it("say both ways that the charges for several pets may count, and ask the owner once", () => {
    const turn = say(
      "what is the total to move in, and what is it a month, with my cats",
      renter({ pets: [{ kind: "cat" as const, count: 2, description: "cats" }] }),
    );
    expect(turn.text).toContain("pet deposit $250 + pet rent $30 = $3,480");
    expect(turn.text).toContain("if they're for each of your 2 pets, it's $3,760");
    const asked = turn.orders.flatMap((order) => (order.kind === "escalate" ? [order.question] : []));
    expect(asked).toEqual(["Are the pet charges for each pet?"]);
  });

  it.each([
    ["what's the total to move in with a dog", "deposit $1,600 + pet fee $175 = $3,375"],
    ["¿cuánto es en total para entrar con un perro?", "depósito $1,600 + cargo por mascota $175 = $3,375"],
  ])("count what a pet costs where the owner told it in words alone: %j", (text, sum) => {
    const { petPolicy } = sampleHome;
    const property = { ...sampleHome, petPolicy: { ...petPolicy!, petDeposit: null, petRent: null } };
    const knowledge = [{ id: "k", topic: "pets", question: "pets?", answer: "Cats and dogs, $175 pet fee." }];
    expect(say(text, { ...renter({ pets: null }), property, knowledge }).text).toContain(sum);
  });

  it.each([
    ["how much to move in, with the deposit and all fees", "deposit $1,600 + application fee per adult $35 = $3,235"],
    ["cuánto para entrar: renta, depósito, cuotas", "depósito $1,600 + solicitud por adulto $35 = $3,235"],
  ])("count what it costs to apply where all fees are meant: %j", (text, sum) =>
    expect(say(text, renter({})).text).toContain(sum),
  );

  it("count a charge for each pet where the owner said so", () => {
    const pets = [{ kind: "cat" as const, count: 2, description: "cats" }];
    const knowledge = [
      { id: "k", topic: "pets", question: "pets?", answer: "Two cats at most, $30 pet rent a month each." },
    ];
    const turn = say("what is the total to move in, with my cats", { ...renter({ pets }), knowledge });
    expect(turn.text).toContain("pet deposit $250 + pet rent for 2 pets $60 = $3,510");
    expect(turn.orders.filter(({ kind }) => kind === "escalate")).toHaveLength(0);
  });

  it.each([
    ["so 1600 + 45, is that 1645?", "Yes. Rent $1,600 + parking $45 = $1,645 a month."],
    [
      "o sea 1600 mas 45 mas 30, 1675 al mes?",
      "Sí. Renta $1,600 + estacionamiento $45 + renta por mascota $30 = $1,675 al mes.",
    ],
    ["1600 plus 1600, that's 3300 right?", "Not quite. First month's rent $1,600 + deposit $1,600 = $3,200."],
    [
      "3200 + 70 + 45, is that 3315?",
      "Yes. Parking $45 + first month's rent $1,600 + deposit $1,600 + application fees for 2",
    ],
    ["so 3200 plus 35 plus 45 comes to 3290 right", "Not quite. Application fee per adult $35 + parking $45"],
    ["so 3200 + 105 + the 250, what does that come out to", "application fees for 3 adults $105 = $3,555."],
    ["3200 mas 70 mas 250, cuánto sería", "solicitudes de 2 adultos $70 = $3,520."],
    ["so 35 and 20, 55 right?", "Yes. Application fee per adult $35 + co-signer's application fee $20 = $55."],
  ])("%j is told right or put right", (text, answer) => expect(say(text).text).toContain(answer));

  it.each([
    [
      ["how much is it to apply", "there's four of us haha. so is it 140?"],
      "Yes. Application fee per adult $35 x 4 = $140.",
    ],
    [
      ["how much is it to apply", "we're 3 people. so is that 120"],
      "Not quite. Application fee per adult $35 x 3 = $105.",
    ],
    [["me and three roommates want it. what is the application fee"], "$35 x 4 = $140."],
    [["tengo 2 hijos", "somos 4 personas, cuánto cuesta la solicitud"], "Solicitud por adulto $35 x 2 = $70."],
    [
      ["cuánto es la solicitud", "mis hijas tienen 4 y 9 años, no van a pagar solicitud verdad? seríamos 2 adultos"],
      "Solicitud por adulto $35 x 2 = $70.",
    ],
    [
      ["cuánto es la solicitud", "mis hijas no pagan verdad? seríamos 2 adultos", "entonces serían 70 no 140 verdad?"],
      "Sí. Solicitud por adulto $35 x 2 = $70.",
    ],
  ])("%j counts the adults alone", (texts, answer) => expect(talkOf(texts).at(-1)?.text).toContain(answer));

  it.each([
    [["what's the app fee", "does my dad have to pay that too?"], "$35 per adult"],
    [["would my sister have to pay the $35 as well?"], "$35 per adult"],
    [["cuánto es la solicitud", "mi cuñada tmb paga?"], "$35 por adulto"],
    [["do you run his credit too"], "$35 per adult"],
    [["¿le revisan el crédito a mi suegra también?"], "$35 por adulto"],
  ])("%j is told of every adult, and the owner is not asked", (texts, answer) => {
    const turn = talkOf(texts).at(-1);
    expect(turn?.text).toContain(answer);
    expect(turn?.orders.filter(({ kind }) => kind === "escalate")).toEqual([]);
  });

  it.each([
    ["so the first month plus the deposit is what", "First month's rent $1,600 + deposit $1,600 = $3,200."],
    ["cuanto es la renta mas el estacionamiento", "Renta $1,600 + estacionamiento $45 = $1,645 al mes."],
  ])("%j is the figures named and nothing else", (text, sum) => {
    expect(say(text).text).toContain(sum);
    expect(say(text).text).not.toContain("Key fob");
  });

  it.each([
    ["so it's 3200 in total?", "Yes. First month's rent $1,600 + deposit $1,600 = $3,200."],
    ["so 3235 total?", "deposit $1,600 + application fee per adult $35 = $3,235."],
  ])("%j is what is due on moving in", (text, sum) => expect(say(text).text).toContain(sum));

  it.each([
    "what is the total to move in with the application fees for both of us",
    "total to move in, with two applications?",
    "en total cuanto es para entrar, con las solicitudes para los dos",
  ])("%j has the fee of each", (text) => expect(say(text).text).toContain("$70 = $3,270"));

  it("stand beside what the owner says of them without a figure", () => {
    const said = { id: "k", topic: "move_in_cost", question: "", answer: "First month and deposit, by bank check." };
    const { text } = say("what does it cost to move in", { knowledge: [said] });
    expect(text).toContain("by bank check");
    expect(text).toContain("come to $3,200");
  });

  it("names what was left out of a renter's sum", () =>
    expect(say("1600 + 1600 = 3200, and the application besides?").text).toContain(
      "With the application fee per adult ($35), it's $3,235.",
    ));

  it.each([
    ["how much is it in total to move in, with the application", "application fee per adult $35 = $3,235"],
    ["en total cuanto es para entrar, con la solicitud", "solicitud por adulto $35 = $3,235"],
  ])("%j is the rent, the deposit and what is named", (text, sum) => expect(say(text).text).toContain(sum));

  it("has a pet told of in it, and no assistance animal", () => {
    const text = "what's the total to move in";
    expect(say(text, renter({ pets: cat })).text).toContain("pet deposit $250 + pet rent $30 = $3,480");
    expect(say(text, renter({ pets: [], hasAssistanceAnimal: true })).text).not.toContain("pet");
  });

  it("leaves to the owner how the rent of several pets counts", () => {
    const turn = say("what's the total per month with the cats", renter({ pets: [{ ...cat[0]!, count: 2 }] }));
    expect(turn.orders).toContainEqual(expect.objectContaining({ kind: "escalate" }));
  });

  it.each([
    [
      "total per month with parking and the bike locker",
      "Rent $1,600 + parking $45 + Bike locker $15 = $1,660 a month.",
    ],
    ["total per month with the bike locker, no parking", "Rent $1,600 + Bike locker $15 = $1,615 a month."],
    ["total for six months with the bike locker", "For 6 months, that's $9,690, besides the deposit ($1,600)."],
    ["what's the total to move in", "Move-in fee $150 = $3,350"],
  ])("%j adds up what the owner wrote with an amount", (text, sum) =>
    expect(say(text, withFees("Move-in fee $150, one time. Bike locker $15 a month, if wanted")).text).toContain(sum),
  );

  it.each([
    "what's the total to move in",
    "how much is it all together before they hand over the keys",
    "what do I owe up front, key fob and all",
    "¿cuánto sería todo para que me den las llaves?",
    "so 1600 and 1600 and 60, that's 3260 to get in?",
  ])("%j adds no fee that is paid only after a loss", (text) => {
    expect(say(text).text).toContain("$3,200");
    expect(say(text).text).not.toContain("$3,260");
  });

  it("tells a fee after a loss to whoever asks for the fees", () =>
    expect(say("are there any other fees").text).toContain("Key fob replacement $60"));

  it.each([
    ["Move-in fee $150, one time. Late fee $75", "= $3,350"],
    ["Move-in fee $150, one time. Returned check $75, one time", "= $3,350"],
    ["Cuota de mudanza $150, una sola vez. Reposición de llaves $75, una sola vez", "= $3,350"],
  ])("%j counts what is due, and nothing after a mishap", (fees, sum) =>
    expect(say("what's the total to move in", withFees(fees)).text).toContain(sum),
  );

  it.each([
    ["how much is the rent if we split it 4 ways", "Split 4 ways, that's $400 each."],
    ["el deposito entre dos cuanto seria", "Entre 2, son $800 para cada quien."],
    ["what's the application fee for 3 adults, 105?", "Yes. Application fee per adult $35 x 3 = $105."],
  ])("%j is each one's part, or a fee several times", (text, sum) => expect(say(text).text).toContain(sum));

  it.each([
    [["how much to apply?", "so is it 35 x2?"], "Application fee per adult $35 x 2 = $70."],
    [["what's the app fee", "35 for me 35 for her, 70?"], "Yes. Application fee per adult $35 x 2 = $70."],
    [["how much to apply?", "3 times that then?"], "Application fee per adult $35 x 3 = $105."],
    [["cuánto es la solicitud", "¿35 x 4 entonces?"], "$35 x 4 = $140."],
    [["how much to apply?", "ok do they have to pay the 35 too"], "$35 per adult"],
    [["how much to apply for 2 adults?", "so 80?"], "Not quite. Application fee per adult $35 x 2 = $70."],
  ])("%j goes on with the fee for applying", (texts, answer) => {
    const turn = talkOf(texts).at(-1)!;
    expect(turn.text).toContain(answer);
    expect(turn.orders.filter(({ kind }) => kind === "escalate")).toEqual([]);
  });

  it("leans on what was named before", () => {
    const history: Line[] = [{ from: "renter", text: "is there a parking space?" }] as Line[];
    const turn = step(newTalk, { kind: "message", text: "so 1600 + what?", history }, sampleWorld);
    expect(turn.text).toContain("Rent $1,600 + parking $45 = $1,645 a month.");
  });

  it.each([
    "how much is the rent and the deposit",
    "is the rent 1600 and the deposit 1600",
    "I make 1600 plus 400 in tips a week",
  ])("%j is no sum of the home's", (text) => expect(say(text).text).not.toMatch(/ \+ | = /));
});

describe("The total of what was just told", () => {
  const total = (texts: readonly string[], facts: object = {}) => talkOf(texts, renter(facts)).at(-1)!.text;

  it.each([["so that's the total?"], ["is that everything then"], ["¿ese es el total?"]])(
    "%j adds up moving in, with the pet told of and a fee for each adult asked of",
    (text) => {
      const said = total(["app fee for me, my sister and her baby?", text], { pets: cat });
      expect(said).toMatch(/(?:application fees for 2 adults|solicitudes de 2 adultos) \$70/);
      expect(said).toMatch(/(?:pet deposit|depósito por mascota) \$250 \+ .* \$30 = \$3,550/);
    },
  );

  it("is that of a month after a monthly price", () =>
    expect(total(["what's the pet rent?", "so that's the total?"], { pets: cat })).toBe(
      "Rent $1,600 + pet rent $30 = $1,630 a month.",
    ));

  it("is asked of no price where none was spoken of", () =>
    expect(total(["is there a dishwasher?", "anything else or is that everything?"])).not.toContain("$"));
});

describe("A fee of each adult", () => {
  it.each([
    [["my friend would co-sign. would he also pay the fee"], "co-signer is $20"],
    [["do you take co-signers", "and does she have to pay too"], "co-signer is $20"],
    [["¿aceptan aval?", "y ella también paga?"], "aval cuesta $20"],
  ])("is a co-signer's own where one is spoken of: %j", (texts, fee) => {
    const turn = talkOf(texts).at(-1)!;
    expect(turn.text).toContain(fee);
    expect(turn.text).not.toContain("Key fob");
  });

  it.each([
    ["what's the application fee for me and my husband and his son", "x 2 = $70"],
    ["la solicitud para mi, mi hermana y mi mamá cuánto es?", "x 3 = $105"],
  ])("counts those listed and no child: %j", (text, sum) => expect(say(text).text).toContain(sum));
});

describe("The sum that was asked of last", () => {
  const last = (...lines: string[]) => talkOf(lines).at(-1)?.text;

  it.each([
    [["what would I owe up front with a cat and one parking spot?", "and without the parking?"], "= $3,480."],
    [["what would I owe up front with a cat and one parking spot?", "ok and if I drop the cat?"], "= $3,245."],
    [["how much do I need to move in", "and if I add a parking spot", "plus a cat?"], "= $3,525."],
    [["all in monthly with one car and a cat?", "what about without the car?"], "= $1,630 a month."],
    [
      ["what would I owe up front with a cat and one parking spot?", "I mean monthly, not the deposit stuff"],
      "= $1,675 a month.",
    ],
    [["¿cuánto es el total al mes con un gato y estacionamiento?", "¿y sin el estacionamiento?"], "= $1,630 al mes."],
    [["¿cuánto es el total al mes con un gato?", "¿y con un estacionamiento?"], "= $1,675 al mes."],
  ])("is changed by a part that comes or goes: %j", (lines, sum) => expect(last(...lines)).toContain(sum));

  it.each([
    ["what would I owe up front with a cat?", "and is there covered parking?"],
    ["what would I owe up front with a cat?", "can I bring a cat too?"],
    ["¿cuánto es el total al mes con un gato?", "¿y hay estacionamiento?"],
  ])("%j is left by a question of the thing itself: %j", (first, then) =>
    expect(last(first, then)).not.toContain(" = $"),
  );

  it("is of moving in where it is due at the signing", () =>
    expect(say("With a cat and one parking spot, what do I bring to the signing, all together?").text).toContain(
      "= $3,525.",
    ));

  it("counts each parking space that is wanted and there", () => {
    expect(say("what do we pay each month all in, with both parking spots?").text).toContain("= $1,690 a month");
    expect(say("¿cuánto es el total al mes con dos lugares de estacionamiento?").text).toContain("= $1,690 al mes");
  });

  it.each([
    [["I have a 12 lb terrier", "how much more a month is he?"], "Pet rent is $30 a month"],
    [["I have a 12 lb terrier", "how much extra would she be per month"], "Pet rent is $30 a month"],
  ])("%j asks the price of an animal", (lines, answer) => expect(last(...lines)).toContain(answer));
});

describe("The application fees in the sum of moving in", () => {
  it.each([
    ["its me n my bf, whats everything up front with the application fees", "application fees for 2 adults $70"],
    ["me, my wife and her mom. how much in all to move in with app fees", "application fees for 3 adults $105"],
    [
      "my husband and i want it, what's everything up front with the application fees",
      "application fees for 2 adults $70",
    ],
    ["somos mi esposa y yo, ¿cuánto es todo para entrar con las solicitudes?", "solicitudes de 2 adultos $70"],
    ["me and my cat, what do i pay to move in with the app fee", "application fee per adult $35"],
    ["me and my 2 kids, how much to move in with the application fee", "application fee per adult $35"],
    ["somos yo y mi esposa, ¿cuánto es todo para entrar con las solicitudes?", "solicitudes de 2 adultos $70"],
  ])("are of the adults who move in: %j", (text, words) => expect(say(text).text).toContain(words));
});

describe("The fees of those who apply and of who co-signs", () => {
  it.each([
    [
      ["how much is the fee for me to cosign plus the 2 cousins applying"],
      "2 adults $70 + co-signer's application fee $20 = $90",
    ],
    [["application fee for 3 adults plus a co-signer?"], "3 adults $105 + co-signer's application fee $20 = $125"],
    [
      ["my uncle would cosign for me", "how much would it cost for the both of us to apply"],
      "per adult $35 + co-signer's application fee $20 = $55",
    ],
    [
      ["¿cuánto cuesta la solicitud? somos dos, ella que va a vivir y yo que firmo"],
      "Solicitud por adulto $35 + solicitud del aval $20 = $55",
    ],
    [["how much to apply, its me and my wife"], "$35 x 2 = $70"],
    [["how much is the application fee for 2 adults, and do we sign the lease online"], "$35 x 2 = $70"],
  ])("are each their own: %j", (lines, sum) => expect(talkOf(lines).at(-1)?.text).toContain(sum));
});

describe("What lies between two lengths of a lease", () => {
  it.each([
    "what's different in price between the 6 and the 12 month lease",
    "rent wise what changes between a 6 and 12 month lease",
    "¿cuánto cambia la renta entre 6 meses y 12 meses?",
  ])("is split among nobody: %j", (text) => {
    const turn = say(text);
    expect(turn.text).not.toMatch(/ways|entre \d+ personas/);
    expect(kinds(turn)).toContain("escalate");
  });
});
