import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import type { Parking, ParkingType } from "@porchlight/domain/properties/property.ts";
import { wordsOf } from "./enum-words.ts";
import { type Answer, fact, joined, type Said, type Topic, told, unheld } from "./topic.ts";

const none = (): Answer =>
  told(
    "There's no parking with this home.",
    "Esta vivienda no tiene estacionamiento.",
    fact("parking.hasParking", false),
  );
const lacks = (parking: Parking): boolean => !parking.hasParking || parking.parkingType === "NONE";

const withParking =
  (answer: (parking: Parking, ownerName: string) => Answer | null): Topic["answer"] =>
  ({ home, ownerName }) =>
    home.parking === null ? null : lacks(home.parking) ? none() : answer(home.parking, ownerName);

/** That the home has none: where else one may park is for the owner to say. */
const noneHere: Topic["answer"] = ({ home }) =>
  home.parking !== null && lacks(home.parking) ? { ...none(), isPart: true } : null;

const type = (parking: Parking): Answer | null => {
  if (parking.parkingType === null || parking.parkingType === "NONE") return null;
  const words = wordsOf("parkingPlaces", parking.parkingType);
  return told(
    `Parking is ${words.en}.`,
    `El estacionamiento está ${words.es}.`,
    fact("parking.parkingType", parking.parkingType),
  );
};

const spaces = ({ parkingAvailableSpaces: n }: Parking): Answer | null =>
  n === null
    ? null
    : told(
        `There ${n === 1 ? "is one parking space" : `are ${n} parking spaces`}.`,
        `Hay ${n === 1 ? "un lugar" : `${n} lugares`} de estacionamiento.`,
        fact("parking.parkingAvailableSpaces", n),
      );

export const parkingCharge = ({ parkingMonthlyChargePerSpace: amount }: Parking): Answer | null => {
  if (amount === null) return null;
  const used = fact("parking.parkingMonthlyChargePerSpace", amount);
  if (amount === 0) return told("Parking is free.", "El estacionamiento no tiene costo.", used);
  return told(
    `Parking is ${dollars(amount)} a month per space.`,
    `El estacionamiento cuesta ${dollars(amount)} al mes por lugar.`,
    used,
  );
};

const tandem = ({ parkingSpacesAreTandem: is }: Parking): Answer | null => {
  if (is === null) return null;
  const used = fact("parking.parkingSpacesAreTandem", is);
  return is
    ? told("The spaces are tandem, one behind the other.", "Los lugares son en tándem, uno detrás de otro.", used)
    : told("The spaces are not tandem.", "Los lugares no son en tándem.", used);
};

const other = ({ parkingOtherDescription: text }: Parking, ownerName: string): Answer | null => {
  const words = text?.trim();
  return words
    ? told(
        `${ownerName} says about parking: ${words}`,
        `${ownerName} dice del estacionamiento: ${words}`,
        fact("parking.parkingOtherDescription", words),
      )
    : null;
};

const charges = (amount: number | null, n: number): Said =>
  amount === null
    ? { en: "", es: "" }
    : amount === 0
      ? { en: ", at no extra cost", es: ", sin costo" }
      : {
          en: `, for ${dollars(amount)} a month${n > 1 ? " each" : ""}`,
          es: `, por ${dollars(amount)} al mes${n > 1 ? " cada uno" : ""}`,
        };

/** "There's one space in an attached garage, for $125 a month." */
function spacesThere(parking: Parking): Answer | null {
  const { parkingType, parkingAvailableSpaces: n, parkingMonthlyChargePerSpace: amount } = parking;
  if (parkingType === null || parkingType === "NONE" || n === null || n < 1) return null;
  const [where, cost] = [wordsOf("parkingPlaces", parkingType), charges(amount, n)];
  return told(
    `${n === 1 ? "There's one space" : `There are ${n} spaces`} ${where.en}${cost.en}.`,
    `${amount === 0 ? "Incluye" : "Hay"} ${n === 1 ? "un lugar" : `${n} lugares`} ${where.es}${cost.es}.`,
    fact("parking.parkingType", parkingType),
    fact("parking.parkingAvailableSpaces", n),
    ...(amount === null ? [] : [fact("parking.parkingMonthlyChargePerSpace", amount)]),
  );
}

