import { keeping } from "../text/kept.ts";

const digits = {
  ...{ zero: 0, oh: 0, o: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
  ...{ cero: 0, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9 },
} as const;
const isDigit = (word: string): word is keyof typeof digits => Object.hasOwn(digits, word);

/** A number of ten digits, said one by one; a digit may be written among them: "two oh eight 5 5 5 ...". */
const tenDigits = String.raw`(?:(?:${Object.keys(digits).join("|")}|\d)\b[\s,.-]*){10}`;
/** No number begins with a one but for the country's. */
const spoken = new RegExp(String.raw`\b(?:(?:plus )?(?:one|uno)\b[\s,.-]*)?(${tenDigits})`, "gi");

/** A text with a phone number in figures that was dictated digit by digit. */
const withSpokenDigits = (text: string): string =>
  text.replace(spoken, (_, run: string) => {
    const figures = run
      .toLowerCase()
      .split(/[\s,.-]+/)
      .filter(Boolean)
      .map((word) => (isDigit(word) ? digits[word] : word))
      .join("");
    return `${figures.slice(0, 3)}-${figures.slice(3, 6)}-${figures.slice(6)}${/\s$/.test(run) ? " " : ""}`;
  });

/** "Ana dot cruz at example dot com", "ana guion bajo cruz arroba example punto com" */
const signs = { dot: ".", punto: ".", underscore: "_", "guion bajo": "_", dash: "-", hyphen: "-", guion: "-" } as const;
const sign = new RegExp(String.raw` (${Object.keys(signs).join("|")}) `, "gi");
const endings = "com|net|org|edu|gov|mil|io|us|me|co|test";
const spokenAt = / (?:at|arroba) /i;
const spokenAddress = new RegExp(
  String.raw`\b((?:[\w-]+${sign.source})*[\w.-]+) (?:at|arroba) (?!the )((?:[\w-]+(?: (?:dot|punto) |\.))+(?:${endings}))\b`,
  "gi",
);
const withSigns = (words: string): string =>
  words.replace(sign, (_, word: string) => signs[word.toLowerCase() as keyof typeof signs]);

/** A text with the number and the address written that were dictated in it. */
export const withSpokenContact = keeping((text): string => {
  const told = withSpokenDigits(text);
  return spokenAt.test(told)
    ? told.replace(spokenAddress, (_, local: string, __, host: string) => `${withSigns(local)}@${withSigns(host)}`)
    : told;
});
