const digits = {
  ...{ zero: 0, oh: 0, o: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
  ...{ cero: 0, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9 },
} as const;
const isDigit = (word: string): word is keyof typeof digits => Object.hasOwn(digits, word);

/** A number of ten digits, said one by one; a digit may be written among them: "two oh eight 5 5 5 ...". */
const spoken = new RegExp(String.raw`\b(?:(?:${Object.keys(digits).join("|")}|\d)\b[\s,.-]*){10}`, "gi");

/** A text with a phone number in figures that was dictated digit by digit. */
export const withSpokenDigits = (text: string): string =>
  text.replace(spoken, (run) => {
    const figures = run
      .toLowerCase()
      .split(/[\s,.-]+/)
      .filter(Boolean)
      .map((word) => (isDigit(word) ? digits[word] : word))
      .join("");
    return `${figures.slice(0, 3)}-${figures.slice(3, 6)}-${figures.slice(6)}${/\s$/.test(run) ? " " : ""}`;
  });
