import { type AmenityName, amenities } from "@porchlight/domain/properties/amenities.ts";
import type { NestedRecordName, Property } from "@porchlight/domain/properties/property.ts";
import { describe, expect, it } from "vitest";
import { sampleHome, sampleWorld } from "./sample-home.ts";
import { step } from "./step.ts";
import { newTalk } from "./talk.ts";
import { amenityWords } from "./topics/amenity-words.ts";

const ask = (text: string, home: Property) =>
  step(newTalk, { kind: "message", text, history: [] }, { ...sampleWorld, property: home });
const withField = (record: NestedRecordName, change: object): Property =>
  ({ ...sampleHome, [record]: { ...sampleHome[record], ...change } }) as Property;

type Row = { field: string; told: RegExp; without: Property; questions: [string, string, string] };
const row = (
  record: NestedRecordName,
  name: string,
  told: RegExp,
  questions: Row["questions"],
  unsaid: unknown = null,
  beside: object = {},
): Row => ({
  field: `${record}.${name}`,
  told,
  without: withField(record, { [name]: unsaid, ...beside }),
  questions,
});

/** Every field of a listing that an owner may leave unsaid, with what Piper tells of the sample home. */
const rows: Row[] = [
  row("leaseConditions", "rent", /\$1,600 a month|\$1,600 al mes/, [
    "How much is the rent?",
    "what's the monthly price",
    "¿Cuánto cuesta la renta?",
  ]),
  row("leaseConditions", "securityDeposit", /\$1,600/, [
    "How much is the security deposit?",
    "is there a deposit",
    "¿De cuánto es el depósito?",
  ]),
  row("leaseConditions", "applicationProvider", /directly|directamente/, [
    "Where do I submit an application?",
    "Is there an online application?",
    "¿La solicitud es en línea?",
  ]),
  row(
    "leaseConditions",
    "applicationFee",
    /\$35/,
    ["What's the application fee?", "how much does it cost to apply", "¿Cuánto cuesta la solicitud?"],
    null,
    { applicationProvider: null },
  ),
  row(
    "leaseConditions",
    "applicationCoSignerFee",
    /\$20/,
    ["Is there a cosigner fee?", "what does a co-signer pay to apply?", "¿Cuánto es la solicitud del aval?"],
    null,
    { applicationProvider: null },
  ),
  row("leaseConditions", "otherFees", /\$60/, [
    "Are there any other fees?",
    "any hidden fees i should know of",
    "¿Hay otros cargos?",
  ]),
  row(
    "leaseConditions",
    "possibleLeaseTerms",
    /6 months or 12 months|6 meses o 12 meses/,
    ["How long is the lease?", "do you offer month to month", "¿De cuánto es el contrato?"],
    [],
  ),
  row("leaseConditions", "desiredLeasingDate", /May 20|20 de mayo/, [
    "When is it available?",
    "how soon could i move in",
    "¿Desde cuándo está disponible?",
  ]),
  row("specifications", "bedrooms", /2 bedrooms|2 recámaras/, [
    "How many bedrooms does it have?",
    "number of beds?",
    "¿Cuántas recámaras tiene?",
  ]),
  row("specifications", "fullBathrooms", /1 full bathroom and 1 half bathroom|1 baño completo y 1 medio baño/, [
    "How many bathrooms?",
    "how many baths are there",
    "¿Cuántos baños tiene?",
  ]),
  row("specifications", "squareFeet", /940/, [
    "How big is it?",
    "what's the square footage",
    "¿Cuántos pies cuadrados tiene?",
  ]),
  row("specifications", "apartmentFloor", /floor 3|piso 3/, [
    "What floor is it on?",
    "is it on the first floor",
    "¿En qué piso está?",
  ]),
  row("specifications", "numberOfFloors", /4 floors|4 pisos/, [
    "How many floors does the building have?",
    "how many stories is it?",
    "¿Cuántos pisos tiene el edificio?",
  ]),
  row("specifications", "yearBuilt", /1987/, [
    "When was it built?",
    "how old is the building",
    "¿En qué año se construyó?",
  ]),
  row("specifications", "architectureStyle", /Craftsman/, [
    "What architectural style is it?",
    "what style is the house",
    "¿Qué estilo de arquitectura tiene?",
  ]),
  row(
    "petPolicy",
    "smallDogsPolicy",
    /Small dogs are welcome|Se aceptan perros pequeños/,
    ["Do you accept small dogs?", "is a chihuahua ok", "¿Aceptan perros pequeños?"],
    "NOT_SPECIFIED",
  ),
  row(
    "petPolicy",
    "largeDogsPolicy",
    /case by case|caso por caso/,
    ["Are large dogs allowed?", "is a german shepherd ok", "¿Aceptan perros grandes?"],
    "NOT_SPECIFIED",
  ),
  row(
    "petPolicy",
    "catsPolicy",
    /Cats are welcome|Se aceptan gatos/,
    ["Are cats allowed?", "can i bring a cat", "¿Se permiten gatos?"],
    "NOT_SPECIFIED",
  ),
  row("petPolicy", "maxPets", /Up to 2|Hasta 2/, [
    "How many pets can I have?",
    "is there a pet limit",
    "¿Cuántas mascotas se permiten?",
  ]),
  row("petPolicy", "petRent", /\$30 a month|\$30 al mes/, [
    "Is there pet rent?",
    "what's the monthly pet fee",
    "¿Cobran renta por mascota?",
  ]),
  row("petPolicy", "petDeposit", /\$250/, [
    "How much is the pet deposit?",
    "do you charge a deposit for my dog",
    "¿Hay depósito por mascota?",
  ]),
  row("parking", "parkingType", /carport|cochera/, [
    "What kind of parking is there?",
    "where can i park",
    "¿Qué tipo de estacionamiento hay?",
  ]),
  row("parking", "parkingAvailableSpaces", /2 parking spaces|2 lugares/, [
    "How many parking spaces are there?",
    "is there space for two cars",
    "¿Cuántos lugares de estacionamiento hay?",
  ]),
  row("parking", "parkingMonthlyChargePerSpace", /\$45/, [
    "Is parking free?",
    "how much is parking",
    "¿Cuánto cuesta el estacionamiento?",
  ]),
  row("parking", "parkingSpacesAreTandem", /one behind the other|uno detrás/, [
    "Are the spaces tandem?",
    "is it tandem parking",
    "¿Los lugares están en tándem?",
  ]),
  row("parking", "parkingOtherDescription", /north gate/, [
    "Is there guest parking?",
    "where do visitors park",
    "¿Hay estacionamiento para visitas?",
  ]),
  row(
    "accessibility",
    "accessibleBathroom",
    /no accessible bathroom|no hay baño accesible/,
    ["Is the bathroom accessible?", "is there an accessible bathroom", "¿Hay baño accesible?"],
    "UNKNOWN",
  ),
  row(
    "accessibility",
    "elevator",
    /there's an elevator|hay elevador/,
    ["Is there an elevator?", "does the building have a lift", "¿Hay elevador?"],
    "UNKNOWN",
  ),
  row(
    "accessibility",
    "disabilityAccess",
    /has disability access|tiene acceso/,
    ["Is there disability access?", "is it handicap accessible?", "¿Tiene acceso para discapacitados?"],
    "UNKNOWN",
  ),
  row("accessibility", "accessibilityNotes", /36 inches/, [
    "How wide are the doors? Any accessibility details?",
    "any accessible features",
    "¿Qué ancho de las puertas tiene?",
  ]),
  row(
    "renterRequirements",
    "minimumIncome",
    /3x/,
    ["What is the income requirement?", "how much do i need to make", "¿Cuál es el ingreso mínimo?"],
    undefined,
  ),
  row(
    "renterRequirements",
    "acceptsCosigners",
    /o-signers are accepted|se aceptan avales/,
    ["Do you accept cosigners?", "can i use a guarantor", "¿Aceptan aval?"],
    undefined,
  ),
];

