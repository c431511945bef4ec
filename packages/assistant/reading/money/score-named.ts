import { creditScoreLimits } from "@porchlight/domain/qualification/credit-score.ts";
import { anyOf } from "../text/any-of.ts";
import { creditWords } from "./scores-told.ts";

/** Whether a normal text speaks of credit scores. */
export const speaksOfCredit = (text: string): boolean => creditWords.test(text);

const whose = { mine: "my", his: "his", hers: "her", theirs: "their", "el mio": "mi", "el suyo": "su" } as const;
const isAbout = "(?: is| was| would be| es| era|'s)?(?: (?:like|about|around|only|just|more like|at|como|unos|de))*";
const ofTime = anyOf(
  "a; an; per; every; each; k; month; week; hour; year; dollars; pounds; lbs?; al; por; la; mil; sq",
);
const ownOnes = new RegExp(
  String.raw`\b(${Object.keys(whose).join("|")})(${isAbout}) (\d{3})\b(?![\d,.:]\d|%| ?(?:${ofTime})\b)`,
  "g",
);

/** "Her credit is 700 and mine is 671": a normal text with a bare score called one, where scores are spoken of before it. */
export function withScoreNamed(text: string, isOfCredit: boolean): string {
  return text.replace(ownOnes, (words, who: keyof typeof whose, is: string, figure: string, at: number) => {
    const isScore = Number(figure) >= creditScoreLimits.low && Number(figure) <= creditScoreLimits.high;
    const isMeant = isScore && (isOfCredit || speaksOfCredit(text.slice(0, at)));
    if (!isMeant) return words;
    const name = who === "el mio" || who === "el suyo" ? "puntaje" : "credit score";
    return `${whose[who]} ${name}${is || " is"} ${figure}`;
  });
}
