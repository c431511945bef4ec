import { anyOf } from "../text/any-of.ts";
import { keeping } from "../text/kept.ts";
import { weekday } from "./calendar-words.ts";

/*
 * Hours in words as figures, so that one table of clocks reads both: "half past two" is "2:30", "las nueve y media" is
 * "las 9:30", "6ish" is "around 6". Works on a normal text (normal.ts).
 */

const english = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const spanish = ["una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce"];
const minuteWords: Record<string, number> = {
  five: 5,
  "oh five": 5,
  "o five": 5,
  ten: 10,
  fifteen: 15,
  quarter: 15,
  twenty: 20,
  "twenty five": 25,
  thirty: 30,
  half: 30,
  forty: 40,
  "forty five": 45,
  fifty: 50,
  cinco: 5,
  diez: 10,
  cuarto: 15,
  quince: 15,
  veinte: 20,
  veinticinco: 25,
  media: 30,
  treinta: 30,
};

const hour = `(${english.join("|")}|1[0-2]|[1-9])`;
const hora = `(${spanish.join("|")}|1[0-2]|[1-9])`;
const hourOf = (word: string): number => Math.max(english.indexOf(word), spanish.indexOf(word)) + 1 || Number(word);
const minutesOf = (word: string): number => minuteWords[word.replace("-", " ")] ?? Number(word);
const clock = (hours: number, minutes: number): string => `${hours}:${String(minutes).padStart(2, "0")}`;
const until = (hours: number, minutes: number): string => clock(hours === 1 ? 12 : hours - 1, 60 - minutes);

/** "Dec 7 or so" is a day. */
const months = "jan|feb|mar(?!tes)|apr|may|jun|jul|aug|sep|oct|nov|dec";

/** What a number counts, after which it is no hour: "after two years". */
const counted = String.raw`(?:(?:or|to) \w+ )?(?:\w+ )?${anyOf(
  "hundred; thousand; grand; dollars?; bucks; months?; years?; weeks?; days?; hours?; minutes?; miles?",
  String.raw`blocks?; people; persons?; adults?; kids?; children; of\b; dogs?; cats?; pets?; cars?; beds?`,
  "bedrooms?; baths?; floors?; rooms?; stars?",
)}`;

/** "The second Saturday one" is no hour. */
const named = english.slice(1).join("|");

const noDate = String.raw`(?<![\w$:.,/-]|\b(?:${months})[a-z]* )`;
const roughly = String.raw`(?:-?ish\b| or so\b| give or take\b)`;

/** "Before 11 or so" is a bound, and no hour. */
const bounds = "(?:before|after|by|until|till|past|from|between|and|to)";

/** What is said before an hour without meaning more than it. */
const hedge = "(?:like|say|maybe|about|around|um|uh)";

/** "Once y media si se puede": what may follow an hour said without its article; "dos y media recámaras" is none. */
const afterHalf =
  "si|por favor|porfa|esta|me|nos|mejor|de la|en punto|o|y|el|para|puede|puedo|podemos|podria|que|pero|cuando|entonces";

type Spoken = { needs: RegExp; pattern: RegExp; figures: (...words: string[]) => string };

