import { leaseTermPlans } from "@porchlight/domain/words/es.ts";
import { roleWords } from "@porchlight/domain/words/roles.ts";
import type { RenterWords } from "../words.ts";

/** The words of the first page of an application, in US Spanish. */
export const start: RenterWords["start"] = {
  title: "Antes de comenzar",
  why: "Sus respuestas se guardan a medida que avanza. Puede parar y terminar después, en cualquier dispositivo.",
  youApplyAs: "Usted participa como",
  roleMeans: roleWords.es.means,
  invitedMeans: roleWords.es.invitedMeans,
  criteria: (owner) => `Lo que pide ${owner}`,
  rent: "Renta",
  aMonth: (amount) => `${amount} al mes`,
  income: "Ingresos del hogar",
  atLeast: (amount) => `Al menos ${amount} al mes`,
  credit: "Puntaje de crédito",
  orHigher: (score) => `${score} o más`,
  noMinimum: "Sin mínimo",
  cosigners: "Avales",
  accepted: "Se aceptan",
  notAccepted: "No se aceptan",
  terms: "Contrato",
  leaseTerms: leaseTermPlans,
  available: "Disponible",
  now: "Ahora",
  pets: "Mascotas",
  petKinds: { smallDogs: "Perros pequeños", largeDogs: "Perros grandes", cats: "Gatos", otherPets: "Otras mascotas" },
  petPolicies: {
    NOT_ALLOWED: "no se permiten",
    ALLOWED: "se permiten",
    BREED_RESTRICTIONS: "se permiten, salvo algunas razas",
    CASE_BY_CASE: "según el caso",
    NOT_SPECIFIED: "pregúntele al propietario",
  },
  upTo: (count) => (count === 1 ? "Hasta 1 mascota" : `Hasta ${count} mascotas`),
  sameForAll: "A todas las personas se les aplican los mismos criterios. Igualdad de oportunidades en la vivienda.",
  costs: "Cuánto cuesta",
  noFee: "No se cobra nada. Esta solicitud no incluye informes de crédito, de antecedentes penales ni de desalojos.",
  earlier: (home) => `¿Quiere usar sus respuestas de ${home}?`,
  earlierText: (day) =>
    `Usted presentó esa solicitud el ${day}. Copiaremos sus respuestas y podrá cambiarlas. Los archivos no se copian.`,
  copy: "Copiar mis respuestas",
  copied: "Sus respuestas están copiadas.",
  begin: "Comenzar la solicitud",
  resume: "Continuar",
};
