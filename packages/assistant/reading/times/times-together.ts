import { family, inSpanish, partners } from "../people/relatives.ts";
import { least } from "../rank.ts";
import { anyOf } from "../text/any-of.ts";
import { anyWeekday } from "./calendar-words.ts";
import { either, suits } from "./days.ts";
import type { TimeRole } from "./time-role-features.ts";
import type { JudgedTime } from "./time-roles.ts";

/**
 * "She works Tuesdays and Thursdays", "not Thursday or Friday": of two days named in a breath, what surely keeps somebody on the
 * first or is refused of it is so of the second.
 */
export function togetherJudged(times: readonly JudgedTime[], text: string): JudgedTime[] {
  const together: JudgedTime[] = [];
  for (const judged of times) {
    const before = text.slice(0, judged.at);
    const isKept = (!judged.hasHour && worksThen.test(before)) || describesOffers.test(before);
    const time = isKept ? { ...judged, role: "elsewhere" as const, likely: 1 } : judged;
    const first = together.at(-1);
    const joins = first && joining[first.role];
    const isOne =
      first !== undefined &&
      joins !== undefined &&
      first.likely >= least.time.amongSeveral &&
      [first, time].every(({ at, end, hasHour }) => !hasHour && isWeekday.test(text.slice(at, end))) &&
      joins.test(text.slice(first.end, time.at)) &&
      !suits.test(text.slice(time.end));
    together.push(isOne ? { ...time, role: first.role, likely: first.likely } : time);
  }
  return together;
}
/** "My sister works Mondays" */
const worksThen = new RegExp(
  String.raw`\b(?:(?:my|our|mi) (?:${partners}|${family}|${inSpanish})|s?he|ella|i|yo) ${anyOf(
    "works?; is working; (?:am|is) on (?:shift|call|duty|doubles); (?:do|does|pull|pulls) (?:doubles|12s|twelves|nights); trabaj[ao]; (?:has|have|tiene|tengo) (?:class|school|work|clases?|turno)",
  )}(?: doubles| late)?(?: on| el| los)* $`,
);
/** "Those are all after five except Sunday" tells of the times there are, and wishes for none. */
const describesOffers = new RegExp(
  String.raw`\b${anyOf(
    "(?:those|these|they) are (?:all|mostly|only); (?:all|most|none) of (?:those|these|them) are",
    "(?:tod[oa]s|es[oa]s|casi tod[oa]s) (?:son|estan)",
  )}\b[^.,;:!?]*$`,
);
const andThen = /^,? (?:and|or|y|o) (?:on |el |los )?$/;
const joining: Partial<Record<TimeRole, RegExp>> = { elsewhere: andThen, refused: either };

/** Whether words are the name of a day, and no more. */
export const isWeekday = new RegExp(`^(?:el |los )?${anyWeekday}s?$`);
