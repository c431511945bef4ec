import type { TourType } from "@porchlight/domain/properties/property.ts";

const tourWords: [RegExp, TourType][] = [
  [
    /\b(?:virtual|video (?:tour|call|showing)|facetime|zoom|(?:by|over|on|no|not|without|sin|nada de) videos?|videollamada|recorrido virtual|por video)\b/,
    "VIRTUAL",
  ],
  [
    /\bself[ -]?(?:guided|tour|showing|show)|\b(?:by myself|on my own|lockbox|por mi cuenta|autoguiad[oa])\b/,
    "SELF_GUIDED",
  ],
  [/\b(?:in[ -]person|en persona|presencial)\b/, "IN_PERSON"],
];
/** The kind of tour that a normal text wishes for: by video, alone, or with somebody there; of several the one named last. */
export function tourTypeIn(text: string): TourType | null {
  if (wantsHost(text)) return "IN_PERSON";
  const wished = text.replace(rejected, " ");
  const named = tourWords.filter(([words]) => words.test(wished));
  return named.toSorted(([one], [other]) => wished.search(other) - wished.search(one))[0]?.[1] ?? null;
}

/** The kind of tour that a normal text will not have: "not by video", "I don't want to go by myself"; else null. */
export function refusedTourIn(text: string): TourType | null {
  if (wantsHost(text)) return alone.test(text) ? "SELF_GUIDED" : null;
  const wished = text.replace(rejected, " ");
  return tourWords.find(([words]) => words.test(text) && !words.test(wished))?.[1] ?? null;
}
const alone = /\b(?:alone|by myself|on my own|sol[oa]|por mi cuenta|self[- ]guided)\b/;

/** "In person rather than by video" wishes for one of them. */
const rejecting = "(?:than|instead of|(?<!why )not|without|en vez de|nada de|sin|no)";
const wanting = "(?:want|need|like|do|doing|quiero|me gusta|into|comfortable with|interested in|able to|hacer)";
const leading = "(?:by|over|on|a|an|the|any|to|por|un|una|el|la|of|through)";
const kind =
  "(?:virtual|videos?|facetime|zoom|videollamada|recorrido virtual|self[ -]?(?:guided|tour|show(?:ing)?)|my own|mi cuenta|in[ -]person|en persona|presencial)";
const rejected = new RegExp(
  `\\b${rejecting} (?:(?:${wanting}|${leading}) )*${kind}(?: (?:tour|call|showing)s?)?\\b`,
  "g",
);

const host =
  "(?:the (?:owner|landlord|landlady|agent|manager|host)|someone|somebody|a person|(?:el|la) (?:duen[oa]|encargad[oa])|alguien)";
const present = "(?:be |is |was |were |will be |being )?(?:there|present|around|meet us|meet me|show (?:it|me|us))";
/** "With the owner there" and "not by myself" are in person. */
const withHost = new RegExp(
  [
    `\\b(?:with|con) (?:the (?:owner|landlord|landlady|agent|manager|host)|(?:el|la) (?:duen[oa]|encargad[oa]))\\b`,
    "\\b(?:with|con) (?:an? |una )?(?:actual |real |live |human )?(?:person|human being|human|persona)\\b(?! mas\\b)",
    `\\b${host} (?:to |can |could |will |would |should )?${present}\\b`,
    `\\bque (?:este|venga|vaya|haya) ${host}\\b|\\bcon alguien\\b(?! (?:mas|que me acompane))`,
    "\\b(?:not|no|rather not|do not want to)(?: \\w+){0,3} (?:alone|by myself|on my own|sol[oa]|por mi cuenta|self[- ]guided)\\b",
    "\\bself[- ]guided(?: tour)? (?:will not|does not|is not|no)\\b",
  ].join("|"),
);

/** Whether somebody is to be there: who only wants to speak with the owner asks for no host. */
export const wantsHost = (text: string): boolean =>
  withHost.test(text) && !/\b(?:speak|talk|chat|call|habl\w+|llam\w+)\b/.test(text);
