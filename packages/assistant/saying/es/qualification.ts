import type { QualifyingRule } from "@porchlight/domain/qualification/verdict.ts";
import type { WordsOf } from "../saying.ts";
import type { QualificationSaying } from "../subjects.ts";

const stillUnknown: Record<QualifyingRule, string> = {
  moveIn: "cuándo se mudaría",
  income: "todo el ingreso de su hogar",
  credit: "su puntaje de crédito exacto",
  pets: "si tiene mascotas",
};

const factQuestions: Record<QualifyingRule, string> = {
  moveIn: "¿cuándo le gustaría mudarse?",
  income: "¿cuál es el ingreso mensual de su hogar antes de impuestos?",
  credit: "¿cuál es su puntaje de crédito aproximado?",
  pets: "¿tiene mascotas? (los animales de asistencia no cuentan)",
};

const exactScore = (least: number): string => `¿cuál es su puntaje de crédito exacto? (aquí se pide ${least} o más)`;
const asked = (rules: QualifyingRule[], leastScore: number | null): string => {
  const questionOf = (rule: QualifyingRule) =>
    rule === "credit" && leastScore !== null ? exactScore(leastScore) : factQuestions[rule];
  return rules.map(questionOf).join(" Y ");
};

export const qualification: WordsOf<QualificationSaying> = {
  "ask-contact": ({ withName }) =>
    withName
      ? [
          "¿Me da su nombre y un teléfono o correo para avisarle?",
          "Todavía necesito dos cosas: su nombre y un teléfono o correo para avisarle.",
        ]
      : ["¿A qué teléfono o correo le aviso?", "¿Me comparte un teléfono o correo?"],
  "short-number": () => [
    "A ese número parece que le faltan dígitos. ¿Me lo manda otra vez con los diez, con la lada?",
    "Todavía le faltan dígitos a ese número. ¿Cuáles son los diez?",
  ],
  "ask-name": () => "¿Me da su nombre, por favor?",
  "ask-facts": ({ rules, isForBooking, isAgain, leastScore, time }) => {
    const count = rules.length === 1 ? "una cosa" : "dos cosas";
    const what = asked(rules, leastScore);
    if (time)
      return [`Para solicitar el ${time} todavía necesito ${count}: ${what}`, `Antes de solicitar el ${time}: ${what}`];
    if (isAgain) return [`Todavía necesito ${count}: ${what}`, `Para seguir necesito ${count}: ${what}`];
    return isForBooking
      ? [`Para solicitarlo necesito ${count}: ${what}`, `Todavía necesito ${count}: ${what}`]
      : [
          `${rules.length === 1 ? "Una pregunta rápida" : "Dos preguntas rápidas"}: ${what}`,
          `Todavía necesito ${count}: ${what}`,
        ];
  },
  "ask-income-meant": ({ amount }) => [
    `Quiero anotarlo bien: ¿${amount} al mes es el ingreso de su hogar antes de impuestos, o es otra cosa, como la renta que paga ahora?`,
    `Solo para confirmar: ¿${amount} al mes es el ingreso de su hogar antes de impuestos?`,
  ],
  "ask-income-whole": ({ amount, needed }) =>
    `Quiero anotar bien su ingreso. Hasta ahora cuento ${amount} al mes, y esta vivienda pide ${needed}. Cuentan los sueldos de todos, los beneficios y las pensiones. ¿Cuánto entra en su hogar al mes antes de impuestos, entre todos y en una sola cifra?`,
  "ask-income-total": () =>
    "¿Como cuánto entra en su hogar al mes antes de impuestos, entre todos y en una sola cifra? Un aproximado está bien.",
  "ask-income-untold": () =>
    "¿A cuánto llega al mes el otro ingreso, antes de impuestos? Los ingresos del hogar se suman.",
  "ask-dog-size": () => "¿De qué tamaño es su perro (raza o peso)?",
  noted: ({ name, things }) => {
    const thanks = name ? `Gracias, ${name}.` : "";
    const echo = things.length > 0 ? `Anotado: ${things.map(({ es }) => es).join(", ")}.` : "";
    return [[thanks, echo].filter(Boolean).join(" ") || "Gracias, ya lo anoté.", echo || "Entendido, gracias."];
  },
  "told-deleted": ({ things }) => `Listo, ya borré ${things.map(({ es }) => es).join(" y ")}.`,
  "voucher-counts": () =>
    "Si un vale paga parte de la renta, dígame cuánto: el ingreso se compara entonces solo con lo que paga usted.",
  "not-qualified": ({ why, requirement, told, asks }, { owner }) => {
    if (asks === "asked") return why.es;
    const [offer, can] =
      asks === "too"
        ? ["¿Quiere que le pregunte también por eso?", "puedo preguntar también por eso"]
        : [`¿Quiere que le pregunte a ${owner}?`, `puedo preguntarle a ${owner}`];
    return [
      `${why.es} ${why.es.endsWith("?") ? `${can.replace("puedo", "Puedo")}.` : offer}`,
      `Todavía no puedo agendar una visita: esta vivienda pide ${requirement.es} y usted mencionó ${told.es}. ${asks === "too" ? offer : `¿Quiere que se lo pase a ${owner} de todos modos?`}`,
      `Todavía no puedo agendar una visita: a todos se les pide ${requirement.es}. Si quiere, ${can}.`,
    ];
  },
  "still-short": ({ requirement, isOffered, isToo }, { owner }) => {
    const ask = isToo ? "pregunto también por eso" : `pregunto a ${owner}`;
    if (requirement === null)
      return [
        `Dígame que sí si quiere que le pregunte a ${owner} por una visita de todos modos.`,
        `Le pregunto a ${owner} por una visita en cuanto usted me diga.`,
      ];
    return isOffered
      ? `Todavía no puedo solicitar una visita: esta vivienda pide ${requirement.es}. ¿Le ${ask}?`
      : [
          `Todavía no puedo solicitar una visita: esta vivienda pide ${requirement.es}. Dígame que sí y le ${ask}.`,
          `La visita todavía tiene que esperar: esta vivienda pide ${requirement.es}. Le ${ask} en cuanto usted me diga.`,
        ];
  },
  "no-refusal": ({ hasCosigner }, { owner }) =>
    `No es un no: lo decide ${owner}.${hasCosigner ? ` Ya le conté a ${owner} de su aval.` : ""}`,
  "offer-passed-on": ({ requirement, told }, { owner }) => [
    `Esta vivienda pide ${requirement.es}, y usted mencionó ${told.es}. Le envié a ${owner} lo que usted ofrece y le aviso. Podemos agendar la visita cuando ${owner} esté de acuerdo.`,
    `También le envié eso a ${owner}. Podemos agendar la visita cuando ${owner} esté de acuerdo.`,
  ],
  "owner-decides": ({ about }, { owner }) =>
    `${owner} decide caso por caso sobre ${about.es}. Ya le pregunté y le respondo antes de agendar.`,
  "asked-without": ({ rule, counted }, { owner }) =>
    counted
      ? `Hasta ahora cuento ${counted.amount} al mes, y esta vivienda pide ${counted.needed}. Le pregunté a ${owner} si podemos agendar una visita de todos modos. Si hay más ingresos, me los puede decir cuando quiera.`
      : `Todavía no sé ${stillUnknown[rule]}, así que le pregunté a ${owner} si podemos agendar una visita sin ese dato. Me lo puede decir cuando quiera.`,
  "waits-for-owner": ({ about }, { owner }) => [
    `Ya le pregunté a ${owner} sobre ${about.es} y espero su respuesta. Podemos pedir la visita cuando ${owner} esté de acuerdo.`,
    `Lo que falta es lo que diga ${owner} sobre ${about.es}. Le aviso en cuanto lo sepa.`,
  ],
};
