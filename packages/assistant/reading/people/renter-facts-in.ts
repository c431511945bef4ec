import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { Asked } from "../answers/asked.ts";
import { listedAnswers } from "../answers/listed-answers.ts";
import { isAboutTheSame, sumOf } from "../money/amounts-alike.ts";
import { creditIn } from "../money/credit-in.ts";
import { earnersIn } from "../money/each-earns.ts";
import { withMoneyInFigures } from "../money/figures-named.ts";
import { netPaysIn } from "../money/gross-and-net.ts";
import { type Earning, earningsIn, type PayBeside } from "../money/income.ts";
import { comesTo, onlyNowAndThen } from "../money/income-words.ts";
import { asAnswersOfCredit, moneyOf } from "../money/money-apart.ts";
import type { MoneyMoment } from "../money/money-role-features.ts";
import { hoursToldAlone, periodIn, periodNextTo } from "../money/pay-periods.ts";
import { asksCreditAlone, scoresToldIn, withScoresJudged } from "../money/scores-told.ts";
import { lesserOfTimes, tellsUsualOf, withSteadyAlone } from "../money/steady-income.ts";
import { isNotSoYet, withoutGranted } from "../money/supposed.ts";
import { earnerOf } from "../money/who-earns.ts";
import { saysWhatItIs, speaksOfAnimals } from "../pets/animal-words.ts";
import { describesOwn, namesAssistance, speaksOfOwnAssistant } from "../pets/assistance-animals.ts";
import { withoutLossDated } from "../pets/not-pets.ts";
import { asksCostOfOwn, asksOfCounted, listsOwn, supposesOnly, tellsNoneBut } from "../pets/pets-in.ts";
import { animalsIn } from "../pets/pets-told.ts";
import { asksBack } from "../questions/pointing.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { namesMonth } from "../times/day-readers.ts";
import { inMonth, isPreferred, monthNamedIn, moveInDaysIn } from "../times/move-in-days.ts";
import { isAboutMovingIn } from "../times/move-in-or-visit.ts";
import { moveInTold } from "../times/move-in-told.ts";
import { addsToList, countsAll, occupantsIn } from "./household.ts";
import { leaseTermIn } from "./lease-term.ts";
import { givesOwnReason, hasNoVoucher } from "./no-voucher.ts";
import { smokerIn } from "./smoking.ts";

const mine = new RegExp(
  [
    String.raw`\b${anyOf(
      "i; my; me; mine; we; our; us; mi; mis; nos; tengo; tenemos; seriamos; gano; ganamos; recibo; recibimos; cobro",
      "cobramos; soy; somos; nuestro; nuestra; (?:hers|his|theirs) (?:is|was)(?= (?:\\w+ )?\\d)",
    )}\b`,
    String.raw`^got (?:an?|two|\d)\b`,
    String.raw`^(?:\d|one|two|three|dos|tres) (?:\w+ )?(?:cats?|dogs?|pets?|gatos?|perros?)\b`,
  ].join("|"),
);

/** The facts a renter tells of themselves; questions about the home tell none, and nothing protected is kept. */
export function factsIn(clauses: readonly Clause[], asked: Asked, today: Temporal.PlainDate): Partial<RenterFacts> {
  const facts: Partial<RenterFacts> = {};
  const scored = withScoresJudged(clauses, asked);
  const earnings = earningsOfClauses(clauses, asked);
  const score = scoreOf(
    scored.filter((clause) => tellsOfOwn(clause, asked)),
    asked,
    // "700 a week gross. 575 clear": what is left of a pay is no score either.
    earnings.length === 0 ? [] : [...earnings.map(({ earning }) => earning.dollars), ...netsOf(clauses)],
  );
  const own = ownOf(clauses, asked);
  const moveIn = moveInOf(own, asked, today);
  if (moveIn) facts.moveIn = moveIn;
  for (const [place, clause] of own.entries()) {
    const { at, text } = clause;
    Object.assign(
      facts,
      score && scoresToldIn([scored[at] as Clause], asked).length > 0
        ? { ...score, creditUnknown: false }
        : creditIn(clause, asked),
      leaseTermIn(text, mine),
      household(withListBefore(clause, own[place - 1]), asked, facts.occupants ?? 0),
    );
    Object.assign(facts, voucher(text), occupation(text), smoking(text));
  }
  if (earnings.length > 0) facts.monthlyIncome = Math.round(sumOf(earnings.map(({ earning }) => earning.monthly)));
  if (score && !facts.creditScore) Object.assign(facts, score, { creditUnknown: false });
  Object.assign(facts, animalsIn(own, clauses, asked));
  const listed = Object.assign({}, ...own.map(({ text }) => listedAnswers(text, asked)));
  Object.assign(facts, { ...listed, ...facts });
  const isOwn = (clause: Clause) => speaksOfOwnAssistant(clause) || saysWhatItIs(clause.text);
  if (clauses.some(namesAssistance) && clauses.some(isOwn)) facts.hasAssistanceAnimal = true;
  return facts;
}

