import type { Line } from "../../talk.ts";
import { family, inSpanish, partners } from "../people/relatives.ts";
import { incomeOf } from "../people/renter-facts-in.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { clausesOf } from "../text/clauses.ts";
import { normal } from "../text/normal.ts";
import { asFigures } from "./amounts-in-words.ts";
import { amountsIn } from "./home-sums.ts";
import { earnersIn, sumOf } from "./income.ts";
import { benefitsIn } from "./income-sources.ts";
import { withMoneyJudged } from "./money-apart.ts";

/*
 * Whose income or credit a renter speaks of: their own, another's of the household, or that of somebody who only co-signs.
 */

const another = new RegExp(
  String.raw`\b(?:my|our|mi) (?:\w+ )?(?:${partners}|${family}|${inSpanish})\b|\b(?:he|she|his|her|hers)\b|\b(?:gana|recibe|le (?:dan|pagan))\b`,
);
const oneself =
  /\bi (?!(?:think|believe|guess|know|mean|can|said)\b)|\b(?:me|mine)\b|\bmy (?:own|income|salary|pay|pension|job|credit|score)\b|\b(?:gano|yo)\b/;
const combined = /\b(?:combined|together|total|household|altogether|juntos|entre los dos)\b/;
const together = /\b(?:we|us|our|both|ganamos)\b/;
const besides =
  /\b(?:also|plus|on top|another|additional|extra|in addition|besides|(?:hers|his|theirs) with mine|tambien|ademas)\b/;

/** "My brother-in-law starts Monday" */
const isToCome = /\b(?:starts|is starting|begins|will (?:start|make|earn)|empieza|va a (?:empezar|ganar)|entra a)\b/;

/** "Jess makes like 2900": a name, or whoever else, of whom it is said that they earn. */
const earnsByName = new RegExp(
  String.raw`\b(?!(?:${anyOf(
    "i; we; you; they; it; that; this; which; who; what; all; also; only; usually; really; job; work; gig; business; shop; truck; he; she",
    "yo; se; me; nos; que; uno; usted; lo; le; tambien; apenas; solo",
  )})\b)[a-z]+ (?:makes|earns|brings (?:home|in)|gana)(?: (?:like|about|around|maybe|roughly|como|unos|mas o menos))? \$?\d`,
);

type Earner = "oneself" | "another" | "all";
/** "My late husband's pension" is one's own. */
const leftByAnother = /\b(?:late|ex|former|difunt[oa]|finad[oa]) (?=\w)|(?:pension|jubilacion) de mi \w+/;
/** "Also my wife makes 2300" is another's; a bare figure is one's own. */
const earnerOf = (said: string): Earner => {
  if (earnsByName.test(said) && !ownPay.test(said)) return "another";
  if (combined.test(said) && !besides.test(said)) return "all";
  const text = withAmounts(said);
  const isAnothers = another.test(text) && !leftByAnother.test(text);
  if (together.test(text)) return "all";
  return isAnothers ? (oneself.test(text) ? "all" : "another") : "oneself";
};

/** "I make 2600" */
const ownPay =
  /\b(?:i|we) (?:make|earn|get|bring|clear|gross|am|have)\b|\b(?:mine|my (?:own )?(?:income|pay|salary)) (?:is|was)\b|\b(?:gano|ganamos)\b/;

const joint =
  /[,;](?!\d)| (?:but|though|although|pero|aunque|(?:and|y|while|mientras)(?= (?:i|he|she|my|his|her|yo|mi|el|ella|su) )) /;
/** The parts of a text that have figures: who earns is said beside what they earn. */
const withAmounts = (text: string): string => {
  const parts = text.split(joint).filter((part) => /\d/.test(part));
  return parts.length > 0 ? parts.join(", ") : text;
};

/** The income a line told, and whose. */
function earnedIn(text: string, isAsked: boolean): { monthly: number; earner: Earner; said: string } | null {
  const told = withMoneyJudged(clausesOf(text), isAsked ? "facts" : "none").flatMap((clause) => {
    const said = asFigures(clause.text);
    const monthly = incomeOf({ ...clause, text: said }, isAsked, earnersIn(said));
    return monthly === null ? [] : [{ said, monthly }];
  });
  if (told.length === 0) return null;
  const said = told.map((each) => each.said).join(". ");
  return { monthly: sumOf(told.map(({ monthly }) => monthly)), earner: earnerOf(said), said };
}

const asksIncome = /\b(?:income|ingresos?)\b/i;

