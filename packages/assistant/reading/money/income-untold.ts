import type { IncomesHeard } from "../../heard/incomes.ts";
import type { Incomes } from "../../talk.ts";
import { kin } from "../people/kin-words.ts";
import { anyOf } from "../text/any-of.ts";
import { normal } from "../text/normal.ts";
import { tells } from "../text/word-table.ts";
import { leastMonthlyDollars } from "./amounts-found.ts";
import { asFigures } from "./amounts-in-words.ts";
import { amountsIn } from "./home-sums.ts";
import { benefitsIn } from "./income-sources.ts";
import { earnerOf } from "./who-earns.ts";

/*
 * Income that a renter names without its amount beside one that they tell: "I make 2400 and my mom has her pension".
 */

const part = /[.;!?,] | (?:and|plus|y|mas|pero|but) /;
const works = new RegExp(
  `\\b${anyOf("works?(?! (?:for|with) (?:me|us)\\b); is working; working; has a job; have a job; trabaj(?:a|o|amos)", "(?:tell|send|text|give)s? (?:\\w+ ){0,2}(?:his|hers|theirs); di(?:ce|ra) (?:\\w+ )?l[oa] suy[oa]")}\\b`,
);
const having = /\b(?:my|our|his|her|has|have|gets?|draws?|mi|mis|su|tiene|tenemos|recibe|cobra)\b/;
/** What the amount told is of, so that it is not of the benefit that is named beside it. */
const ownSource = anyOf(
  "i (?:only |just )?(?:make|earn|get|draw|bring|clear); i am at; my (?:job|pay|check|income); gano; recibo",
);
const ofOwn = new RegExp(`\\b${ownSource}\\b|\\bfrom (?:my|a|the) (?:\\w+ )?(?:job|work|pay)\\b`);
const denies = /\b(?:not|no|never|without|nor|sin|if|count|counts|cuenta|cuentan|when|cuando|where|donde)\b/;

const hasAmount = (text: string): boolean => amountsIn(text).some(({ dollars }) => dollars >= leastMonthlyDollars);

/** Whether a normal text speaks of an income that comes on top and is told later: "plus child support, which varies". */
export const promisesIncome = tells(
  {
    en: [
      "plus|and|also|then .. {source} .. {open}; {source} on top; {who} .. {theirs} .. {open}",
      "{who} .. has|gets|makes|earns .. {theirs} .. {open}; {who} .. helps . . (with some|some|a bit|a little)",
    ],
    es: [
      "y|mas|ademas|tambien .. {fuente} .. {abierto}; me|nos ayuda|apoya|manda . . algo|poco; {fuente} .. luego|despues . le|te digo|aviso|paso",
    ],
  },
  {
    who: kin.concat("; wife; husband; partner; boyfriend; girlfriend; roommate; he; she; they"),
    theirs:
      "hers; his; theirs; part; share; income; pay; check; half; her own; his own; social security; pension; benefits",
    source:
      "commission; tip; bonus; overtime; side job; side gig; gig; second job; other job; pension; child support; alimony; benefit; social security; ssi; ssdi; disability; retirement; freelance; job; hers; his",
    open: [
      "varies; vary; depends; not sure; do not know; need to check; need to ask; have to ask; will ask; will check; let you know",
      "tell you later; get back; have not; has not; tbd; later; need to find out; can find out",
    ].join("; "),
    fuente:
      "comision; propina; bono; pension; manutencion; ayuda; remesa; negocio; trabajo; sueldo; parte; seguro social",
    abierto: "luego; despues; depende; varia; no se; le digo; le aviso; te digo; falta sumar",
  },
);

/** Whether a message that tells incomes names another one of the household without what it comes to. */
export function namesIncomeUntold(said: string, { parts, total }: IncomesHeard, told: Incomes | undefined): boolean {
  const whole = normal(said);
  if (promisesIncome(whole)) return total !== null || parts.length > 0;
  if (total !== null || parts.length === 0) return false;
  const text = asFigures(whole).split(part);
  const earners = new Set([...parts, ...(told?.entries ?? [])].map(({ who }) => who));
  const isOfOwn = text.some((each) => hasAmount(each) && ofOwn.test(each));
  return text.some((each, at) => {
    if (/\d/.test(each) || denies.test(each)) return false;
    const who = works.test(each) ? earnerOf(each, "", text.slice(0, at).join(". ")) : null;
    // "We both work" of whom one income is told.
    const isOther = who === "all" ? earners.size === 1 && parts.length === 1 : who !== null && !earners.has(who);
    return isOther || (parts.length === 1 && isOfOwn && having.test(each) && benefitsIn(each).length > 0);
  });
}