describe("Asked about a field of the listing, Piper", () => {
  for (const { field, told, without, questions } of rows)
    describe(field, () => {
      it.each(questions)("tells what the owner stated: %j", (question) => {
        const turn = ask(question, sampleHome);
        expect(turn.text).toMatch(told);
        expect(turn.orders.filter((order) => order.kind === "escalate")).toEqual([]);
        expect(turn.facts.length).toBeGreaterThan(0);
      });
      if (!field.startsWith("renterRequirements"))
        it.each(questions)("asks the owner where it is unsaid: %j", (question) => {
          const turn = ask(question, without);
          expect(turn.text).not.toMatch(told);
          expect(turn.orders).toContainEqual(
            expect.objectContaining({ kind: "escalate", type: "PROPERTY_QUESTION", reason: null }),
          );
        });
    });

  it.each<[string, NestedRecordName]>([
    ["How much is the rent?", "leaseConditions"],
    ["How many bathrooms?", "specifications"],
    ["Are dogs allowed?", "petPolicy"],
    ["Is there parking?", "parking"],
    ["Are utilities included?", "includedUtilities"],
    ["Is it wheelchair accessible?", "accessibility"],
    ["Is there a dishwasher?", "amenities"],
    ["What credit score do I need?", "renterRequirements"],
    ["Do you accept cosigners?", "renterRequirements"],
    ["What income is required?", "renterRequirements"],
  ])("asks the owner %j where the whole record %s is missing", (question, record) => {
    const turn = ask(question, { ...sampleHome, [record]: null });
    expect(turn.orders).toContainEqual(expect.objectContaining({ kind: "escalate", question }));
  });
});

