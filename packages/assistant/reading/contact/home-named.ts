import { keeping } from "../text/kept.ts";
import { normal } from "../text/normal.ts";

const kinds: readonly string[] = [
  ...["court|ct", "street|st", "avenue|ave", "road|rd", "lane|ln", "drive|dr", "place|pl", "boulevard|blvd"],
  ...["terrace|ter", "circle|cir", "parkway|pkwy", "highway|hwy", "way", "trail|trl", "loop", "square|sq"],
];
const spoken = { en: "the home", es: "la vivienda" } as const;

/** The number, the name and the kind of a street that an address has. */
const partsOf = keeping((address): { number?: string; kind?: string; name: string } => {
  const words = address
    .toLowerCase()
    .replace(/[^\p{L}\d ]/gu, "")
    .split(" ");
  const number = /^\d+$/.test(words[0] ?? "") ? words.shift() : undefined;
  const kind = kinds.find((each) => each.split("|").includes(words.at(-1) ?? ""));
  return { number, kind, name: (kind ? words.slice(0, -1) : words).join(" ") };
});

/** The ways a home is named by its street; null where the address has none that is told apart from other words. */
const patternOf = keeping((address): RegExp | null => {
  const { number, kind, name } = partsOf(address);
  if (name.length < shortestName) return null;
  const numbered = number ? `${number} ${name}(?: (?:${kind ?? "x"}))?` : null;
  const withKind = kind ? `${name} (?:${kind})` : null;
  const alone = name.includes(" ") ? name : null;
  const ways = [numbered, withKind, alone].filter((way) => way !== null);
  return ways.length > 0 ? new RegExp(`\\b(?:${ways.join("|")})\\b\\.?(?=\\W|$)`, "giu") : null;
});
const shortestName = 3;

/** Whether a normal text has the name of the home's street, as whatever kind of street. */
export const namesStreet = (text: string, address: string): boolean =>
  ` ${text.replace(/\W+/g, " ")} `.includes(` ${normal(partsOf(address).name)} `);

/** Whether a text names the home by its street. */
export const namesHome = (text: string, address: string | null | undefined): boolean =>
  Boolean(address) && withHomeNamed(text, address, "en") !== text;

/** A text with the street of the home as the home: "is Birch St still open", "I'm outside 77 Birch". */
export function withHomeNamed(text: string, address: string | null | undefined, language: "en" | "es"): string {
  const pattern = address ? patternOf(address) : null;
  return pattern ? text.replace(pattern, spoken[language]) : text;
}
