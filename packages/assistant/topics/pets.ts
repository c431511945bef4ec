import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import type { PetPolicyValue } from "@porchlight/domain/properties/property.ts";
import type { PetKind } from "@porchlight/domain/qualification/renter-facts.ts";
import { wordsOf } from "./enum-words.ts";
import { type Answer, capital, fact, type Ground, joined, type Said, type Topic, told } from "./topic.ts";

type Kind = "smallDogsPolicy" | "largeDogsPolicy" | "catsPolicy" | "otherPetsPolicy";
const petOf: Record<Kind, PetKind> = {
  catsPolicy: "cat",
  smallDogsPolicy: "small dog",
  largeDogsPolicy: "large dog",
  otherPetsPolicy: "other",
};
const kindWords = (kind: Kind): Said => wordsOf("pets", petOf[kind]);
const policies = ["ALLOWED", "BREED_RESTRICTIONS", "CASE_BY_CASE", "NOT_ALLOWED"] as const;
const policyWords: Record<(typeof policies)[number], (list: Said, owner: string, most: Answer | null) => Said> = {
  ALLOWED: ({ en, es }, _, most) => ({
    en: `${capital(en)} are welcome${most ? `, ${most.en.charAt(0).toLowerCase()}${most.en.slice(1, -1)}` : ""}.`,
    es: `Se aceptan ${es}${most ? `, ${most.es.charAt(0).toLowerCase()}${most.es.slice(1, -1)}` : ""}.`,
  }),
  BREED_RESTRICTIONS: ({ en, es }) => ({
    en: `${capital(en)} are allowed with breed restrictions.`,
    es: `Se aceptan ${es} con restricciones de raza.`,
  }),
  CASE_BY_CASE: ({ en, es }, owner) => ({
    en: `${owner} decides on ${en} case by case.`,
    es: `${owner} decide caso por caso sobre ${es}.`,
  }),
  NOT_ALLOWED: ({ en, es }) => ({ en: `${capital(en)} aren't allowed.`, es: `No se aceptan ${es}.` }),
};

/** What is welcome and what isn't stand in one sentence: "Cats are welcome, but large dogs aren't allowed." */
function withoutForbidden(welcome: Said, forbidden: Said): Said {
  return {
    en: `${welcome.en.slice(0, -1)}, but ${forbidden.en} aren't allowed.`,
    es: `${welcome.es.slice(0, -1)}, pero no ${forbidden.es}.`,
  };
}

type Told = { kind: Kind; value: Exclude<PetPolicyValue, "NOT_SPECIFIED"> };

