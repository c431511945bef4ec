import { numbersFrom } from "./same-order.ts";

/** Returns some of the sentences that a line with alternatives makes, the same each time: "{can|could} I {see|view} it". */
export function sentencesOf(words: string, line: number, mostOfLine: number): string[] {
  if (!words.includes("{")) return [words];
  const pick = numbersFrom(line + 1);
  const made = Array.from({ length: mostOfLine }, () =>
    words
      .replace(/\{([^}]*)\}/g, (_, choices: string) => {
        const all = choices.split("|");
        return all[pick(all.length)]!;
      })
      .replace(/ +/g, " ")
      .trim(),
  );
  return [...new Set(made)];
}
