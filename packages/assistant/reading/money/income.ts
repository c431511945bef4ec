import { count, numberOf } from "../people/household.ts";
import { family, inSpanish, partners } from "../people/relatives.ts";
import { anyOf } from "../text/any-of.ts";
import { matchesOf } from "../text/matches.ts";
import { withLowerEnd } from "./income-ranges.ts";
import { hoursAWeekIn, monthlyOf, periodIn } from "./pay-periods.ts";

const figure = String.raw`(?<![\w.-])(?:\$\s?)?(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)`;
const thousand = String.raw`(k\b|mil\b|thousand\b|grand\b)?`;
const currency = "(?:dollars |dolares |usd |bucks )?";
const toPeriod = String.raw`(?:\/|a|an|per|each|every|al|por|x|la|cada|gross|net|before taxes|after taxes)*`;
const toPeriodAgain = "(?:per |a la |por la |x la |la |cada |a |al |por )?";
const period = [
  "hr|hour|hourly|hora|week|weekly|wk|semana|biweekly|bi-weekly|two weeks|2 weeks|quincena",
  String.raw`month|mo\b|monthly|mes|mensuales|mensual`,
  String.raw`year|yr\b|yearly|annually|annual|annum|salary|ano|anuales|anual`,
].join("|");
const amount = new RegExp(
  String.raw`${figure}\s?${thousand}\s?${currency}${toPeriod}\s?${toPeriodAgain}(${period})?(?![\w%])`,
  "g",
);

/** "I clear about 3,400" */
const beforeFigure = String.raw`(?= (?:about |around |like )?\$?\d)`;
/** "Last year it came to 88k" */
const came = "(?:came (?:to|out)|made|did|was|were|brought|grossed|cleared|gane|ganamos|saque|sacamos|fueron|salio)";
const earns = new RegExp(
  String.raw`\b${anyOf(
    String.raw`income; make(?! it\b); makes; making; earn; earns; earning; salary; wage; paid; pays? (?:me|us); gross`,
    "bring home; brings home; (?:pull|bring|take)(?:s|ing)? in; take home; pay is; pay stubs?; starting (?:pay|salary)",
    "offer letter (?:says|is for|for); base pay; stipends?; it varies; on average; contractor; self[- ]?employed",
    String.raw`freelanc\w+; ssi; ssdi; disability; pension; social security; child support; retirement`,
    String.raw`(?:last year|this year|el ano pasado)(?= (?:it |i |we |that |the business )?${came}\b)`,
    `clear(?:s|ed|ing)?${beforeFigure}; net(?:s|ted)?${beforeFigure}; combined${beforeFigure}`,
    String.raw`(?<=\b(?:i|we|he|she|they) )(?:also |still |only )?gets?${beforeFigure}; (?<=\dk? )combined`,
    "manutencion; me (?:dan|pagan)(?= (?:como |unos )?\\$?\\d); gano; gana; ganamos; recib(?:o|e|en|imos); cobr(?:o|a|an|amos)(?= (?:como |unos )?\\$?\\d); ingresos?; sueldo; salario",
  )}\b`,
);
/** Whether a normal text speaks of an income by its words. */
export const speaksOfIncome = (text: string): boolean => earns.test(text);

/** "I make 3500 and my husband 2000" */
const somebody = `(?:my|mi|our) (?:${partners}|${family}|${inSpanish})`;
const earner = new RegExp(`\\b${somebody} (?:(?:about|around|like|como|unos) )?$`);
const paidByWeek = String.raw`(?<!\d[,.]?)\$?\d[\d,.]*k? (?:a |an |per |la |por |x |a la |al |cada )?(?:hour|week|hora|semana|quincena)`;
/** "Mi esposo 1100 la semana" */
const payOfSomebody = new RegExp(
  `\\b(?:${somebody}|yo)(?: (?:gets?|is at|trae|about|around|like|como|unos))* ${paidByWeek}\\b`,
);
/** "Y yo 400", "and hers about 500": whose pay it is that is told next. */
const nextEarner =
  /(?:,|\b(?:and|y|plus|mas|pero|but)) (?:i|me|mine|his|hers|yo|ella|el)(?: (?:about|around|like|como|unos|another|otros))* \$?$/;
