import { withoutPhones } from "../contact/addresses.ts";
import { anyOf } from "../text/any-of.ts";
import { keeping } from "../text/kept.ts";
import { numberWords } from "../text/number-words.ts";
import { wordIn } from "../text/word-sets.ts";
import { numberAt, type Rewrite, rewritten, type Token, tokensIn } from "./number-tokens.ts";
import { withHoursInFigures } from "./pay-by-hour.ts";
import { withHundredsInFigures, withThousandsCarried } from "./said-short.ts";

/*
 * Amounts in words as figures, so that one table of facts reads both: "six thousand five hundred" is "6500", "sixty-two
 * grand" is "62000", "tres mil quinientos" is "3500". Works on a normal text (normal.ts).
 */

/** What a word adds. */
const values = new Map<string, number>([
  ...numberWords,
  ["cien", 100],
  ["ciento", 100],
  ..."doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos"
    .split(" ")
    .map((word, at): [string, number] => [word, 200 + 100 * at]),
]);
const thousands = new Set(["thousand", "grand", "mil"]);

const value = [...values.keys()].join("|");
const hundreds = "(?:doscient|trescient|cuatrocient|quinient|seiscient|setecient|ochocient|novecient)os";
const scale = "hundred|thousand|grand|mil";
const oneOf = (words: string): string => `(?:${words})`;
const numbers = `(?:an?|${value})(?:[ -](?:${value}|y(?= (?:${value}))))*`;
const noScore = "(?! (?:credit|score|fico|de credito|de puntaje))";
/** "11 hundred is fine", "17 hundred hours": an hour as a soldier says it. */
const noClock = "(?!(?:1?\\d|2[0-4]) hundred (?:works|hours|hrs|sharp|is (?:good|fine|okay|perfect))\\b)";
/** How an amount in words begins: "forty one hundred", and in figures "41 hundred", "6 thousand 500", "6 mil quinientos". */
const beginning = anyOf(
  `${noClock}\\d{1,2} hundred`,
  `\\d{1,3} (?:thousand|mil) (?:and )?\\d{3}${noScore}`,
  `${numbers}(?: and a half)? ${oneOf(scale)}`,
  "(?<!\\d )mil",
  hundreds,
  `\\d{1,3} (?:thousand|mil)(?= (?:and )?${oneOf(value)}\\b)`,
);
/** "Forty two hundred and forty eight hundred" are two amounts: what has a scale of its own, and no lower one, begins anew. */
const noAmount = (scales: string): string => `(?! (?:${value})(?:[ -](?:${value}))*[ -](?:${scales})\\b)`;
const and = `(?:(?<=hundred) and${noAmount(scale)}|(?<=thousand|grand|mil) and${noAmount("thousand|grand|mil")})`;
const goingOn = `(?:${and}?[ -](?:${value}|${scale}|y(?= (?:${value}))${noAmount("mil")}))*`;
const noThanks = "(?<!\\b(?:thanks|gracias|thank you) )";
const spoken = new RegExp(`\\b${noThanks}${beginning}${goingOn}\\b(?! (?:thanks|gracias|times|veces|percent))`, "g");

const belowHundred = `(?:${value})(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?`;

/** "4.600" is 4600: nobody tells an amount to a tenth of a cent. */
const dotted = /(?<![\d.,])(\d{1,3})\.(\d{3})(?![\d.,]\d|\d)/g;

/** "12 to 15 hundred" is both times hundreds. */
const scaledOnce = new RegExp(
  `\\b(\\d{1,2}|${belowHundred})(?=(?: (?:to|or|a|o) | ?- ?)(?:\\d{1,2}|${belowHundred}) (${scale})\\b)`,
  "g",
);

const withAmounts = (text: string): string => inFigures(text.replace(dotted, "$1$2"));
const inFigures = (said: string): string => {
  const text = withThousandsCarried(withHundredsInFigures(withHoursInFigures(said)));
  return anyAmount.test(text)
    ? text.replace(scaledOnce, "$1 $2").replace(spoken, (words) => String(amountOf(words)))
    : text;
};
/** What a clause tells in figures: amounts in words as such, and no digits of a phone. */
export const asFigures = keeping((text): string => withAmounts(withoutPhones(text)));
const anyAmount = new RegExp(`\\b(?:${scale}|${hundreds})\\b`);

