import type { ArchitectureStyle, LeaseTerm, TourType } from "../properties/property.ts";
import type { EnumPhrases, TourWords } from "./phrases.ts";

/** The label of each type of tour on pages and in mails; sentences use its phrase. */
export const tourLabels: Record<TourType, string> = {
  IN_PERSON: "En persona",
  VIRTUAL: "Por video",
  SELF_GUIDED: "Por su cuenta",
};

export const tourWords: TourWords = {
  IN_PERSON: { name: tourLabels.IN_PERSON, who: (owner) => `${owner} o un agente le mostrará la vivienda` },
  VIRTUAL: { name: tourLabels.VIRTUAL, who: () => "Una videollamada desde donde usted esté" },
  SELF_GUIDED: { name: tourLabels.SELF_GUIDED, who: () => "Recibirá instrucciones para entrar antes de su visita" },
};

export const leaseTermPlans: Record<LeaseTerm, string> = {
  MONTH_TO_MONTH: "mes a mes",
  SIX_MONTHS: "6 meses",
  TWELVE_MONTHS: "12 meses",
  RENT_TO_OWN: "renta con opción a compra",
  OTHER: "otro plazo por acuerdo",
};

export const spanish: EnumPhrases = {
  tours: { IN_PERSON: "en persona", VIRTUAL: "por video", SELF_GUIDED: "por su cuenta" },
  parking: {
    CARPORT: "cochera techada",
    GARAGE_ATTACHED: "garaje integrado a la vivienda",
    GARAGE_DETACHED: "garaje independiente",
    OFF_STREET: "estacionamiento privado fuera de la calle",
    ON_STREET: "estacionamiento en la calle",
  },
  parkingPlaces: {
    CARPORT: "en una cochera techada",
    GARAGE_ATTACHED: "en el garaje integrado a la vivienda",
    GARAGE_DETACHED: "en el garaje independiente",
    OFF_STREET: "fuera de la calle",
    ON_STREET: "en la calle",
  },
  leaseTerms: leaseTermPlans,
  propertyTypes: {
    ROOM: "habitación",
    STUDIO: "estudio",
    APARTMENT: "apartamento",
    HOUSE: "casa",
    CONDO: "condominio",
    TOWNHOUSE: "casa adosada",
    DUPLEX: "dúplex",
  },
  deposits: {
    HALF_X: "medio mes de renta",
    ONE_X: "un mes de renta",
    TWO_X: "dos meses de renta",
    TWO_AND_HALF_X: "2.5 meses de renta",
    THREE_X: "tres meses de renta",
    THREE_AND_HALF_X: "3.5 meses de renta",
    NO_REQUIREMENT: "ninguno",
  },
  pets: {
    "small dog": "perros pequeños",
    "large dog": "perros grandes",
    dog: "perros",
    cat: "gatos",
    other: "otras mascotas",
  },
  utilities: {
    water: "el agua",
    sewage: "el drenaje",
    garbage: "la basura",
    electricity: "la electricidad",
    gas: "el gas",
    internet: "el internet",
    cable: "el cable",
  },
  applicationSections: {
    contact: "datos de contacto",
    about: "la parte sobre usted",
    household: "hogar",
    people: "las personas que participan",
    pets: "mascotas",
    residence: "dónde ha vivido",
    income: "ingresos",
    references: "referencias",
    documents: "documentos",
    screening: "el paso de los reportes",
  },
};

/** After "estilo". */
export const architectureStyles: Record<ArchitectureStyle, string> = {
  BUNGALOW: "bungaló",
  CAPE_COD: "Cape Cod",
  COLONIAL: "colonial",
  CONTEMPORARY: "contemporáneo",
  CRAFTSMAN: "Craftsman",
  FRENCH: "francés",
  GEORGIAN: "georgiano",
  LOFT: "loft",
  MODERN: "moderno",
  QUEEN_ANNE_VICTORIAN: "victoriano Queen Anne",
  RANCH_RAMBLER: "ranch",
  SANTA_FE_PUEBLO_STYLE: "Santa Fe",
  SPANISH: "español",
  SPLIT_LEVEL: "de niveles escalonados",
  TUDOR: "Tudor",
  OTHER: "otro",
};

// Pure, so that a page that needs only a label is not sent what makes these.
const lists = {
  and: /* @__PURE__ */ new Intl.ListFormat("es-US", { type: "conjunction" }),
  or: /* @__PURE__ */ new Intl.ListFormat("es-US", { type: "disjunction" }),
};
/** "a, b y c" */
export const every = (words: readonly string[]): string => lists.and.format(words);
/** "a, b o c" */
export const either = (words: readonly string[]): string => lists.or.format(words);

/** After "contrato"; null where the owner has terms of their own. */
const leaseTermPhrases: Record<LeaseTerm, string | null> = {
  MONTH_TO_MONTH: "mes a mes",
  SIX_MONTHS: "de 6 meses",
  TWELVE_MONTHS: "de 12 meses",
  RENT_TO_OWN: "con opción a compra",
  OTHER: null,
};

/** Returns the lease terms, "Contrato mes a mes o de 12 meses"; null when only the owner's own terms are set. */
export function leaseWords(terms: readonly LeaseTerm[]): string | null {
  const phrases = terms.flatMap((term) => leaseTermPhrases[term] ?? []);
  return phrases.length > 0 ? `Contrato ${either(phrases)}` : null;
}
