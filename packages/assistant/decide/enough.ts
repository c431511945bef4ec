import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import { rentMultiples } from "@porchlight/domain/properties/property.ts";
import type { QualifyingRule } from "@porchlight/domain/qualification/verdict.ts";
import { incomeSupposed } from "../dialogue/incomes.ts";
import type { TopicQuestion } from "../heard/questions.ts";
import { everyIncome } from "../topics/requirements.ts";
import { type Answer, fact, joined, type Said, told } from "../topics/topic.ts";
import { type Draft, openRequest } from "./draft.ts";
import { incomeAsked, shortfall } from "./shortfall.ts";
import { tellsOf, verdictFor, verdictWith } from "./verdict.ts";

const always: readonly string[] = ["requirements.income_enough", "requirements.income_together"];
const ofIncome: readonly string[] = [...always, "requirements.income", "requirements.income_sources"];

const isAskedOf = (draft: Draft, { topic, cues, isOfOwn }: TopicQuestion): boolean =>
  ofIncome.includes(topic) &&
  (always.includes(topic) || isOfOwn === true || tellsOf(draft, "income") || cues.has("points-back"));

/** A renter told what does not meet this requirement, and the refusal of this turn says so. */
export const isRefusedBy = (draft: Draft, rule: QualifyingRule): boolean =>
  draft.heard?.supposed === undefined &&
  tellsOf(draft, rule) &&
  verdictFor(draft).failed[0] === rule &&
  !openRequest(draft);

/** What a renter told falls short, and the refusal of this turn says so: nothing else needs to. */
export const isLeftToRefusal = (draft: Draft, ask: TopicQuestion): boolean =>
  isAskedOf(draft, ask) && countingIn(ask) === null && isSaidToFallShort(draft, ask);

/** The refusal says that an income is not enough, or Piper asks for the whole of it in this turn, and says so with that. */
const isSaidToFallShort = (draft: Draft, { supposedIncome }: TopicQuestion): boolean =>
  isRefusedBy(draft, "income") ||
  (draft.doubtedIncome?.isWhole === true && (supposedIncome ?? 0) < incomeAsked(draft).needed);

/** What is said of what counts as income, before whether it is enough; null of a question that asks only that. */
const countingIn = ({ topic, cues }: TopicQuestion): Answer | null =>
  topic === "requirements.income_together"
    ? together
    : topic === "requirements.income_sources"
      ? cues.has("names-cash")
        ? cashToo
        : everyIncome
      : null;

const cashToo: Answer = {
  ...everyIncome,
  en: "Any lawful income counts, in cash too.",
  es: "Cuenta todo ingreso lícito, también en efectivo.",
};
const together = told(
  "Incomes in the household are added together.",
  "Los ingresos del hogar se suman.",
  fact("income", "of the household together", "requirements"),
);

/**
 * Whether what a renter makes is what the home asks for, said by the verdict: "is 5400 between us enough?" Null where it is
 * not asked or no income is known to compare.
 */
export function enoughFor(draft: Draft, ask: TopicQuestion): Answer | null {
  if (!isAskedOf(draft, ask)) return null;
  const income = incomeMeant(draft, ask);
  const compared = income === null ? null : comparedWith(draft, income, ask);
  const counting = countingIn(ask);
  if (counting === null || compared === null) return compared;
  return isSaidToFallShort(draft, ask) ? counting : joined([counting, compared]);
}

/** "And if one of us leaves, with 2000 and 1900", "does 5600 do": what is only supposed is compared and not kept. */
export function incomeMeant(
  draft: Draft,
  { cues, supposedIncome }: Pick<TopicQuestion, "cues" | "supposedIncome">,
): number | null {
  const { monthlyIncome } = draft.known;
  const supposed = draft.heard?.supposed;
  if (supposed) return incomeSupposed(draft.talk.incomes, monthlyIncome, supposed);
  if (tellsOf(draft, "income")) return monthlyIncome ?? supposedIncome;
  const isSupposed = cues.has("supposes") || cues.has("names-income");
  return monthlyIncome !== null && !isSupposed ? monthlyIncome : supposedIncome;
}

/** What is said of an income beside what the home asks for; a "yes" is a "no" to who fears to be refused. */
export function comparedWith(draft: Draft, income: number, { cues }: Pick<TopicQuestion, "cues">): Answer | null {
  const { world } = draft;
  const { renterRequirements, leaseConditions } = world.property;
  const multiple = rentMultiples[renterRequirements?.minimumIncome ?? "NO_REQUIREMENT"];
  const known = { ...draft.known, monthlyIncome: income };
  const base = known.hasHousingVoucher ? known.ownRentShare : (leaseConditions?.rent ?? null);
  if (multiple === null || base === null) return null;
  const needed = base * multiple;
  const used = fact("renterRequirements.minimumIncome", renterRequirements?.minimumIncome, "requirements");
  const of: Said = known.hasHousingVoucher
    ? { en: `${multiple}x your share of the rent`, es: `${multiple}x su parte de la renta` }
    : { en: `${multiple}x the rent`, es: `${multiple}x la renta` };
  const yes = cues.has("fears-refusal") ? { en: "No", es: "No" } : { en: "Yes", es: "Sí" };
  if (income >= needed)
    return told(
      `${yes.en}, ${dollars(income)} a month is enough: this home asks for ${of.en}, ${dollars(needed)}.`,
      `${yes.es}, ${dollars(income)} al mes alcanza: esta vivienda pide ${of.es}, ${dollars(needed)}.`,
      used,
    );
  if (draft.heard?.supposed) return wouldBeShort(draft, income, needed, of);
  const { failed } = verdictWith(known, world.property, world.now, world.knowledge);
  if (failed.includes("income")) {
    const { why } = shortfall({ ...draft, known }, "income");
    return told(why.en, why.es, used);
  }
  const short = dollars(needed - income);
  const still = stillBooks(failed);
  return told(
    `${dollars(income)} a month is ${short} short of ${of.en} (${dollars(needed)})${still.en}.`,
    `Con ${dollars(income)} al mes le faltan ${short} para ${of.es} (${dollars(needed)})${still.es}.`,
    used,
  );
}

/** That what falls a little short bars no showing, where nothing else does. */
export const stillBooks = (failed: readonly QualifyingRule[]): Said =>
  failed.length > 0
    ? { en: "", es: "" }
    : { en: ", but you can still book a showing", es: ", pero puede agendar una visita" };

/** What is only supposed and falls short: nobody mentioned it as theirs, so nobody is refused by it. */
function wouldBeShort({ world }: Draft, income: number, needed: number, of: Said): Answer {
  const short = dollars(needed - income);
  return told(
    `With ${dollars(income)} a month you'd be ${short} short of ${of.en} (${dollars(needed)}).`,
    `Con ${dollars(income)} al mes le faltarían ${short} para ${of.es} (${dollars(needed)}).`,
    fact("renterRequirements.minimumIncome", world.property.renterRequirements?.minimumIncome, "requirements"),
  );
}
