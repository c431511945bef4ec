import { isStandingSum } from "../../dialogue/subject.ts";
import type { Subject } from "../../talk.ts";
import type { Figure } from "../../topics/figures.ts";
import { contentOf } from "../questions/questions.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { stem } from "../text/normal.ts";
import { isLeftOut, names, periodOf } from "./home-sums.ts";

/*
 * What changes the sum that was asked of last: "and without the parking?", "I mean monthly", "y con un perro?"
 */

const changing = new RegExp(
  String.raw`\b${anyOf(
    "with; without; no; not; skip; drop; dropping; add; adding; plus; minus; if; about; and; also; just; only; instead",
    "sin; con; si; y; mas; solo; quitando; agregando",
  )}\b`,
);
/** "Is there parking", "can I bring a cat" ask of the thing itself. */
const ofThing =
  /^(?:(?:and|so|but|y|pero) )*(?:is|are|do|does|can|could|will|would|hay|tiene\w*|puedo|se puede|aceptan)\b/;
/** "And if I add a spot" asks without a mark. */
const thinksOf = /^(?:(?:and|so|ok|okay|y) )*(?:what )?(?:if|about|si) /;
const fillers = new Set(
  [
    "plus minus more extra skip drop dropping add adding want need get take leave off again total all pay stuff part thing mean just only also instead one two both",
    "month monthly front upfront move moving signing start how much say said now come",
    "quitando agregando solo total pago pagar pagaria mes mensual mensuales entrar entrada firmar digo seria queda quedaria cosas uno dos ambos cuanto",
  ]
    .join(" ")
    .split(" ")
    .flatMap((word) => [word, stem(word)]),
);

/** The topic of the sum that a clause changes; null where none stands, or it is after something else. */
export function topicOfSumChanged(
  { text, isQuestion }: Clause,
  subject: Subject | undefined,
  figures: readonly Figure[],
): string | null {
  if (!subject || !isStandingSum(subject.topic) || ofThing.test(text) || !changing.test(text)) return null;
  const period = periodOf(text);
  const parts = figures.filter((figure) => names(text, figure) || isLeftOut(text, figure));
  if (period === null && (parts.length === 0 || !(isQuestion || thinksOf.test(text)))) return null;
  const rest = parts.reduce((left, { named }) => left.replaceAll(new RegExp(named, "g"), " "), text);
  const isOfNothingElse = contentOf(rest).every((word) => fillers.has(word) || /^\d{1,2}$/.test(word));
  return isOfNothingElse ? (period ?? subject.topic) : null;
}
