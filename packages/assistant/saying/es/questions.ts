import { withPeriod } from "@porchlight/domain/kernel/sentence-ends.ts";
import type { WordsOf } from "../saying.ts";
import type { QuestionsSaying } from "../subjects.ts";
import { and, quoted } from "./phrases.ts";

const isClause = (label: string): boolean => /^(?:si|cómo|qué|quién|cuánt[oa]s?|cuándo|lo que)\b/.test(label);

/** "No sé si está amueblado.", "No tengo información sobre el ruido.", one after the other where both are asked */
function unsure(labels: readonly string[]): string {
  const clauses = labels.filter(isClause);
  const things = labels.filter((label) => !isClause(label));
  const known = clauses.length > 0 ? "Tampoco tengo" : "No tengo";
  return [
    ...(clauses.length > 0 ? [`No sé ${and(clauses)}.`] : []),
    ...(things.length > 0 ? [`${known} información sobre ${and(things)}.`] : []),
  ].join(" ");
}

export const questions: WordsOf<QuestionsSaying> = {
  answer: ({ text }) => text.es,
  "owner-says": ({ text, about, isForeign }, { owner }) => [
    `${about ? `Sobre ${about.es}, ${owner}` : owner} dice${isForeign ? " en inglés" : ""}: ${text}`,
    `De parte de ${owner}${about ? `, sobre ${about.es}` : ""}${isForeign ? ", en inglés" : ""}: ${text}`,
  ],
  "listing-says": ({ text, isForeign }) => [
    `El anuncio dice${isForeign ? " en inglés" : ""}: "${withPeriod(text)}"`,
    `Según el anuncio${isForeign ? ", en inglés" : ""}: "${withPeriod(text)}"`,
  ],
  "asked-owner": ({ labels, questions }, { owner }) => {
    const notSure = labels.length > 0 ? `${unsure(labels.map(({ es }) => es))} ` : "";
    if (questions.length > 0)
      return notSure
        ? `${notSure}Ya le pregunté eso a ${owner}, y también ${and(questions.map(quoted))}. Le aviso.`
        : `Ya le pregunté a ${owner} ${and(questions.map(quoted))} y le aviso.`;
    return [
      `${notSure}Ya le pregunté${notSure ? "" : " eso"} a ${owner} y le aviso.`,
      `Eso lo decide ${owner}. Ya le pregunté y le aviso.`,
      `${owner} lo sabe mejor que yo. Ya le pregunté y le aviso.`,
    ];
  },
  "asked-owner-already": (_, { owner }) => [
    `Ya le pregunté a ${owner} y estoy esperando su respuesta.`,
    `Todavía no tengo respuesta de ${owner}. Le aviso en cuanto la tenga.`,
  ],
  "nothing-asked": (_, { owner }) => [
    `Por ahora no tengo ninguna pregunta pendiente con ${owner}. ¿Qué le gustaría saber?`,
    `No hay nada suyo en espera de ${owner}. ¿Qué quiere que le pregunte?`,
  ],
  "which-meaning": ({ one, other }) => `¿Pregunta por ${one.es} o por ${other.es}?`,
};
