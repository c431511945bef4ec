import type { RenterWords } from "../words.ts";

/** The question of each step, why it is asked, and its name in a list, in US Spanish. */
export const steps: RenterWords["steps"] = {
  contact: {
    title: "¿Cómo nos comunicamos con usted?",
    why: (owner) => `${owner} usará estos datos para comunicarse con usted sobre la solicitud.`,
    short: "Contacto",
  },
  about: {
    title: "Sobre usted",
    why: (owner) => `Preséntese ante ${owner} y diga cuándo quisiera mudarse.`,
    short: "Sobre usted",
  },
  household: {
    title: "¿Cuántas personas menores de 18 años vivirán aquí?",
    why: () => "Solo cuenta el número. Cada persona de 18 años o más llena su propia solicitud.",
    short: "Hogar",
  },
  people: {
    title: "¿Quién más participa en la solicitud?",
    why: () =>
      "Cada persona de 18 años o más que vaya a vivir aquí llena su propia solicitud. Un aval respalda el contrato.",
    short: "Personas",
  },
  pets: {
    title: "¿Tiene mascotas?",
    why: () => "Los animales de asistencia no son mascotas. No los cuente aquí.",
    short: "Mascotas",
  },
  residence: {
    title: "¿Dónde ha vivido?",
    why: () => "Empiece por donde vive ahora.",
    short: "Domicilios",
  },
  income: {
    title: "¿Cuáles son sus ingresos?",
    why: () => "Cuenta cualquier fuente lícita de ingresos. Escriba montos mensuales.",
    short: "Ingresos",
  },
  references: {
    title: "¿Quién puede dar referencias de usted?",
    why: () => "Alguien que le conozca bien, como un compañero de trabajo o un arrendador anterior.",
    short: "Referencias",
  },
  documents: {
    title: "Agregue sus documentos",
    why: (owner) =>
      `Imágenes, archivos PDF o de Word, de hasta 25 MB cada uno. Los ve ${owner}. Otros inquilinos nunca los ven.`,
    short: "Documentos",
  },
};
