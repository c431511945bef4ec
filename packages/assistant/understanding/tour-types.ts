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
/** The kind of tour that a normal text names: by video, alone, or with somebody there. */
export const tourTypeIn = (text: string): TourType | null =>
  wantsHost(text) ? "IN_PERSON" : (tourWords.find(([words]) => words.test(text))?.[1] ?? null);

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
