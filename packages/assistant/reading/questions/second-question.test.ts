import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";

const asked = (text: string) => {
  const { asks, unknownQuestions } = hear(text, { introduced: true });
  return [...asks, ...unknownQuestions].map(({ words }) => words);
};

describe("a question beside what else a message says is heard", () => {
  it.each([
    ["We're in the library parking lot lol, does the kitchen get sun in the afternoon? i bake", "sun"],
    ["I don't own a car. How do I get to school from there at night?", "get to school"],
    ["my two brothers each want their own, are there three rooms", "three rooms"],
    ["I only have a gecko at my mom's. so he isn't counted as a pet, is he", "is he"],
    ["No tengo mascotas. la bodega cierra con llave o no", "con llave o no"],
    ["Me llamo Ana Ruiz. ¿Entra el sol por la mañana en la sala?", "sol"],
  ])("%s", (text, words) => {
    expect(asked(text).some((each) => each.includes(words))).toBe(true);
  });

  it.each([
    "6:30 or 7 ok?",
    "or 4 on Saturday?",
    "Is there an opening tomorrow to see number 7",
    "my rent is due the 1st. move in the 9th",
  ])("but a time asks nothing of the home: %s", (text) => expect(asked(text)).toEqual([]));

  it.each(["We keep two vans. The second where would we put?", "I have three bikes. Where would we put the second?"])(
    "a marked question in which no word names its matter is asked with what it leans on: %s",
    (text) => expect(asked(text)).toEqual([text]),
  );

  it.each(["we are three?", "would it be three of us?"])("an unsure answer asks nothing: %s", (text) =>
    expect(asked(text)).toEqual([]),
  );

  it.each(["that's not bad, I could do it", "no, they never said what it is"])("%s asks nothing", (text) =>
    expect(asked(text)).toEqual([]),
  );
});

describe("what words only sound like is not meant", () => {
  it.each(["do you hear the highway?", "can you hear the upstairs people", "do you hear trucks at night"])(
    "%s asks of the noise, and not whether Piper listens",
    (text) => expect(asked(text).length).toBeGreaterThan(0),
  );

  it.each(["i make 5200. do i need a guest pass?", "5200 a month. will the furnace pass inspection"])(
    "%s is no question of the income",
    (text) => expect(hear(text, { introduced: true }).topics).not.toContain("requirements.income"),
  );

  it.each(["¿mis papás deben aplicar?", "los dos deben llenar la solicitud?", "¿mi hijo debe hacer la solicitud?"])(
    "%s wishes for no application yet",
    (text) => expect(hear(text, { introduced: true }).intents).not.toContain("apply"),
  );
});

describe("a wish is heard as one", () => {
  it.each(["two dogs here. Wednesday after work is good, what's open", "no pets, mornings are best. what's free?"])(
    "%s wishes for times",
    (text) => {
      expect(asked(text)).not.toContain("what's open");
      expect(hear(text, { introduced: true }).intents).toContain("request_showing");
    },
  );

  it.each(["could we get an application?", "can I have the application please", "may I pick up an application form"])(
    "%s wishes to apply",
    (text) => expect(hear(text, { introduced: true }).intents).toContain("apply"),
  );

  it("what it costs for both is of the pets just told", () => {
    const history = [{ from: "renter" as const, text: "we have a cat and a beagle" }];
    for (const text of ["whats it cost for the two of them", "how much is it for the two of them"])
      expect(hear(text, { introduced: true }, history).topics, text).toEqual(["pets.fees"]);
  });
});

describe("a car on the street is no home lost", () => {
  it.each([
    "can my work truck stay on the street overnight",
    "traigo un camión de la obra, ¿lo dejo en la calle?",
    "is there much noise on the street",
  ])("%s", (text) => expect(hear(text, { introduced: true }).topics).not.toContain("available_date"));

  it.each([
    "we will end up on the street on friday",
    "I'm on the street with two kids",
    "me quedo en la calle mañana con mis hijos",
    "dejaron a mi familia en la calle",
  ])("who is: %s", (text) => expect(hear(text, { introduced: true }).topics).toContain("available_date"));
});

