import { amenityWords } from "@porchlight/assistant/topics/amenity-words.ts";
import { capitalized } from "@porchlight/domain/kernel/capitalized.ts";
import { type AmenityName, amenities } from "@porchlight/domain/properties/amenities.ts";
import { architectureStyles, either, every, leaseWords, spanish as phrases } from "@porchlight/domain/words/es.ts";
import type { ListingWords } from "./en.ts";

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const capitalizedAll = <Name extends string>(words: Record<Name, string>): Record<Name, string> =>
  Object.fromEntries(Object.entries<string>(words).map(([name, said]) => [name, capitalized(said)])) as Record<
    Name,
    string
  >;

/** As Piper calls them. */
const amenity = (name: AmenityName): string => {
  if (name === "isFurnished") return "amueblada";
  return name === "hasElevator" ? "elevador" : amenityWords[name].es;
};

/** The words of a home's public facts in US Spanish. */
export const spanish: ListingWords = {
  amenities: Object.fromEntries(
    amenities.map(({ name }) => [name, capitalized(amenity(name))]),
  ) as ListingWords["amenities"],
  propertyTypes: capitalizedAll(phrases.propertyTypes),
  styles: architectureStyles,
  leaseTerms: capitalizedAll(phrases.leaseTerms),
  utilities: {
    water: "Agua",
    sewage: "Drenaje",
    garbage: "Basura",
    electricity: "Electricidad",
    gas: "Gas",
    internet: "Internet",
    cable: "Cable",
  },
  leaseWords,
  parking: phrases.parking,
  tours: phrases.tours,
  either,

  bedrooms: "Recámaras",
  studio: "Estudio",
  bedroomsOf: (count) => counted(count, "recámara"),
  bathrooms: "Baños",
  bathsOf: (full, half) =>
    half === 0
      ? counted(full, "baño")
      : `${counted(full, "baño completo", "baños completos")}, ${counted(half, "medio baño", "medios baños")}`,
  size: "Tamaño",
  squareFeet: (count) => `${count.toLocaleString("es-US")} pies cuadrados`,
  home: "Vivienda",
  built: (year, style) =>
    [style && `estilo ${style}`, year && `construida en ${year}`].filter(Boolean).join(", ") || null,

  sections: {
    lease: "Contrato",
    building: "Edificio",
    parking: "Estacionamiento",
    pets: "Mascotas",
    utilities: "Servicios",
    accessibility: "Accesibilidad",
    showings: "Visitas",
  },
  builtIn: (year) => `Se construyó en ${year}`,
  floors: (count) => counted(count, "piso"),
  floor: (floor) => `Piso ${floor}`,
  noParking: "Sin estacionamiento",
  spaces: (count) => counted(count, "lugar", "lugares"),
  perSpace: (charge) => `${charge} al mes por lugar`,
  noCharge: "sin costo adicional",
  hasParking: "Hay estacionamiento",
  tandem: "En tándem: un auto queda detrás del otro",
  accessibility: {
    accessibleBathroom: "Baño accesible",
    elevator: "Elevador",
    ramp: "Rampa",
    disabilityAccess: "Acceso para personas con discapacidad",
  },
  yes: "sí",
  no: "no",
  utilityIncluded: (utility) => `${utility}: incluido en la renta`,
  notIncluded: "No están incluidos en la renta",
  lasts: (kinds, minutes) => `${kinds}, ${minutes} minutos`,

  noPets: "No se aceptan mascotas",
  petKinds: {
    smallDogsPolicy: phrases.pets["small dog"],
    largeDogsPolicy: phrases.pets["large dog"],
    catsPolicy: phrases.pets.cat,
    otherPetsPolicy: phrases.pets.other,
  },
  petPolicies: {
    ALLOWED: (pets) => `se aceptan ${every(pets)}`,
    BREED_RESTRICTIONS: (pets) => `se aceptan ${every(pets)}, salvo algunas razas`,
    NOT_ALLOWED: (pets) => `no se aceptan ${either(pets)}`,
    CASE_BY_CASE: (pets) => `${every(pets)}: según el caso`,
    NOT_SPECIFIED: (pets) => `${every(pets)}: pregunte primero`,
  },
  petsWelcome: "Se aceptan mascotas",
  upToPets: (count) => `Hasta ${counted(count, "mascota")}`,
  assistance: "Los animales de asistencia no son mascotas",

  rent: "Renta mensual",
  deposit: "Depósito de garantía",
  none: "Ninguno",
  included: "Incluido",
  paidByYou: "Lo paga usted",
  petRent: "Renta por mascota, al mes",
  petDeposit: "Depósito por mascota",
  parkingCost: "Estacionamiento, por lugar",
  aMonth: (charge) => `${charge} al mes`,
  application: "Solicitud, cada adulto",
  cosignerApplication: "Solicitud, cada aval",
  otherFees: "Otros cargos",
  noFee: "Sin costo",
  each: (fee) => `${fee} por persona`,
  andCosigner: (each, fee) => `${each}, ${fee ?? "sin costo"} para un aval`,

  noMinimumIncome: "Sin ingreso mínimo",
  noMinimum: "Sin mínimo",
  timesRent: (multiple) => `${multiple} veces la renta`,
  incomeOf: (income) => `${income} de ingreso mensual`,
  household: (multiple) => `${multiple} veces la renta, sumando todo el hogar`,
  noMinimumCredit: "Sin puntaje de crédito mínimo",
  creditOf: (score) => `Puntaje de crédito de ${score} o más`,
  cosigners: "Se aceptan avales",
  noCosigners: "No se aceptan avales",
  oneEach: "Una solicitud por adulto",
  askFee: "Pregunte por el costo",
};
