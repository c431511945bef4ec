import { anyOf } from "../text/any-of.ts";
import { matchesOf } from "../text/matches.ts";
import { tells } from "../text/word-table.ts";

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

/** What is asked of what is paid in cash, of somebody's pay, and of what is to pass for an income, by their words alone. */
const asksOfPay = tells({
  en: [
    "does|do|will|would|can|is|are|if ... income|pay|salary|wages|paycheck|help|support count|counts|counted|included !(against)",
    "include ... income|pay|salary|wages; matter|problem|issue|okay|fine|count|counts|accept|take ... paid|income|wages|tips|earn|make .. cash",
    "income|paid|wages|tips|earn|make ... cash ... matter|problem|issue|okay|fine|count|counts|accepted",
  ],
  es: [
    "sirve|sirven|vale|valen|pasa . como ingreso; cuenta|cuentan (lo de|lo que|el sueldo|el ingreso|la ayuda)",
    "importa|problema|cuenta|cuentan|vale|aceptan ... pagan|cobro|gano|ingreso|sueldo .. efectivo; sueldo|ingreso|ayuda .. cuenta|cuentan",
  ],
});

/** What is an income and nothing else, and how it is asked whether it will do. */
const plainSource = tells({
  en: [
    "pension; child support; alimony; spousal support; tip; overtime; commission; bonus; bonuses; stipend; scholarship; fellowship; ssi; ssdi",
    "unemployment; annuity; trust payment; foster care; doordash|uber|lyft|gig|freelance|side money|income|work|pay",
  ],
  es: [
    "pension; pensiones; manutencion; propina; comision; comisiones; horas extra; beca; desempleo; paro; remesa; jubilacion",
    "pagan .. efectivo",
  ],
});
const willDo = tells({
  en: ["okay; fine; acceptable; accepted; included; considered; counted; use; matter; problem; issue; add"],
  es: ["sirve; sirven; vale; valen; valido; valida; aceptan; toman; problema; importa; entra; entran; sumar"],
});
const mostWords = 14;

/** Whether a normal text asks if some kind of income counts. */
export const asksOfIncomeSource = (text: string): boolean =>
  counts.test(text) ||
  named.test(text) ||
  asksOfPay(text) ||
  (text.split(" ").length <= mostWords && plainSource(text) && willDo(text));

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
