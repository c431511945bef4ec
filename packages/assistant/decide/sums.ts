import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import type { Ask, Line } from "../piper.ts";
import { type Figure, figuresOf } from "../topics/figures.ts";
import { type Answer, capital, type Ground, type Said } from "../topics/topic.ts";
import { asFigures } from "../understanding/amounts-in-words.ts";
import { type AddedUp, addedUp, amountsIn, names, sumTopics, total } from "../understanding/home-sums.ts";
import { count, numberOf } from "../understanding/household.ts";
import { normal } from "../understanding/normal.ts";
import type { Draft } from "./draft.ts";

/*
 * Sums of a home's own figures: what it costs to move in with a pet, each month with parking, for six months, for each of
 * three. Only amounts of the records are added, and a renter's own sum is told right or put right.
 */

const ofFees: Partial<Record<string, string>> = {
  application_fee: "application",
  "application_fee.cosigner": "cosigner",
};

/** The topics that a sum answers along with its own. */
export const isInSum = (topic: string): boolean =>
  sumTopics.includes(topic) ||
  /^(?:rent|deposit|application_fee(?:\.cosigner)?|other_fees|pets\.(?:rent|deposit|fees)|parking(?:\.(?:charge|spaces))?|amenities\.hasStorage)$/.test(
    topic,
  );

type Asked = { ask: Ask; text: string; whole: string; before: string; figures: readonly Figure[]; draft: Draft };

/** The answer to a question of several figures together, or of one several times; null where it is none, or a figure lacks. */
export function sumFor(
  draft: Draft,
  said: Ask,
  wholeText: string,
  history: readonly Line[],
  ground: Ground,
): Answer | null {
  const ask = isShared(said, wholeText) ? { ...said, topic: "cost_share" } : said;
  const feeKey = ofFees[ask.topic];
  if (!feeKey && !sumTopics.includes(ask.topic)) return null;
  const asked: Asked = {
    ask,
    text: asFigures(normal(ask.words)),
    whole: asFigures(normal(wholeText)),
    before: asFigures(normal(linesBefore(history))),
    figures: figuresOf(ground),
    draft,
  };
  const fee = asked.figures.find(({ key }) => key === feeKey);
  if (fee) return ofSeveral(asked, fee);
  if (!sumTopics.includes(ask.topic)) return null;
  const sum = addedUp(asked.text, true, asked.figures, asked.before);
  if (sum && sum.parts.length > 0) return ofRentersSum(asked, sum);
  const named = namedAlone(asked, sum !== null);
  if (named) return added(named);
  return ask.topic === "move_in_cost" ? ofMovingIn(asked) : ofMonths(asked);
}

/** "And the deposit, between the three of us?" */
const sharing = /\b(?:entre|between|split|ways|divided?|each of us|cada (?:uno|quien))\b/;
const isShared = ({ topic }: Ask, wholeText: string): boolean =>
  (topic === "rent" || topic === "deposit") && sharing.test(normal(wholeText)) && peopleIn(normal(wholeText)) !== null;

/** "First month plus deposit is what?", "my application plus hers as cosigner": the figures named and nothing else. */
function namedAlone({ text, whole, figures }: Asked, isSum: boolean): Figure[] | null {
  const inWhole = figures.filter((each) => names(whole, each));
  const ofFees = inWhole.every(({ key }) => key === "application" || key === "cosigner");
  const inText = figures.filter((each) => names(text, each));
  const named = ofFees ? inWhole : isSum && inText.some(({ isDue }) => isDue) ? inText : [];
  return named.length > 1 && named.every(({ key }) => !key.startsWith("pet")) ? named : null;
}

/** What the renter last spoke of: "with both" and "1240 plus what?" lean on it. */
const linesBack = 2;
const linesBefore = (history: readonly Line[]): string =>
  history
    .filter(({ from }) => from === "renter")
    .slice(-linesBack)
    .map(({ text }) => text)
    .join(". ");

