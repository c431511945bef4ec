import { describe, expect, it } from "vitest";
import { sampleWorld } from "../../sample-home.ts";
import { newTalk } from "../../talk.ts";
import { asked, hear } from "../testing.ts";
import { understand } from "../understand.ts";
import { contactIn } from "./contact.ts";

const nameIn = (text: string, isAsked = false): string | undefined => contactIn(text, isAsked).name;

describe("A renter's name", () => {
  it.each([
    ["I'm Asthmatic, so no carpet please"],
    ["I'm Anxious to move in soon"],
    ["Hi, I'm Allergic to cats"],
    ["I'm Diabetic"],
    ["soy Jubilado y vivo solo"],
    ["my name isn't Carla"],
    ["Then can I come by at 10?"],
    ["two beagles, 208 555 0177"],
    ["good credit, 208 555 0177"],
    ["no dogs 208 555 0177"],
    ["yes saturday works 208 555 0177"],
  ])("is not in %j", (text) => {
    expect(nameIn(text)).toBeUndefined();
    expect(nameIn(text, true)).toBeUndefined();
  });

  it.each([
    ["lakeisha", "Lakeisha"],
    ["emeka. and do you allow bikes inside", "Emeka"],
    ["claro, soy nohemí", "Nohemí"],
    ["ana b", "Ana B"],
  ])("that was asked for is taken from %j: %s", (text, name) => {
    expect(nameIn(text, true)).toBe(name);
    expect(nameIn(text)).toBeUndefined();
  });
  it.each([
    "gotcha",
    "confirmado",
    "absolutely. see you then",
    "Oh and one more thing",
    "it's supposed to rain, no name yet",
  ])("that was asked for is not in %j", (text) => expect(nameIn(text, true)).toBeUndefined());

  it.each([
    ["student loans, ugh. lena moreno 208 555 0177. can we see it?", "Lena Moreno"],
    ["sure its tomas rivera 208 555 0177", "Tomas Rivera"],
    ["ok. its Anjali, anjali@example.test", "Anjali"],
    ["my name isn't Carla, it's Karla Ruiz", "Karla Ruiz"],
    ["it's Don Fairley", "Don Fairley"],
    ["Name's Irving Caldwell, no pets", "Irving Caldwell"],
    ["hi, name’s Odessa Vance", "Odessa Vance"],
    ["soy don Pedro Luna", "Pedro Luna"],
    ["soy nohemí, nohemi@example.test", "Nohemí"],
    ["hugo szabo, 208 555 0131, moving sept 1, no pets", "Hugo Szabo"],
    ["sept 1, tess ogunde, tess@example.test", "Tess Ogunde"],
  ])("is taken from %j: %s", (text, name) => expect(nameIn(text)).toBe(name));
});

describe("A name right beside an address", () => {
  it.each([
    ["brielle, 208-555-0131. can my sister come too", "Brielle"],
    ["devonte king, 2085550131 is my cell", "Devonte King"],
    ["amari 208 555 0131", "Amari"],
    ["im tay, 208.555.0131 n is there a gym", "Tay"],
    ["hey its rosa, 208-555-0131, i make 5100 a month", "Rosa"],
    ["my names nyla 208 555 0131", "Nyla"],
    ["hit me at rico@example.test, rico", "Rico"],
    ["208 555 0131 is my cell. marcus", "Marcus"],
    ["soy yesenia 208 555 0131", "Yesenia"],
    ["a nombre de julieta robles, 208 555 0131", "Julieta Robles"],
    ["208 555 0131, nahuel", "Nahuel"],
  ])("is taken from %j: %s", (text, name) => expect(nameIn(text, true)).toBe(name));

  it.each([
    "cash, 208 555 0131",
    "Cash, 208 555 0131",
    "monday, 208 555 0131",
    "ok bet, 208 555 0131",
    "text me at 208 555 0131, thanks",
    "208 555 0131 is my cell. fine by me",
    "we got outbid again, exhausted, 208 555 0131",
    "im exhausted, 208 555 0131",
    "aceptan mascotas 208 555 0131",
    "el sábado mejor, 208 555 0131",
    "whos in charge there 208 555 0131",
  ])("is none in %j", (text) => {
    expect(nameIn(text, true)).toBeUndefined();
    expect(nameIn(text)).toBeUndefined();
  });

  it.each(["thx morgan, 208 555 0131", "hola morgan 208 555 0131"])("is not the owner's: %j", (text) => {
    const { now, property, ownerName } = sampleWorld;
    const { timeZone } = property;
    const { contact } = understand(text, { history: [], now, timeZone, property, talk: newTalk, ownerName });
    expect(contact).toEqual({ phone: "+12085550131" });
  });
});

