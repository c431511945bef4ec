import { family, inSpanish, partners } from "../people/relatives.ts";
import { anyOf } from "../text/any-of.ts";
import { normal } from "../text/normal.ts";
import { asFigures } from "./amounts-in-words.ts";
import { amountsIn } from "./home-sums.ts";
import { benefitsIn } from "./income-sources.ts";

/*
 * Income that a renter names without its amount beside one that they tell: "I make 2400 and my mom has her pension".
 */

const leastDollars = 300;
const part = /[.;!?,] | (?:and|plus|y|mas|pero|but) /;
const having = anyOf("my; our; his; her; has; have; gets?; draws?; mi; mis; su; tiene; tenemos; recibe; cobra");
const works = "(?:works|is working|has a job|trabaja)";
const kin = `(?:${partners}|${family}|${inSpanish})`;
const worksToo = new RegExp(
  `\\b(?:my|our|mi) (?:\\w+ )?${kin} (?:also |tambien )?${works}\\b|\\b(?:he|she|ella|el) (?:also|tambien) ${works}\\b`,
);
const hasBenefit = new RegExp(`\\b${having}\\b`);
/** What the amount told is of, so that it is not of what is named beside it. */
const ownSource = anyOf(
  "i (?:only |just )?(?:make|earn|get|draw|bring|clear); i am at; my (?:job|pay|check|income); gano; recibo",
);
const ofOwn = new RegExp(`\\b${ownSource}\\b|\\bfrom (?:my|a|the) (?:\\w+ )?(?:job|work|pay)\\b`);
const denies = /\b(?:not|no|never|without|nor|sin|if|count|counts|cuenta|cuentan)\b/;

/** Whether a message that tells one amount names another income of the household without what it comes to. */
export function namesIncomeUntold(said: string): boolean {
  const parts = asFigures(normal(said)).split(part);
  const amounts = parts.flatMap((each) => amountsIn(each).filter(({ dollars }) => dollars >= leastDollars));
  const telling = parts.filter((each) => amountsIn(each).some(({ dollars }) => dollars >= leastDollars));
  if (amounts.length !== 1 || !telling.some((each) => ofOwn.test(each))) return false;
  return parts.some(
    (each) =>
      !/\d/.test(each) &&
      !denies.test(each) &&
      (worksToo.test(each) || (hasBenefit.test(each) && benefitsIn(each).length > 0)),
  );
}
