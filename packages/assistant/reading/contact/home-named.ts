import { anyOf } from "../text/any-of.ts";
import { keeping } from "../text/kept.ts";

const kinds: readonly string[] = [
  ...["court|ct", "street|st", "avenue|ave", "road|rd", "lane|ln", "drive|dr", "place|pl", "boulevard|blvd"],
  ...["terrace|ter", "circle|cir", "parkway|pkwy", "highway|hwy", "way", "trail|trl", "loop", "square|sq"],
];
const spoken = { en: "the home", es: "la vivienda" } as const;

/** The ways a home is named by its street; null where the address has none that is told apart from other words. */
const patternOf = keeping((address): RegExp | null => {
  const words = address
    .toLowerCase()
    .replace(/[^\p{L}\d ]/gu, "")
    .split(" ");
  const number = /^\d+$/.test(words[0] ?? "") ? words.shift() : undefined;
  const kind = kinds.find((each) => each.split("|").includes(words.at(-1) ?? ""));
  const name = (kind ? words.slice(0, -1) : words).join(" ");
  if (name.length < shortestName) return null;
  const numbered = number ? `${number} ${name}(?: (?:${kind ?? "x"}))?` : null;
  const withKind = kind ? `${name} (?:${kind})` : null;
  const alone = name.includes(" ") ? name : null;
  const ways = [numbered, withKind, alone].filter((way) => way !== null);
  return ways.length > 0 ? new RegExp(`\\b(?:${ways.join("|")})\\b\\.?(?=\\W|$)`, "giu") : null;
});
const shortestName = 3;

/** Whether a text names the home by its street. */
export const namesHome = (text: string, address: string | null | undefined): boolean =>
  Boolean(address) && withHomeNamed(text, address, "en") !== text;

/** A text with the street of the home as the home: "is Birch St still open", "I'm outside 77 Birch". */
export function withHomeNamed(text: string, address: string | null | undefined, language: "en" | "es"): string {
  const pattern = address ? patternOf(address) : null;
  return pattern ? text.replace(pattern, spoken[language]) : text;
}

const ofStreets =
  "street; st; avenue; ave; road; rd; lane; ln; drive; dr; court; ct; boulevard; blvd; terrace; circle; parkway";
const aHome = anyOf(
  "apartment; apt; unit; house; home; place; listing; property; condo; duplex; studio; rental; one",
  String.raw`(?:\d|one|two|three|four)[ -]?(?:bed(?:room)?|br)s?`,
  "departamento; depa; apartamento; casa; vivienda",
);
const onStreet = String.raw`(?: for rent)? (?:on|at|in|en|de) (?:la calle \w+|(?:\d+ )?(?!(?:the|this|my|your|la) )(?:\w+ ){1,2}${anyOf(ofStreets)}\b)`;
const otherHome = new RegExp(
  String.raw`(?<!\b(?:(?:i|we) (?:\w+ )?(?:live|lived|stay|rent|own)|living|staying|renting|vivo|vivimos)\b.*)\b(?:the|that|your|el|la|su|ese|esa) (?:\w+ )?${aHome}${onStreet}`,
);
/** Whether a clause, in which the home stands as such, is of one on another street: "is the house on Oak Street open". */
export const namesOtherHome = (text: string): boolean => otherHome.test(text);