/** When clauses say that the renter would move in, of all that `factsIn` tells. */
export const moveInIn = (clauses: readonly Clause[], asked: Asked, today: Temporal.PlainDate): RenterFacts["moveIn"] =>
  moveInOf(ownOf(clauses, asked), asked, today);

/** The clauses that tell of the renter, their amounts in figures, each with its place among all. */
const ownOf = (clauses: readonly Clause[], asked: Asked): (Clause & { at: number })[] =>
  clauses
    .map((said, at) => ({ ...said, text: withMoneyInFigures(said.text), at }))
    .filter((clause) => tellsOfOwn(clause, asked));

/** When the renter would move in by what their clauses say in so many words. */
function moveInOf(own: readonly Clause[], asked: Asked, today: Temporal.PlainDate): RenterFacts["moveIn"] {
  let told: RenterFacts["moveIn"] = null;
  let saysMoveIn = false;
  for (const [place, clause] of own.entries()) {
    const month = monthNamedIn(own.slice(0, place).map(({ text }) => text));
    const dated = { ...clause, text: withoutLossDated(inMonth(clause.text, month)) };
    // "I could move in August 4, but August 12 is better": a day that is preferred to one is of the same thing.
    const goesOn = told && moveInDaysIn(dated.text, today).some((day) => isPreferred(dated.text, day));
    const { moveIn } = moveInTold(dated, goesOn ? [...asked, "moveIn"] : asked, today);
    const isLoose = moveIn?.from === today.toString() || (saysMoveIn && isBareDay(clause.text));
    if (moveIn && !(told && (isLoose || startsThen.test(clause.text)))) told = moveIn;
    // "In by June 1, 5200. I get off late Thursdays": the name of a day alone is none to move in on beside one that is.
    saysMoveIn ||= moveIn !== undefined && isAboutMovingIn(clause.text);
  }
  return told;
}

const isBareDay = (text: string): boolean => !isAboutMovingIn(text) && !namesMonth(text) && !/\d/.test(text);

/** Whether a clause tells of the renter, and does not ask of the home. */
const tellsOfOwn = (clause: Clause, asked: Asked): boolean =>
  !clause.isQuestion ||
  mine.test(clause.text) ||
  supposesOnly(clause.text) ||
  (speaksOfAnimals(clause.text) &&
    [describesOwn, asksCostOfOwn, asksOfCounted, listsOwn, tellsNoneBut].some((tells) => tells(clause.text))) ||
  (asked.length > 0 && asksBack(clause.text));

/** The incomes that a clause tells. */
function earningsOf(
  clause: Clause,
  moment: MoneyMoment,
  earners: number,
  { period, hours }: PayBeside,
  isCreditAlone: boolean,
): Earning[] {
  const money = moneyOf(clause, moment);
  const judged = money && isCreditAlone ? asAnswersOfCredit({ ...clause, money }).money : money;
  // Better no income than one by another's hours.
  return (judged && earningsIn(judged, earners, { period: periodIn(judged.text) ?? period, hours })) ?? [];
}

/** The incomes of clauses, with the clause of each; what a clause only adds up of those before is none. */
export function earningsOfClauses(clauses: readonly Clause[], asked: Asked): Told[] {
  const earners = earnersIn(clauses.map(({ text }) => text).join(". "));
  const told: Told[] = [];
  for (const [at, said] of clauses.entries()) {
    const clause = { ...said, text: withMoneyInFigures(said.text) };
    // What has no figure tells no amount.
    if (!/\d/.test(clause.text)) continue;
    const isOfSome = onlyNowAndThen.test(clause.text) && withSteadyAlone(clause.text) === clause.text;
    const isBare = !hasWords.test(clause.text) && !asked.includes("income") && clauses.length < clausesInList;
    if (!tellsOfOwn(clause, asked) || isOfSome || isBare) continue;
    const earnings = earningsOf(
      clause,
      asked.length > 0 ? "facts" : "none",
      earners,
      {
        period: periodNextTo(clauses, at),
        hours: hoursBeside(clauses, at),
      },
      asksCreditAlone(asked),
    );
    const last = told.at(-1);
    const lesser = lesserOfTimes(clause.text, earnings, last && { earning: last.earning, text: last.clause.text });
    if (lesser) {
      told.splice(-1, 1, lesser === last?.earning ? last : { earning: lesser, clause });
      continue;
    }
    const before = sumOf(told.map(({ earning }) => earning.monthly));
    if (told.length > 0 && isSumOf(clause.text, sumOf(earnings.map(({ monthly }) => monthly)), before)) continue;
    if (
      tellsUsualOf(
        clause.text,
        earnings,
        told.map((each) => each.earning),
      )
    )
      told.length = 0;
    told.push(...earnings.map((earning) => ({ earning, clause })));
  }
  return told.length > 1 ? withoutNets(told, clauses) : told;
}

