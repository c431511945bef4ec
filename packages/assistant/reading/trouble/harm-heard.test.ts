import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";
import { normal } from "../text/normal.ts";
import { measuresIn } from "./measures.ts";
import { distressIn, emergencyIn, isOfSomebodyElse, saysItIsOver, saysOneIsWell } from "./troubles.ts";

describe("Danger and distress that no phrase names", () => {
  it.each([
    "the fuse panel got rained on and drips",
    "my lamp sparks every time i touch it",
    "there's a burnt smell from the socket",
    "I'm next door and water is coming out of your house onto the sidewalk",
    "the CO alarm won't quit and we have headaches",
    "oven caught on fire",
    "a stranger climbed in through the window of your vacant unit",
    "my neighbor collapsed on the stairs and won't wake up",
    "la caja electrica esta mojada",
    "sale mucha agua de su cochera hasta la calle",
    "huele a quemado cerca del enchufe",
  ])("is an emergency: %j", (text) => expect(hear(text).intents).toContain("emergency"));

  it.each([
    "he hits her and I'm afraid he follows",
    "my sister needs to get away from her husband, he beats her",
    "some man has been following me home from work",
    "my kids would be better off with me gone",
    "what's the point of living",
    "my ex waits outside my house every night",
    "mi amiga se esconde de su marido, el la golpea",
    "todos estarian mejor sin mi",
    "tengo miedo de que la siga",
  ])("is distress: %j", (text) => expect(hear(text).intents).toContain("in_distress"));

  it.each([
    "oh my ex husband would come along and he has a bad hip",
    "my boyfriend wants to come too and he has a bad back, are there stairs",
    "espera mi novio también quiere ir y tiene mala la rodilla, hay elevador",
    "Our income is 6,100. I do not wish to mislead anyone.",
    "The sum is five thousand, not six thousand. I do not wish to mislead anyone.",
    "son 4,300 y no 4,800. No quiero engañar a nadie",
    "sorry, family emergency, can we move it to friday",
    "is there an emergency exit",
    "this traffic is killing me, be there in ten",
    "I'm dying to see it",
    "im dead lol",
    "is it a gas stove",
    "how's the water pressure",
    "are there smoke detectors",
    "I was evicted two years ago",
    "we lost our last place in a fire",
    "my sister needs a place by june",
    "my boyfriend wants to see it too",
    "I need a place to live",
    "let me think about it",
    "what's the point of the application fee",
    "it would be easier on monday",
    "does it smell like the restaurant downstairs",
    "the faucet drips all night",
    "been thinking about the yard all day, we want the place",
    "there's been a misunderstanding, I keep no pets",
    "we're separating on good terms and I'd rather my coworkers didn't know where I'm moving",
    "my husband died in May after forty years. does the stove run on gas?",
    "me estoy separando y no quiero que en el trabajo sepan dónde busco",
    "se murió mi mamá en marzo, ¿la calefacción es de gas?",
    "hubo un malentendido, no tengo animales",
    "mi esposo quiere verla",
    "me muero por verla",
    "tengo miedo de que ya este rentada",
    "la estufa es de gas",
  ])("is neither: %j", (text) => {
    const { intents } = hear(text);
    expect(intents.filter((intent) => intent === "emergency" || intent === "in_distress")).toEqual([]);
  });
});

describe("What is told beside a question", () => {
  it("is judged as what it is", () => {
    expect(hear("do you have a garage, my ex follows me in his car every night").intents).toContain("in_distress");
    expect(hear("is there a gym inside so she doesn't have to go out at night").intents).not.toContain("in_distress");
  });
});