/** "1240 plus 60, that's 1300?": yes or no, the sum, and what was named besides. */
function ofRentersSum({ text, whole, before, figures }: Asked, { parts, used, said }: AddedUp): Answer {
  const others = (where: string) => figures.filter((each) => !parts.includes(each) && names(where, each));
  const open = parts.length === 1;
  const more = open ? others(text).concat(others(before)).slice(0, 1) : others(whole).filter(fitsBeside(parts));
  const first = open ? [...parts, ...more] : parts;
  const soFar = said ? parts.filter((_, at) => (used[at]?.at ?? 0) < said.at) : parts;
  const isRight = said !== null && (said.dollars === total(parts) || said.dollars === total(soFar));
  const verdict =
    said === null
      ? { en: "", es: "" }
      : isRight
        ? { en: "Yes. ", es: "Sí. " }
        : { en: "Not quite. ", es: "No exactamente. " };
  const sum = added(first);
  if (open || more.length === 0)
    return { en: `${verdict.en}${sum.en}`, es: `${verdict.es}${sum.es}`, facts: sum.facts };
  const with_ = listed(more);
  const all = [...parts, ...more];
  return {
    en: `${verdict.en}${sum.en} With the ${with_.en}, it's ${dollars(total(all))}.`,
    es: `${verdict.es}${sum.es} Con ${with_.es}, son ${dollars(total(all))}.`,
    facts: [...sum.facts, ...more.map((each) => each.fact)],
  };
}

/** What is paid once is not added to what is paid each month, unless the renter did. */
const fitsBeside =
  (parts: readonly Figure[]) =>
  ({ per }: Figure): boolean =>
    parts.some((part) => part.per === "once") || per === "month";

const listed = (parts: readonly Figure[]): Said => ({
  en: parts.map(({ name, dollars: amount }) => `${name.en} (${dollars(amount)})`).join(" and "),
  es: parts.map(({ name, dollars: amount }) => `${name.es} (${dollars(amount)})`).join(" y "),
});

/** "Rent $1,240 + parking $60 = $1,300 a month." */
function added(parts: readonly Figure[], isMovingIn = false): Answer {
  const isMonthly = parts.every(({ per }) => per === "month") && !isMovingIn;
  const isFirst = !isMonthly && parts.some(({ key }) => key === "rent");
  const named = ({ key, name }: Figure): Said =>
    isFirst && key === "rent" ? { en: "first month's rent", es: "primer mes de renta" } : name;
  const row = (language: "en" | "es") =>
    parts.map((part) => `${named(part)[language]} ${dollars(part.dollars)}`).join(" + ");
  const sum = parts.length > 1 ? ` = ${dollars(total(parts))}` : "";
  return {
    en: `${capital(row("en"))}${sum}${isMonthly ? " a month" : ""}.`,
    es: `${capital(row("es"))}${sum}${isMonthly ? " al mes" : ""}.`,
    facts: parts.map((part) => part.fact),
  };
}

/** "With both", "all three of them": what the lines before named is meant too. */
const leans =
  /\b(?:both|all (?:of (?:it|that|them)|that|this|three)|everything|with (?:it|that|them)|ambos|los dos|las dos|todo)\b/;

/** What the renter wants besides, by name or because they told of it. */
function wanted({ text, whole, before, figures, draft }: Asked): Figure[] {
  const hasPets = (draft.known.pets ?? []).length > 0 && !draft.known.hasAssistanceAnimal;
  const isNamed = (where: string) => figures.filter((each) => !each.isDue && names(where, each));
  const named = isNamed(whole);
  const meant = named.length === 0 && leans.test(text) ? isNamed(before) : named;
  const ofPets = (each: Figure) => each.key === "petRent" || each.key === "petDeposit";
  const isWithout = (draft.known.pets ?? [null]).length === 0 || draft.known.hasAssistanceAnimal === true;
  return figures.filter((each) =>
    ofPets(each) ? !isWithout && (hasPets || meant.includes(each)) : meant.includes(each),
  );
}

/** How a pet's rent counts for two of them is not in the records. */
const isUncounted = (parts: readonly Figure[], { draft }: Asked): boolean =>
  parts.some(({ key }) => key === "petRent" || key === "petDeposit") &&
  (draft.known.pets ?? []).reduce((sum, pet) => sum + pet.count, 0) > 1;

/** What is due on moving in, with the pets told and what was named besides; null where that is the rent and the deposit alone. */
function ofMovingIn(asked: Asked): Answer | null {
  const due = asked.figures.filter(({ isDue }) => isDue);
  if (!due.some(({ key }) => key === "rent") || !due.some(({ key }) => key === "deposit")) return null;
  const parts = [...due, ...wanted(asked)].filter(({ dollars: amount }) => amount > 0);
  if (parts.length < 3) return null;
  return { ...added(parts, true), isPart: isUncounted(parts, asked) };
}