const netsOf = (clauses: readonly Clause[]): readonly number[] =>
  netPaysIn(clauses.map(({ text }) => withMoneyInFigures(text)).join(". "));

type Told = { earning: Earning; clause: Clause };
/** "We gross 5,200. After taxes it's 4,100": incomes without those that are what is left of another. */
function withoutNets(told: readonly Told[], clauses: readonly Clause[]): Told[] {
  const nets = netsOf(clauses);
  return told.filter(({ earning }) => !nets.includes(earning.dollars));
}
/** "$20 an hour. They give me 30 hours": the hours of a week that the clause next to one tells, or one of the same earner further on. */
function hoursBeside(clauses: readonly Clause[], at: number): number | undefined {
  if (!byHour.test(clauses[at]?.text ?? "")) return undefined;
  const who = earnerOf(clauses[at]?.text ?? "", "", "") ?? "self";
  const places = clauses
    .map((_, place) => place)
    .filter((place) => place !== at && hoursWord.test(clauses[place]?.text ?? ""));
  const nearest = places.toSorted((one, other) => Math.abs(one - at) - Math.abs(other - at));
  for (const place of nearest) {
    const { text = "" } = clauses[place] ?? {};
    const named = earnerOf(text, "", "");
    const isOfSame = named === null ? Math.abs(place - at) === 1 : named === who;
    const hours = isOfSame ? hoursToldAlone(text) : undefined;
    if (hours !== undefined) return hours;
  }
  return undefined;
}
const byHour = /\b(?:hour|hr|hora|hourly)\b/;
const hoursWord = /\b(?:hours|hrs|horas|eights|nines|tens|twelves)\b|\ds\b/;

const hasWords = /\p{L}{2}/u;
/** "Tuesday at 6. 4100. No animals": from so many on, a figure by itself is one of them. */
const clausesInList = 3;

/**
 * Of the scores of several people the lowest, by which a household is judged; those of several bureaus as a range.
 * Source: docs/decisions/0090-screening-and-its-fee.md.
 */
function scoreOf(
  clauses: readonly Clause[],
  asked: Asked,
  earned: readonly number[],
): Pick<RenterFacts, "creditScore"> | null {
  // "Paid weekly, I'm at 640 and she's at 560, credit 655": what is earned is no score.
  const told = scoresToldIn(clauses, asked).filter(({ low, high }) => low !== high || !earned.includes(low));
  if (told.length === 0) return null;
  const lowest = told.reduce((least, range) => (range.low < least.low ? range : least));
  const isOfBureaus = clauses.some(({ text }) => bureaus.test(text));
  return { creditScore: isOfBureaus ? { ...lowest, high: Math.max(...told.map(({ high }) => high)) } : lowest };
}
const bureaus = /\b(?:experian|equifax|trans ?union|vantage|karma|fico|bureaus?|buro)\b/;

/** "That's like 4700", after the amounts that come to it. */
const isSumOf = (text: string, income: number, before: number | null | undefined): boolean => {
  const lead = text.slice(0, text.search(/\$?\d/));
  return typeof before === "number" && (comesTo.test(lead) || itIs.test(lead)) && isAboutTheSame(income, before);
};
const itIs = /^(?:so |y )?(?:it is|eso es|es) (?:about |around |like |como |unos )?$/;

/** When work begins is when one moves in, unless that was told besides. */
const startsThen = /^(?!.*\bmov).*\b(?:starts?|begins?|starting|beginning)\b|\brelocat\w+\b.*\b(?:starts?|begins?)\b/;

/** "And the baby", right behind those who were listed, as one with them. */
const withListBefore = (clause: Clause, before: Clause | undefined): Clause =>
  before && addsToList(clause.text) && occupantsIn(before.text, true) !== null
    ? { ...clause, text: `${before.text.replace(/[.!]+$/, "")}, ${clause.text}` }
    : clause;

