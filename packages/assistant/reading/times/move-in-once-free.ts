import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { namesMonth } from "./day-readers.ts";

/** "By the 10th", of a home that is free in two months: a day without its month is the first such day once the home is free. */
export function moveInOnceFree(
  facts: Partial<RenterFacts>,
  normalText: string,
  freeFrom: string | null,
): Partial<RenterFacts> {
  const { moveIn } = facts;
  if (!moveIn || freeFrom === null || moveIn.from !== moveIn.to || moveIn.from >= freeFrom) return facts;
  if (!dayOfMonth.test(normalText) || namesMonth(normalText) || /\d\//.test(normalText)) return facts;
  const free = Temporal.PlainDate.from(freeFrom);
  const { day } = Temporal.PlainDate.from(moveIn.from);
  const sameMonth = free.with({ day });
  const first = Temporal.PlainDate.compare(sameMonth, free) < 0 ? sameMonth.add({ months: 1 }) : sameMonth;
  return { ...facts, moveIn: { from: first.toString(), to: first.toString() } };
}

const dayOfMonth = /\b(?:the |by |on )?\d{1,2}(?:st|nd|rd|th)\b|\b(?:el|dia) \d{1,2}\b/;
