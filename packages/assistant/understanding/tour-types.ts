import type { TourType } from "@porchlight/domain/properties/property.ts";

const tourWords: [RegExp, TourType][] = [
  [
    /\b(?:virtual|video (?:tour|call|showing)|facetime|zoom|(?:by|over|on) video|videollamada|recorrido virtual|por video)\b/,
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
  const named = tourWords.filter(([words]) => words.test(text));
  if (named.length < 2) return named[0]?.[1] ?? null;
  const wished = text.replace(rejected, " ");
  return named.toSorted(([one], [other]) => wished.search(other) - wished.search(one))[0]?.[1] ?? null;
}
/** "In person rather than by video" wishes for one of them. */
const rejected = /\b(?:than|instead of|not|en vez de|no) (?:(?:by|over|on|a|the|do|doing|por) )*(?:\w+[ -]?){1,2}/g;

const host =
  "(?:the (?:owner|landlord|landlady|agent|manager|host)|someone|somebody|a person|(?:el|la) (?:duen[oa]|encargad[oa])|alguien)";
const present = "(?:be |is |will be |being )?(?:there|present|around|meet us|meet me|show (?:it|me|us))";
/** "With the owner there" and "not by myself" are in person. */
const withHost = new RegExp(
  [
    `\\b(?:with|con) (?:the (?:owner|landlord|landlady|agent|manager|host)|(?:el|la) (?:duen[oa]|encargad[oa]))\\b`,
    `\\b${host} (?:to |can |could |will |would |should )?${present}\\b`,
    `\\bque (?:este|venga|vaya|haya) ${host}\\b|\\bcon alguien\\b(?! (?:mas|que me acompane))`,
    "\\b(?:not|no|rather not|do not want to)(?: \\w+){0,2} (?:alone|by myself|on my own|sol[oa]|por mi cuenta|self[- ]guided)\\b",
    "\\bself[- ]guided(?: tour)? (?:will not|does not|is not|no)\\b",
  ].join("|"),
);

/** Whether somebody is to be there: who only wants to speak with the owner asks for no host. */
export const wantsHost = (text: string): boolean =>
  withHost.test(text) && !/\b(?:speak|talk|chat|call|habl\w+|llam\w+)\b/.test(text);
