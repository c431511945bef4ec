import { latestMoveInTo, type QualifyingRule } from "@porchlight/domain/qualification/verdict.ts";
import { numberOfDay } from "../dialogue/home-clock.ts";
import { bearsFigure } from "../dialogue/obstacles.ts";
import type { TimeWish } from "../heard/times.ts";
import type { Draft } from "./draft.ts";
import type { Answered } from "./owner-answered.ts";

/*
 * What an owner consents to by naming it as the renter told it, whatever question the answer went to: "July 1 works for me".
 */

/** The requirements of which the owner's consent names what this renter told: the day to move in, the score, the income. */
export function toldAndNamed(draft: Draft, { consents, days }: Answered): QualifyingRule[] {
  const { creditScore, monthlyIncome } = draft.known;
  const figures = [monthlyIncome, monthlyIncome === null ? null : monthlyIncome * 12];
  const named: Record<"moveIn" | "credit" | "income", boolean> = {
    moveIn: days.some((day) => isOfMoveIn(draft, day)),
    credit: bearsFigure(consents, creditScore?.low) || bearsFigure(consents, creditScore?.high),
    income: figures.some((figure) => bearsFigure(consents, figure)),
  };
  return (["moveIn", "credit", "income"] as const).filter((rule) => named[rule]);
}

/** A day without an hour that the renter told to move in on, by its date or the number alone, or too late for the home as it asks. */
function isOfMoveIn({ known, world }: Draft, { not, from, to, at }: TimeWish): boolean {
  if (not || from === null || at !== null || known.moveIn === null) return false;
  const { moveIn } = known;
  const isWithin = from <= moveIn.to && moveIn.from <= (to ?? from);
  const isItsNumber = moveIn.from === moveIn.to && from === to && numberOfDay(from) === numberOfDay(moveIn.from);
  return isWithin || isItsNumber || from > latestMoveInTo(world.property, world.now).toString();
}
