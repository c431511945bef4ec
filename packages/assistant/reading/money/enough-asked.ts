import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { family, inSpanish, partners } from "../people/relatives.ts";
import { contentOf } from "../questions/words-of-meaning.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { stem } from "../text/normal.ts";
import { amountsIn } from "./home-sums.ts";

/*
 * Questions whether the household earns what the home asks for, which need not name an income: "so with hers are we over it".
 */

const comparing = anyOf(
  "enough; sufficient; suffices?; adequate; short; over; above; under; below; more than; less than; alcanza; suficiente; bast(?:e|ar[ai]a?)",
);
const doing = anyOf(
  "qualif(?:y|ies|ied); cuts? it; makes? (?:it|the cut); (?:meets?|reach(?:es)?|clears?|pass(?:es)?|covers?) (?:it|that|the|your|\\$?\\d)",
  "basta; alcan[cz]\\w+; complet(?:o|a|an|amos); lleg(?:o|a|amos); pas(?:o|amos); calific\\w+; nos (?:falta|sobra)",
);
const comparison = new RegExp(`\\b(?:${comparing}|${doing})\\b`);
/** Whether a normal text compares an income with what is asked for. */
export const compares = (text: string): boolean => comparison.test(text);

/** "Are we good", "so I'm fine there", which may be of anything that is spoken of. */
const oneself = anyOf(
  "am i; are we; i am; we are; i would be; we would be; would i be; would we be; will we be; will i be",
);
const allRight = anyOf("good; fine; okay; set; alright; all right; covered");
const onIncome = `(?:still|all) ${allRight} (?:on|with|for) (?:the |our |my )?(?:income|money)`;
const isAllRight = new RegExp(
  `\\b(?:${oneself} (?:\\w+ )?${allRight}|${onIncome})\\b|\\b(?:estamos|estoy|vamos|voy) bien\\b`,
);

/** The words of meaning that such a question may have; any other is of something else. */
const ofIncome = new Set(
  [
    "enough sufficient suffice suffices adequate sure certain hope hopefully short over above under below more less than qualify qualifies qualified cut make meet reach clear pass cover",
    "good fine okay set alright covered income money pay part side front thing amount number total both together combined household",
    "rule requirement require required minimum limit rent time ask need needed count his hers mine their ours end right correct true",
    "now then there still yet already also just like about roughly much far one two with without add added put",
    "voucher share portion half base based go goes calculate figure parte mitad calcula calculan calculado correcto",
    "hour hours hourly week weekly month monthly year yearly something full fulltime part-time hora horas semana mes sea",
    "only alone myself own use used using counted took included leave leaves left forget drop him her me supposed hypothetically if what",
    "sin solo sola yo nomas contamos contando olvida mio mia ella el ellos suyo",
    "alcanza alcanzamos alcanzaria alcance suficiente basta baste bastaria estoy seguro segura se sabemos si nos idea clue espero ojala though completo completa completan completamos llego llega llegamos paso pasamos califico",
    "califica calificamos calificariamos bien falta sobra ingreso dinero sueldo renta eso asi estamos estoy vamos voy entonces pero pues con todo junto entre ambos dos ya verdad cierto",
    `${partners}|${family}|${inSpanish}`.replace(/\(.*?\) ?|\?|\[..\]/g, "").replaceAll("|", " "),
  ]
    .join(" ")
    .split(/\s+/)
    .flatMap((word) => [word, stem(word)]),
);
/** Whether a normal text has no word of meaning that is of anything but incomes, who earns them and whether they are enough. */
export const isOfNothingElse = (text: string): boolean =>
  contentOf(text).every((word) => ofIncome.has(word) || /^\$?\d/.test(word));

/** A month's income is no less. */
const leastDollars = 1000;
const namesIncome = /\b(?:incomes?|earn|ingresos?|sueldos?|times the rent|veces la renta)\b/;
/** Piper told of the income that it noted or that the home asks for. */
const ofMonthlyIncome =
  /\b(?:monthly income|\$[\d,]+ a month|ingreso mensual|\$[\d,]+ al mes)\b|\$[\d,]+ (?:a month|al mes)/;

/** What stands beside a question: the facts that its message tells, and what Piper said last. */
export type MoneyBeside = { facts: () => Partial<RenterFacts>; lastSaid: string };

/** "23 an hour for 40 hours, so what, 4,000 a month?": what an income told beside it comes to, which asks of no rent. */
const reckons = /\b(?:so|o sea|entonces|which is|that is)\b(?!.*\b(?:rent|renta)\b).*\d,?\d{3}/;

/** "Not sure that's enough", "espero que alcance": who doubts or hopes it waits to hear whether it is so. */
const doubts = new RegExp(
  String.raw`\b${anyOf("not (?:\\w+ )?(?:sure|certain); unsure; hope(?:fully)?; no (?:estoy|ando) segur[oa]; no se si; ojala; espero")}\b`,
);

/** Whether a clause asks if what the household earns is enough. */
export function asksIfEarnsEnough({ text: said, isQuestion }: Clause, { facts, lastSaid }: MoneyBeside): boolean {
  // "I make 4,200 and my score is 680, not sure that's enough": only what comes last asks.
  const text = isOfNothingElse(said) ? said : (said.split(", ").at(-1) ?? said);
  const isAsked = isQuestion || doubts.test(text);
  if (!isAsked || !isOfNothingElse(text)) return false;
  if (isQuestion && reckons.test(text) && facts().monthlyIncome) return true;
  if (!(compares(text) || isAllRight.test(text))) return false;
  const figures = amountsIn(text);
  if (figures.some(({ dollars }) => dollars < leastDollars)) return false;
  if (namesIncome.test(text) || figures.length > 0) return true;
  const { monthlyIncome, creditScore } = facts();
  return monthlyIncome ? true : !creditScore && ofMonthlyIncome.test(lastSaid);
}