const whole = (parking: Parking, ownerName: string): Answer | null => {
  const inOne = spacesThere(parking);
  if (inOne) return joined([inOne, other(parking, ownerName)].filter((a): a is Answer => a !== null));
  const known = [type(parking), spaces(parking), parkingCharge(parking), other(parking, ownerName)].filter(
    (a): a is Answer => a !== null,
  );
  if (type(parking) !== null) return joined(known);
  const there = told("Yes, there's parking.", "Sí, hay estacionamiento.", fact("parking.hasParking", true));
  return { ...joined([there, ...known]), isPart: true };
};

/** Answers "yes" or "no" on one type of parking where the type is told. */
const is = (types: ParkingType[], words: Said): Topic["answer"] =>
  withParking((parking) => {
    const said = type(parking);
    if (said === null || parking.parkingType === null) return null;
    // Whoever asks for a garage is not told yes of a carport, and a carport needs no yes to be covered.
    if (parking.parkingType === "CARPORT") return said;
    const yes = types.includes(parking.parkingType);
    return {
      ...said,
      en: yes ? `Yes. ${said.en}` : `No ${words.en}. ${said.en}`,
      es: yes ? `Sí. ${said.es}` : `No hay ${words.es}. ${said.es}`,
    };
  });

const onStreet = withParking((parking) => (parking.parkingType === "ON_STREET" ? type(parking) : null));

