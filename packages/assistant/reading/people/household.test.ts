import { describe, expect, it } from "vitest";
import { asked, hear } from "../testing.ts";

describe("How many would live there", () => {
  it.each([
    ["assuming the place is still open, it's me, my boyfriend and our 2 daughters", 4],
    ["let's say 4 people", 4],
    ["moving in june so 3 of us", 3],
    ["were having a baby in december, so 2 adults and a baby", 3],
    ["suponiendo que siga disponible, somos mi esposa, yo y un bebé", 3],
    ["digamos que somos 3", 3],
    ["It would be just me, 3 children", 4],
    ["solo yo, mis dos hijos", 3],
    ["we're me, my wife, the 3 year old, twins who are 7 and a baby due in July", 6],
    ["sería para mí y mis tres hijas, de 5, 8 y 10", 4],
    ["my husband, his brother and I would live there", 3],
    ["my fiance and I have two little boys", 4],
    ["me and my girlfriend, we have 3 daughters", 5],
    ["mi marido y yo, we have three kids", 5],
    ["me and my cousin, she has a baby", 3],
    ["mi pareja y yo tenemos un niño", 3],
    ["me and my girlfriend, we have 2 cats", 2],
    ["we are two adults and a newborn", 3],
    ["my husband Andre, our daughter Bea (7) and I", 3],
    ["we're my partner Dee, me and her mother", 3],
    ["somos mi marido y yo y mis tres niños, y en mayo viene mi mamá de visita", 5],
  ])("is heard in %j", (text, occupants) => expect(hear(text).facts.occupants).toBe(occupants));

  it.each([
    ["it's 2 kids 11 and 4 and me", 3],
    ["yo y mi nena de 3 años", 2],
    ["it's me and my son he's eight and my little girl she's three", 3],
    ["me and my son who is 15 and his sister is 4", 3],
    ["yo y mi hijo tiene 9 años y mi hija", 3],
    ["im expecting in march so that would make 5", 5],
    ["mi pololo, su hermana y yo", 3],
  ])("is heard in the answer %j", (text, occupants) =>
    expect(hear(text, asked("occupants")).facts.occupants).toBe(occupants),
  );

  it.each([
    "assuming my brother joins, 3 of us",
    "let's say 3 people moved in with me",
    "digamos que mi tía se muda, seríamos 4",
  ])("is not told by what is only supposed: %j", (text) => expect(hear(text).facts.occupants).toBeUndefined());

  it.each([
    ["me, my brother, and a friend who visits sometimes", 2],
    ["my sister and me, and our uncle as co-signer", 2],
    ["yo, mi hermano y una prima que solo visita", 2],
  ])("has no visitor and no co-signer in it: %j", (text, occupants) =>
    expect(hear(text, asked("occupants")).facts.occupants).toBe(occupants),
  );

  it.each(["me and my sister want to see the apartment", "mi hermana y yo queremos ver el departamento"])(
    "is not who comes to see it: %j",
    (text) => expect(hear(text).facts.occupants).toBeUndefined(),
  );
});

describe("A figure to the question that stands", () => {
  it.each(["mine is 790", "mine is like 640", "el mío es 720"])("is no score where income was asked: %j", (text) => {
    expect(hear(text, asked("income")).facts.creditScore).toBeUndefined();
    expect(hear(text, asked("credit")).facts.creditScore).toBeDefined();
  });
});

describe("The people of a household", () => {
  it.each([
    "saturday it is just me, my wife has a shift",
    "just me that day, he can't get off",
    "ese día solo yo, ella sale tarde",
    "los dos ganamos bien",
    "the two of us never wanted a yard while she lived",
    "it was just the two of us for thirty years",
    "éramos los dos y ya no está",
  ])("are not told by who comes, who earns or who is no more: %j", (text) =>
    expect(hear(text).facts.occupants).toBeUndefined(),
  );
  it.each([
    ["we're 7 of us, is seven over what you allow?", 7],
    ["seríamos 6, ¿son demasiados?", 6],
    ["the two of us would live there", 2],
    ["los dos viviríamos ahí", 2],
  ])("are told by %j", (text, count) => expect(hear(text).facts.occupants).toBe(count));
});

