import { anyOf } from "../text/any-of.ts";
import { count, numberOf } from "../text/small-counts.ts";

/*
 * Several who earn the same each, and how many they are.
 */

/** "We both make 3k" is 6k together, "each of us gets 2k" as often as there are earners. */
const wholeTold = anyOf(
  "combined; (?<!\\b(?:enough|okay|qualify) )together; altogether; in all; total; juntos; en todo; household",
);
const like = "(?:about |around |roughly |exactly |como |casi )?";
const theSame = "(?:the same|lo mismo|as much|igual)";
const earnsTheSame = new RegExp(
  String.raw`\b(?:makes|earns|gets|brings(?: home| in)?|clears|gana|saca|cobra|recibe|trae) ${like}${theSame}\b`,
);
/** Where a text tells that somebody earns the same as another; below 0 where it does not. */
export const sameEarnedAt = (text: string): number => text.search(earnsTheSame);

const eachOfThem = anyOf(
  String.raw`(?:we|they|us|and i|and me) (?:both|each)\b; (?<!for )both of us\b(?!\W*$); cada (?:un[oa]|quien)\b`,
  "each(?: of us)? (?:makes?|earns?|gets?|brings?|clears?)",
  String.raw`(?:each|apiece)(?: of us)?(?: (?:a|per) month)?(?:\W*$|,)`,
  earnsTheSame.source,
  String.raw`(?:my|mi) (?!rent|credit|score|puntaje|job|trabajo)\w+(?:'s| is)? ${like}(?:the same|lo mismo)\b`,
);
export const ofTwo = new RegExp(String.raw`^(?!.*\b${wholeTold}\b).*\b${eachOfThem}`);

/** "We both make 2700, so 5400 together" */
export const isOfBoth = /\b(?:(?:we|they|us) (?:both|each)|both of us|each|apiece|cada (?:un[oa]|quien))\b/;

const someEarners = new RegExp(
  String.raw`\b(?:me|myself|i|yo) (?:and|n|plus|with|y|con|\+|&) (?:my |mis )?${count} (?:\w+ )?(?!months|years|weeks|days|meses|anos)\w+s\b|\b${count} of us\b|\b(?:somos|we are(?: all)?) ${count}\b`,
);
const ofChildren = /\b(?:kids?|child(?:ren)?|sons?|daughters?|bab(?:y|ies)|hij[oa]s?|nin[oa]s?|bebes?)\b/;
/** How many people a text counts who earn: "me and 3 friends", "the 4 of us"; null where it counts none or names children too. */
export function earnersCounted(text: string): number | null {
  const found = someEarners.exec(text);
  if (!found || ofChildren.test(text)) return null;
  const [, others, all, inSpanish] = found;
  const number = numberOf(others ?? all ?? inSpanish ?? "");
  return number > 1 ? number + (others ? 1 : 0) : null;
}

/** How many people earn by a text; two where it counts none. */
export const earnersIn = (text: string): number => earnersCounted(text) ?? 2;
