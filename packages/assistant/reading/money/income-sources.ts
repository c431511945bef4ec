import { anyOf } from "../text/any-of.ts";
import { matchesOf } from "../text/matches.ts";

/** What the pensions, benefits and support are called, as a pattern's words. */
export const benefits = anyOf(
  "food ?stamps; snap; ebt; calfresh; wic; tanf; ssi; ssdi; disability; social security; child support; alimony",
  "spousal support; unemployment; va (?:benefits|disability); veterans? benefits; benefits; pensions?; retirement",
  "annuit(?:y|ies); foster (?:care )?(?:pay(?:ments?)?|income); cupones; estampillas; manutencion; discapacidad; jubilacion",
  "seguro social; desempleo",
);
const besideWages = anyOf(
  "tips; overtime; commissions?; side (?:job|gig|hustle); second job; part[- ]time(?: (?:job|income|work))?",
  "gig (?:work|income); propinas",
);
/** Money that comes in regularly and is no wage. Any lawful income counts, so of none of it the owner need be asked. */
const sources = `(?:${benefits}|${besideWages})`;
const anyBenefit = new RegExp(`\\b${benefits}\\b`, "g");
/** The pensions, benefits and support that a normal text names. */
export const benefitsIn = (text: string): string[] => matchesOf(text, anyBenefit).map(([benefit]) => benefit);

const anyBesideWages = new RegExp(`\\b${besideWages}\\b`, "g");
/** The work beside a job that a normal text names. */
export const besideWagesIn = (text: string): string[] => matchesOf(text, anyBesideWages).map(([work]) => work);

const countsAsIncome = [
  String.raw`\b(?:does|do|will|would|can|is|are|if|cuentan?|puedo)\b.*\b${sources}\b.*\bcount(?:s|ed)?\b`,
  String.raw`\bcount (?:my |our |the |his |her )?(?:\w+ )?${sources}\b`,
  String.raw`\b(?:accept|take|include) (?:my |our )?${sources}(?: (?:as|for) income| income)?\W*$`,
  String.raw`\b${sources} (?:income )?(?:okay|ok|accepted|count(?:s|ed)?)\W*$`,
  String.raw`\b${sources}\b.*\b(?:does|do|would|will) (?:that|it|they|those|this|hers|his|mine|theirs) (?:all )?count\b`,
  String.raw`\bcuentan? .*\b${sources}\b`,
  String.raw`\b${sources}\b.*\bcuentan?\b`,
];
const counts = new RegExp(countsAsIncome.join("|"));
/** "And child support?", which nothing of a home is. */
const named = new RegExp(
  `^(?:and|what about|how about|y|or|que tal)(?: (?:my|our|the|his|her|el|la|los|las|mi))? (?!disability|retirement|discapacidad|benefits)${sources}\\W*$`,
);

/** Whether a normal text asks if some kind of income counts. */
export const asksOfIncomeSource = (text: string): boolean => counts.test(text) || named.test(text);

const savings = anyOf(
  "savings?; assets?; nest egg; saved up; in the bank; bank (?:account|balance|statements?); 401k; proceeds; lump sum; inheritance",
  "ahorros?; en el banco; cuenta de banco; herencia",
);
const speaksOfSavings = new RegExp(`\\b${savings}\\b`);
/** Whether a normal text speaks of money that lies there and does not come in: whether it counts is the owner's to say. */
export const isOfSavings = (text: string): boolean => speaksOfSavings.test(text);

const work = "(?:income|job|work|paychecks?)";
const workInSpanish = "(?:trabajo|ingresos|empleo)";
const untilLater = "(?: coming in)? (?:yet|right now|at the moment|currently|until|till|but)";
const withoutWork = [
  String.raw`\b(?:(?:do not|does not) have (?:any |an |a )?${work}|no ${work})${untilLater}\b`,
  String.raw`\b(?:i am|currently|we are|both) unemployed\b`,
  String.raw`\b(?:i am|we are|currently) (?:between|in between) jobs\b`,
  String.raw`\b(?:todavia |aun )?no tengo ${workInSpanish}(?: todavia| aun| ahora)\b`,
  String.raw`\b(?:todavia|aun) no tengo ${workInSpanish}\b`,
  String.raw`\bestoy desemplead[oa]\b`,
  String.raw`\bsin trabajo\b`,
];
const noIncomeYet = new RegExp(withoutWork.join("|"));
/** Who has no income yet. */
export const hasNoIncomeYet = (text: string): boolean => noIncomeYet.test(text);