describe("A name that was given already", () => {
  it.each([
    ["its marcus i said so before", "Marcus"],
    ["DALE. i typed that already", "Dale"],
    ["i gave u my name, renata ochoa. so is there a gym", "Renata Ochoa"],
    ["ya se lo dije, nahuel. y hay gimnasio", "Nahuel"],
    ["names dre btw", "Dre"],
    ["my names kiana can u add me", "Kiana"],
    ["my names Anjali im moving from tulsa", "Anjali"],
  ])("is taken from %j: %s", (text, name) => expect(nameIn(text, true)).toBe(name));

  it.each(["Dale. ahí nos vemos", "its crazy i said so", "Might I put up a shelf", "both names are on the lease"])(
    "is none in %j",
    (text) => expect(nameIn(text, true)).toBeUndefined(),
  );
});

describe("A name under a message", () => {
  it.each([
    ["Is the bungalow still open?\nIrving Caldwell", "Irving Caldwell"],
    ["Could we see it in the afternoon? Odessa Vance.", "Odessa Vance"],
    ["¿Sigue disponible?\nEfraín Cota", "Efraín Cota"],
  ])("is the renter's: %j", (text, name) => expect(hear(text).contact.name).toBe(name));

  it.each([
    "Is it still open?\nThank You",
    "Where is it?\nOak Street",
    "Irving Caldwell said it is open",
    "Sounds good.\nSaturday Morning",
  ])("is none in %j", (text) => expect(hear(text).contact.name).toBeUndefined());
});

describe("The name of whoever writes", () => {
  it.each([
    ["Hey, Odessa here, is the bungalow open?", "Odessa"],
    ["Can we come by? Efraín Cota here by the way", "Efraín Cota"],
    ["um Irving Caldwell my cell's 208 555 0131 and I have no pets", "Irving Caldwell"],
    ["Myself Anjali Rao, anjali@example.test", "Anjali Rao"],
    ["Does it have a yard? Thank you, Odessa", "Odessa"],
    ["Is it quiet?\nBest regards,\nIrving Caldwell", "Irving Caldwell"],
    ["¿Hay patio? Saludos, Efraín", "Efraín"],
    ["Is there a pool?\n\nKind regards,\nOlympia Stone", "Olympia Stone"],
  ])("is taken from %j: %s", (text, name) => expect(hear(text).contact.name).toBe(name));

  it.each([
    "Anyone here today?",
    "We like it. Saturday here works",
    "Thanks, Piper",
    "Is it quiet? Thank you, Tuesday is fine",
  ])("is none in %j", (text) => expect(hear(text).contact.name).toBeUndefined());
});

describe("A common first name that nobody asked for", () => {
  it.each([
    ["rosalind", "Rosalind"],
    ["Tito", "Tito"],
    ["Grant Okafor", "Grant Okafor"],
    ["It's only me and nobody else. Yesenia", "Yesenia"],
    ["July 3, no pets, Malik", "Malik"],
    ["el sábado está bien. Chuy", "Chuy"],
    ["That's fine then. Ruben Ortiz, we'd move July 9 or so", "Ruben Ortiz"],
    ["Two cats. Tasha", "Tasha"],
  ])("is the renter's where a message is or ends with it: %j", (text, name) =>
    expect(hear(text, { introduced: true }).contact.name).toBe(name),
  );
  it.each([
    "luz",
    "grant",
    "Hope",
    "Hey, Rosalind",
    "one kitten, Olive",
    "it's for me and my sister, Yesenia",
    "July 3, no pets, malik",
  ])("is none where the word says something else or is another's: %j", (text) =>
    expect(hear(text, { introduced: true }).contact.name).toBeUndefined(),
  );
});

