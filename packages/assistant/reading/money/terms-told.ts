import { topicsIn } from "../../topics.ts";
import { anyOf } from "../text/any-of.ts";
import { normal, tokensOf } from "../text/normal.ts";
import { leastMonthlyDollars } from "./amounts-found.ts";
import { amountsIn } from "./home-sums.ts";

/** The figures of a home that an owner sets anew for one renter. */
const setAnew: readonly string[] = ["rent", "deposit"];

const amounts = anyOf(
  "\\d+; (?:one|two|three|half|double|extra|larger|bigger|higher|smaller|lower|less|more|another|no); waive; reduce; split; drop",
  "(?:un|uno|dos|tres|medio|doble|mayor|menor|mas|menos|otro|sin); bajar; bajo; rebajo; dividir",
);
const setsAmount = new RegExp(`\\b(?:${amounts})\\b`);
const includes = /\b(?:includ|inclu[iy])\w*/;

/**
 * Returns the topics of rent and deposit that an owner's answer sets for a renter: "with no score I ask for two months'
 * deposit"; not that of "water is included in the rent".
 */
export const termsToldIn = (answer: string): string[] => {
  const setting = answer
    .split(/[.!?;\n]+\s/)
    .map(normal)
    .filter((sentence) => setsAmount.test(sentence) && !includes.test(sentence));
  const named = setting.flatMap((sentence) => topicsIn(tokensOf(sentence)).map(({ topic }) => topic.key));
  return setAnew.filter((key) => named.includes(key));
};

const would = anyOf(
  "(?:can|could|will|would|i'll|i'd|we can|we could) (?:do|go|take|accept|agree to|drop|lower|come down); works; rent (?:is|at|of)",
  "puedo; podria; acepto; aceptaria; l[oa] dejo; l[oa] (?:puedo|podria) dejar; dejar(?:la|lo|te\\w*|se\\w*); renta (?:de|a|en)",
);
const toAmount = "it|that|the|rent|down|at|for|to|as|low|about|around|you|me|en|a|la|lo|renta|hasta";
/** What an owner would take stands right before its figure, or right behind it: not that of "works, the unit is 1204". */
const wouldTake = new RegExp(String.raw`\b${would}(?:,? (?:${toAmount}))*,? $`);
const isTaken =
  /^ ?(?:(?:a|per|al) (?:month|mes) )?(?:works|is (?:fine|okay)|would (?:be fine|work)|esta bien|me parece)\b/;
const orAnother = /^ ?(?:or|o|to|-) ?\$?\d/;
const ofElse =
  /\b(?:deposits?|fees?|pets?|dogs?|cats?|parking|carport|electric\w*|gas|water|incomes?|score|credit|deposito|mascotas?|luz|agua|ingresos?|puntaje)\b/;

/** Returns the one amount that an owner would take as rent, "I can do 1,450 on a 12 month lease"; null where none is named. */
export function rentSetIn(answer: string): number | null {
  const [sentence, another] = answer
    .split(/[.!?;\n]+\s/)
    .map(normal)
    .filter((said) => amountsIn(said).some(({ dollars }) => dollars >= leastMonthlyDollars) && !ofElse.test(said));
  if (sentence === undefined || another !== undefined) return null;
  const [amount, other] = amountsIn(sentence).filter(({ dollars, at, end }) => {
    const [before, after] = [sentence.slice(0, at), sentence.slice(end)];
    return dollars >= leastMonthlyDollars && !orAnother.test(after) && (wouldTake.test(before) || isTaken.test(after));
  });
  return amount && !other && !/\b(?:no|not|nunca|never)\b/.test(sentence.slice(0, amount.at)) ? amount.dollars : null;
}
