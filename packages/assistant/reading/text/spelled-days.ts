import { monthInSpanish } from "../times/calendar-words.ts";
import { anyOf } from "./any-of.ts";
import { numberWords, ordinalWords } from "./number-words.ts";

/*
 * Days of the month in words as figures, so that one table of days reads both: "quince de junio" is "15 de junio", "the
 * twenty fifth" is "the 25th", "june fifteen" is "june 15".
 */

const upToThirtyOne = [...numberWords].filter(([, value]) => value <= 30).map(([word]) => word);
const tens = "twenty|thirty|treinta";
const dayWord = `(?:(?:${tens})(?:[ -]| y )(?:one|two|three|four|five|six|seven|eight|nine|uno?)|${upToThirtyOne.join("|")})`;
const englishMonths = anyOf(
  "jan(?:uary)?; feb(?:ruary)?; march; april; may; june; july; aug(?:ust)?; sept(?:ember)?; oct(?:ober)?; nov(?:ember)?",
  "dec(?:ember)?",
);
/** A day told without its month ends what is said of it: "para el veinte, gano …". */
const late = [...numberWords].filter(([, value]) => value >= 10 && value <= 30).map(([word]) => word);
const afterDay = "(?=$|[.,;!?]| (?:y|o|para|porque|pero|de este|de ese|del|si|a las?|en la)\\b)";
const afterCardinal =
  "(?=$|[.,;!?]| (?:or|and|to|for|works|at|if|cause|because|but|is|through|until|i|we|my|our|would)\\b)";

const dayOfMonth = new RegExp(
  [
    `\\b${dayWord}(?= de ${monthInSpanish}\\b)`,
    `(?<=\\b(?:el|del|al|dia) )(?:treinta y uno?|${late.join("|")})${afterDay}`,
    `(?<=\\b${englishMonths} (?:the )?)${dayWord}${afterCardinal}`,
  ].join("|"),
  "g",
);
const belowTen = ordinalWords.slice(0, 9);
const ordinal = new RegExp(
  `\\b(?:(twenty|thirty)[ -](${belowTen.join("|")})|(?<=\\b${englishMonths} (?:the )?)(${ordinalWords.join("|")}|thirtieth))\\b`,
  "g",
);
const suffixes = ["", "st", "nd", "rd"];

const dayTold = (words: string): number =>
  words
    .split(/[ -]/)
    .filter((word) => word !== "y")
    .reduce((sum, word) => sum + (numberWords.get(word) ?? 1), 0);

const asOrdinal = (day: number): string => `${day}${(day < 11 || day > 20 ? suffixes[day % 10] : "") || "th"}`;

/** Returns a normal text with its days of the month as figures. */
export const withDayFigures = (text: string): string =>
  text
    .replace(ordinal, (_, tenth: string | undefined, last: string, alone: string) => {
      if (tenth) return asOrdinal(numberWords.get(tenth)! + ordinalWords.indexOf(last) + 1);
      return asOrdinal(ordinalWords.indexOf(alone) + 1 || 30);
    })
    .replace(dayOfMonth, (words) => {
      const day = dayTold(words);
      return day <= 31 ? String(day) : words;
    });