const otherMoney =
  /\b(?:budget|afford|offer\w*|give(?! me)|pay(?! (?:me|us|stubs?))|can do|max|maximum|rent is|deposit|voucher|presupuesto|pay up to|rent of|renta de|my share|portion|mi parte)\b/;
const people = /\b(?:lbs?|pounds?|credit|score|months? (?:lease|old)|square|pm|am|libras|credito)\b/;

/** "5100/mo, 700 credit", "6000 a month, no pets": an amount by the month beside other facts of one's own is an income. */
const perPeriod = /\d\s?k?\s?(?:\/\s?|an? |per )(?:mo|month|yr|year|hr|hour)\b/;
const beside =
  /\b(?:credit|score|fico|no pets|(?:\d|one|two|an?|my) (?:small |large |big |little )?(?:cats?|dogs?)|move in|moving|just me)\b/;
const aScore = /(?:^|, |and )[5-8]\d\d(?=,|\W*$)/;
/** "Oct 5, 4k, 1 cat" */
const byItself = /(?:^|, )\$?(?:\d+(?:\.\d)? ?k|(?!20\d\d\b)\d,?\d{3}|\d\d,?\d{3})(?=,|\W*$)/;

const notToHave = anyOf(
  "not (?:going to|gonna)(?: be)?; (?:do|does|did|will|would|can) (?:not|never)(?: be)?; never; is not; are not",
  "no (?:va|voy|vamos|van) a; no (?:puede|puedo|llega a|llego a)",
);
const toEarn = anyOf("have; make; making; earn; earning; get; getting; tener; ganar; sacar; juntar");
const wrongFigure = anyOf(
  "not; instead of; rather than; en vez de; y no; (?:not|no) (?:make|making|earn|gano|gana|ganamos)(?: like| about)?",
  `${notToHave} ${toEarn}(?: (?:like|about|even|the|los|ni|como))*`,
  "(?:never|not) (?:said|say|told you|wrote|write)(?: that)?(?: (?:i|we|it is|it was))?(?: (?:make|made|earn|get))?",
  "nunca (?:le )?dije(?: que)?(?: (?:gano|ganamos|son|eran))?",
);
/** "Isn't 4500 enough?" */
const askingSo = "(?<!^(?:(?:but|so|and|wait) )*(?:is|does|do|are|would|will) )";
/** "4500, not 3500", "I don't make 4500", "I never said I make 4500" */
const takenBack = new RegExp(String.raw`${askingSo}\b${wrongFigure} \$?\d[\d,.]*k?\b`, "g");

/** "That 9950 is wrong" */
const denied =
  /(?<!\d[,.]?)\$?\d[\d,.]*k? (?:(?:is|was|es|esta) (?:wrong|not right|incorrect|a mistake|mal|incorrecto|un error)|no es)\b/g;

/** A normal text without the amounts that it takes back. */
export const withoutAmountsTakenBack = (text: string): string => text.replace(takenBack, " ").replace(denied, " ");

/** The amounts that a text takes back for another: 2400 of "he makes 2100, not 2400". */
export const amountsTakenBack = (text: string): number[] =>
  [takenBack, denied].flatMap((words) =>
    matchesOf(text, words).flatMap(([found]) => {
      const [, figures = "", thousands] = /(\d[\d,]*(?:\.\d+)?)(k)?/.exec(found) ?? [];
      return [Number(figures.replaceAll(",", "")) * (thousands ? 1000 : 1)];
    }),
  );

/** "We both make 3k" is 6k together, "each of us gets 2k" as often as there are earners. */
const wholeTold = anyOf("combined; together; total; juntos; household");
const eachOfThem = anyOf(
  String.raw`(?:we|they|us|and i|and me) (?:both|each)\b; both of us\b; cada (?:un[oa]|quien)\b`,
  String.raw`(?:each|apiece)(?: of us)?(?: (?:a|per) month)?(?:\W*$|,)`,
  String.raw`(?:makes|earns|gets|brings(?: home| in)?|clears) (?:about |around |roughly |exactly )?the same\b`,
);
const ofTwo = new RegExp(String.raw`^(?!.*\b${wholeTold}\b).*\b${eachOfThem}`);