/** "We make 4900 together": what is told is the whole household's. */
export const isOfAll = (text: string): boolean => earnerOf(normal(text)) === "all";

/** "My wife's is 710": what is told is another's alone. */
export const isOfAnother = (text: string): boolean => earnerOf(normal(text)) === "another";

/**
 * "My wife makes 2300 a month" after "I make 2600", or "also 400 child support": the income told now is to be added to the
 * one told before. `isAnothers`: it is surely another's of the household.
 */
export function addsToIncome(text: string, history: readonly Line[], isAnothers: boolean): boolean {
  const told = earnedIn(text, false);
  const said = normal(text);
  const isComing = isToCome.test(said) && another.test(said) && !oneself.test(said);
  const now: Earner = isAnothers || isComing ? "another" : told ? told.earner : earnerOf(said);
  if (now === "all" || (told === null && now !== "another")) return false;
  const before = history.findLastIndex(
    ({ from, text: line }, at) =>
      from === "renter" && earnedIn(line, at > 0 && asksIncome.test(history[at - 1]?.text ?? "")) !== null,
  );
  if (before < 0) return false;
  const earned = earnedIn(history[before]?.text ?? "", true);
  if (besides.test(said) || isComing) return true;
  if (earned === null) return false;
  const isLess = told !== null && told.monthly < earned.monthly;
  if (isLess && isOfNewBenefit(said, history) && !putsRight.test(said)) return true;
  if (now === "another" && !together.test(earned.said) && isOfNewOne(said, history)) return true;
  return earned.earner !== "all" && (earned.earner !== now || areTwo(earned.said, said));
}

const relative = new RegExp(
  String.raw`\b(?:my|our|his|her|mi|su) (?:\w+ )?(${partners}|${family}|${inSpanish})\b`,
  "g",
);
const relativesIn = (text: string): string[] => [...text.matchAll(relative)].map(([, one]) => one as string);

const putsRight = /\b(?:sorry|actually|correction|instead|not|no|meant|mean|perdon|digo|quise|sino|en vez)\b/;
/** "I get 600 in child support", where nothing of it was told so far: what is less than the pay comes on top of it. */
function isOfNewBenefit(said: string, history: readonly Line[]): boolean {
  const before = history.flatMap(({ from, text }) => (from === "renter" ? benefitsIn(normal(text)) : []));
  const now = benefitsIn(said);
  return now.length > 0 && !now.some((benefit) => before.includes(benefit));
}

/** "And my dad gets 900", where nothing of him was told so far. */
function isOfNewOne(said: string, history: readonly Line[]): boolean {
  const now = relativesIn(said);
  const before = history.flatMap(({ from, text }) =>
    from === "renter" && /\d/.test(text) ? relativesIn(normal(text)) : [],
  );
  return now.length > 0 && !now.some((one) => before.includes(one));
}

const ofMan = new RegExp(
  String.raw`\b${anyOf(
    "he; his; him; husband; hubby; boyfriend; bf; dad; father; son; brother; uncle; grandpa; nephew",
    "esposo; marido; novio; papa; hermano; hijo; abuelo; suegro; cunado; tio; primo; yerno",
  )}\b`,
);
const ofWoman = new RegExp(
  String.raw`\b${anyOf(
    "she; her; hers; wife; girlfriend; gf; mom; mother; daughter; sister; aunt; grandma; niece",
    "esposa; novia; mama; hermana; hija; abuela; suegra; cunada; tia; prima; nuera",
  )}\b`,
);
/** "He makes 4,100", "my girlfriend gets 950": two that are told of are told apart by their words. */
function areTwo(before: string, now: string): boolean {
  const isOf = (text: string, one: RegExp, other: RegExp) => one.test(text) && !other.test(text);
  return (
    (isOf(before, ofMan, ofWoman) && isOf(now, ofWoman, ofMan)) ||
    (isOf(before, ofWoman, ofMan) && isOf(now, ofMan, ofWoman))
  );
}

const paidEvery =
  /(?<!\d[,.]?)\d[\d,.]*k? ?\/? ?(?:a |an |per |each |por |la |a la |al |cada )(?:hour|week|day|hora|semana|quincena|dia)\b/;
/** "600 a week, not a month": the pay told before, with the time that it is for. */
function tellsPayAgain(said: string, history: readonly Line[]): boolean {
  const amounts = amountsIn(said).map(({ dollars }) => dollars);
  return (
    paidEvery.test(said) &&
    history.some(
      ({ from, text }) =>
        from === "renter" &&
        amountsIn(normal(text)).some(({ dollars }) => amounts.includes(dollars)) &&
        earnedIn(text, true) !== null,
    )
  );
}

