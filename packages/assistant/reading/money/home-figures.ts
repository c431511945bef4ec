import { type Property, rentMultiples } from "@porchlight/domain/properties/property.ts";
import { creditScoreLimits } from "@porchlight/domain/qualification/credit-score.ts";
import type { Line, Talk } from "../../talk.ts";
import type { Figure } from "../../topics/figures.ts";
import { contentOf } from "../questions/words-of-meaning.ts";
import { anyOf } from "../text/any-of.ts";
import { type Clause, supposes } from "../text/clauses.ts";
import { normal } from "../text/normal.ts";
import { leastMonthlyDollars } from "./amounts-found.ts";
import { asFigures } from "./amounts-in-words.ts";
import { type Amount, addedUp, amountsIn, withoutPeriod } from "./home-sums.ts";
import { topicOfSumChanged } from "./sum-standing.ts";

/*
 * Figures of the home in a renter's words, which tell nothing of the renter: "do we each need to make 4950?"
 */

/** "I make 4950" tells an income, whatever the home asks for. */
const earners = "(?:i|we|he|she|they|wife|husband|partner)(?: both| each| all| only| just)?";
const earning = `${earners} (?:make|earn|get|bring|gross|clear|net|pull)s?\\b`;
const pay = "(?:income|ingresos?|salary|sueldo|pay) (?:is|of|es|son|de)\\b";
const earned = new RegExp(`\\b(?:${earning}|gano|gana|ganamos|ganan|${pay})[^\\d]{0,20}$`);
/** "Do I have to make 4950", "the minimum is 4950" */
const required = new RegExp(
  String.raw`\b${anyOf(
    "need; needs; have to; has to; must; gotta; got to; supposed to; required?; requires; minimum",
    String.raw`ask(?:s|ed|ing)?; times; hay que; tengo que; tenemos que; tiene que; necesit\w+; piden?`,
    "minimo",
  )}\b`,
);

const anyEarned = new RegExp(`\\b(?:${earning}|gano|gana|ganamos|ganan|${pay})`);
/** Whether a text says that somebody earns something. */
export const tellsEarning = (text: string): boolean => anyEarned.test(text);

const ofScore = /\b(?:credits?|scores?|fico|credito|puntaje)\b/;
const requirementOf = ({ leaseConditions, renterRequirements }: Property): number | null =>
  leaseConditions?.rent && renterRequirements
    ? leaseConditions.rent * (rentMultiples[renterRequirements.minimumIncome] ?? 0)
    : null;

/** "1,250 works for me", "1,250 esta bien": a price that is agreed to. */
const agreed = new RegExp(
  String.raw`^(?: (?:a|per|al) (?:month|mes))?,? ${anyOf(
    "(?:would |will |should |can )?(?:work|works|do|does) (?:great |fine |well )?(?:for|with) (?:me|us)",
    "(?:sounds|is|seems|looks) (?:good|fine|great|perfect|fair|doable|okay|a deal)(?! (?:money|pay|income))",
    "it is(?: then)?(?=[ ,.!]*$); (?:me|nos) (?:parece|sirve|queda|funciona|conviene)(?: bien)?; esta (?:bien|perfecto); de acuerdo",
  )}`,
);

/** What the figures of a renter's words may be taken from. */
type Quoted = { figures: readonly Figure[]; home: Property; linesBefore: readonly Line[]; talk: Talk };

/** A clause as far as it tells of the renter: without amounts that are the home's, only supposed, or asked back of Piper. */
export function withoutHomeFigures(clause: Clause, from: Quoted): Clause {
  const isOfSum = topicOfSumChanged(clause, from.talk, from.figures) !== null;
  const text = asFigures(isOfSum ? withoutPeriod(clause.text) : clause.text);
  const quoted = isOfSum ? amountsIn(text) : quotedIn(text, clause, from);
  if (quoted.length === 0) return isOfSum ? { ...clause, text } : clause;
  const left = quoted.reduceRight((rest, { at, end }) => `${rest.slice(0, at)} ${rest.slice(end)}`, text);
  return { ...clause, text: left.replace(/ {2,}/g, " ").trim() };
}