/** "We both make 2700, so 5400 together" */
const isOfBoth = /\b(?:(?:we|they|us) (?:both|each)|both of us|each|apiece|cada (?:un[oa]|quien))\b/;

const eachOfUs = /\beach of us (?:makes?|gets?|earns?|brings?|clears?)\b/;

const someEarners = new RegExp(
  String.raw`\b(?:me|myself|i|yo) (?:and|n|plus|with|y|con|\+|&) (?:my |mis )?${count} (?:\w+ )?(?!months|years|weeks|days|meses|anos)\w+s\b|\b${count} of us\b|\bsomos ${count}\b`,
);
const ofChildren = /\b(?:kids?|child(?:ren)?|sons?|daughters?|bab(?:y|ies)|hij[oa]s?|nin[oa]s?|bebes?)\b/;
/** How many people earn by a text that names them: "me and 3 friends", "the 4 of us"; two where it names none or children too. */
export function earnersIn(text: string): number {
  const [, others, all, inSpanish] = ofChildren.test(text) ? [] : (someEarners.exec(text) ?? []);
  const number = numberOf(others ?? all ?? inSpanish ?? "");
  return number > 1 ? number + (others ? 1 : 0) : 2;
}

/** "94k last year, the year before 71k": what was made before the last year counts no more. */
const yearBefore =
  /\b(?:(?:the )?(?:year|one) before(?: (?:that|last))?|(?:el )?antepasado|el (?:ano )?anterior)(?: (?:it|was|i|we|made|did|about|around|like|como|fueron|eran|only|just))* \$?\d[\d,.]*k?\b/g;

const ofTheRent = /^ ?(?:of|towards?|for|de) (?:my |the |la |mi )?(?:rent|renta)\b/;

const leastMonthlyDollars = 300;
/** More is a slip or words misheard, and no month's income of somebody who rents. */
const mostMonthlyDollars = 100_000;

/** "2150 + 2150 + 2 applications, is that 4410?" adds up what the home costs, and asks of the sum. */
export const addsCosts =
  /(?:\+|\bplus|\bmas) (?:the |my |our |el |la |las |los |\d )?(?:security )?(?:deposits?|applications?|apps?|app fees?|fees?|(?:first|1st) month|deposito|solicitud(?:es)?|primer mes)\b/;
const asksOfSum = /^(?:so )?(?:is|would) (?:that|it)(?: be)? (?:like )?\$?\d[\d,.]*\W*$/;

/**
 * The gross income a clause tells, in whole dollars a month; several earners are added up.
 * Errors  null where it tells none. `isAsked`: income was just asked for, so a bare amount is an answer.
 * `earners`: how many there are where each is told to earn the same.
 */
export function incomeIn(said: string, isAsked: boolean, earners = 2): number | null {
  const earnings = earningsIn(said, isAsked, earners);
  return earnings.length === 0 ? null : Math.round(sumOf(earnings.map(({ monthly }) => monthly)));
}

/** One income of a clause: what it comes to a month, the figure as it was said, and the words around that. */
export type Earning = {
  monthly: number;
  dollars: number;
  /** What its clause says before, up to another amount and that itself. */
  start: string;
  /** The words around it, from the amount before and to the next figure. */
  lead: string;
  tail: string;
  /** Another amount stands before it in its clause. */
  isAfterAnother: boolean;
};