/** How many a clause counts; of fewer than were counted `before` it tells only where it counts them all. */
function household({ text: said }: Clause, asked: Asked, before: number): Partial<RenterFacts> {
  const text = withoutGranted(said);
  const occupants = isNotSoYet(text) ? null : occupantsIn(text, asked.includes("occupants"));
  return occupants === null || (occupants < before && !countsAll(text)) ? {} : { occupants };
}

function voucher(text: string): Partial<RenterFacts> {
  if (hasNoVoucher(text)) return { hasHousingVoucher: false };
  if (!namesVoucher.test(text) && !voucherPays.test(text)) return share(text);
  if (/\b(?:section 8|voucher) (?:people|tenants|families|renters|neighbors|folks)\b/.test(text)) return {};
  const tells = [mine, hasVoucher, voucherPays, isVoucher].some((each) => each.test(text));
  const isAsked = /^(?:do|does) you\b/.test(text) && !givesOwnReason(text);
  return tells && !isAsked ? { hasHousingVoucher: true, ...share(text), ...ownPart(text) } : {};
}

const namesVoucher =
  /\b(?:voucher|vouchers|section 8|section eight|sec 8|hcv|seccion 8|housing choice|vale de vivienda)\b/;
const aVoucher = "(?:\\w+ ){0,4}(?:vouchers?|section 8|section eight|sec 8|hcv|housing choice|seccion 8)";
/** "My mom gets section 8", "ella recibe seccion 8": somebody who would live there has one. */
const hasVoucher = new RegExp(
  `\\b(?:has|got|gets|receives|is on|are on|qualifies for|recibe|reciben|tiene|tienen|cobra|le dieron) ${aVoucher}\\b`,
);
/** "It's a two bedroom voucher" */
const isVoucher = /\b(?:it|mine) is (?:an? |for an? |the |through )(?:\w+[ -]){0,3}(?:voucher|section 8)\b/;
const voucherPays =
  /\b(?:vouchers?|section 8|seccion 8|(?:el|mi|su) vale) (?:covers?|pays?|is for|amount|es de|cubre|paga)\b/;

const about = "(?:about |around |like |como |unos |the other )?";
const amountOfRent = "\\$?(\\d[\\d,]*)(?! (?:of the |the )?(?:deposit|fee))";
/** "Section 8 pays 1100 and I pay 500", "ella paga como 540": among words of a voucher. */
const paysPart = new RegExp(
  `\\b(?:i|we|she|he|yo|ella|el|nosotros) (?:would |will |have to |has to |only |just |solo |nomas |nada mas )*(?:pays?|pago|paga|pagamos) ${about}${amountOfRent}`,
);
const partIs = new RegExp(
  `\\b(?:(?:my|her|his|our) (?:voucher |rent )?(?:share|part|portion|half)|(?:mi|su) (?:parte|mitad))(?: (?:of the rent|de la renta|is|would be|comes to|es|serian?|sale en|son|de))* ${about}\\$?([\\d,]+)`,
);
const ownPart = (text: string): Partial<RenterFacts> => shareIn(paysPart.exec(text));
const share = (text: string): Partial<RenterFacts> => shareIn(partIs.exec(text));
const shareIn = (found: RegExpExecArray | null): Partial<RenterFacts> =>
  found ? { ownRentShare: Number((found[1] as string).replace(/,/g, "")) } : {};

const jobs = anyOf(
  "nurse; teacher; engineer; student; driver; chef; cook; manager; server; developer; accountant; contractor",
  "technician; mechanic; electrician; plumber; barista; designer; lawyer; doctor; paramedic; carpenter; cashier",
  "analyst; social worker; professor; therapist; pharmacist; dentist; writer; welder; realtor; programmer",
  "consultant; assistant; salesperson; firefighter",
);
const tellsWork = anyOf(
  "i work as an?",
  String.raw`i am an? (?=${jobs}\b)`,
  "trabajo (?:como|de); my job is; my occupation is",
);
const afterWork = "(?: (?:and|at|for|in|with|making|earning|so|but|who|that|y|en|con|pero)\\b|[,.!?]|$)";
const works = new RegExp(String.raw`\b${tellsWork} ?([a-z][a-z ]{2,30}?)(?=${afterWork})`);
function occupation(text: string): Partial<RenterFacts> {
  const found = works.exec(text)?.[1]?.trim();
  return found ? { occupation: found } : {};
}

function smoking(text: string): Partial<RenterFacts> {
  const isSmoker = smokerIn(text);
  return isSmoker === null ? {} : { isSmoker };
}