/** What is paid a month with what is wanted besides, for so many months, or for each of so many people. */
function ofMonths(asked: Asked): Answer | null {
  const { ask, text, whole, figures, draft } = asked;
  const shared = ask.topic === "cost_share" && !names(whole, rentOf(figures) ?? noFigure);
  const only = shared ? figures.filter((each) => each.isDue && each.key !== "rent" && names(whole, each)) : [];
  const rent = rentOf(figures);
  if (rent === null) return null;
  const parts = only.length > 0 ? only : [rent, ...wanted(asked).filter(({ per }) => per === "month")];
  const people = ask.topic === "cost_share" ? (peopleIn(whole) ?? draft.known.occupants) : null;
  const months = ask.topic === "cost_share" ? null : monthsIn(text);
  if (parts.length < 2 && months === null && (people ?? 0) < 2) return null;
  const sum = added(parts);
  const also = people && people > 1 ? eachPays(total(parts), people) : months ? over(parts, months, figures) : null;
  return {
    en: `${sum.en}${also ? ` ${also.en}` : ""}`,
    es: `${sum.es}${also ? ` ${also.es}` : ""}`,
    facts: sum.facts,
    isPart: isUncounted(parts, asked),
  };
}
const rentOf = (figures: readonly Figure[]): Figure | null => figures.find(({ key }) => key === "rent") ?? null;
const noFigure = { named: /(?!)/ } as Figure;

function eachPays(sum: number, people: number): Said {
  const each = sum / people;
  const said = Number.isInteger(each) ? dollars(each) : `$${each.toFixed(2)}`;
  return {
    en: `Split ${people} ways, that's ${said} each.`,
    es: `Entre ${people}, son ${said} para cada quien.`,
  };
}

function over(parts: readonly Figure[], months: number, figures: readonly Figure[]): Said {
  const sum = dollars(total(parts) * months);
  const deposit = figures.find(({ key, dollars: amount }) => key === "deposit" && amount > 0);
  const besides = deposit ? listed([deposit]) : null;
  return {
    en: `For ${months} months, that's ${sum}${besides ? `, besides the ${besides.en}` : ""}.`,
    es: `Por ${months} meses, son ${sum}${besides ? `, aparte del ${besides.es}` : ""}.`,
  };
}

const people = new RegExp(
  `\\b${count} (?:ways|of us|people|persons?|adults?|roommates|friends|personas|adultos|amig[oa]s)\\b|\\b(?:entre|between|among|for|somos|para|por) (?:the |los |las |us )?${count}\\b(?! (?:months?|years?|meses|anos?))`,
);
function peopleIn(text: string): number | null {
  const found = people.exec(text);
  const word = found?.[1] ?? found?.[2];
  return word ? numberOf(word) : null;
}

const term = new RegExp(`\\b${count}[ -](month|mes|year|ano)(?:s|es)?\\b|\\b(?:times|x|por) ?${count}\\b`);
const wholeYear = /\b(?:the|el|a|un|whole|todo el|full|entire) (?:year|ano)\b/;
function monthsIn(text: string): number | null {
  const [, number, unit = "month", times] = term.exec(text) ?? [];
  const word = number ?? times;
  const months = word ? numberOf(word) * (/^(?:year|ano)/.test(unit) ? 12 : 1) : wholeYear.test(text) ? 12 : null;
  return months !== null && months > 1 ? months : null;
}

/** What a fee comes to for a household. */
const mostPeople = 8;
const isMultiple = (amount: number, fee: number): boolean =>
  fee > 0 && amount % fee === 0 && amount / fee > 1 && amount / fee <= mostPeople;

/** "Is that 135 for three?": a fee of each adult, so many times. */
function ofSeveral({ text, whole, draft, figures }: Asked, fee: Figure): Answer | null {
  const isOther = (amount: number) => figures.every((each) => each.dollars !== amount);
  const [said = null] = [
    ...amountsIn(text).filter(({ dollars: amount }) => isOther(amount)),
    ...amountsIn(whole).filter(({ dollars: amount }) => isOther(amount) && isMultiple(amount, fee.dollars)),
  ];
  const number = peopleIn(text) ?? peopleIn(whole) ?? (said === null ? null : draft.known.occupants);
  if (number === null || number < 2 || fee.dollars === 0) return null;
  const sum = fee.dollars * number;
  const verdict =
    said === null ? ["", ""] : said.dollars === sum ? ["Yes. ", "Sí. "] : ["Not quite. ", "No exactamente. "];
  return {
    en: `${verdict[0]}${capital(fee.name.en)} ${dollars(fee.dollars)} x ${number} = ${dollars(sum)}.`,
    es: `${verdict[1]}${capital(fee.name.es)} ${dollars(fee.dollars)} x ${number} = ${dollars(sum)}.`,
    facts: [fee.fact],
  };
}