describe("A list of people", () => {
  it.each([
    ["hi im looking for a 2 bedroom for me and my daughter", 2],
    ["it's me n the hubby n our lil boy", 3],
    ["it'd be my girlfriend her son and me", 3],
    ["the place is for my sister, her baby and me", 3],
    ["I'm a single dad with one boy", 2],
    ["madre soltera con 2 niños", 3],
    ["somos mi marido, yo y nuestros tres hijos", 5],
    ["busco depa para mi hermana y para mí", 2],
    ["3 adults and a teenager", 4],
    ["3 adultos, 1 niña, sin mascotas", 4],
    ["para dos adultos y un bebé", 3],
    ["moving in with my 2 sons", 3],
    ["soy solo yo y no tengo coche", 1],
    ["I'd be living there by myself", 1],
    ["viviría sola", 1],
    ["es para mí solita", 1],
    ["Somos 6, mi esposo, los 2 chiquillos y mis papás", 6],
    ["somos mi mamá yo y 3 niños", 5],
    ["my sister me and her 2 kids", 4],
    ["sería nomás para mí", 1],
    ["we are two cooks with a beagle looking for a house", 2],
    ["me and three roommates need a four bedroom", 4],
    ["somos una pareja joven", 2],
    ["somos mi mamá, mi hermanita y yo", 3],
    ["vendríamos mi prima y yo a vivir", 2],
  ])("is summed, unasked: %j is %i", (text, people) => expect(hear(text).facts.occupants).toBe(people));

  it.each([
    ["me, the wife, 2 boys and a girl", 5],
    ["husband wife and one kid", 3],
    ["my parents and I", 3],
    ["i got 3 kids", 4],
    ["la niña y yo", 2],
    ["mi suegra, 4 chiquillos y yo", 6],
    ["yo, mi hijo de 7 y mi hija de 12", 3],
    ["Tom and I", 2],
    ["he and I", 2],
    ["couple with a toddler", 3],
    ["my brother in law and me", 2],
    ["just my husband and me, our boys have moved out", 2],
    ["no one but me", 1],
    ["nada más yo", 1],
    ["me only", 1],
    ["2 adults, no kids, 1 cat", 2],
    ["me and our two corgis", 1],
    ["yo y mis 2 rottweilers", 1],
  ])("is summed where it was asked for: %j is %i", (text, people) =>
    expect(hear(text, asked("occupants")).facts.occupants).toBe(people),
  );

  it.each([
    ["we're a family of six with a dog", 6],
    ["somos 5, mi esposo gana 3000 al mes y yo 1500", 5],
    ["there's four of us no animals", 4],
    ["seríamos cuatro: dos adultos y dos niños", 4],
    ["my mother-in-law lives with us so thats 5 in all", 5],
    ["there are 6 of us at my cousin's now but it'd be just me and my girl moving", 2],
    ["somos 4 ahorita pero quedamos 3", 3],
    ["it would be us three, me my brother and lou", 3],
    ["somos dos más la niña", 3],
    ["somos 3 hermanas y un bebé", 4],
    ["somos 2 adultos y 2 niñas", 4],
  ])("gives way to a total: %j is %i", (text, people) => expect(hear(text).facts.occupants).toBe(people));

  it.each([
    ["5, contando a mi suegra", 5],
    ["4 con el bebé", 4],
    ["3 counting the baby", 3],
    ["total of 5", 5],
  ])("gives way to the count that was asked for: %j is %i", (text, people) =>
    expect(hear(text, asked("occupants")).facts.occupants).toBe(people),
  );

  it.each([
    "my husband showed me the ad and we love it",
    "my wife and I bring home 6,100 between the two of us",
    "mi esposa y yo juntamos 5,400 al mes",
    "2.9k from me and 1.8k from my brother",
    "we're 3 blocks away",
    "mi mamá vive con nosotros y cobra 1,100",
    "I only know what the bus costs",
    "give us 10 more minutes",
    "would you hold it for us two weeks",
    "trabajo hasta las 2",
    "let me ask my roommate and i will text back",
    "am i there alone",
    "neither one of us owns a car",
  ])("is no household by whom it only names: %j", (text) => expect(hear(text).facts.occupants).toBeUndefined());

  it.each(["un perro", "15 de julio", "4 months", "2 cats", "4,800 a month", "can i just come by first"])(
    "is no answer that counts something else: %j",
    (text) => expect(hear(text, asked("occupants")).facts.occupants).toBeUndefined(),
  );

  it.each([
    ["me, my boy (11) and my aunt", 3],
    ["it's my husband and me, 2 girls (4, 8) and his mother", 5],
    ["I live with my sister (24), her son (3) and our dad", 4],
    ["my boyfriend and me and his uncle who is 77", 3],
    ["mi tía que tiene 68, mi esposo y yo", 3],
    ["somos yo y mis 3 niños de 2, 5 y 9 años y mi mamá", 5],
    ["just my brother and me and her", 3],
  ])("goes on behind an age, and to whoever is only pointed at: %j is %i", (text, people) =>
    expect(hear(text, asked("occupants")).facts.occupants).toBe(people),
  );

  it.each(["just me and Pretzel", "Pretzel and me", "solo yo y Canela"])(
    "is not told by a name that an animal may have: %j",
    (text) => expect(hear(text).facts.occupants).toBeUndefined(),
  );
  it("is one with the animal that was told by that name", () =>
    expect(
      hear("just me and Pretzel living there", {}, [{ from: "renter", text: "I have a pug named Pretzel" }]).facts
        .occupants,
    ).toBe(1));
});