/** What Piper said last. */
const amountsSaid = (lines: readonly Line[]): number[] => {
  const last = lines.at(-1);
  return last?.from === "piper" ? amountsIn(normal(last.text)).map(({ dollars }) => dollars) : [];
};

/** What Piper said that sums come to. */
const sumsSaid = (lines: readonly Line[]): Set<number> =>
  new Set(
    lines
      .filter(({ from }) => from === "piper")
      .flatMap(({ text }) => normal(text).match(/= \$[\d,]+/g) ?? [])
      .flatMap(amountsIn)
      .map(({ dollars }) => dollars),
  );

/** "3480 and the pet rent is still in it": a sum of Piper's that is spoken of; a bare figure may be an answer. */
function sumsRepeated(text: string, lines: readonly Line[]): readonly Amount[] {
  const hasWords = contentOf(text).some((word) => !/\d/.test(word));
  if (!hasWords || anyEarned.test(text)) return [];
  const sums = sumsSaid(lines);
  return amountsIn(text).filter(({ dollars }) => sums.has(dollars));
}

/** "655, that's over the 640", "over your 640": words before a score that is asked for. */
const comparesWith = anyOf(
  "the; your; over; above; past; under; below; than; minimum; el; los; las; su; sobre; minimo; (?:encima|arriba|mas) de",
);
const compared = new RegExp(String.raw`\b${comparesWith}(?: (?:the|your|of|is|los|el|las|de|es|son))* ?$`);
const isScore = ({ dollars }: Amount): boolean => dollars >= creditScoreLimits.low && dollars <= creditScoreLimits.high;

/** The home's own minimum among the scores of a text that tells another beside it. */
function minimumIn(text: string, minimum: number | null | undefined): readonly Amount[] {
  const scores = amountsIn(text).filter(isScore);
  const asked = scores.filter(({ dollars, at }) => dollars === minimum && required.test(text.slice(0, at)));
  if (asked.length > 0) return asked;
  return scores.some(({ dollars }) => dollars !== minimum)
    ? scores.filter(({ dollars, at }) => dollars === minimum && compared.test(text.slice(0, at)))
    : [];
}

function quotedIn(
  text: string,
  { isQuestion, words }: Clause,
  { figures, home, linesBefore }: Quoted,
): readonly Amount[] {
  if (amountsIn(text).length === 0) return [];
  const sum = addedUp(text, isQuestion, figures, "");
  if (sum) return [...sum.used, ...(sum.said ? [sum.said] : [])].sort((one, other) => one.at - other.at);
  const repeated = sumsRepeated(text, linesBefore);
  if (repeated.length > 0) return repeated;
  const minimum = minimumIn(text, home.renterRequirements?.minimumCreditScore);
  if (ofScore.test(text) || (minimum.length > 0 && required.test(text))) return minimum;
  const prices = amountsIn(text).filter(
    ({ dollars, at, end }) =>
      dollars >= leastMonthlyDollars && agreed.test(text.slice(end)) && !anyEarned.test(text.slice(0, at)),
  );
  if (prices.length > 0) return prices;
  const said = isQuestion || /\?\s*$/.test(words) ? amountsSaid(linesBefore) : [];
  if (!(isQuestion || said.length > 0 || required.test(text))) return [];
  const own = new Set([...figures.map(({ dollars }) => dollars), requirementOf(home), ...said]);
  const isSupposed = isQuestion && supposes(text);
  return amountsIn(text).filter(({ dollars, at }) => {
    const before = text.slice(0, at);
    const isEarned = earned.test(before) && !required.test(before) && !/\b(?:enough|suficiente)\b/.test(before);
    return dollars >= leastMonthlyDollars && !isEarned && (isSupposed || own.has(dollars));
  });
}
