import type { Ask, SumAsked } from "../../heard/questions.ts";
import type { Line } from "../../talk.ts";
import { feePerPerson, figuresOf, summable, sumTopics } from "../../topics/figures.ts";
import type { Understand } from "../../understander.ts";
import { cosigning } from "../people/relatives.ts";
import { speciesIn } from "../pets/animal-words.ts";
import { anyOf } from "../text/any-of.ts";
import { matchesOf } from "../text/matches.ts";
import { normal } from "../text/normal.ts";
import { count, numberOf } from "../text/small-counts.ts";
import { asFigures } from "./amounts-in-words.ts";
import { addedUp, amountsIn, isLeftOut, names } from "./home-sums.ts";
import { sharing } from "./sharing.ts";
import { topicOfSumChanged } from "./sum-standing.ts";

/** "Rent, deposit, fees": the fee of whoever applies is among them. */
const allFees = new RegExp(
  String.raw`(?<!\b(?:pet|parking|late|hoa) )\b${anyOf("fees; cuotas; cargos")}\b(?! (?:for|por|para|de) )`,
);

/** "With both", "all three of them": what the lines before named is meant too. */
const leans = new RegExp(
  String.raw`\b${anyOf(
    "both; all (?:of (?:it|that|them)|that|this|three); everything; with (?:it|that|them)",
    String.raw`(?:that|this|it) is the (?:\w+ )?total; is (?:that|this|it) the (?:\w+ )?total; es el total`,
    "each (?:of them|or|pet|cat|dog|animal); per (?:pet|cat|dog|animal)",
    "ambos; los dos; las dos; todo; cada (?:mascota|animal|gat[oa]|perr[oa]|un[oa] o)",
  )}\b`,
);

const people = new RegExp(
  [
    String.raw`\b${count} (?:ways|of us|people|persons?|adults?|roommates|friends|personas|adultos|amig[oa]s)\b`,
    String.raw`\b${anyOf(
      "entre; between; among; for; somos; para; por",
    )} (?:the |los |las |us )?${count}\b(?! (?:months?|years?|meses|anos?))`,
  ].join("|"),
);
const pair = /\b(?:both|the two) of us\b|\bwe (?:\w+ )?both\b|\b(?:nosotr[oa]s|para) (?:los |las )?dos\b/;
/** "Two applications", "3 app fees" are of as many people. */
const applications = new RegExp(`\\b${count} (?:apps?|applications?|solicitudes|aplicaciones)\\b`);
const grown = new RegExp(`\\b${count} adult(?:s|os)?\\b`);
const friends = "friends|roommates|coworkers|amig[oa]s|companer[oa]s";
const oneselfAnd = new RegExp(`\\b(?:me|myself|i|yo) (?:and|plus|y) (?:my |mis )?${count} (?:${friends})\\b`);
const children = new RegExp(`\\b${count} (?:\\w+ )?(?:kids|children|sons|daughters|babies|ninos|ninas|hijos|hijas)\\b`);

/** "45 x2", "3 times that": how often a fee is paid. */
const timesOver =
  /\b\$?\d+ ?(?:x|\*|times|por) ?(\d)\b|\b(\d) ?(?:x|\*|times|por) ?(?:\$?\d{2,}|that|it|the fee|eso)\b/;

/** The adults of a text, of whom each pays to apply; `around` may tell how many of the people counted are children. */
function adultsIn(text: string, around: string): number | null {
  const adults = grown.exec(text)?.[1];
  const beside = oneselfAnd.exec(text)?.[1];
  if (adults || beside) return adults ? numberOf(adults) : numberOf(beside as string) + 1;
  const [, times, timesBefore] = timesOver.exec(text) ?? [];
  const heads = peopleIn(text) ?? (Number(times ?? timesBefore) || null);
  const young = children.exec(around)?.[1];
  return heads !== null && young && numberOf(young) < heads ? heads - numberOf(young) : heads;
}