/** The incomes a clause tells one by one, in order; none where it tells none. */
export function earningsIn(said: string, isAsked: boolean, earners: number): Earning[] {
  if (addsCosts.test(said) || asksOfSum.test(said)) return [];
  const text = withoutAmountsTakenBack(withLowerEnd(said))
    .replace(yearBefore, " ")
    .replace(/\b(\d{1,3}) ?(?:-|to) ?(?=\d{1,3} ?k\b)/g, "$1k to ");
  const isAbout =
    earns.test(text) ||
    payOfSomebody.test(text) ||
    (ofWages.test(text) && !otherMoney.test(text)) ||
    ((perPeriod.test(text) || byItself.test(text)) &&
      (beside.test(text) || aScore.test(text)) &&
      !otherMoney.test(text));
  if (!isAbout && (!isAsked || /\d\d?\/\d|\d:\d/.test(text))) return [];
  const period = periodIn(text);
  const amounts: number[] = [];
  const earnings: Earning[] = [];
  const founds = matchesOf(text, amount);
  let hasHourly = false;
  let lastAt = -1;
  let last: string | undefined;
  for (const [at, found] of founds.entries()) {
    const around = text.slice(Math.max(0, found.index - 22), found.index);
    const paidByOthers =
      /\b(?:covers?|cubren?)(?: (?:up to|about|around|like|hasta|como))? \$?$/.test(around) ||
      /\b(?:voucher|section 8|seccion 8|program|agency|they|hud|housing) (?:\w+ )?(?:pays?|covers?|paga|cubre)\b(?! (?:me|us)\b)/.test(
        around,
      ) ||
      ofTheRent.test(text.slice(found.index + found[0].length));
    if (paidByOthers || (otherMoney.test(around) && !earns.test(around))) continue;
    // "I make 19 an hour and my man makes 22"
    const isHourlyToo =
      hasHourly && found[3] === undefined && /^\d{2}(?:\.\d+)?$/.test(found[0].trim()) && getsPaid.test(around);
    const goesOn =
      amounts.length > 0 && (hedged.test(around) || isOfNextEarner(around)) && !people.test(withUnit(text, found));
    const isMoney =
      isHourlyToo ||
      goesOn ||
      benefitOf.test(around) ||
      found[0].includes("$") ||
      isTerm(text, founds, at) ||
      (amounts.length > 0 &&
        !/\bpay(?:s|ing)? \$?$/.test(around) &&
        (adds.test(around) || isOfWork(text, found) || ofBenefits.test(text.slice(found.index + found[0].length)))) ||
      found[2] !== undefined ||
      (found[3] ?? periodAfter(text, founds, at)) !== undefined ||
      (isAsked && period !== undefined);
    const dollars = Number((found[1] as string).replace(/,/g, "")) * (found[2] ? 1000 : 1);
    if (!isMoney && (dollars < 1000 || people.test(withUnit(text, found)))) continue;
    const isSaid = earns.test(around) || earner.test(around);
    if (!isMoney && dollars >= 2000 && dollars < 2100 && /\b(?:20\d\d)\b/.test(found[0]) && !isSaid) continue;
    hasHourly ||= /^(?:hr|hour|hora)/.test(found[3] ?? "");
    const monthly = monthlyOf(
      dollars,
      isHourlyToo
        ? "hour"
        : (found[3] ??
            periodAfter(text, founds, at) ??
            (goesOn && last ? last : undefined) ??
            periodBeside(text, founds, at) ??
            (isMoney || isAbout || isAsked ? period : undefined)),
      hoursAWeekIn(text),
    );
    last = /^(?:hr|hour|hora|year|yr|annu|salary|ano|anual)/.test(found[3] ?? "") ? undefined : (found[3] ?? last);
    // "1500 twice a month, so 3000": what it comes to is told by the month, whatever the pay before it is told by.
    const before = sumOf(amounts) * (isOfBoth.test(text) ? earners : 1);
    if (hasHourly && isEstimate(monthly, before) && comesTo.test(around) && !getsPaid.test(around))
      return [{ ...(earnings[0] as Earning), monthly: Math.round(monthly) }];
    const isSame = isAboutTheSame(monthly, before) || isAboutTheSame(dollars, before);
    if (amounts.length === 1 && isOfBoth.test(text) && isSame)
      return [{ ...(earnings[0] as Earning), monthly: Math.round(before) }];
    const isTotal = amounts.length > 0 && isSame && (comesTo.test(around) || (amounts.length > 1 && adds.test(text)));
    if (monthly < leastMonthlyDollars || monthly > mostMonthlyDollars || isTotal) continue;
    amounts.push(monthly);
    earnings.push({ monthly, dollars, ...wordsAround(text, founds[lastAt], found, founds[at + 1]) });
    lastAt = at;
  }
  const [first] = earnings;
  if (!first) return [];
  if (amounts.length === 2 && areClose(amounts) && varies.test(text)) return [first];
  const isRange =
    amounts.length === 2 && (/\d\s?k?\s?(?:-|to|a)\s?\$?\d/.test(text) || (areClose(amounts) && orElse.test(text)));
  if (isRange) return [{ ...first, monthly: Math.min(...amounts) }];
  const isOfEach = amounts.length === 1 && (ofTwo.test(text) || eachOfUs.test(text));
  return isOfEach ? [{ ...first, monthly: first.monthly * earners }] : earnings;
}

