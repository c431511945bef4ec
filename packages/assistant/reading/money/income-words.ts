import { isOnlyGivenName } from "../contact/given-names.ts";
import { family, inSpanish, partners } from "../people/relatives.ts";
import { anyOf } from "../text/any-of.ts";
import { benefits } from "./income-sources.ts";

/*
 * The words by which a clause tells of an income, and those by which an amount is none.
 */

/** "I clear about 3,400" */
const beforeFigure = String.raw`(?= (?:about |around |like )?\$?\d)`;
/** "Last year it came to 88k" */
const came = "(?:came (?:to|out)|made|did|was|were|brought|grossed|cleared|gane|ganamos|saque|sacamos|fueron|salio)";
export const earns = new RegExp(
  String.raw`\b${anyOf(
    String.raw`income; make(?! it\b); makes; making; earn; earns; earning; salary; wage; paid; pays? (?:me|us); gross`,
    "bring home; brings home; (?:pull|bring|take)(?:s|ing)? in; take home; pay is; pay stubs?; starting (?:pay|salary)",
    "offer letter (?:says|is for|for); base pay; stipends?; it varies; on average; contractor; self[- ]?employed",
    String.raw`(?<!\b(?:neighborhood|area|market|city|rent|local) )(?:averages?|promedio)(?= (?:(?:is|it|would|be|comes?|out|to|about|around|like|es|de|seria|son|unos|como) )*\$?\d[\d,.]{3,})`,
    String.raw`freelanc\w+; ssi; ssdi; disability; pension; social security; child support; retirement`,
    String.raw`(?:last year|this year|el ano pasado)(?= (?:it |i |we |that |the business )?${came}\b)`,
    String.raw`(?<=\d )(?:before tax(?:es)?|antes de (?:los )?impuestos)`,
    `clear(?:s|ed|ing)?${beforeFigure}; net(?:s|ted)?${beforeFigure}; combined${beforeFigure}`,
    String.raw`(?<!\b(?:rent|deposit|credit|score)\b.*)(?:mine|his|hers|ours)(?: (?:is|still|now|only|just))+ \$?\d[\d,.]*k? (?:a|per|each) (?:month|week|year)`,
    String.raw`(?<=\b(?:i|we|he|she|they) )(?:also |still |only )?gets?${beforeFigure}; (?<=\dk? )combined`,
    "manutencion; me (?:dan|pagan)(?= (?:como |unos )?\\$?\\d); gano; gana; ganamos; recib(?:o|e|en|imos); cobr(?:o|a|an|amos)(?= (?:como |unos )?\\$?\\d); ingresos?; sueldo; salario",
  )}\b`,
);
/** Whether a normal text speaks of an income by its words. */
export const speaksOfIncome = (text: string): boolean => earns.test(text);

const ofYear = /\b(?:tax(?:es)?|returns?|w-?2s?|gross|salary|impuestos|declar\w+|brut[oa]s?)\b/;
/** Whether a normal text has words of pay that is reckoned by the year. */
export const speaksOfYearlyPay = (text: string): boolean => ofYear.test(text);

/** "I make 3500 and my husband 2000" */
const somebody = `(?:my|mi|our) (?:${partners}|${family}|${inSpanish})`;
/** "And my cousin does about 1800", "n she is at 900": the words between who earns and the amount. */
const doing = "(?: (?:does|hace|about|around|like|como|unos|another|otros))*";
export const earner = new RegExp(`\\b${somebody}${doing} \\$?$`);
/** "Y yo 400", "and hers about 500": whose pay it is that is told next. */
const nextEarner = new RegExp(
  `(?:,|\\b(?:and|n|y|plus|mas|pero|but)) (?:i|me|mine|s?he|his|hers|yo|ella|el)${doing} \\$?$`,
);
export const otherMoney = new RegExp(
  String.raw`\b${anyOf(
    String.raw`budget; afford; offer\w*; give(?! me); pay(?! (?:me|us|stubs?|(?<!\b(?:i|we) pay )(?:comes?|together))); can do; max; maximum`,
    "rent is; deposit; voucher; presupuesto; pay up to; rent of; renta de; my share; portion; mi parte",
  )}\b`,
);
export const people = /\b(?:lbs?|pounds?|credit|score|months? (?:lease|old)|square|pm|am|libras|credito)\b/;

/** "94k last year, the year before 71k": what was made before the last year counts no more. */
export const yearBefore = new RegExp(
  String.raw`\b${anyOf(
    "(?:the )?(?:year|one) before(?: (?:that|last))?; (?:el )?antepasado; el (?:ano )?anterior",
  )}(?: (?:it|was|i|we|made|did|about|around|like|como|fueron|eran|only|just))* \$?\d[\d,.]*k?\b`,
  "g",
);

