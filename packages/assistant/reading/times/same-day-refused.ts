import type { TimeWish } from "../../heard/times.ts";
import { clockTimesIn } from "./clock-times.ts";

const part = "(day|morning|afternoon|evening|night)";
const parte = "(dia|manana|tarde|noche)";
const notThat = new RegExp(
  [
    `\\b(?:not|can not(?: do| make| come)?|except|nothing)(?: on| for| in)* (?:that|the same) ${part}\\b`,
    `\\bthat ${part} (?:does not work|will not work|is (?:out|no good|bad|taken))\\b`,
    `\\b(?:no puedo|no) (?:en )?es[ea] ${parte}\\b|\\bes[ea] ${parte} no (?:puedo|me|podemos)\\b`,
  ].join("|"),
);

/** A normal text without its "not that evening", which wishes for no evening. */
export const withoutSameDayRefused = (text: string): string => text.replace(notThat, " ");

/** "Not that evening" of a normal text, as a wish that refuses that part of the day spoken of; none where it refuses none. */
export function refusedOfSameDay(text: string): TimeWish[] {
  const found = notThat
    .exec(text)
    ?.slice(1)
    .find((word) => word !== undefined);
  if (found === undefined) return [];
  const [hours] = clockTimesIn(/^(?:manana|tarde|noche)$/.test(found) ? `por la ${found}` : found);
  return [
    {
      ...{ from: null, to: null, at: null, tourType: null, choice: null },
      ...{ after: hours?.after ?? null, before: hours?.before ?? null },
      not: true,
      isSameDay: true,
    },
  ];
}
