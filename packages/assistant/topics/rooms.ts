import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import { areaOf, fullAddressOf } from "@porchlight/domain/properties/address.ts";
import type { Specifications } from "@porchlight/domain/properties/property.ts";
import { architectureStyleLabels } from "@porchlight/domain/words/labels.ts";
import { wordsOf } from "./enum-words.ts";
import { fact, type Ground, type Said, type Topic, told, unheld } from "./topic.ts";

/** An answer from one field of the specifications, where it is told. */
const from =
  <F extends keyof Specifications>(
    field: F,
    words: (value: NonNullable<Specifications[F]>) => Said | null,
  ): Topic["answer"] =>
  ({ home }) => {
    const value = home.specifications?.[field] ?? null;
    if (value === null) return null;
    const said = words(value as NonNullable<Specifications[F]>);
    return said && told(said.en, said.es, fact(`specifications.${field}`, value));
  };

const bathrooms: Topic["answer"] = ({ home }) => {
  const { fullBathrooms: full = null, halfBathrooms: half = null } = home.specifications ?? {};
  if (full === null) return null;
  const some = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
  const also = half
    ? [` and ${some(half, "half bathroom", "half bathrooms")}`, ` y ${some(half, "medio baño", "medios baños")}`]
    : ["", ""];
  return told(
    `It has ${some(full, half ? "full bathroom" : "bathroom", half ? "full bathrooms" : "bathrooms")}${also[0]}.`,
    `Tiene ${some(full, "baño", "baños")}${half ? ` ${full === 1 ? "completo" : "completos"}` : ""}${also[1]}.`,
    fact("specifications.fullBathrooms", full),
    ...(half === null ? [] : [fact("specifications.halfBathrooms", half)]),
  );
};

/** A hidden street is told only with a confirmed showing; city, state and ZIP are public. */
const address: Topic["answer"] = ({ home }) => {
  const area = areaOf(home.location);
  if (home.location.isAddressHidden)
    return told(
      `It's in ${area}. You'll get the exact address once a showing is confirmed.`,
      `Está en ${area}. Recibirá la dirección exacta cuando se confirme una visita.`,
      fact("location.city", area),
    );
  const full = fullAddressOf(home.location);
  return told(`The address is ${full}.`, `La dirección es ${full}.`, fact("location.address", full));
};

const neighborhood: Topic["answer"] = ({ home }) => {
  const area = areaOf(home.location);
  return told(`It's in ${area}.`, `Está en ${area}.`, fact("location.city", area));
};

const overview: Topic["answer"] = ({ home, listingUrl }: Ground) => {
  const { specifications: specs, leaseConditions: lease } = home;
  const parts = { en: [] as string[], es: [] as string[] };
  const add = (en: string, es: string) => {
    parts.en.push(en);
    parts.es.push(es);
  };
  const type = specs && wordsOf("propertyTypes", specs.propertyType);
  if (type) add(type.en, type.es);
  if (specs?.bedrooms) add(`${specs.bedrooms} bed`, `${specs.bedrooms} rec.`);
  if (specs?.fullBathrooms)
    add(
      `${specs.fullBathrooms + (specs.halfBathrooms ?? 0) / 2} bath`,
      `${specs.fullBathrooms + (specs.halfBathrooms ?? 0) / 2} baños`,
    );
  if (specs?.squareFeet)
    add(`${specs.squareFeet.toLocaleString("en-US")} sq ft`, `${specs.squareFeet.toLocaleString("en-US")} pies²`);
  if (lease?.rent) add(`${dollars(lease.rent)} a month`, `${dollars(lease.rent)} al mes`);
  const facts = [
    fact("specifications.propertyType", specs?.propertyType ?? ""),
    fact("leaseConditions.rent", lease?.rent ?? ""),
  ].filter((f) => f.value !== "");
  return told(
    `In short: ${parts.en.join(", ")}. Here are all the details and photos: ${listingUrl}`,
    `En breve: ${parts.es.join(", ")}. Todos los detalles y fotos: ${listingUrl}`,
    ...facts,
  );
};

const some = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** A square foot in square meters. */
const squareMeters = 0.0929;