/** "2150 + 2150 + 2 applications, is that 4410?" adds up what the home costs, and asks of the sum. */
export const addsCosts = new RegExp(
  String.raw`(?:\+|\bplus|\bmas) (?:the |my |our |el |la |las |los |\d )?(?:security )?${anyOf(
    "deposits?; applications?; apps?; app fees?; fees?; (?:first|1st) month; deposito; solicitud(?:es)?",
    "primer mes",
  )}\b`,
);
const hedges = "(?: (?:maybe|like|about|around|even|as much as|como|unos|casi))*";
/** "900 or 1,100", "it goes up to 1,200": the words before what an amount is told as otherwise. */
export const orElse = new RegExp(
  String.raw`(?:^ ?(?:-|to|a)|\b${anyOf(
    "or; o; up to; (?:goes?|gets?|jumps?|drops?|falls?|down) to; more like; hasta; (?:v[ae]n?|sube|baja|llega|cae)n? a",
  )}${hedges}) ?\$?$`,
);
/** The same of "about 3k, maybe 3.2k", where both are alike. */
export const orPerhaps = new RegExp(String.raw`\b${anyOf("maybe; sometimes; quizas?; a veces")}${hedges} \$?$`);
/** "Some weeks it's only 200", "hay semanas que 200": a clause of what is made now and then alone. */
const opensVarying = String.raw`(?:(?:some|other) (?:months|weeks)|sometimes|a veces|hay (?:semanas|meses|veces)|(?:algun[oa]s|un[oa]s|otr[oa]s) (?:semanas|meses))`;
export const onlyNowAndThen = new RegExp(String.raw`^(?:(?:but|and|though|pero|y|aunque)[, ]+)*${opensVarying}\b.*\d`);
/** The same behind a usual amount, which alone counts: "400 a week, some weeks 500". */
export const nowAndThenBeside = new RegExp(String.raw`(?<=\d.*),? ${opensVarying}(?: \w+){0,3} \$?\d[\d,.]*k?(?=\W*$)`);
/** "And maybe 400 on the side", after another amount */
export const hedged =
  /(?:\b(?:and|n|y|also|plus|then)|,|&|\+) (?:(?:maybe|about|like|around|another|roughly|perhaps|sometimes|como|unos|otros|quiza|quizas) )+\$?$/;
/** "She gets SSI for him, 943" */
export const benefitOf = new RegExp(
  String.raw`\b${benefits}\b(?!.*\b(?:credit|score|fico|credito|puntaje)\b)[^\d.;]{0,20}$`,
);

const earning =
  "(?:'s (?:at|on)| (?:makes?|gets?|earns?|brings? (?:in|home)|gan[ao]|sac[ao]|cobr[ao]|(?:is|am) (?:at|on)))?";
const told = "(?: (?:semanal(?:es)?|weekly|before tax(?:es)?|after tax(?:es)?|antes de impuestos))?";
/** "700 a week she 650": nothing but who earns it, between two amounts. */
const earnerAlone = new RegExp(
  `^${told},? (?:(?:and|n|y|but|pero) )?(i|me|mine|s?he|his|hers|yo|ella|el|[a-z]+)${earning}${doing} \\$?$`,
);
/** Whether words between two amounts are nothing but somebody who earns: a pronoun or a first name. */
export function isEarnerAlone(words: string): boolean {
  const [, who = ""] = earnerAlone.exec(words) ?? [];
  return /^(?:i|me|mine|s?he|his|hers|yo|ella|el)$/.test(who) || isOnlyGivenName(who);
}
export const isOfNextEarner = (around: string): boolean => earner.test(around) || nextEarner.test(around);
/** ": Nora 1,200", "and Kyle around 1,450": the words up to the amount of one of a list, and who it is. */
const listed = new RegExp(`(?:^|[,:;] ?|\\b(?:and|n|y|plus|mas) )([a-z]+)${doing} \\$?$`);
/** Whether the words before an amount end on somebody's first name, as one of a list. */
export const isOfOneListed = (around: string): boolean => isOnlyGivenName(listed.exec(around)?.[1] ?? "");
/** "That's like 5700", "= 5000": what the amounts before come to. */
export const comesTo = new RegExp(
  String.raw`(?:=|\b${anyOf(
    "that is; which is; so(?: what)?; total(?: of)?; altogether; comes? to; (?:that|it|which|this|all) makes; son",
    "o sea; seria; en total",
  )})(?: ?(?:like|about|around|roughly|maybe|probably|closer to|como|unos|tal vez))* ?\$?$`,
);
/** Words between two amounts of which the second is told on top of the first. */
export const joinsAnother = /\b(?:and|y|n|plus|mas|also|tambien|then|luego)\b|[&+;]/;
/** "600 in food stamps and 900 child support" */
export const ofBenefits = new RegExp(
  `^ ?(?:(?:in|of|from|for|a|per|month|my|her|his|our|their|the|de|del|la|mi|su|sus|al|mes) )*(?:${benefits}|va|tips)\\b`,
);

/** "1,450 at the cafe and 700 tutoring": hundreds joined to an amount, with a word after them that tells of no score. */
export const isOfWork = (text: string, { at, end }: { at: number; end: number }): boolean =>
  /\b(?:and|y|plus|n)(?: (?:about|like|around|maybe|como|unos))* \$?$/.test(text.slice(0, at)) &&
  ofWork.test(text.slice(end));
const ofWork = /^ (?:(?:from|at|on|doing|in|de|en|por|con) )?(?!and\b|or\b|y\b)[a-z]{4,}/;