export const parkingTopics: Topic[] = [
  {
    key: "parking",
    label: { en: "parking", es: "el estacionamiento" },
    asked: {
      en: [
        "parking; parking spot; where .. park; can i park; place to park; park a car; parking available; my car",
        "my truck",
      ],
      es: [
        "aparcamiento; parqueadero; marquesina; donde parqueo|parqueamos|cuadro|estaciono|estacionamos|estaciona|estacionan|parquea|parquean|pararlo; donde parar|dejar|guardar . carro|coche|auto",
        "estacionamiento; parqueo; donde .. estacionarse; estacionar; mi carro; mi coche; mi auto; cochera; parquear",
      ],
    },
    answer: withParking(whole),
  },
  {
    key: "parking.spaces",
    label: { en: "the number of parking spaces", es: "los lugares de estacionamiento" },
    asked: {
      en: [
        "how many parking; number of parking; parking space; how many car; two car; second car; 2 car",
        "how many spot; how many space; two parking; 2 parking; how many vehicle; two vehicle",
        "more than one car; second parking; extra parking space",
      ],
      es: [
        "cuantos lugares; cuantos carros; cuantos autos; cuantos coches; cuantos estacionamientos; dos carros",
        "caben dos|tres|las|los|# .. carro|auto|coche|troca|camioneta; dos|tres|# troca|camioneta; dos|tres|# troca|camioneta con .. escalera",
        "dos autos; cuantos espacios; lugares de estacionamiento; espacios de estacionamiento",
      ],
    },
    answer: withParking(spaces),
  },
  {
    key: "parking.charge",
    label: { en: "what parking costs", es: "el costo del estacionamiento" },
    asked: {
      en: [
        "carport included; garage included; spot included; space included; carport extra; carport cost; carport fee",
        "how much .. carport; how much .. car; cost .. second car; car included; garage cost; cost .. garage",
        "garage fee; garage extra; extra for the garage; how much .. garage; parking fee; parking cost",
        "cost for parking; charge to park; fee for parking; cost of parking; charge for parking; pay for parking",
        "parking free; free parking; how much .. parking; parking extra; extra for parking; parking charge",
        "cost to park; parking price; price of parking; parking per month; fee for parking; monthly parking",
        "parking rate; parking spot cost",
      ],
      es: [
        "costo del estacionamiento; cuanto .. estacionamiento; estacionamiento gratis",
        "cobran .. estacionamiento; precio del estacionamiento; pagar .. estacionamiento",
        "cuesta .. estacionamiento; cuota de estacionamiento; gratis el estacionamiento",
      ],
    },
    answer: withParking(parkingCharge),
  },
  {
    key: "parking.tandem",
    label: { en: "whether parking is tandem", es: "si el estacionamiento es en tándem" },
    asked: {
      en: [
        "tandem; tandem parking; one behind the other; block each other; side by side parking",
        "behind each other; parking side by side; car behind the other",
      ],
      es: ["uno detras de otro; uno tras otro; estacionamiento en tandem; carro detras del otro; lado a lado"],
    },
    answer: withParking(tandem),
  },
  {
    key: "parking.garage",
    label: { en: "a garage", es: "un garaje" },
    asked: {
      en: [
        "garage; carport; covered parking; parking covered; parking spot covered; spot covered; space covered",
        "parking under cover; covered spot",
      ],
      es: ["garaje; cochera techada; estacionamiento techado"],
    },
    answer: is(["GARAGE_ATTACHED", "GARAGE_DETACHED"], { en: "garage or carport", es: "garaje ni cochera" }),
  },
  {
    key: "parking.street",
    label: { en: "street parking", es: "el estacionamiento en la calle" },
    asked: {
      en: ["street parking; park on the street; driveway"],
      es: ["estacionamiento en la calle; estacionar en la calle; estacionarse en la calle"],
    },
    answer: (ground) => noneHere(ground) ?? onStreet(ground),
  },
  {
    key: "parking.other",
    label: { en: "other parking", es: "otro estacionamiento" },
    asked: {
      en: [
        "guest parking; visitor .. park; friend .. park; visitor parking; parking for guest; parking for visitor",
        "guests park; visitors park; other parking; parking description; parking rule; parking detail; extra parking",
        "anything else .. parking; rv parking; boat parking",
      ],
      es: [
        "estacionamiento para visitas; estacionamiento de visitas; visitas estacionan; otro estacionamiento",
        "detalles del estacionamiento; estacionamiento adicional; reglas del estacionamiento",
      ],
    },
    answer: withParking(other),
  },
  {
    ...unheld(
      "parking.nearby",
      { en: "parking in the streets around", es: "el estacionamiento en las calles de alrededor" },
      {
        en: [
          "parking permit; permit parking; permit for parking; permit to park; permit for the street; need a permit",
          "permit zone; parking meter; metered; street parking free; free street parking; street parking easy",
          "easy .. street parking; hard .. street parking; find street parking; street parking safe",
          "street parking hard; street parking difficult; street parking tough; street parking bad",
          "parking hard to find; where .. everybody|everyone|neighbors|residents .. park|leave|put; where .. people|tenants .. park|leave .. around|near|nearby|street",
        ],
        es: [
          "parquimetro; estacionar|estacionarse|estacionarlo|parquear|parquearse|parquearlo|pararlo|dejarlo ... (en la calle|cerca|alrededor|en la cuadra)",
          "donde (se puede)? estacionar|estacionarse|parquear|parquearse ... (en la calle|cerca|alrededor|en la cuadra); donde estacionan|parquean|dejan ... vecino|gente|todos",
          "permiso de estacionamiento; permiso para estacionar",
        ],
      },
    ),
    answer: noneHere,
  },
  unheld(
    "parking.vehicles",
    { en: "parking other vehicles", es: "estacionar otros vehículos" },
    {
      en: [
        "fit a; fit an; fit my; fit two; fit both; fit .. truck; lifted truck; boat; trailer; motorhome; motor home",
        "camper; work truck; work van; semi truck; box truck; rv; jet ski",
      ],
      es: ["lancha; remolque; casa rodante; camion de trabajo"],
    },
  ),
];