const and = (parts: string[], word: string): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} ${word} ${parts.at(-1)}`;

/** One sentence for each thing that is said of the kinds asked about: all that are welcome stand together. */
function sentencesOn(told: readonly Told[], { ownerName, dogPounds = null }: Ground, most: Answer | null): Answer[] {
  const named = (kind: Kind, value: Told["value"]): Said =>
    kind === "largeDogsPolicy" && value === "ALLOWED" && dogPounds !== null
      ? { en: `dogs up to ${dogPounds} lb`, es: `perros de hasta ${dogPounds} libras` }
      : kindWords(kind);
  const under = (value: Told["value"]): Kind[] => told.filter((each) => each.value === value).map(({ kind }) => kind);
  const listOf = (value: Told["value"]): Said => ({
    en: and(
      under(value).map((kind) => named(kind, value).en),
      "and",
    ),
    es: and(
      under(value).map((kind) => named(kind, value).es),
      "y",
    ),
  });
  const forbidden = under("NOT_ALLOWED");
  const isWithForbidden = under("ALLOWED").length > 0 && forbidden.length > 0;
  return policies.flatMap((value) => {
    const kinds = under(value);
    if (kinds.length === 0 || (value === "NOT_ALLOWED" && isWithForbidden)) return [];
    const limit = value === "ALLOWED" && most ? most : null;
    const alone = policyWords[value](listOf(value), ownerName, limit);
    const said = value === "ALLOWED" && isWithForbidden ? withoutForbidden(alone, listOf("NOT_ALLOWED")) : alone;
    const facts = kinds.map((kind) => fact(`petPolicy.${kind}`, value));
    const weighed =
      dogPounds !== null && value === "ALLOWED" && kinds.includes("largeDogsPolicy")
        ? [fact("dogPounds", dogPounds, "knowledge")]
        : [];
    const without =
      value === "ALLOWED" && isWithForbidden ? forbidden.map((kind) => fact(`petPolicy.${kind}`, "NOT_ALLOWED")) : [];
    return [{ ...said, facts: [...facts, ...weighed, ...(limit?.facts ?? []), ...without] }];
  });
}

const noPets = (): Answer =>
  told("Pets aren't allowed here.", "Aquí no se aceptan mascotas.", fact("petPolicy.allowsPets", false));

/** A pet of the renter's that the owner decides on is asked of the owner. */
const isOwnersToSay = ({ kind, value }: Told, { pets = [] }: Ground): boolean =>
  (value === "CASE_BY_CASE" || value === "BREED_RESTRICTIONS") && pets.some((pet) => pet.kind === petOf[kind]);

/** A dog told with its weight that is neither small nor large, where the two are treated differently. */
function between({ pets = [], ownerName }: Ground, told: readonly Told[]): Answer | null {
  const values = new Set(told.flatMap(({ kind, value }) => (kind.endsWith("DogsPolicy") ? [value] : [])));
  const isTold = pets.some(({ kind, description }) => kind === "dog" && /\d/.test(description));
  if (values.size < 2 || !isTold) return null;
  return {
    en: `${ownerName} decides on dogs of a size in between.`,
    es: `${ownerName} decide sobre los perros de tamaño intermedio.`,
    facts: [],
  };
}

/** "Not specified" is for the owner to say. Source: docs/decisions/0004-piper-conduct.md. */
const onKinds =
  (...kinds: Kind[]): Topic["answer"] =>
  (ground) => {
    const { home } = ground;
    if (home.petPolicy === null) return null;
    if (!home.petPolicy.allowsPets) return noPets();
    const policy = home.petPolicy;
    const told = kinds.flatMap((kind): Told[] => {
      const value = policy[kind];
      return value === "NOT_SPECIFIED" ? [] : [{ kind, value }];
    });
    if (told.length === 0 || (told.length < kinds.length && kinds.length < 3)) return null;
    const isAll = kinds.length > 2;
    const most = isAll ? maxPets(ground) : null;
    const isSaid = told.some(({ value }) => value === "ALLOWED");
    const ofSize = between(ground, told);
    const said = [...sentencesOn(told, ground, most), ...(ofSize ? [ofSize] : [])];
    const isPart = ofSize !== null || told.some((each) => isOwnersToSay(each, ground));
    return { ...joined(most && !isSaid ? [...said, most] : said), ...(isPart && { isPart }) };
  };

const money =
  (field: "petRent" | "petDeposit", words: (amount: string) => Said, none: Said): Topic["answer"] =>
  ({ home }) => {
    if (home.petPolicy?.allowsPets === false) return noPets();
    const amount = home.petPolicy?.[field] ?? null;
    if (amount === null) return null;
    const said = amount === 0 ? none : words(dollars(amount));
    return told(said.en, said.es, fact(`petPolicy.${field}`, amount));
  };

export const petRent = money(
  "petRent",
  (d) => ({ en: `Pet rent is ${d} a month.`, es: `La renta por mascota es de ${d} al mes.` }),
  { en: "There's no pet rent.", es: "No se cobra renta por mascota." },
);
const petDeposit = money(
  "petDeposit",
  (d) => ({ en: `The pet deposit is ${d}.`, es: `El depósito por mascota es de ${d}.` }),
  { en: "There's no pet deposit.", es: "No se pide depósito por mascota." },
);

const petFees: Topic["answer"] = (ground) => {
  if (ground.home.petPolicy?.allowsPets === false) return noPets();
  const [rent, deposit] = [petRent(ground), petDeposit(ground)];
  const known = [rent, deposit].filter((answer) => answer !== null);
  return known.length === 0 ? null : { ...joined(known), ...(known.length < 2 && { isPart: true }) };
};

const maxPets: Topic["answer"] = ({ home }) => {
  if (home.petPolicy?.allowsPets === false) return noPets();
  const most = home.petPolicy?.maxPets ?? null;
  if (most === null) return null;
  return told(
    `Up to ${most} ${most === 1 ? "pet" : "pets"}.`,
    `Hasta ${most} ${most === 1 ? "mascota" : "mascotas"}.`,
    fact("petPolicy.maxPets", most),
  );
};

const allPets = onKinds("catsPolicy", "smallDogsPolicy", "largeDogsPolicy", "otherPetsPolicy");

export const petTopics: Topic[] = [
  {
    key: "pets",
    label: { en: "pets", es: "las mascotas" },
    asked: {
      en: ["pet; animal; are pets"],
      es: ["mascota; animales"],
    },
    answer: allPets,
  },
  {
    key: "pets.cats",
    label: { en: "cats", es: "los gatos" },
    asked: { en: ["cat"], es: ["gato; gata; gatito; gatita; gatico; gatica"] },
    answer: onKinds("catsPolicy"),
  },
  {
    key: "pets.small_dogs",
    label: { en: "small dogs", es: "los perros pequeños" },
    asked: {
      en: [
        "small dog; little dog; tiny dog; toy dog; small breed; chihuahua; yorkie; pomeranian; shih tzu",
        "maltese; dachshund; pug",
      ],
      es: ["perro pequeno; perrito; perro chico; raza pequena"],
    },
    answer: onKinds("smallDogsPolicy"),
  },
  {
    key: "pets.large_dogs",
    label: { en: "large dogs", es: "los perros grandes" },
    asked: {
      en: [
        "large dog; big dog; large breed; huge dog; german shepherd; labrador; golden retriever; pit bull",
        "pitbull; rottweiler; rottie; malinois; american bully; husky; great dane; doberman",
      ],
      es: ["perro grande; raza grande; pastor aleman"],
    },
    answer: onKinds("largeDogsPolicy"),
  },
  {
    key: "pets.dogs",
    label: { en: "dogs", es: "los perros" },
    asked: { en: ["dog"], es: ["perro; perra"] },
    answer: onKinds("smallDogsPolicy", "largeDogsPolicy"),
  },
  {
    key: "pets.breeds",
    label: { en: "breeds", es: "las razas" },
    asked: {
      en: ["breed"],
      es: ["restriccion de raza; que razas; cuales razas; razas permitidas; razas restringidas"],
    },
    answer: ({ home }) => (home.petPolicy?.allowsPets === false ? noPets() : null),
  },
  {
    key: "pets.weights",
    label: { en: "how heavy a pet may be", es: "el peso de las mascotas" },
    asked: {
      en: [
        "weight limit; size limit for dog; dog weight; dog size; pound limit; size restriction",
        "weight restriction; breed or size; breed or weight; breed and weight; breed size",
      ],
      es: ["limite de peso; peso maximo; peso del perro; peso de las mascotas; cuanto pesa; cuanto puede pesar"],
    },
    answer: ({ home }) => (home.petPolicy?.allowsPets === false ? noPets() : null),
  },
  {
    key: "pets.other",
    label: { en: "other pets", es: "otras mascotas" },
    asked: {
      en: [
        "other pet; other animal; bird; parrot; rabbit; hamster; guinea pig; fish; aquarium; turtle; snake; lizard",
        "reptile; ferret; bunny; bunnies; hedgehog; gerbil; chinchilla; gecko; bearded dragon; sugar glider",
        "parakeet; cockatiel; cockatoo; canary; pet pig; pot belly; potbelly; chicken; exotic pet; iguana; hamsters",
      ],
      es: [
        "cotorra; cuyo; pajaro",
        "perico; periquito; canario; otras mascotas; otro animal; otros animales; otro tipo de mascota",
        "conejo; tortuga; pecera; loro",
      ],
    },
    answer: onKinds("otherPetsPolicy"),
  },
  {
    key: "pets.max",
    label: { en: "how many pets are allowed", es: "cuántas mascotas se aceptan" },
    asked: {
      en: [
        "how many pet; number of pet; max pet; maximum pet; pet limit; limit on pet; more than one pet; two pet",
        "three pet; how many dog; how many cat; how many animal; limit of pet",
      ],
      es: [
        "cuantas mascotas; maximo de mascotas; limite de mascotas; numero de mascotas; cuantos perros; cuantos gatos",
        "cuantos animales",
      ],
    },
    answer: maxPets,
  },
  {
    key: "pets.rent",
    label: { en: "pet rent", es: "la renta por mascota" },
    asked: {
      en: [
        "pet rent; monthly pet fee; rent for pet; rent for a pet; rent for my pet; rent for my dog",
        "monthly pet charge; monthly charge for pet; monthly .. for pet; pet fee monthly",
      ],
      es: [
        "renta por mascota; renta de mascota; mensual por mascota; renta extra por mascota",
        "renta adicional por mascota; renta por tener mascota; extra al mes por mascota",
      ],
    },
    answer: petRent,
  },
  {
    key: "pets.deposit",
    label: { en: "the pet deposit", es: "el depósito por mascota" },
    asked: {
      en: [
        "pet deposit; deposit for pet; deposit for a pet; deposit for my pet; deposit for dog; deposit for my dog",
        "deposit for cat; deposit for my cat; animal deposit; deposit if i have a pet",
      ],
      es: [
        "deposito por mascota; deposito de mascota; deposito para mascota; deposito extra por mascota",
        "deposito por mi perro; deposito por perro; deposito adicional por mascota",
        "deposito por tener mascota",
      ],
    },
    answer: petDeposit,
  },
  {
    key: "pets.fees",
    label: { en: "pet fees", es: "los cargos por mascota" },
    asked: {
      en: [
        "pet fee; how much for the dog; how much for the cat; how much extra for the dog; how much extra for the cat",
        "how much .. for the pet; fee for pet; fee for a pet; fee for dog; fee for my dog; fee for my cat",
        "charge for pet; extra for pet; pet charge; cost for pet; pet cost",
      ],
      es: [
        "cuanto mas por; cuanto .. por el perro; cuanto .. por el gato; cuanto .. por mi perro",
        "cuanto .. por mi gato; cobran por el perro; cobran por el gato; se paga por mascota",
        "cuesta por mascota; pagar por mascota; cuanto .. por mascota; cargo por mascota; cuota por mascota",
        "cobran por mascota; cobran extra por mascota; costo por mascota",
      ],
    },
    answer: petFees,
  },
  {
    key: "assistance_animal",
    label: { en: "assistance animals", es: "los animales de asistencia" },
    asked: {
      en: [
        "service animal; service dog; assistance animal; assistance dog; emotional support animal",
        "emotional support dog; emotional support cat; support animal; support dog; guide dog; therapy dog",
      ],
      es: [
        "animal de servicio; animal de asistencia; perro de servicio; perro de asistencia; animal de apoyo",
        "perro de apoyo; perro guia; animal de apoyo emocional; animales de servicio; animales de asistencia",
        "animales de apoyo",
      ],
    },
    answer: () =>
      told(
        "Assistance animals are welcome. They are not pets, so pet rules, pet rent and pet deposits don't apply to them.",
        "Los animales de asistencia son bienvenidos. No son mascotas, así que no se les aplican reglas, renta ni depósito por mascota.",
        fact("assistanceAnimals", "not pets", "requirements"),
      ),
  },
];