describe("A name that was asked for some time ago", () => {
  const wasAsked = { introduced: true, asked: ["contact"] };
  it.each([
    ["brielle, 208-555-0131. what about monday", "Brielle"],
    ["My credit is around 720. Marcus", "Marcus"],
    ["Renata Ochoa. oh wait i work till noon", "Renata Ochoa"],
    ["Mi crédito anda en 700. Nahuel", "Nahuel"],
  ])("is taken from %j: %s", (text, name) => expect(hear(text, wasAsked).contact.name).toBe(name));

  it.each(["We make 6200. Saturday", "It has to be quiet. Furnished", "its exhausting tbh", "I work nights. Perfect"])(
    "is none in %j",
    (text) => expect(hear(text, wasAsked).contact.name).toBeUndefined(),
  );
});

describe("A renter's number", () => {
  it.each([
    ["Lena Bell two zero eight five five five zero one three one. okay so", "+12085550131"],
    ["mi numero es dos cero ocho cinco cinco cinco cero uno tres uno", "+12085550131"],
    ["call one two zero eight five five five zero one three one", "+12085550131"],
  ])("is heard digit by digit: %j", (text, phone) => expect(contactIn(text, true).phone).toBe(phone));

  it.each([
    "you can text me at two oh eight five five five oh one three one",
    "mi teléfono es dos cero ocho cinco cinco cinco cero uno tres uno",
  ])("that was dictated is no hour, sum or household: %j", (text) => {
    const { times, facts, contact } = hear(text);
    expect({ times, facts, contact }).toEqual({ times: [], facts: {}, contact: { phone: "+12085550131" } });
  });
});

describe("A renter's address", () => {
  it.each([
    ["odessa dot vance at example dot test or call me", "odessa.vance@example.test"],
    ["its rico underscore 88 at example.test", "rico_88@example.test"],
    ["mi correo es nahuel punto cota arroba example punto test", "nahuel.cota@example.test"],
  ])("is heard as it was dictated: %j", (text, email) => expect(contactIn(text, true).email).toBe(email));

  it.each(["meet me at 5 dot or so", "look at the dot com ads"])("is none in %j", (text) =>
    expect(contactIn(text, true).email).toBeUndefined(),
  );
});

it('a name after "call me" is none that only compares', () =>
  expect(hear("I'd sooner you call me than write, 208-555-0131", { introduced: true }).contact.name).toBeUndefined());

describe("The number of somebody else", () => {
  const phoneOf = (text: string, isAsked = true) => contactIn(text, isAsked).phone;

  it.each([
    ["419-555-0121 is his. mine is 419-555-0122", "+14195550122"],
    ["419-555-0121, that's Lou's. My number is 419-555-0122 but text only", "+14195550122"],
    ["my sister's is 419-555-0121 and mine's 419-555-0122", "+14195550122"],
    ["el 419-555-0121 es de mi mamá, mi número es 419-555-0122", "+14195550122"],
    ["my cell is 419-555-0122, my uncle's is 419-555-0121", "+14195550122"],
  ])("is not taken where one's own stands beside it: %j", (text, own) => expect(phoneOf(text)).toBe(own));

  it.each([
    "my cousin goes in my place, his name is Lou, 419-555-0121",
    "va mi cuñado, se llama Lou, 419-555-0121",
    "the one who drives there, her number is 419-555-0121",
  ])("is none of the renter's where nobody asked for one: %j", (text) => expect(phoneOf(text, false)).toBeUndefined());

  it.each(["419-555-0121 is my friend's phone, she'll answer", "call my nephew at 419-555-0121"])(
    "is one to be reached by where one was asked for: %j",
    (text) => expect(phoneOf(text)).toBe("+14195550121"),
  );
});