export const roomTopics: Topic[] = [
  {
    key: "bedrooms",
    label: { en: "the bedrooms", es: "las recámaras" },
    asked: {
      en: ["bedroom; bed; how many room; number of room"],
      es: [
        "recamara; habitacion; dormitorio; cuarto; alcoba; cuantas habitaciones; numero de habitaciones; pieza",
        "ambientes; monoambiente",
      ],
    },
    answer: from("bedrooms", (n) =>
      n === 0
        ? { en: "It's a studio, without a separate bedroom.", es: "Es un estudio, sin recámara separada." }
        : { en: `It has ${some(n, "bedroom", "bedrooms")}.`, es: `Tiene ${some(n, "recámara", "recámaras")}.` },
    ),
  },
  {
    key: "bathrooms",
    label: { en: "the bathrooms", es: "los baños" },
    asked: {
      en: ["bathroom; bath; restroom; powder room"],
      es: ["bano"],
    },
    answer: bathrooms,
  },
  {
    key: "square_feet",
    label: { en: "the size", es: "el tamaño" },
    asked: {
      en: [
        "square foot; square footage; sq footage; sq ft; how big; how large; sq ft; sq feet; sqft",
        "dimensions of the apartment; living area; floor area",
      ],
      es: [
        "superficie; cuantos metros; cuantos mts; m2; metraje; metros tiene|son|mide; de metros; pies cuadrados",
        "metros cuadrados; que tan grande; tamano; cuanto mide; de grande",
      ],
    },
    askedLoosely: { en: ["size; how small; spacious"], es: ["grande"] },
    answer: from("squareFeet", (n) => ({
      en: `It's ${n.toLocaleString("en-US")} square feet.`,
      es: `Mide ${n.toLocaleString("en-US")} pies cuadrados (unos ${Math.round(n * squareMeters)} m²).`,
    })),
  },
  {
    key: "floor",
    label: { en: "the floor it is on", es: "el piso en que está" },
    asked: {
      en: [
        "what floor; which floor; floor is it; first floor; ground floor; second floor; third floor; top floor",
        "upper floor; lower floor; upstairs; downstairs; floor level; floor is the",
      ],
      es: ["que piso; cual piso; planta baja; primer piso; segundo piso; que planta; en que nivel"],
    },
    answer: from("apartmentFloor", (n) => ({ en: `It's on floor ${n}.`, es: `Está en el piso ${n}.` })),
  },
  {
    key: "number_of_floors",
    label: { en: "how many floors there are", es: "cuántos pisos tiene" },
    asked: {
      en: [
        "how many floor; number of floor; how many story; how many level; number of stories; number of level",
        "single story; two story; one story; multi level; total floor; two level; one level; floors are there",
        "floors does",
      ],
      es: [
        "cuantos pisos; cuantas plantas; cuantos niveles; numero de pisos; de un piso; de dos pisos",
        "total de pisos; numero de plantas; numero de niveles",
      ],
    },
    answer: from("numberOfFloors", (n) => ({
      en: `${some(n, "floor", "floors")} in total.`,
      es: `${some(n, "piso", "pisos")} en total.`,
    })),
  },
  {
    key: "year_built",
    label: { en: "when it was built", es: "cuándo se construyó" },
    asked: {
      en: [
        "year built; when .. built; how old; old is the; old is it; age of the building; built in; new construction",
        "new building; old building; older building; year of construction; what year",
      ],
      es: [
        "cuando se construyo; ano de construccion; que tan viejo; que tan antiguo; antiguedad",
        "construccion nueva; cuantos anos tiene; en que ano; de que ano; edificio viejo; edificio nuevo",
      ],
    },
    answer: from("yearBuilt", (n) => ({ en: `It was built in ${n}.`, es: `Se construyó en ${n}.` })),
  },
  {
    key: "style",
    label: { en: "the architecture", es: "la arquitectura" },
    asked: {
      en: [
        "architecture; style of house; style of home; what style; style is the; style is it; craftsman; bungalow",
        "colonial; ranch style; architectural; victorian; tudor; loft",
      ],
      es: ["estilo; arquitectura"],
    },
    answer: from("architectureStyle", (style) =>
      style === "OTHER"
        ? null
        : {
            en: `The style is ${architectureStyleLabels[style]}.`,
            es: `El estilo es ${architectureStyleLabels[style]}.`,
          },
    ),
  },
  {
    key: "property_type",
    label: { en: "the kind of home", es: "el tipo de vivienda" },
    asked: {
      en: [
        "property type; type of property; kind of property; type of home; kind of home; house or apartment",
        "apartment or house; house or an apartment; apartment or a house; is it a house; is this a house",
        "is it an apartment; is this an apartment; is this a apartment; this for an apartment; is it a condo; is this a condo; is it a townhouse",
        "is this a townhouse; is it a duplex; is this a duplex; is it a studio; is this a studio",
        "is it a room; a room or; whole house; entire house; whole place; stand alone; single family",
        "type of unit; type of place; kind of place; kind of unit; type of building; kind of building",
      ],
      es: [
        "tipo de propiedad; tipo de vivienda; es una casa; es un apartamento; es un departamento",
        "es un estudio; es un condominio; casa o apartamento; casa o departamento; casa completa",
        "que tipo de lugar; tipo de inmueble",
      ],
    },
    answer: from("propertyType", (type) => {
      const { en, es } = wordsOf("propertyTypes", type);
      return {
        en: `It's ${/^a/.test(en) ? "an" : "a"} ${en}.`,
        es: `Es ${/^(?:ha|ca)/.test(es) ? "una" : "un"} ${es}.`,
      };
    }),
  },
  {
    key: "address",
    label: { en: "the address", es: "la dirección" },
    asked: {
      en: [
        "where do i go; where do we go; where should i go; where do i meet; where do we meet; where am i going",
        "where am i meeting; where should i meet; where to go; address; what street; which street; where is it",
        "where is the; where is this; located; location; cross street; zip; directions to; where exactly",
        "apartment number; unit number; which unit is; what unit is; which apartment is; what city; which city",
        "what state",
      ],
      es: [
        "domicilio; a donde voy; donde nos vemos; direccion; donde esta; donde queda; ubicacion; ubicado; ubicada",
        "que calle; codigo postal; donde se encuentra; que ciudad; numero de apartamento",
      ],
    },
    answer: address,
  },
  {
    key: "address.sent",
    label: { en: "the address", es: "la dirección" },
    settles: true,
    asked: {
      en: ["send me the address; sending me the address; send the address; get the address; give me the address"],
      es: [
        "mandar la direccion; mandan la direccion; mandeme la direccion; enviar la direccion",
        "envian la direccion; enviarme la direccion; pasar la direccion; dar la direccion; dan la direccion",
        "darme la direccion",
      ],
    },
    answer: address,
  },
  {
    key: "neighborhood",
    label: { en: "the area", es: "la zona" },
    asked: {
      en: ["neighborhood; what area; which area; part of town; what part of; side of town"],
      es: ["vecindario; barrio; zona; colonia; que parte de la ciudad"],
    },
    answer: neighborhood,
  },
  {
    key: "overview",
    label: { en: "the home", es: "la vivienda" },
    asked: {
      en: [
        "more info; more information; more details; tell me about; tell me more; know more; more about",
        "details about; information about; info about; info on; describe the; description; highlights",
        "info please; information please; details please",
      ],
      es: [
        "mas informacion; mas info; mas detalles; saber mas; informacion sobre; informacion del",
        "info por favor; informacion por favor; informes por favor; informacion de la; hablame de; cuenteme; descripcion; detalles del; detalles de la",
      ],
    },
    answer: overview,
  },
  {
    key: "photos",
    label: { en: "photos", es: "fotos" },
    asked: {
      en: ["photo; picture; pic; image"],
      es: ["imagen; foto; imagenes"],
    },
    answer: ({ home, listingUrl }) => {
      if (home.images.length === 0) return null;
      return told(
        `You can see the photos here (${home.images.length}): ${listingUrl}`,
        `Aquí puede ver las fotos (${home.images.length}): ${listingUrl}`,
        fact("images", home.images.length),
      );
    },
  },
  {
    key: "owner",
    label: { en: "the owner", es: "el propietario" },
    asked: {
      en: [
        "who is the owner; who is the landlord; who owns; private owner; private landlord; property manager",
        "management company; managed by; who manages; who runs",
      ],
      es: [
        "quien es el dueno; quien es la duena; quien es el propietario; quien lo renta; dueno directo",
        "trato directo",
      ],
    },
    answer: ({ ownerName }) =>
      told(
        `${ownerName}, the owner, is renting it out.`,
        `La renta directamente ${ownerName}.`,
        fact("owner.firstName", ownerName),
      ),
  },
  unheld(
    "video",
    { en: "a video or a floor plan", es: "un video o un plano" },
    {
      en: [
        "video of; is there a video; have a video; send .. video; walkthrough video; floor plan",
        "floorplan; any video",
      ],
      es: ["un video; plano; planos"],
    },
  ),
];