describe("A kind of trouble", () => {
  it.each([
    ["the outlet sparks and it smells burnt", "electricity"],
    ["smoke from the outlet", "gas-or-fire"],
    ["huele a gas", "gas-or-fire"],
    ["the firemen turned the breakers off", "electricity"],
    ["water through the ceiling", "water"],
    ["hay llamas en la cocina", "gas-or-fire"],
    ["me llamas cuando puedas", null],
    ["la lavadora me da toques", "electricity"],
    ["toqué y no contestan", null],
    ["someone is in the house", null],
  ])("of %j is %j", (text, kind) => expect(emergencyIn(normal(text))).toBe(kind));
  it.each([
    ["he hits her", "violence", true],
    ["he'll hurt her", "violence", true],
    ["my ex hits me", "violence", false],
    ["itd be easier if i wasnt here", "despair", false],
    ["mi hermana huye del marido", "violence", true],
  ] as const)("of %j is %j", (text, kind, isOther) => {
    expect(distressIn(normal(text))).toBe(kind);
    expect(isOfSomebodyElse(normal(text))).toBe(isOther);
  });
  it("is not over where somebody wishes that it were", () => {
    expect(saysItIsOver(normal("somebody should shut the water off"))).toBe(false);
    expect(saysItIsOver(normal("the water is off now"))).toBe(true);
    expect(saysItIsOver(normal("it's my bakery, not your house"))).toBe(true);
    expect(saysItIsOver(normal("is it not your house that smells"))).toBe(false);
  });
  it("is not over where an alarm went off, or where somebody said it", () => {
    expect(saysItIsOver(normal("the fire alarm went off"))).toBe(false);
    expect(saysItIsOver(normal("they said it twice"))).toBe(false);
    expect(saysItIsOver(normal("the firemen said we are safe"))).toBe(true);
    expect(saysItIsOver(normal("los bomberos dijeron que todo bien"))).toBe(true);
  });
});

describe("What has been done already", () => {
  it.each([
    ["we're all out on the sidewalk", ["out"]],
    ["everybody's out, firemen are here", ["out", "called"]],
    ["called 911, they're coming", ["called"]],
    ["gas company is on the way", ["called"]],
    ["i turned the valve by the street", ["shut-off"]],
    ["ya salimos y llame a los bomberos", ["out", "called"]],
    ["cerré la llave del agua", ["shut-off"]],
    ["should i call 911?", []],
    ["i haven't called 911", []],
    ["how do i turn the water off", []],
    ["we are out but my son is still inside", []],
    ["i'm out of town until friday", []],
  ])("in %j is %j", (text, done) => expect(measuresIn(normal(text))).toEqual(done));
});

describe("What tells of no danger", () => {
  it.each([
    "the listing says balcony over the creek",
    "does the creek ever flood the lot?",
    "i was asking whether the lot has flooded before",
    "parking, pets, any history of break ins or flooding, and who pays the water",
    "any leak or flooding history i should know of",
    "are there any flooding issues on the ground floor?",
    "hay historial de inundaciones",
    "there is no emergency about the dates, we are flexible, but saturday suits us best",
    "oh no, nothing is flooding!",
    "no hay fuga, todo bien",
  ])("%s", (text) => expect(hear(text).intents).not.toContain("emergency"));

  it.each([
    "there is no fire but smoke is coming from the wall",
    "not a fire, just smoke everywhere",
    "any history of leaks? the ceiling is pouring water right now",
    "is there any problem with the gas? it smells in the hall",
    "do you have any plumber, the kitchen is flooding",
    "the listing says gas stove and i smell gas in the hall",
  ])("and not: %s", (text) => expect(hear(text).intents).toContain("emergency"));

  it("ends an emergency that was heard amiss", () =>
    expect(
      hear("please tell the owner there is no flood", { introduced: true, trouble: "water" }).trouble,
    ).toMatchObject({ isOver: true }));
});

describe("Who was in distress", () => {
  it.each(["no, i'm ok, just tired", "I am fine, thanks. Is Saturday still open?", "estoy bien, gracias"])(
    "says that they are well: %j",
    (text) => expect(saysOneIsWell(normal(text))).toBe(true),
  );
  it.each(["i'm ok but he is outside", "am i ok to come", "i am okay until he comes back", "nobody is ok here"])(
    "does not say so: %j",
    (text) => expect(saysOneIsWell(normal(text))).toBe(false),
  );
  it.each(["this is not an emergency", "there is no danger at all", "no hay ninguna emergencia"])(
    "or in danger says that there is none: %j",
    (text) => expect(saysItIsOver(normal(text))).toBe(true),
  );
});

describe("Who comes along to a tour", () => {
  it.each([
    "Could I walk through it alone on Wednesday at 11? It'd be me and my wife.",
    "can we tour thursday at 5. just me and my mom",
    "¿Puedo verla el jueves a las 5? Seríamos yo y mi esposo.",
    "could I bring my dad Saturday, is anything open around 9? he gets tired after lunch",
  ])("is no distress: %j", (text) => expect(hear(text).intents).not.toContain("in_distress"));
  it("does not hide one that is told beside it", () =>
    expect(hear("Can I see it Thursday at 5, just me and my mom. My husband hits me.").intents).toContain(
      "in_distress",
    ));
});
