import { anyOf } from "../text/any-of.ts";
import { matchesOf } from "../text/matches.ts";
import { readerOf } from "../text/word-table.ts";
import { joinsAnother } from "./income-words.ts";
import { type Rewrite, rewritten } from "./number-tokens.ts";
import { type Earner, earnerOf } from "./who-earns.ts";

/*
 * One pay that is told before taxes and after them: "I clear 3,100 but gross is 3,900". What counts is the pay before them.
 */

const kindsIn = readerOf(
  {
    gross: {
      en: [
        "gross; grosses; grossing; pretax; pre tax; before . {tax}; on paper; (on|in) the contract; contract says; out of . ###",
        "before (it|that|they|its) (is|was|are)? . #; before like|about|around ###; before ###; # before $; before (they take|any of that|everything)",
      ],
      es: [
        "bruto|bruta; sin {impuesto}; antes de . {impuesto}; antes (era|eran|son|es|gano)? (como|unos|de)? ###; # antes $; # . antes $",
      ],
    },
    /** Where no pay before taxes is told beside, this tells no more than a pay. */
    net: {
      en: [
        "bring|brings|bringing home; clear|clears|clearing; deposit|deposited; # of it; see (like|about|around|maybe)? ###",
      ],
      es: ["deposita|depositan|depositado"],
    },
    /** What is told so is no pay before taxes. */
    "after taxes": {
      en: [
        "after . {tax}; after (they take|all that|everything); net; nets; posttax; post tax; take|takes|taking|took home; # after $",
        "after (it|that|its) (is)? . #; left with; only see; see . # of it; (hit|hits|lands|land|goes in) . . (bank|account|pocket|checking); in . hand|pocket",
      ],
      es: [
        "neto|neta; limpio; despues de . {impuesto}; # libre; # despues $; ya (con|quitando|descontando|sin) . {impuesto}; quitando|descontando . {impuesto}",
        "con . (descuentos|deducciones); me llega|llegan|queda|quedan; en . mano; a la mano; en la bolsa",
      ],
    },
  },
  {
    tax: "tax; taxes; deductions; deduction; insurance; withholding",
    impuesto: "impuesto; impuestos; taxes; descuentos; deducciones",
  },
);

type Kind = "gross" | "net" | "after taxes" | null;
/** An amount with whether it is before or after taxes, whose it is, and how often it is told to come. */
type Pay = {
  words: string;
  value: number;
  at: number;
  end: number;
  kind: Kind;
  who: Earner | null;
  period: string;
  lead: string;
  tail: string;
  /** Whether its own words name who earns it. */
  isNamed: boolean;
};

const amount =
  /(?<!\d[,.]?)\$?(?:\d[\d,]*\d{2}(?:\.\d+)?|\d+(?:\.\d+)?k|\d\d(?:\.\d+)?(?= ?(?:an|per|la|por|\/) ?(?:hour|hr|hora)))\b(?![\d%])/g;
const byHour = /^ ?(?:an|per|la|por|\/) ?(?:hour|hr|hora)/;
const dollarsOf = (words: string): number => Number(words.replace(/[$,k]/g, "")) * (words.endsWith("k") ? 1000 : 1);
/** Less is a score's figure, an hour's pay or a count. */
const leastPay = 100;

const period = new RegExp(
  String.raw`^(?: (?:libres?|net|neto|limpios?))?( ?${anyOf(
    "(?:an?|per|every|each|by the|por|a la|la|al|cada) (?:week|semana|hour|hr|hora|year|ano|month|mes|quincena|check|cheque|two weeks|other week)",
    "weekly; biweekly; semanal(?:es)?; quincenal(?:es)?",
  )})\b`,
);

/** What joins the words of two amounts. */
const joint = /[,;.=:] |[,;.=:]$| \(|\) ?|(?:^|(?<= ))(?:so|but|and|y|pero|o sea|while)(?= )/;
/** "3,200, that's after taxes, 3,900 before": what is said of the amount before it. */
const ofThatBefore = /^\W*(?:(?:no|but|pero|wait|sorry|hold on|hang on|oh|perdon),? )*(?:that|it|eso|es)\b/;

/** The words between two amounts, those of the one before and those of the one behind. */
function partedBetween(between: string, isBeforeTold: boolean): { tail: string; lead: string } {
  const [bracketed, inBrackets] = /^ ?\(([^)]*)\)/.exec(between) ?? [];
  if (bracketed !== undefined)
    return { tail: ` ${inBrackets}`, lead: between.slice(bracketed.length).split(joint).at(-1) ?? "" };
  const parts = between.split(joint).filter((part) => part !== undefined);
  if (parts.length === 1) {
    const [, firstWords = ""] = /^((?: ?[^ ]+){0,2})/.exec(between.replace(period, "")) ?? [];
    const isBehind = isBeforeTold || leadsOn.test(between) || kindOf(`1000${firstWords}`) === null;
    return isBehind ? { tail: "", lead: between } : { tail: between, lead: "" };
  }
  const [first = "", ...rest] = parts;
  const last = rest.pop() ?? "";
  const ofBefore = rest.filter((part) => ofThatBefore.test(part));
  const ofNext = rest.filter((part) => !ofThatBefore.test(part));
  return { tail: [first, ...ofBefore].join(" "), lead: [...ofNext, last].join(" ") };
}
const leadsOn = /\b(?:is|are|was|es|son|of|de|about|around|like|como|unos|it)(?: \$)?\s*$/;