describe("A name beside what is none", () => {
  it.each([
    ["names Rufus Cole number 937-555-01", "Rufus Cole"],
    ["my name is Ines Prado cell 937-555-01", "Ines Prado"],
    ["me llamo Ines Prado teléfono 937-555-01", "Ines Prado"],
  ])("ends before it: %j", (text, name) => expect(contactIn(text, true).name).toBe(name));

  it.each([
    "Magnífico, mil gracias.",
    "Marvelous, thank you kindly",
    "Buenísimo. ¿hay alberca?",
    "Fenomenal",
    "Genial. Somos dos",
  ])("is no praise: %j", (text) => expect(contactIn(text, true).name).toBeUndefined());

  it.each(["Sosa", "Espinosa", "ana reynoso", "Mendo"])("is a surname that ends like praise: %j", (text) =>
    expect(contactIn(text, true).name?.toLowerCase()).toBe(text.toLowerCase()),
  );

  it.each(["my roommates name is Abel Cruz", "our sons name is Teo", "my roommate's name is Abel"])(
    "is the renter's own: %j",
    (text) => expect(contactIn(text, true).name).toBeUndefined(),
  );

  it("adds no digits of a number that is cut off to an income", () =>
    expect(
      hear("income 5100. names Rufus Cole number 937-555-01", asked("income", "contact")).facts.monthlyIncome,
    ).toBe(5100));
});

describe("A first name written small", () => {
  it.each([
    ["im wanda", "Wanda"],
    ["hey this is oscar, is it open", "Oscar"],
    ["she's in. i'm pete 208 555 0131", "Pete"],
    ["i'm nadia. nadia@example.test", "Nadia"],
    ["gloria here, can I see it", "Gloria"],
    ["soy ramiro y busco algo para junio", "Ramiro"],
  ])("is heard where one says who one is: %j", (text, name) => expect(nameIn(text)).toBe(name));

  it.each([
    "im frank with you, my credit is bad",
    "im worn out",
    "its april already",
    "is gloria here",
    "this is madison avenue right",
    "mark me down for five",
    "soy enfermera",
    "i'm pacific so could we say 4 my time",
    "I'm Pacific",
  ])("is none where it says something else: %j", (text) => expect(nameIn(text)).toBeUndefined());
});

describe("A title", () => {
  it.each([
    ["Mrs. Odile Harper here, is it still open", "Odile Harper"],
    ["this is Sgt. Nkemelu, I called about it", "Nkemelu"],
    ["Mr. Dario Voss. What is the rent?", "Dario Voss"],
    ["I'm Rev. Tobias Lund, 208 555 0131", "Tobias Lund"],
    ["Me llamo Sra. Quiroga", "Quiroga"],
    ["Lic. Saúl Berrios", "Saúl Berrios"],
  ])("is no part of the name in %j: %s", (text, name) => expect(nameIn(text, true)).toBe(name));

  it.each(["Dear Sir or Madam", "Dear. Saturday is fine", "Sincerely yours", "Mr and Mrs"])(
    "or a word of letters is no name by itself: %j",
    (text) => expect(nameIn(text, true)).toBeUndefined(),
  );
});

describe("Words in a capital where a name was asked for", () => {
  it.each([
    "Between Social Security and what my son sends it is 2100",
    "Social Security. 1900 a month",
    "Uff, como 3000",
    "Ughh. Later",
    "Pfft",
    "Whew, 690",
    "We'd rather come Friday, what is open then?",
    "They'll need a lease first",
  ])("are none in %j", (text) => expect(nameIn(text, true)).toBeUndefined());

  it.each([
    ["Odile Harper and the rent, is it monthly", "Odile Harper"],
    ["Wen Zhao. Thursday is good", "Wen Zhao"],
    ["Ludmila Voss. That's V-O-S-S", "Ludmila Voss"],
    ["Xochitl, X O C H I T L", "Xochitl"],
    ["me llamo Nohemí, N-O-H-E-M-Í", "Nohemí"],
    ["Mary J. Harper. No pets", "Mary J. Harper"],
  ])("end with the sentence, and letters that spell it are no more: %j", (text, name) =>
    expect(nameIn(text, true)).toBe(name),
  );
});