function amountOf(words: string): number {
  let total = 0;
  let below = 0;
  for (const word of words.replace(/ and a half/, " half").split(/[ -]/)) {
    if (word === "half") below += 0.5;
    else if (word === "hundred") below = (below || 1) * 100;
    else if (thousands.has(word)) {
      total += (below || 1) * 1000;
      below = 0;
    } else below += values.get(word) ?? (Number(word) || 0);
  }
  return total + below;
}

/**
 * Scores as they are said aloud: "seven ten" is 710, "six eighty five" 685, "seven oh five" 705, "the six eighties" the 680s,
 * "high sixes" those from 660 on. Only where a score is told.
 */
export const withScore = (text: string): string =>
  text
    .replace(century, (_, hundreds?: string, alone?: string) => `${values.get(hundreds ?? alone ?? "")}00s`)
    .replace(inSpanish, (_, hundreds: string, rest: string) =>
      String((values.get(hundreds) ?? 0) * 100 + amountOf(rest.replace(" y ", " "))),
    )
    .replace(decade, (_, hundreds: string, tens: string) => `${values.get(hundreds)}${values.get(`${tens}y`)}s`)
    .replace(score, (_, hundreds: string, zero?: string, unit?: string, tens?: string, one?: string) => {
      const rest = zero ? (values.get(unit!) ?? 0) : (values.get(tens!) ?? 0) + (values.get(one ?? "") ?? 0);
      return String((values.get(hundreds) ?? 0) * 100 + rest);
    });
/** "Low six hundreds", "high sixes" */
const century =
  /\b(five|six|seven|eight) hundreds\b|(?<=\b(?:low|lower|mid|middle|high|upper)[ -])(six|seven|eight)(?:es|s)\b/g;
/** "Mi crédito anda en seis ochenta" says no hour. */
const inSpanish = new RegExp(
  String.raw`(?<=\b(?:credito|puntaje|score|fico)\b[^.;\d]{0,25} )(cinco|seis|siete|ocho) ((?:diez|quince|veint\w+|\w+(?:e|i)nta|cuarenta)(?: y (?:${value}))?)\b`,
  "g",
);
/** "Como seis cuarenta, creo", "ella siete veinte", to the question for a score: a text with it in figures. */
export function withScoreAnswered(text: string): string {
  if (!hundredsOfScore.some((word) => text.includes(word))) return text;
  const tokens = tokensIn(text);
  return rewritten(
    text,
    tokens.flatMap(({ word, at }, place): Rewrite[] => {
      const hundreds = hundredsOfScore.indexOf(word);
      const rest = hundreds < 0 ? null : numberAt(tokens, place + 1);
      if (!rest?.isInWords || rest.value < 10 || !isOfScore(tokens, place, rest.next)) return [];
      const end = (tokens[rest.next - 1] as Token).end;
      return [{ at, end, as: String((hundreds + 5) * 100 + rest.value) }];
    }),
  );
}
const hundredsOfScore = ["cinco", "seis", "siete", "ocho"];
/** Whether what stands around some tokens lets them be a score, and no hour or amount. */
const isOfScore = (tokens: readonly Token[], from: number, next: number): boolean =>
  (from === 0 || leadsToScore(tokens[from - 1]?.word)) && !isOfElse(tokens[next]?.word);
const leadsToScore = wordIn(
  "tengo; tiene; es; esta; como; creo; de; un; ando; anda; en; mio; por; menos; casi; unos; y; yo; ella; el; esposo; esposa",
);
const isOfElse = wordIn("mil; cientos; dolares; anos; meses; la; de; am; pm; por; al");

const decade = /\b(five|six|seven|eight)[ -](twent|thirt|fort|fift|sixt|sevent|eight|ninet)ies\b/g;
const tens = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const units = "one|two|three|four|five|six|seven|eight|nine";
const score = new RegExp(
  String.raw`\b(five|six|seven|eight)[ -]${anyOf(
    `(oh?|zero)[ -](${units})`,
    `(ten|eleven|twelve|${anyOf(
      "thir; four; fif; six; seven; eigh; nine",
    )}teen|${tens})(?:(?<!en)[ -](${units})(?![ -](?:${tens})))?`,
  )}\b(?! (?:dollars|thousand|hundred|grand))`,
  "g",
);