function kindOf(words: string): Kind {
  const kinds = kindsIn(words);
  if (kinds.has("gross")) return "gross";
  if (kinds.has("after taxes")) return "after taxes";
  return kinds.has("net") ? "net" : null;
}

/** The amounts of a text with what it tells of each. */
function paysIn(text: string): Pay[] {
  const founds = matchesOf(text, amount).filter(
    ({ 0: words, index }) => dollarsOf(words) >= leastPay || byHour.test(text.slice(index + words.length)),
  );
  const pays: Pay[] = [];
  let lead = text.slice(0, founds[0]?.index);
  for (const [place, { 0: words, index: at }] of founds.entries()) {
    const end = at + words.length;
    const next = founds[place + 1];
    const between = text.slice(end, next?.index);
    const parted = next
      ? partedBetween(between, kindOf(`${lead} ${words}`) !== null)
      : { tail: between.split(joint)[0] ?? "", lead: "" };
    const own = `${lead}${words}${parted.tail}`;
    const named = earnerOf(lead, parted.tail, "");
    pays.push({
      words,
      value: dollarsOf(words),
      at,
      end,
      kind: kindOf(own),
      who: named ?? pays.at(-1)?.who ?? null,
      period: period.exec(between)?.[1] ?? "",
      lead,
      tail: parted.tail,
      isNamed: named !== null,
    });
    lead = parted.lead;
  }
  return pays;
}

const isOfSame = ({ who: one }: Pay, { who: other }: Pay): boolean =>
  !one || !other || one === other || one === "all" || other === "all";
/** What is left of a pay after taxes, as a share of it. */
const leastLeft = 0.5;
const isLeftOf = (net: Pay, gross: Pay): boolean => net.value < gross.value && net.value >= gross.value * leastLeft;

/** "65k salary, so 4,200 hits the bank": whether an amount is what a year pays, of which another comes each month. */
const isYearOf = (year: Pay, { value }: Pay): boolean =>
  year.value >= leastOfYear && value * 12 < year.value && value * 12 >= year.value * leastLeft;
const leastOfYear = 20_000;
/** The same of a wage by the hour: "24 an hour full time, take home 3,300". */
const isHourOf = (hour: Pay, { value }: Pay): boolean =>
  hour.value < leastPay && value < hour.value * hoursOfMonth && value >= hour.value * hoursOfMonth * leastLeft;
const hoursOfMonth = 173;

/** The pay before taxes of which one of some pays is what is left; undefined where there is none. */
function grossOf(pay: Pay, pays: readonly Pay[]): Pay | undefined {
  if (pay.kind === null || pay.kind === "gross") return undefined;
  const place = pays.indexOf(pay);
  const near = pays.toSorted(
    (one, other) => Math.abs(pays.indexOf(one) - place) - Math.abs(pays.indexOf(other) - place),
  );
  const named = near.find((each) => each.kind === "gross" && isOfSame(each, pay));
  if (named) return named;
  const before = pays[place - 1];
  if (before && isOfSame(before, pay) && (isYearOf(before, pay) || isHourOf(before, pay))) return before;
  if (pay.kind === "net") return undefined;
  const isSame =
    before?.kind === null && isOfSame(before, pay) && isLeftOf(pay, before) && before.period === pay.period;
  return isSame && !joinsAnother.test(pay.lead) ? before : undefined;
}

/** The amounts of a normal text that are after taxes, where it tells the same one's pay before them; none where it does not. */
export const netPaysIn = (text: string): readonly number[] => netsIn(text).map(({ net }) => net.value);

function netsIn(text: string): { net: Pay; gross: Pay }[] {
  if (!mayBeNet(text)) return [];
  const pays = paysIn(text);
  return pays.flatMap((net) => {
    const gross = grossOf(net, pays);
    return gross ? [{ net, gross }] : [];
  });
}
const mayBeNet = (text: string): boolean => {
  const kinds = kindsIn(text);
  return kinds.has("after taxes") || kinds.has("net");
};

/** Whether a normal text speaks of what is earned before taxes. */
export const isBeforeTaxes = (text: string): boolean => kindsIn(text).has("gross");

/**
 * A text in which of one pay told before and after taxes the one before them stands. It has the period of the one after them where
 * it has none itself: "880 a week take home, 1,020 before taxes".
 */
export function withGrossAlone(text: string): string {
  const rewrites = netsIn(text).flatMap(({ net, gross }): Rewrite[] => {
    const isPeriodOf = net.period !== "" && gross.period === "" && isLeftOf(net, gross);
    // Who earns it may be told with the net pay alone.
    const isNeeded = net.isNamed && net.who !== "self" && !gross.isNamed;
    return [
      isNeeded ? { at: net.at, end: net.end, as: "income" } : { ...partOf(net, text), as: "" },
      ...(isPeriodOf ? [{ at: gross.end, end: gross.end, as: net.period }] : []),
    ];
  });
  return rewrites.length === 0
    ? text
    : rewritten(
        text,
        rewrites.toSorted((one, other) => one.at - other.at),
      );
}

/** Where a text tells an amount with the words that belong to it. */
function partOf({ at, end, lead, tail, period: often }: Pay, text: string): { at: number; end: number } {
  const own = lead.split(joint).at(-1) ?? "";
  const isNetBehind = kindOf(`1000${tail}`) !== null && !saysHowOften.test(tail);
  const isRight = text.slice(at - own.length, at) === own;
  return { at: isRight ? at - own.length : at, end: end + (isNetBehind ? tail.length : often.length) };
}
const saysHowOften = /\b(?:every|each|week|weekly|biweekly|month|monthly|cada|semana|quincena|mes)\b/;