/** The words from the amount before one to it, and those after it to the next figure. */
const wordsAround = (
  text: string,
  before: RegExpExecArray | undefined,
  found: RegExpExecArray,
  next: RegExpExecArray | undefined,
): Pick<Earning, "start" | "lead" | "tail" | "isAfterAnother"> => {
  const from = before ? before.index + before[0].trimEnd().length : 0;
  return {
    start: text.slice(0, from),
    lead: text.slice(from, found.index),
    tail: text.slice(found.index + found[0].trimEnd().length, next?.index),
    isAfterAnother: before !== undefined,
  };
};

const getsPaid =
  /\b(?:makes?|gets?|earns?|gana|at|is on|(?:wife|husband|man|partner|bf|gf|boyfriend|girlfriend)) (?:about |like |around )?$/;

/** "I work at Honda, 24.50 an hr" */
const ofWages =
  /\b(?:work|working|job|full[- ]?time|part[- ]?time|trabajo|tiempo completo)\b.*\b\d{2}(?:\.\d{1,2})? ?(?:\/ ?|an? |per |la |por )(?:hr|hour|hora)\b/;

/** "About 3k, maybe 3.2k" is one amount told twice. */
const orElse =
  /\dk?(?: (?:a|per|al) (?:month|mes))?,? (?:or|o|maybe|sometimes|quizas?|a veces)(?: (?:maybe|like|about|como|even))* \$?\d/;
/** "Like 4,100, some months 4,500": what is made now and then is not added to what is usual. */
const someMonths = String.raw`(?:some|other|good|slow|busy|certain) (?:months|weeks)|(?:algunos|otros|hay|unos) meses`;
/** "900 a week and sometimes 950", with no word of what else that is of */
const nowAndThen = String.raw`(?:sometimes|hay veces(?: que)?|a veces)(?=(?: \w+){0,2} \$?\d[\d,.]*k?\W*$)`;
const varies = new RegExp(String.raw`\d.*\b(?:${someMonths}|${nowAndThen})\b.*\d`);
const closest = 0.7;
const areClose = (amounts: readonly number[]): boolean => Math.min(...amounts) >= Math.max(...amounts) * closest;

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

/** "And maybe 400 on the side", after another amount */
const hedged =
  /(?:\b(?:and|n|y|also|plus|then)|,|&|\+) (?:(?:maybe|about|like|around|another|roughly|perhaps|sometimes|como|unos|otros|quiza|quizas) )+\$?$/;
/** "She gets SSI for him, 943" */
const benefitOf =
  /\b(?:ssi|ssdi|disability|pension|social security|child support|food stamps|snap|alimony|unemployment|manutencion)\b(?!.*\b(?:credit|score|fico|credito|puntaje)\b)[^\d.;]{0,20}$/;

/** What joins two amounts of a sum: "700 + 400 a week" */
const joins = /^ ?(?:\+|plus|mas|&) ?(?:about |like |my |his |her |another |mi |su )?\$?$/;
const between = (text: string, one?: RegExpExecArray, other?: RegExpExecArray): string =>
  one && other ? text.slice(one.index + one[0].trimEnd().length, other.index) : "";
/** Amounts below a thousand are money among others that they are added to. */
const isTerm = (text: string, founds: readonly RegExpExecArray[], at: number): boolean =>
  joins.test(between(text, founds[at], founds[at + 1])) || joins.test(between(text, founds[at - 1], founds[at]));
/** "950 and 350 a week": two wages of which the period is told once. */
const andAlso = /^ ?(?:and|y|n|&) (?:about |like |como |unos )?\$?$/;
const mostByWeek = 2000;
const isWageBeside = (found: RegExpExecArray, next: RegExpExecArray, between: string): boolean =>
  andAlso.test(between) &&
  found[3] === undefined &&
  paidOften.test(next[3] ?? "") &&
  Number((found[1] as string).replace(/,/g, "")) <= mostByWeek;