const spoken: readonly Spoken[] = [
  {
    needs: /clock/,
    pattern: new RegExp(`\\b${hour} (?:o |of the |oh )?'?(?:o'?)?clock\\b`, "g"),
    figures: (_, hours) => `${hourOf(hours!)} o'clock`,
  },
  {
    needs: /past|after|to /,
    pattern: new RegExp(
      `\\b(?:at )?(?:a )?(half|quarter|(?:five|ten|twenty|twenty[- ]five|5|10|20|25)(?= (?:minutes )?past)) (?:minutes )?(?:past|after) ${hour}\\b(?!:)`,
      "g",
    ),
    figures: (_, minutes, hours) => `at ${clock(hourOf(hours!), minutesOf(minutes!))}`,
  },
  {
    needs: /quarter|minutes to/,
    pattern: new RegExp(
      `\\b(?:at )?(?:a )?(quarter|(?:five|ten|twenty|5|10|20)(?= minutes)) (?:minutes )?(?:to|till) ${hour}\\b(?!:)`,
      "g",
    ),
    figures: (_, minutes, hours) => `at ${until(hourOf(hours!), minutesOf(minutes!))}`,
  },
  {
    needs: /half/,
    pattern: new RegExp(`(?<=^|\\bat |[,.?!] )half ${hour}(?=$|[.,?!]| (?:then|please|works))`, "g"),
    figures: (_, hours) => `at ${clock(hourOf(hours!), 30)}`,
  },
  {
    needs: /fifteen|thirty|forty/,
    pattern: new RegExp(`\\b(${bounds} )?(?:at )?(${english.join("|")})[- ](fifteen|thirty|forty[- ]five)\\b`, "g"),
    figures: (_, bound = "at ", hours, minutes) => `${bound}${clock(hourOf(hours!), minutesOf(minutes!))}`,
  },
  {
    needs: / or at \d/,
    pattern: new RegExp(`\\b(?:at )?(?:${hedge} )*(${english.join("|")})(?= or at \\d)`, "g"),
    figures: (_, hours) => `at ${hourOf(hours!)}`,
  },
  {
    needs: /day\b/,
    pattern: new RegExp(
      `(?<=\\b${weekday} (?:${hedge} )*)(${named})(?= (?!${counted})|[.,?!]|$)|(?<!\\b${bounds} )\\b(${named})(?= (?:on )?${weekday}\\b)`,
      "g",
    ),
    figures: (_, after, before) => `at ${hourOf((after ?? before)!)}`,
  },
  {
    needs: /\bat |o'clock|[ap]m\b|in the|around|after|before|between|from |about|by |til|er than /,
    pattern: new RegExp(
      [
        String.raw`(?<=\b${anyOf(
          String.raw`at; around; after; before; by; between; from; (?:un)?till?; (?:later|earlier) than; (?:between|from) \S+ (?:and|to)`,
        )} (?:${hedge} )*)(${english.join("|")})(?= (?!${counted})|[.,?!]|$)`,
        String.raw`\b(${english.join("|")})(?= ?(?:o'clock|am|pm|p\.m|a\.m)\b| ${anyOf(
          "in the (?:morning|afternoon|evening); at night",
        )}\b)`,
      ].join("|"),
      "g",
    ),
    figures: (_, after, before) => String(hourOf((after ?? before)!)),
  },
  {
    needs: /ish|or so|give or take/,
    pattern: new RegExp(
      `${noDate}(${bounds} )?(?:at |around |about )?(1[0-2]|[1-9])(:[0-5]\\d)?(?: ?(am|pm))?${roughly}(?: (am|pm)\\b)?`,
      "g",
    ),
    figures: (_, bound = "at ", hours, minutes = "", half = "", later = "") =>
      `${bound}${hours}${minutes}${half || later}`,
  },
  {
    needs: /\bla(?:s)? /,
    pattern: new RegExp(
      `\\b(a |como a |para )?(las?) ${hora} (?:y|con) (media|cuarto|cinco|diez|quince|veinte|veinticinco|treinta|[1-5][05])\\b(?! ?(?:personas|gatos|perros|recamaras))`,
      "g",
    ),
    figures: (_, before = "", article, hours, minutes) =>
      `${before}${article} ${clock(hourOf(hours!), minutesOf(minutes!))}`,
  },
  {
    needs: / y (?:media|cuarto)/,
    pattern: new RegExp(`(?<!\\blas? |[\\d:] )\\b${hora} y (media|cuarto)\\b(?=$|[.,?!]| (?:${afterHalf})\\b)`, "g"),
    figures: (_, hours, minutes) => `a las ${clock(hourOf(hours!), minutesOf(minutes!))}`,
  },
  {
    needs: /menos|para/,
    pattern: new RegExp(`\\blas? ${hora} menos (cuarto|cinco|diez|veinte)\\b`, "g"),
    figures: (_, hours, minutes) => `a las ${until(hourOf(hours!), minutesOf(minutes!))}`,
  },
  {
    needs: /\blas? /,
    pattern: new RegExp(
      String.raw`(?<=\b(?:a|de|entre|desde|hasta|como a|y) las? )(${spanish.join("|")})(?= |[.,?!]|$)(?! ${anyOf(
        "personas?; primer; segund; recamaras?; perros?; gatos?; nin[oa]s?; hij[oa]s?; de (?!la )",
      )})`,
      "g",
    ),
    figures: (_, hours) => String(hourOf(hours!)),
  },
];

/** What any of these is made of; looking for it costs next to nothing. */
const hours =
  "(?:(?:like|say|maybe|about|around|um|uh) )*(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
const horas = String.raw`(?:\d|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)`;
const anySpoken = new RegExp(
  anyOf(
    String.raw`half; quarter; past; minutes to; clock; thirty; fifteen; forty; ish\b; or so`,
    String.raw`\b(?:at|around|after|before|by|between|from|(?:un)?till?|(?:later|earlier) than) ${hours}\b`,
    String.raw`${hours} ?(?:am|pm|in the|at night|a\.m|p\.m)\b`,
    String.raw`\blas? ${horas}; y (?:media|cuarto)\b`,
    String.raw`\b${weekday} ${hours}\b; \b${hours} (?:on )?${weekday}\b`,
  ),
);

export const withFigures = keeping((text) =>
  anySpoken.test(text)
    ? spoken.reduce(
        (said, { needs, pattern, figures }) => (needs.test(said) ? said.replace(pattern, figures) : said),
        text,
      )
    : text,
);