describe("a sentence spoken without a stop asks what it asks", () => {
  it.each([
    [
      "i drive a bus for the city and my shift starts early most days and my wife stays home with the baby right now how do they look at overtime pay",
      "overtime",
    ],
    [
      "good evening my name is Dale and i saw the sign out front while i was walking my mother to church is there a bench in the back yard",
      "bench",
    ],
    [
      "soy enfermera y trabajo de noche en el hospital del centro y mi mamá se queda con los niños entre semana hay cámaras en la entrada",
      "cámaras",
    ],
    ["yo no manejo, dónde se puede dejar una moto", "moto"],
    ["buenos días todavía está disponible el departamento de 2 recámaras", "disponible"],
    ["good evening i am writing about the cottage on the hill i mean texting is that still for rent", "still for rent"],
    ["la casita de la esquina todavía la están rentando", "todavía"],
    ["buen día le pregunto si aceptan vales, mi hijo y yo ya tenemos el nuestro", "vales"],
  ])("%s", (text, words) => expect(asked(text).some((each) => each.includes(words))).toBe(true));

  it.each([
    "i have worked at the same bakery for nine years now and my boss can tell you that i never missed a day and my rent was always on time",
  ])("and what only tells asks nothing: %s", (text) => expect(asked(text)).toEqual([]));
});

describe("a question that knows what there is not asks more than that", () => {
  it.each([
    "where does everyone put their trash if there's no dumpster",
    "since there is no fireplace could we use a heater in the basement",
    "si no hay cochera dónde se dejan los carros",
  ])("%s", (text) => {
    const { asks, unknownQuestions } = hear(text, { introduced: true });
    expect(asks.some(({ needsOwner }) => needsOwner) || unknownQuestions.length > 0).toBe(true);
  });

  it.each([
    "No garage then? Could we put up a carport?",
    "No parking at all? May we leave a car on the grass?",
    "No AC there? May I set up a cooling unit in the bedroom?",
  ])("%s", (text) => {
    const { asks, unknownQuestions } = hear(text, { introduced: true });
    expect(asks.some(({ needsOwner }) => needsOwner) || unknownQuestions.length > 0).toBe(true);
  });

  it("how long one would stay is a question of the lease", () => {
    expect(hear("could we rent it for four months?").topics).toContain("lease_terms");
  });
});

describe("one question is asked once", () => {
  it.each([
    ["Who rakes the leaves in the yard?", "upkeep"],
    ["¿Quién barre las hojas del patio? ¿Ustedes o nosotros?", "upkeep"],
  ])("%s is of the work alone", (text, topic) => {
    const { topics, unknownQuestions } = hear(text, { introduced: true });
    expect([topics, unknownQuestions]).toEqual([[topic], []]);
  });

  it.each([
    ["I meant to ask about the evenings. Does the street get loud?", "I meant to ask about the evenings."],
    ["Quería preguntarle por las tardes. ¿Hay mucho ruido?", "Quería preguntarle por las tardes."],
  ])("%s is no question in the words that announce it", (text, announcing) =>
    expect(asked(text)).not.toContain(announcing),
  );

  it.each([
    "sorry, was on the bus",
    "Qué chévere, gracias",
    "perdone que moleste, ayer no tenía señal",
    "what we take home is $3,100",
  ])("%s asks nothing", (text) => expect(asked(text)).toEqual([]));

  it("where the home is makes its price no other one", () => {
    expect(hear("el estudio de Dover cuánto sale al mes").topics).toEqual(["rent"]);
  });

  it("what is allowed is asked of what was told right before it", () => {
    const { topics, unknownQuestions } = hear("Viviríamos cinco adultos, dos en cada recámara. ¿Está permitido?", {
      introduced: true,
    });
    expect([topics, unknownQuestions]).toEqual([["occupancy"], []]);
  });
});