const signer = anyOf(
  `(?:${cosigning})\\w*`,
  "(?:i|who|he|she|they) (?:just |only |will |would )*sign(?:s|ing)?(?! (?:the|an?|our|up|on)\\b)",
  "(?:que|yo|quien) (?:solo )?firm(?:o|a|aria)",
);
const coSigns = new RegExp(String.raw`\b${signer}\b`);
/** "Plus the two girls applying", "for me and the 2 of them": those counted are others than who signs. */
const besidesSigner = new RegExp(
  String.raw`\b(?:plus|and|with|besides|mas|y|con) (?:the |my |our |las |los |mis )?${count} (?!of us)\w+`,
);
/** How many of the people counted only co-sign. */
const signersIn = (text: string): SumAsked["signers"] =>
  coSigns.test(text) ? { isCounted: !besidesSigner.test(text) } : null;

function peopleIn(text: string): number | null {
  const listed = adultsListed(text);
  if (listed !== null) return listed;
  const found = people.exec(text);
  const word = found?.[1] ?? found?.[2] ?? applications.exec(text)?.[1];
  const counted = word ? numberOf(word) : 0;
  return counted > 0 && counted <= mostPeople ? counted : pair.test(text) ? 2 : null;
}
/** "The $55 application fee" counts no people. */
const mostPeople = 12;

/** "For me, my boyfriend and his 3 yr old", "it's me n my roommate": whoever is listed, and no child and no animal. */
const listOf = new RegExp(
  [
    String.raw`\b(?:for|para|por) ((?:me|myself|mi|my \w+|mi \w+)\b[^.?!]*)`,
    String.raw`\b((?:me|myself|yo)(?:,| and| n| &| plus| y) (?:my|mi) [^.,?!]*(?:, (?:and |n |y )?(?:my|his|her|mi|su) [^.,?!]*)*)`,
    String.raw`\b((?:my|mi) \w+(?: and| n| &| y) (?:i|me|myself|yo))\b`,
  ].join("|"),
);
const aChild =
  /\b(?:kids?|sons?|daughters?|bab(?:y|ies)|child(?:ren)?|toddlers?|infants?|newborn|hij[oa]s?|bebes?|nin[oa]s?|\d+ ?-?(?:yr|year|month|mo|ano|mes)\w*)\b/;
const somebody = /^(?:i|me|myself|yo|mi|my|his|her|our|their|a|an|the|mi|su|el|la|un|una)\b/;
function adultsListed(text: string): number | null {
  const [, paying, ...moving] = listOf.exec(text) ?? [];
  const list = [paying, ...moving].find((found) => found !== undefined)?.split(/,| and | y | plus | n | & /) ?? [];
  const people = list.map((one) => one.trim()).filter((one) => somebody.test(one));
  return people.length > 1 ? people.filter((one) => !aChild.test(one) && speciesIn(one) === null).length : null;
}

const term = new RegExp(`\\b${count}[ -](month|mes|year|ano)(?:s|es)?\\b|\\b(?:times|x|por) ?${count}\\b`);
const wholeYear = /\b(?:the|el|a|un|whole|todo el|full|entire) (?:year|ano)\b/;
function monthsIn(text: string): number | null {
  const [, number, unit = "month", times] = term.exec(text) ?? [];
  const word = number ?? times;
  const months = word ? numberOf(word) * (/^(?:year|ano)/.test(unit) ? 12 : 1) : wholeYear.test(text) ? 12 : null;
  return months !== null && months > 1 ? months : null;
}

const vehicles = anyOf(
  "spaces?; spots?; cars?; trucks?; lugar(?:es)?; cajon(?:es)?; carros?; coches?; espacios?; camionetas?",
);
const spacesCounted = new RegExp(
  String.raw`\b(?:${count}|both|ambos|ambas) (?:of (?:the|our) )?(?:parking |carport )?${vehicles}\b`,
);
/** "We both have a car", "cada uno trae carro": one for each of two. */
const oneEach = new RegExp(
  String.raw`\b(?:both|each|los dos|las dos|cada (?:uno|una|quien))(?: of us)?(?: \w+){1,3} ${vehicles}\b`,
);
const spacesNamed = new RegExp(`${spacesCounted.source}|${oneEach.source}`, "g");
/** How many parking spaces a text wants, as it says last; null where it says none. */
function spacesIn(text: string): number | null {
  const last = matchesOf(text, spacesNamed).at(-1);
  return last === undefined ? null : last[1] ? numberOf(last[1]) : 2;
}