/** Whether a message tells again what was told as income: with the time that the pay is for, or added up. */
export const tellsIncomeAgain = (text: string, history: readonly Line[]): boolean =>
  tellsPayAgain(normal(text), history) || addsUpIncome(text, history);

const leastDollars = 300;
/** "2600 me and 2400 her = 5000": amounts that were told as income are added up again. */
function addsUpIncome(text: string, history: readonly Line[]): boolean {
  const said = normal(text);
  if (!/\+|=|\bplus\b|\bmas\b/.test(said)) return false;
  const amounts = amountsIn(said).filter(({ dollars }) => dollars >= leastDollars);
  const told = history.filter(({ from, text: line }) => from === "renter" && earnedIn(line, false) !== null);
  return (
    amounts.length > 1 &&
    told.some(({ text: line }) =>
      amountsIn(normal(line)).some(({ dollars }) => amounts.some((each) => each.dollars === dollars)),
    )
  );
}

/** "She wouldn't live here, just sign" */
const standsBy = anyOf(
  String.raw`\bco-? ?sign; \bguarantor; \baval(?:es)?\b; \bfiador`,
  String.raw`\b(?:just|only) (?:to |be |going to )?sign(?:s|ing)?\b(?! (?:up|in|the lease)); \bsolo (?:va a )?firma(?:r|ria|ndo)?\b`,
  String.raw`\b(?:would|will|is|does)(?:n['’]?t| not) (?:be |actually |going to |even )*liv(?:e|ing) (?:here|there|with (?:me|us))\b`,
  String.raw`\bno (?:va a vivir|viviria|vive|vivira) (?:ahi|alli|aqui|conmigo|con nosotros)\b`,
);
const cosigning = new RegExp(standsBy, "i");
/** "I can co-sign" is said by who writes for the one that will live there. */
const writerCosigns =
  /\b(?:i|we|i['’](?:ll|d)|we['’](?:ll|d))(?: can| could| will| would| am happy to| am willing to)? co-? ?sign\b/i;
/** What the co-signer makes is not the renter's. */
const ofWriter =
  /^(?!.*\b(?:she|he|they|daughter|son|her|his)\b).*\b(?:i (?:make|earn|get paid|bring home|gross|clear)|my (?:own )?(?:income|salary|pay|pension|credit|score))\b.*\d/;
/** Somebody of the household tells of the household, co-signer or not. */
const livesThere =
  /\b(?:my|our|mi) (?:wife|husband|hubby|spouse|partner|boyfriend|girlfriend|fiancee?|roommate|espos[oa]|pareja)\b/;
const linesBack = 4;
const part = /, | and (?=my |i )|\. /;
/** A clause without what its writer tells of their own money beside something else; none where it tells nothing else. */
function withoutWriter(clause: Clause): Clause[] {
  const parts = clause.text.split(part);
  const others = parts.filter((each) => !ofWriter.test(each));
  if (others.length === parts.length) return [clause];
  const { money: _, ...rest } = clause;
  return others.length === 0 ? [] : [{ ...rest, text: others.join(", ") }];
}

/** The clauses without what is told of somebody who is only to co-sign: "my dad makes 9k a month". */
export function withoutCosigner(clauses: readonly Clause[], text: string, history: readonly Line[]): Clause[] {
  const lines = [...history.slice(-linesBack).flatMap((line) => (line.from === "renter" ? [line.text] : [])), text];
  if (!lines.some((line) => cosigning.test(line))) return [...clauses];
  if (lines.some((line) => writerCosigns.test(line))) return clauses.flatMap(withoutWriter);
  return clauses.flatMap(withoutAnother);
}

/** A clause without what it tells of somebody who co-signs: "my son's 8,000 co-signs and I make 2,300" leaves the 2,300. */
function withoutAnother(clause: Clause): Clause[] {
  const parts = clause.text.split(joint);
  const own = parts.filter((each) => earnerOf(each.replace(besideWriter, "")) !== "another" || livesThere.test(each));
  if (own.length === parts.length) return [clause];
  const { money: _, ...rest } = clause;
  return own.length === 0 ? [] : [{ ...rest, text: own.join(", ") }];
}
/** Words that name the writer, as no one who earns. */
const besideWriter = /\b(?:for|with) (?:me|us)\b|\b(?:conmigo|por mi)\b|^yo,? (?=(?:my|i|we|so|the)\b)/g;
