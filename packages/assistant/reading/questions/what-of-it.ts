import type { Point, Question } from "../../heard/questions.ts";
import { asksPoint, saysPoint } from "./points-asked.ts";

/*
 * What a question wants to know of a thing, and whether a sentence says that: "who shovels" is told by who removes the snow
 * and not by where the shovels are.
 */

/** A sentence that does not say one of these is beside the question that asks it, whatever else it says of the thing. */
const wholly: ReadonlySet<Point> = new Set(["fuel", "included", "hours", "smell", "sound"]);

/** A sum is an amount too, and not told twice. */
const allPoints: readonly Point[] = [
  "amount",
  "exclusive",
  "means",
  "size",
  "whoever",
  "fuel",
  "included",
  "count",
  "date",
  "condition",
  "distance",
  "choice",
  "hours",
  "permission",
  "smell",
  "sound",
  "which",
];

/** Whether a question wants to know something of a thing that there being one does not tell. */
export const asksOfPart = (question: string): boolean => ofPart.some((point) => asksPoint(point, question));
const ofPart: readonly Point[] = ["sum", "exclusive", "hours", "whoever", "means", "size", "condition", "date"];

export type PointsSaid = { asked: number; said: number; isBeside: boolean };

/** How many things a question wants to know, and how many of them a sentence says. */
export function pointsSaid({ wants }: Question, sentence: string): PointsSaid {
  const asked = allPoints.filter((point) => wants.has(point));
  const unsaid = asked.filter((point) => !saysPoint(point, sentence));
  return {
    asked: asked.length,
    said: asked.length - unsaid.length,
    isBeside: unsaid.length === asked.length && unsaid.some((point) => wholly.has(point)),
  };
}

/** Whether a question in the normal form wants to know an amount. */
export const asksAmount = (question: string): boolean => asksPoint("amount", question);

/** Whether a sentence says an amount, or that there is none to pay. */
export const saysAmount = (sentence: string): boolean => saysPoint("amount", sentence);
