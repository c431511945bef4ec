import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { numberIn } from "../people/person-words.ts";
import type { Asked } from "./asked.ts";

/*
 * Bare answers in a row, as Piper asked: "8k, 780, 1, 0, june 1".
 */

const fewestAnswers = 3;
const none = /^(?:no|none|nope|nah|zero|0|ninguna|ninguno|nada|cero)$/;

/** Who would live there and that there are no pets, where a row of bare answers says so by a small number and a no. */
export function listedAnswers(text: string, asked: Asked): Partial<RenterFacts> {
  if (!asked.includes("occupants") || !asked.includes("pets")) return {};
  const answers = text.split(/, | ?[/;\n] ?/).map((each) => each.replace(/[.!]+$/, "").trim());
  if (answers.length < fewestAnswers) return {};
  const people = answers.map((each) => numberIn(each)).find((number) => number !== null && number > 0);
  return {
    ...(people ? { occupants: people } : {}),
    ...(answers.some((each) => none.test(each)) ? { pets: [] } : {}),
  };
}