describe("Asked about an amenity, Piper", () => {
  const named = amenities.filter(({ name }) => name !== "hasElevator" && name !== "isFurnished") as {
    name: Exclude<AmenityName, "hasElevator" | "isFurnished">;
    label: string;
  }[];
  const questions = ({ name }: (typeof named)[number]) => {
    const { en, es } = amenityWords[name];
    return [`Does it have ${en}?`, `Is there ${en}`, `¿Tiene ${es.replace(/ \(.*\)/, "")}?`];
  };
  /** Central air answers for air conditioning of which nothing else was said. */
  const silent = (name: AmenityName) => (name === "hasAirConditioning" ? { hasCentralAir: null } : {});
  const home = (name: AmenityName, value: boolean | null) => withField("amenities", { ...silent(name), [name]: value });
  const cases = named.flatMap((amenity) => questions(amenity).map((question) => [question, amenity.name] as const));

  it.each(cases)("answers %j with yes, no or the owner's word", (question, name) => {
    const yes = ask(question, home(name, true));
    expect(yes.text).toMatch(/(?:Yes, there(?:'s| are)|Sí, tiene)/);
    expect(yes.facts).toContainEqual({ source: "property", field: `amenities.${name}`, value: "true" });
    const no = ask(question, home(name, false));
    expect(no.text).toMatch(/(?:No, it doesn't have|No, no tiene)/);
    const unsaid = ask(question, home(name, null));
    expect(unsaid.text).not.toMatch(/(?:Yes, there|it doesn't|tiene )/);
    expect(unsaid.orders).toContainEqual(expect.objectContaining({ kind: "escalate", topic: `amenities.${name}` }));
  });

  it.each([
    ["Is it furnished?", true, /Yes, it comes furnished/],
    ["does it come with furniture", false, /unfurnished/],
    ["¿Está amueblado?", true, /Sí, está amueblado/],
  ] as const)("answers %j", (question, value, told) => {
    expect(ask(question, home("isFurnished", value)).text).toMatch(told);
    expect(ask(question, home("isFurnished", null)).orders[0]).toMatchObject({
      kind: "escalate",
      topic: "amenities.isFurnished",
    });
  });

  it("asks the owner where the two records on an elevator disagree", () =>
    expect(ask("Is there an elevator?", home("hasElevator", false)).orders[0]).toMatchObject({
      kind: "escalate",
      topic: "elevator",
    }));

  it("answers that it is there and leaves what it is like to the owner", () => {
    const turn = ask("Is the pool heated?", sampleHome);
    expect(turn.text).toContain("Yes, there's a pool.");
    expect(turn.orders[0]).toMatchObject({ kind: "escalate", question: "Is the pool heated?" });
  });
});

describe("Asked about what is included in the rent, Piper", () => {
  it.each([
    ["Is water included?", /Water is included/],
    ["who pays for trash", /Garbage is included/],
    ["is sewer included", /Sewage is included/],
    ["do i pay for electricity?", /Electricity isn't included/],
    ["¿Incluye el gas?", /gas no está incluido/],
    ["is wifi included?", /Internet isn't included/],
    ["is cable tv included", /Cable isn't included/],
    [
      "which utilities are included?",
      /includes water, sewage and garbage\. Electricity, gas, internet and cable aren't/,
    ],
  ])("%j", (question, told) => expect(ask(question, sampleHome).text).toMatch(told));
  it("says so where nothing is included", () =>
    expect(
      ask("Are utilities included?", withField("includedUtilities", { isUtilitiesIncludedInRent: false })).text,
    ).toMatch(/No utilities/));
});

describe("Asked where the home is, Piper", () => {
  it.each(["What's the address?", "where is it located", "¿Cuál es la dirección?"])(
    "gives the street where it is public: %j",
    (question) => expect(ask(question, sampleHome).text).toContain("27 Alder Court"),
  );
  it.each([
    "What's the address?",
    "where exactly is it",
    "what street is it on?",
    "¿En qué calle está?",
    "Tell me more about the place",
    "Hi",
  ])("never gives a hidden street: %j", (question) => {
    const hidden = { ...sampleHome, location: { ...sampleHome.location, isAddressHidden: true } };
    const turn = ask(question, hidden);
    expect(turn.text).not.toMatch(/Alder|27/);
    expect(JSON.stringify(turn.facts)).not.toMatch(/Alder/);
  });
});

describe("Asked about tours, Piper", () => {
  it.each([
    ["Do you do video tours?", /tour it by video/],
    ["are self guided tours possible?", /aren't offered/],
    ["what types of tours do you have?", /in person or by video/],
    ["¿Hacen visitas virtuales?", /puede verla por video/],
  ])("%j", (question, told) => expect(ask(question, sampleHome).text).toMatch(told));
});

describe("Asked about assistance animals, Piper", () => {
  it.each(["Do you take service dogs?", "is my emotional support animal ok?", "¿Aceptan animales de asistencia?"])(
    "never applies pet rules to them: %j",
    (question) => {
      const turn = ask(question, withField("petPolicy", { allowsPets: false }));
      expect(turn.text).toMatch(/are welcome|son bienvenidos/);
      expect(turn.text).not.toMatch(/aren't allowed|no se aceptan/i);
    },
  );
});