/** What the renter last spoke of: "with both" and "1240 plus what?" lean on it. */
const linesBack = 2;
const linesBefore = (history: readonly Line[], lines = linesBack): string =>
  history
    .filter(({ from }) => from === "renter")
    .slice(-lines)
    .map(({ text }) => text)
    .join(". ");
/** What the renter's lines say of something, the last that says it. */
const lastOf = (history: readonly Line[], read: (text: string) => number | null): number | null =>
  history
    .filter(({ from }) => from === "renter")
    .map(({ text }) => read(normal(text)))
    .findLast((found) => found !== null) ?? null;

/** What a question says of several figures of the home together, or of one several times; null where it asks of neither. */
export function sumAskedIn(
  { topic, words }: Ask,
  said: string,
  { history, property, now, hasScreening, hasApplication, talk }: Parameters<Understand>[1],
): SumAsked | null {
  const mayBeShared = topic === "rent" || topic === "deposit" || sumTopics.includes(topic);
  if (!mayBeShared && feePerPerson(topic) === null && !topic.startsWith("pets")) return null;
  const home = { home: property, now, hasScreening, hasApplication: hasApplication === true };
  const figures = summable(figuresOf(home));
  const changesLast = topicOfSumChanged({ text: normal(words), isQuestion: true }, talk, figures) !== null;
  const last = changesLast ? `${asFigures(normal(talk.sum?.words ?? ""))}. ` : "";
  const own = asFigures(normal(words));
  const text = `${last}${own}`;
  const whole = `${last}${asFigures(normal(said))}`;
  const isOfSum = sumTopics.includes(topic);
  const isShared = mayBeShared && sharing.test(whole) && (isOfSum || peopleIn(whole) !== null);
  if (mayBeShared && !isShared && !isOfSum) return null;
  const before = asFigures(normal(linesBefore(history)));
  const told = asFigures(normal(linesBefore(history, history.length)));
  // What a pet costs may be told in the owner's words alone.
  const nameable = summable(figuresOf({ ...home, petFeeTold: 0 }));
  const named = (where: string) => {
    const keys = nameable.filter((figure) => names(where, figure) && !isLeftOut(where, figure)).map(({ key }) => key);
    return topic === "move_in_cost" && allFees.test(where) ? [...keys, "application"] : keys;
  };
  const dollarsIn = (where: string) => amountsIn(where).map(({ dollars }) => dollars);
  const sum = addedUp(text, true, figures, before);
  const isOfEachAdult = feePerPerson(topic) !== null || topic === "move_in_cost";
  const peopleOf = !isOfEachAdult ? peopleIn : (where: string) => adultsIn(where, `${told}. ${whole}`);
  const isBeforeSaid = (at: number) => !sum?.said || (sum.used[at]?.at ?? 0) < sum.said.at;
  return {
    isShared,
    changesLast,
    figures: {
      inQuestion: named(text),
      inMessage: named(whole),
      before: named(before),
      leftOut: figures.filter((figure) => isLeftOut(whole, figure)).map(({ key }) => key),
    },
    added: sum && {
      parts: sum.parts.map(({ key }) => key),
      soFar: sum.parts.filter((_, at) => isBeforeSaid(at)).map(({ key }) => key),
      said: sum.said?.dollars ?? null,
    },
    amounts: { inQuestion: dollarsIn(own), inMessage: dollarsIn(whole) },
    people: { inQuestion: peopleOf(text), inMessage: peopleOf(whole), before: lastOf(history, peopleOf) },
    signers: signersIn(whole) ?? (pair.test(whole) ? signersIn(normal(linesBefore(history, 1))) : null),
    months: monthsIn(text),
    spaces: spacesIn(whole) ?? lastOf(history, spacesIn),
    leansOnBefore: leans.test(text),
  };
}