/** The period that a sum names after its last amount. */
function periodAfter(text: string, founds: readonly RegExpExecArray[], at: number): string | undefined {
  const [found, next] = founds.slice(at, at + 2);
  if (found && next && isWageBeside(found, next, between(text, found, next))) return next[3];
  return next && joins.test(between(text, founds[at], next))
    ? (next[3] ?? periodAfter(text, founds, at + 1))
    : undefined;
}

const isOfNextEarner = (around: string): boolean => earner.test(around) || nextEarner.test(around);
/** Pay by the week is seldom more than this many times that of the other one. */
const mostTimes = 2;
const paidOften = /^(?:biweek|bi-week|two week|2 week|quincena|week|wk|semana)/;
/**
 * The period of an earner's pay by that of the one named before or after: "900 a week, my brother 650"; undefined where the
 * amounts are too unlike, or what comes in is no pay.
 */
function periodBeside(text: string, founds: readonly RegExpExecArray[], at: number): string | undefined {
  const dollarsOf = (found: RegExpExecArray): number =>
    Number((found[1] as string).replace(/,/g, "")) * (found[2] ? 1000 : 1);
  const found = founds[at] as RegExpExecArray;
  const isPay =
    !benefitOf.test(text.slice(0, found.index)) && !ofBenefits.test(text.slice(found.index + found[0].length));
  const beside = [founds[at - 1], founds[at + 1]].find(
    (other) => other && paidOften.test(other[3] ?? "") && dollarsOf(found) <= dollarsOf(other) * mostTimes,
  );
  const first = beside && beside.index < found.index ? beside : found;
  const second = first === found ? beside : found;
  const isOfAnother = second !== undefined && isOfNextEarner(between(text, first, second));
  return isPay && isOfAnother ? beside?.[3] : undefined;
}

/** "That's like 5700", "= 5000": what the amounts before come to. */
export const comesTo =
  /(?:=|\b(?:that is|which is|so|total(?: of)?|altogether|comes? to|(?:that|it|which|this|all) makes|son|o sea|seria|en total))(?: ?(?:like|about|around|roughly|maybe|probably|closer to|como|unos|tal vez))* ?\$?$/;
/** What pay by the hour comes to with overtime or tips is told by who gets it. */
const mostWithOvertime = 1.5;
const isEstimate = (told: number, reckoned: number): boolean =>
  told >= reckoned * closest && told <= reckoned * mostWithOvertime;
/** Twice a month is told as every two weeks, too. */
const closeness = 0.09;
export const isAboutTheSame = (one: number, other: number): boolean => Math.abs(one - other) <= other * closeness;

/** "943 a month plus 600 from my son" */
const adds = /(?:\bplus|\+|\band another|\bmas|\by otros) (?:about |around |like )?$/;

/** "600 in food stamps and 900 child support" */
const ofBenefits =
  /^ ?(?:(?:in|of|from|for|a|per|month|my|her|his|our|their|the|de|mi|su|sus) )*(?:child support|alimony|ssi|ssdi|disability|pension|social security|food stamps|snap|va\b|benefits|tips|unemployment|manutencion)/;

/** "1,450 at the cafe and 700 tutoring": hundreds joined to an amount, with a word after them that tells of no score. */
const isOfWork = (text: string, found: RegExpExecArray): boolean =>
  !people.test(text) &&
  /\b(?:and|y|plus|n)(?: (?:about|like|around|maybe|como|unos))* \$?$/.test(text.slice(0, found.index)) &&
  ofWork.test(text.slice(found.index + found[0].trimEnd().length));
const ofWork = /^ (?:(?:from|at|doing|in|de|en|por|con) )?(?!and\b|or\b|y\b)[a-z]{4,}/;

/** A figure with the words right after it, to the next comma. */
function withUnit(text: string, found: RegExpExecArray): string {
  const end = found.index + found[0].length;
  return `${found[0]}${text.slice(end, end + unitCharacters).split(/[,;.]| and | y /, 1)[0]}`;
}
const unitCharacters = 12;
